"""OpenEnv's own push takes our directory as it is."""

from pathlib import Path
from types import SimpleNamespace

from openenv.cli.__main__ import app
from openenv.cli.commands import push
from typer.testing import CliRunner

from test_package import checkout  # noqa: F401


def test_openenv_push_stages_the_directory(checkout, monkeypatch):  # noqa: F811
    sent = {}

    class Hub:
        def create_repo(self, **_):
            return None

        def upload_folder(self, *, folder_path, **_):
            folder = Path(folder_path)
            sent.update({str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()})
            return SimpleNamespace(pr_url=None)

        def __getattr__(self, _):
            return lambda *args, **kwargs: None

    monkeypatch.setattr(push, "HfApi", Hub)
    monkeypatch.setattr(push, "whoami", lambda *args, **kwargs: {"name": "me"})
    done = CliRunner().invoke(app, ["push", str(checkout), "--repo-id", "me/reasoning_gym"])
    assert done.exit_code == 0, done.output
    assert "Missing" not in done.output
    for name in ("openenv.yaml", "Dockerfile", "README.md", "client.py", "pyproject.toml", "package-lock.json"):
        assert name in sent
    assert sent["Dockerfile"].decode().count("ENABLE_WEB_INTERFACE") == 1
    assert b"sdk: docker" in sent["README.md"]
