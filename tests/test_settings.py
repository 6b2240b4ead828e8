from pathlib import Path

import pytest

from askfirst.errors import SettingsError
from askfirst.settings import Settings, load_settings


def test_nothing_need_be_set() -> None:
    assert load_settings({}) == Settings()
    assert Settings().loopback


def test_everything_can_be_set(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    settings = load_settings(
        {
            "ASKFIRST_HOST": "::1",
            "ASKFIRST_PORT": " 9000 ",
            "ASKFIRST_PACKS": f"{tmp_path}:{other}",
            "ASKFIRST_LOG_LEVEL": "WARNING",
            "ASKFIRST_ALLOW_OPEN": "no",
            "ASKFIRST_ALLOWED_HOSTS": "a.example, B.example",
            "ASKFIRST_MAX_BODY": "100000",
            "ASKFIRST_BODY_TIMEOUT": "2.5",
            "HOME": "/nowhere",
        }
    )
    assert settings == Settings(
        host="::1",
        port=9000,
        packs=(tmp_path, other),
        log_level="warning",
        allow_open=False,
        allowed_hosts=("a.example", "b.example"),
        max_body=100_000,
        body_timeout=2.5,
    )


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("ASKFIRST_PORT", "http"),
        ("ASKFIRST_PORT", "70000"),
        ("ASKFIRST_PORT", "tcp://10.0.0.1:80"),
        ("ASKFIRST_PORT", ""),
        ("ASKFIRST_HOST", ""),
        ("ASKFIRST_LOG_LEVEL", "loud"),
        ("ASKFIRST_ALLOW_OPEN", "maybe"),
        ("ASKFIRST_PACKS", "/no/such/folder"),
        ("ASKFIRST_MAX_BODY", "10"),
        ("ASKFIRST_BODY_TIMEOUT", "0"),
        ("ASKFIRST_BODY_TIMEOUT", "nan"),
    ],
)
def test_a_wrong_value_is_refused_by_name(variable: str, value: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings({variable: value})
    assert caught.value.name == variable
    assert caught.value.detail


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "example.com"])
def test_other_machines_are_let_in_only_on_purpose(host: str) -> None:
    with pytest.raises(SettingsError, match="ASKFIRST_ALLOW_OPEN"):
        load_settings({"ASKFIRST_HOST": host})
    assert not load_settings({"ASKFIRST_HOST": host, "ASKFIRST_ALLOW_OPEN": "true"}).loopback


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.10", "::1", "localhost"])
def test_loopback(host: str) -> None:
    assert load_settings({"ASKFIRST_HOST": host}).loopback
