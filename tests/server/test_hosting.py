"""Hosting: the files of `deploy/` do what `docs/hosting.md` says, as far as this machine has the programs for it."""

from __future__ import annotations

import asyncio
import http.server
import json
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from server.harness import PATIENCE, Client, free_settings, serving
from stavitel.server.commands import app
from stavitel.server.proxy_check import proxy_problems

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX_DEFAULT = "proxy_pass {upstream};"  # what most people begin with
NGINX_WITHOUT_PORT = NGINX_DEFAULT + " proxy_set_header Host $host;"  # what most find then


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    """A program that listens on a port."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
    try:
        while True:
            assert process.poll() is None, f"{command[0]} ended"
            assert time.monotonic() < end, f"{command[0]} did not start"
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def nginx_conf(folder: Path, port: int, upstream: str, *, ours: bool, theirs: str = NGINX_DEFAULT) -> list[str]:
    """The command of an nginx with our snippet, but for TLS, or with what most people begin with."""
    text = (DEPLOY / "nginx" / "stavitel.conf").read_text()
    if ours:
        upgrade = text[text.index("map ") : text.index("server {")]
        location = text[text.index("    location /") : text.rindex("}")].replace("http://127.0.0.1:8000", upstream)
    else:
        upgrade, location = "", "location / { " + theirs.format(upstream=upstream) + " }"
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n"
        f"fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n"
        f"{upgrade} server {{ listen 127.0.0.1:{port}; server_name _; client_max_body_size 1m; {location} }} }}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]


needs_nginx = pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx here: apt-get install nginx-light")
needs_caddy = pytest.mark.skipif(shutil.which("caddy") is None, reason="no caddy here")


async def play_through(url: str) -> None:
    """A person comes in, makes a table and looks at it over the WebSocket, with the Origin of the page."""
    client = Client(url)
    client.http.headers["Origin"] = url
    await client.guest("Ann")
    table = await client.make("me", "bot:random")
    await client.post(f"/api/tables/{table}/start")
    await client.sit(table)
    assert await client.asked() is not None
    await client.close()


@needs_nginx
def test_one_can_play_through_our_nginx(tmp_path: Path) -> None:
    port = free_port()
    with (
        serving(free_settings(str(tmp_path / "a.db"))) as url,
        running(nginx_conf(tmp_path, port, url, ours=True), port),
    ):
        public = f"http://127.0.0.1:{port}"
        assert proxy_problems(public) == []
        asyncio.run(asyncio.wait_for(play_through(public), PATIENCE))
        big = {"record": {"title": "guess", "answers": ["x" * 200_000]}}
        assert httpx.post(f"{public}/api/records", json=big).status_code != 413


@needs_nginx
def test_nginx_as_most_begin_is_told_what_is_missing(tmp_path: Path) -> None:
    """It ends in 403; the answer, the log and `check-proxy` say why."""
    port = free_port()
    with (
        serving(free_settings(str(tmp_path / "a.db"))) as url,
        running(nginx_conf(tmp_path, port, url, ours=False), port),
    ):
        public = f"http://localhost:{port}"
        problems = " ".join(proxy_problems(public))
        assert "Host" in problems
        assert "WebSocket" in problems


def refusal(public: str, page: str) -> str:
    """What somebody reads who wants to come in from a page behind a proxy that hides it."""
    answer = httpx.post(f"{public}/api/guest", json={"name": "Ann"}, headers={"Origin": page})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    return str(answer.json()["sentence"])


@needs_nginx
def test_nginx_that_keeps_the_port_to_itself_is_told_so(tmp_path: Path) -> None:
    port = free_port()
    with (
        serving(free_settings(str(tmp_path / "a.db"))) as url,
        running(nginx_conf(tmp_path, port, url, ours=False, theirs=NGINX_WITHOUT_PORT), port),
    ):
        public = f"http://127.0.0.1:{port}"
        assert any("$http_host" in problem for problem in proxy_problems(public))
        assert "$http_host" in refusal(public, public)


@needs_caddy
def test_one_can_play_through_our_caddy(tmp_path: Path) -> None:
    port = free_port()
    with serving(free_settings(str(tmp_path / "a.db"))) as url:
        text = (DEPLOY / "Caddyfile").read_text().replace("{$SITE}", f"http://127.0.0.1:{port}")
        (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text.replace("{$UPSTREAM}", url))
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
        with running(command, port):
            assert proxy_problems(f"http://127.0.0.1:{port}") == []
            asyncio.run(asyncio.wait_for(play_through(f"http://127.0.0.1:{port}"), PATIENCE))


def test_a_page_behind_a_proxy_that_hides_the_host_reads_why_it_is_refused(server: str) -> None:
    headers = {"Origin": "https://games.example.org"}
    answer = httpx.post(f"{server}/api/guest", json={"name": "Ann"}, headers=headers)
    assert answer.status_code == 403
    assert "proxy_set_header Host" in answer.json()["sentence"]
    foreign = httpx.post(f"{server}/api/guest", json={"name": "A"}, headers={**headers, "Host": "other.example.org"})
    assert foreign.status_code == 403
    assert "proxy" not in foreign.json()["sentence"]


class Careless(http.server.BaseHTTPRequestHandler):
    """A proxy that passes nothing on: it answers what the server behind it would."""

    def do_GET(self) -> None:
        body = json.dumps({"host": "127.0.0.1:8000", "scheme": "http", "local": True}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


def test_check_proxy_names_what_is_missing(server: str) -> None:
    """And says that all is well where it is."""
    good = CliRunner().invoke(app, ["check-proxy", server])
    assert good.exit_code == 0, good.output
    with http.server.HTTPServer(("127.0.0.1", 0), Careless) as careless:
        threading.Thread(target=careless.serve_forever, daemon=True).start()
        told = CliRunner().invoke(app, ["check-proxy", f"http://127.0.0.1:{careless.server_port}", "--json"])
        careless.shutdown()
    assert told.exit_code == 2
    problems = " ".join(json.loads(told.stdout)["problems"])
    for word in ("Host", "WebSockets"):
        assert word in problems
    assert CliRunner().invoke(app, ["check-proxy", f"http://127.0.0.1:{free_port()}"]).exit_code == 2
    assert CliRunner().invoke(app, ["check-proxy", "games.example.org"]).exit_code == 2


def test_the_backup_script_keeps_some_days(tmp_path: Path) -> None:
    """It makes one backup now, readable by its owner only, and deletes what is too old."""
    tool = tmp_path / "stavitel"
    tool.write_text('#!/bin/sh\n[ "$1" = backup ] && echo data > "$2"\n')
    tool.chmod(0o755)
    backups = tmp_path / "backups"
    backups.mkdir()
    (backups / "stavitel-old.backup").write_text("old")
    (backups / "other").write_text("not ours")
    subprocess.run(["touch", "-d", "30 days ago", str(backups / "stavitel-old.backup")], check=True)
    environment = {"BACKUPS": str(backups), "STAVITEL": str(tool), "PATH": "/usr/bin:/bin"}
    subprocess.run(["sh", str(DEPLOY / "backup.sh")], env=environment, check=True)
    left = sorted(path.name for path in backups.iterdir())
    assert left[0] == "other"
    assert len(left) == 2
    assert (backups / left[1]).stat().st_mode & 0o077 == 0


def test_no_unit_opens_the_folder_of_the_data() -> None:
    """Each that names it sets its mode anew when it starts, and the usual one lets everybody in."""
    for unit in (DEPLOY / "systemd").glob("*.service"):
        assert "StateDirectoryMode=0700" in unit.read_text().splitlines(), unit.name


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze here")
def test_the_units_can_be_read(tmp_path: Path) -> None:
    """By systemd itself; that our program is not installed here does not count."""
    for unit in (DEPLOY / "systemd").iterdir():
        text = unit.read_text().replace("/opt/stavitel/bin/stavitel serve", "/bin/true")
        (tmp_path / unit.name).write_text(text.replace("User=stavitel\nGroup=stavitel\n", ""))
    names = [str(path) for path in sorted(tmp_path.iterdir())]
    command = ["systemd-analyze", "verify", "--man=no", *names]
    told = subprocess.run(command, check=False, capture_output=True, text=True)
    ours = [line for line in told.stderr.splitlines() if "stavitel" in line]
    assert ours == [], told.stderr


def test_compose_and_container_name_what_exists() -> None:
    """The files that are copied and mounted are here, and every setting in them is one that the server knows."""
    from stavitel.server.settings import Settings

    known = {"STAVITEL_" + name.upper() for name in Settings.__struct_fields__}
    compose, container = (DEPLOY / "compose.yaml").read_text(), (DEPLOY / "Containerfile").read_text()
    units = "".join(path.read_text() for path in (DEPLOY / "systemd").iterdir())
    for text in (compose, container, units, (DEPLOY.parent / "docs" / "hosting.md").read_text()):
        words = {word.strip(":=\"'`,()") for word in text.replace("=", " ").split() if "STAVITEL_" in word}
        assert {word for word in words if word.startswith("STAVITEL_")} <= known
    for line in container.splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (DEPLOY.parent / source).exists(), source
    for name in ("Caddyfile", "backup.sh", "env.example"):
        assert (DEPLOY / name).is_file()
