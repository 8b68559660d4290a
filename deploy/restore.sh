#!/bin/sh
# Replace all tables with a backup made by backup.sh: restore.sh DATABASE-URL FILE
# Stop the server first. An existing SQLite file is kept beside it under another name.
set -eu
url=$1 file=$2
[ -s "$file" ] || { echo "$file does not exist or is empty; name a file made by backup.sh." >&2; exit 1; }
case $url in
sqlite:///*)
    place=${url#sqlite:///}
    umask 077
    mkdir -p "$(dirname "$place")"
    cp "$file" "$place.new"
    if [ -e "$place" ]; then mv "$place" "$place.before-$(date -u +%Y-%m-%dT%H-%M-%SZ)"; fi
    rm -f "$place-wal" "$place-shm"
    mv "$place.new" "$place"
    ;;
postgresql://*)
    pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error --dbname="$url" "$file"
    ;;
*)
    echo "$url is neither sqlite:///FILE nor postgresql://…; name the database as the server does." >&2
    exit 2
    ;;
esac
echo "Restored from $file; start the server."
