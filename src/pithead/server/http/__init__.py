"""HTTP: endpoints, middleware, rate limits, errors, static files and the OpenAPI description."""
