"""A program at a web table, in forty lines: it gets a token, sits down, and plays the move that gains most at once.

python examples/program.py http://localhost:8000 TABLE        takes a free seat of a table
python examples/program.py http://localhost:8000 new GAME     opens one against greedy
"""

import json
import sys
import urllib.request

server, table, *game = sys.argv[1:]
headers = {"Content-Type": "application/json"}


def ask(method, path, body=None):
    """What the server answers."""
    request = urllib.request.Request(server + path, json.dumps(body).encode() if body else None, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def moves(position):
    """The legal moves: they come in columns, one group for each kind."""
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
while True:  # waits up to 20 seconds for something new
    position = ask("GET", f"/api/tables/{table}?seat={seat}{news}")["position"]
    version = position["version"]
    news = f"&after={version}&wait=20"
    if position["status"] == "over":
        break
    if position["decision"]["seat"] == seat:
        best = max(moves(position), key=lambda move: move[0])[1]
        ask("POST", f"/api/tables/{table}/play", {"id": f"move-{version}", "seat": seat, "version": version, "form": best})
print("over:", server + "/table/" + table)
