"""The endpoints by subject. `http/endpoint.py` says how a request is read and answered."""

from pithead.server.http.routes import account, games, guides, lobby, operations, records, rulebook, tables

ENDPOINTS = (
    *games.ENDPOINTS,
    *guides.ENDPOINTS,
    *rulebook.ENDPOINTS,
    *account.ENDPOINTS,
    *lobby.ENDPOINTS,
    *tables.ENDPOINTS,
    *records.ENDPOINTS,
    *operations.ENDPOINTS,
)
