"""A program for a web table in forty lines. It gets a token, takes a seat and plays the move that gains most at once.

python examples/program.py http://localhost:8000 TABLE        take an open seat at a table
python examples/program.py http://localhost:8000 new GAME     open a table against greedy
"""

import json
import sys
import urllib.request

server, table, *game = sys.argv[1:]
headers = {"Content-Type": "application/json"}


def ask(method, path, body=None):
    """Send a request and return the answer."""
    request = urllib.request.Request(server + path, json.dumps(body).encode() if body else None, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def moves(position):
    """Yield the gain and form of each legal move; the server sends them in columns, one group per kind."""
    for group in position["choices"]:
        for number in range(group["count"]):
            form = {"kind": group["kind"], **{field: values[number] for field, values in group["fields"].items()}}
            yield (group.get("gains") or [0] * group["count"])[number], form


headers["Authorization"] = "Bearer " + ask("POST", "/api/programs", {"name": "Forty lines"})["token"]
if table == "new":
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = ask("POST", "/api/tables", {"game": game[0], "seats": seats})["info"]["id"]
    seat = 0
else:
    seat = ask("POST", f"/api/tables/{table}/join", {})["seat"]
news = ""
while True:  # each request waits up to 20 seconds for news
    position = ask("GET", f"/api/tables/{table}?seat={seat}{news}")["position"]
    version = position["version"]
    news = f"&after={version}&wait=20"
    if position["status"] == "over":
        break
    if position["decision"]["seat"] == seat:
        best = max(moves(position), key=lambda move: move[0])[1]
        ask("POST", f"/api/tables/{table}/play", {"id": f"move-{version}", "seat": seat, "version": version, "form": best})
print("over:", server + "/table/" + table)
