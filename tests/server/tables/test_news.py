"""News of answers, on their way to other processes."""

import asyncio

from stavitel.server.tables.pubsub import PubSub, TableNews


class Heard:
    """A way to other processes that notes what is sent."""

    def __init__(self) -> None:
        self.news: list[TableNews] = []

    def publish(self, news: TableNews) -> None:
        self.news.append(news)


def test_news_of_many_answers_travel_together() -> None:
    async def scenario() -> None:
        pubsub, heard = PubSub(), Heard()
        pubsub.publish_log("quiet", 1)  # nobody shares the tables yet
        pubsub.connect(heard)
        for version in range(1, 4):
            pubsub.publish_log("A", version)
            pubsub.publish_log("B", version + 10)
        while not heard.news:
            await asyncio.sleep(0.001)
        assert [(one.kind, one.logs) for one in heard.news] == [("log", {"A": 3, "B": 13})]
        pubsub.publish_log("A", 4)
        while len(heard.news) < 2:
            await asyncio.sleep(0.001)
        assert heard.news[1].logs == {"A": 4}

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_news_of_very_many_tables_are_cut_into_messages_that_fit() -> None:
    async def scenario() -> None:
        pubsub, heard = PubSub(), Heard()
        pubsub.connect(heard)
        for number in range(250):
            pubsub.publish_log(f"{number:024}", 10_000)
        while sum(len(one.logs) for one in heard.news) < 250:
            await asyncio.sleep(0.001)
        assert [len(one.logs) for one in heard.news] == [100, 100, 50]

    asyncio.run(asyncio.wait_for(scenario(), 60))
