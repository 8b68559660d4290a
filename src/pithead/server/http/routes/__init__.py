"""The endpoints, by subject: what each HTTP address does. How a request is read and answered is in `http/endpoint`."""

from pithead.server.http.routes import account, games, lobby, operations, records, tables

ENDPOINTS = (
    *games.ENDPOINTS,
    *account.ENDPOINTS,
    *lobby.ENDPOINTS,
    *tables.ENDPOINTS,
    *records.ENDPOINTS,
    *operations.ENDPOINTS,
)
