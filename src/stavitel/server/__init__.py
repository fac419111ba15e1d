"""Tables on the network."""
