"""Tables in memory: the game at each, who looks on, who answers for bots."""
