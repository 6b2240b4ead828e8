from pathlib import Path

import pytest

from askfirst.errors import SettingsError
from askfirst.settings import Settings, load_settings, misspelt


def test_nothing_need_be_set() -> None:
    assert load_settings({}) == Settings()
    assert Settings().loopback


def test_everything_can_be_set(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    prompt = tmp_path / "prompt.yaml"
    prompt.touch()
    settings = load_settings(
        {
            "ASKFIRST_HOST": "::1",
            "ASKFIRST_PORT": " 9000 ",
            "ASKFIRST_PACKS": f"{tmp_path}:{other}",
            "ASKFIRST_LANGUAGES": "de, fr",
            "ASKFIRST_LOG_LEVEL": "WARNING",
            "ASKFIRST_LOG_FORMAT": "JSON",
            "ASKFIRST_DATA": f"{tmp_path}/not-yet",
            "ASKFIRST_STORE": "redis://127.0.0.1:6379/0",
            "ASKFIRST_KEEP_DAYS": "7.5",
            "ASKFIRST_RATE": "20",
            "ASKFIRST_BURST": "30",
            "ASKFIRST_ALLOW_OPEN": "no",
            "ASKFIRST_ALLOWED_HOSTS": "a.example, B.example",
            "ASKFIRST_OTLP_ENDPOINT": "https://otel.example.com/otlp/",
            "ASKFIRST_OTLP_HEADERS": "authorization=Basic bG9n==, x-project = gate,",
            "ASKFIRST_LLM_URL": "http://127.0.0.1:11434/v1/",
            "ASKFIRST_LLM_MODEL": "a-model",
            "ASKFIRST_LLM_KEY": "sk-1",
            "ASKFIRST_LLM_FROM": "0.1",
            "ASKFIRST_LLM_BELOW": "0.8",
            "ASKFIRST_LLM_TIMEOUT": "1.5",
            "ASKFIRST_LLM_PROMPT": str(prompt),
            "ASKFIRST_MAX_BODY": "100000",
            "ASKFIRST_BODY_TIMEOUT": "2.5",
            "HOME": "/nowhere",
        }
    )
    assert settings == Settings(
        host="::1",
        port=9000,
        packs=(tmp_path, other),
        languages=("de", "fr"),
        log_level="warning",
        log_format="json",
        data=tmp_path / "not-yet",
        store="redis://127.0.0.1:6379/0",
        keep_days=7.5,
        rate=20,
        burst=30,
        allow_open=False,
        allowed_hosts=("a.example", "b.example"),
        otlp_endpoint="https://otel.example.com/otlp",
        otlp_headers=(("authorization", "Basic bG9n=="), ("x-project", "gate")),
        llm_url="http://127.0.0.1:11434/v1",
        llm_model="a-model",
        llm_key="sk-1",
        llm_from=0.1,
        llm_below=0.8,
        llm_timeout=1.5,
        llm_prompt=prompt,
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
        ("ASKFIRST_LOG_FORMAT", "xml"),
        ("ASKFIRST_DATA", ""),
        ("ASKFIRST_DATA", "/dev/null"),
        ("ASKFIRST_KEEP_DAYS", "0"),
        ("ASKFIRST_KEEP_DAYS", "for ever"),
        ("ASKFIRST_RATE", "-1"),
        ("ASKFIRST_RATE", "nan"),
        ("ASKFIRST_BURST", "0"),
        ("ASKFIRST_ALLOW_OPEN", "maybe"),
        ("ASKFIRST_PACKS", "/no/such/folder"),
        ("ASKFIRST_OTLP_ENDPOINT", "127.0.0.1:4318"),
        ("ASKFIRST_OTLP_HEADERS", "Basic bG9n"),
        ("ASKFIRST_OTLP_HEADERS", "a b=c"),
        ("ASKFIRST_LLM_URL", "api.example.com/v1"),
        ("ASKFIRST_LLM_KEY", "sk-…"),
        ("ASKFIRST_LLM_FROM", "-0.1"),
        ("ASKFIRST_LLM_BELOW", "90"),
        ("ASKFIRST_LLM_TIMEOUT", "0"),
        ("ASKFIRST_LLM_PROMPT", "/no/such/file"),
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


@pytest.mark.parametrize("address", ["https://me:s3cret@api.example.com/v1", "me:s3cret@api.example.com/v1?a=b"])
def test_a_password_in_the_address_of_the_model_is_refused_and_not_repeated(address: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings({"ASKFIRST_LLM_URL": address})
    assert "ASKFIRST_LLM_KEY" in caught.value.detail
    assert "s3cret" not in str(caught.value)


@pytest.mark.parametrize(
    ("environ", "url"),
    [
        ({"ASKFIRST_DATA": "/srv/a b"}, "sqlite:////srv/a%20b/askfirst.db"),
        ({"ASKFIRST_DATA": "data"}, "sqlite:///data/askfirst.db"),
        ({"ASKFIRST_DATA": "data", "ASKFIRST_STORE": "none"}, "none"),
    ],
)
def test_unless_a_store_is_named_it_is_a_file_in_the_data_folder(environ: dict[str, str], url: str) -> None:
    assert load_settings(environ).store_url == url


def test_clients_are_limited_where_other_machines_can_call() -> None:
    assert load_settings({}).limit is None
    assert load_settings({"ASKFIRST_HOST": "0.0.0.0"}).limit == (100, 200)
    assert load_settings({"ASKFIRST_HOST": "0.0.0.0", "ASKFIRST_RATE": "0"}).limit is None
    assert load_settings({"ASKFIRST_RATE": "0.5"}).limit == (0.5, 1)
    assert load_settings({"ASKFIRST_RATE": "5", "ASKFIRST_BURST": "50"}).limit == (5, 50)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "example.com"])
def test_other_machines(host: str) -> None:
    assert not load_settings({"ASKFIRST_HOST": host}).loopback


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.10", "::1", "localhost"])
def test_loopback(host: str) -> None:
    assert load_settings({"ASKFIRST_HOST": host}).loopback


def test_a_misspelt_setting_is_told_with_the_one_that_was_meant() -> None:
    environ = {"ASKFIRST_PROT": "80", "ASKFIRST_ZZZ": "1", "ASKFIRST_HOST": "::1", "ASKFIRST_KEY": "x", "PATH": "/bin"}
    expected = ["ASKFIRST_PROT is not a setting; did you mean ASKFIRST_PORT?", "ASKFIRST_ZZZ is not a setting"]
    assert misspelt(environ) == expected
