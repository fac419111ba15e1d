"""How many connections there are from each address and to each table: one visitor must not take them all."""

from collections import Counter

from stavitel.server.settings import Settings


class ConnectionCounts:
    """The open WebSockets of one process."""

    def __init__(self, settings: Settings) -> None:
        self._per_address = settings.sockets_per_address
        self._per_table = settings.sockets_per_table
        self._addresses: Counter[str] = Counter()
        self._tables: Counter[str] = Counter()

    def add(self, address: str, table_id: str) -> bool:
        """Counts one more, unless there are too many from its address already."""
        if self._addresses[address] >= self._per_address:
            return False
        self._addresses[address] += 1
        self._tables[table_id] += 1
        return True

    def is_crowded(self, table_id: str) -> bool:
        """Whether there are more at a table than may be, of whom those who play there stay."""
        return self._tables[table_id] > self._per_table

    def remove(self, address: str, table_id: str) -> None:
        """One has ended."""
        for counter, key in ((self._addresses, address), (self._tables, table_id)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
