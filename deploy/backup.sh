#!/bin/sh
# Back up all tables while the server runs: backup.sh DATABASE-URL FOLDER
# Uses SQLite's own backup, or pg_dump for PostgreSQL. Prints the name of the file; restore.sh takes it.
set -eu
url=$1 folder=$2
mkdir -p "$folder"
umask 077 # the backup contains the hidden information of running tables
when=$(date -u +%Y-%m-%dT%H-%M-%SZ)
case $url in
sqlite:///*)
    file=$folder/tables-$when.sqlite3
    "${PYTHON:-python3}" - "${url#sqlite:///}" "$file" <<'END'
import sqlite3
import sys

with sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True) as tables, sqlite3.connect(sys.argv[2]) as copy:
    tables.backup(copy)
    (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
sys.exit(None if sound == "ok" else f"The copy is damaged: {sound}")
END
    ;;
postgresql://*)
    file=$folder/tables-$when.dump
    pg_dump --format=custom --no-owner --file="$file" "$url"
    ;;
*)
    echo "$url is neither sqlite:///FILE nor postgresql://…; name the database as the server does." >&2
    exit 2
    ;;
esac
echo "$file"
