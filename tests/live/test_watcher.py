import threading

from askfirst.live.watcher import Watcher


def test_it_looks_again_and_again_even_if_a_look_fails() -> None:
    looked = threading.Semaphore(0)

    def broken() -> None:
        raise OSError

    with Watcher([broken, looked.release], every=0.01).watching():
        for _ in range(3):
            assert looked.acquire(timeout=5)


def test_woken_it_looks_at_once() -> None:
    looked = threading.Semaphore(0)
    watcher = Watcher([looked.release], every=3600)
    with watcher.watching():
        assert looked.acquire(timeout=5)
        watcher.wake()
        assert looked.acquire(timeout=5)
