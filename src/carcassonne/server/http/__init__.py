"""HTTP: middleware, requests, refusals, routes and their description."""
