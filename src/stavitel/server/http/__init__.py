"""The web side: HTTP handlers, WebSockets, and who may do what."""
