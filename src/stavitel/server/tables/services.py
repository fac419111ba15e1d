"""What the tables and the handlers of one process share."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from stavitel.server.background import BackgroundTasks
from stavitel.server.catalog import Catalog
from stavitel.server.connection_counts import ConnectionCounts
from stavitel.server.mail import MailSender
from stavitel.server.metrics import Metrics
from stavitel.server.monitor import Monitor
from stavitel.server.notifier import TurnNotifier
from stavitel.server.push import PushSender
from stavitel.server.settings import Settings
from stavitel.server.storage.store import Store
from stavitel.server.tables.analyses import AnalysisDesk
from stavitel.server.tables.bot_pool import BotPool
from stavitel.server.tables.homes import Homes
from stavitel.server.tables.pubsub import PubSub
from stavitel.server.tables.renderer import Renderer
from stavitel.server.workload import Workload


@dataclass
class Services:
    """One of each, made when the application is."""

    settings: Settings
    store: Store
    metrics: Metrics
    catalog: Catalog
    tasks: BackgroundTasks
    workload: Workload
    renderer: Renderer
    bot_pool: BotPool
    analyses: AnalysisDesk
    notifier: TurnNotifier
    pubsub: PubSub
    monitor: Monitor
    connections: ConnectionCounts
    now: Callable[[], float] = time.time  # by which clocks run; tests set their own
    homes: Homes | None = None  # where several processes share the tables
    here: set[str] = field(default_factory=set)  # people who have just come to their seat or left it, yet to be stored


def create_services(settings: Settings, store: Store, push_key: str) -> Services:
    """The services of a process, on a store that is open."""
    metrics, tasks, workload = Metrics(), BackgroundTasks(), Workload()
    metrics.writes.set_function(lambda: store.writes)
    store.on_commit = metrics.commit_seconds.observe
    return Services(
        settings=settings,
        store=store,
        metrics=metrics,
        catalog=Catalog(settings.bots),
        tasks=tasks,
        workload=workload,
        renderer=Renderer(workload),
        bot_pool=BotPool(settings, metrics),
        analyses=AnalysisDesk(store, tasks, settings.bot_memory_mb),
        notifier=TurnNotifier(
            PushSender(push_key, settings.push_contact),
            store,
            tasks,
            metrics,
            MailSender(settings.smtp_url, settings.mail_from),
            settings.public_url or settings.reach_url,
        ),
        pubsub=PubSub(),
        monitor=Monitor(store, metrics),
        connections=ConnectionCounts(settings),
    )
