"""The classifiers that serve, each for its languages."""

from collections.abc import Iterable
from pathlib import Path
from threading import RLock

from askfirst.scoring.classifier.classifier import Classifier
from askfirst.scoring.classifier.combining import check_encoder
from askfirst.scoring.classifier.encoder.encoder import Encoder, load_encoder
from askfirst.scoring.classifier.file import FILE, OTHERS, Intact, intact, unpack
from askfirst.scoring.classifier.weights import Trained


class Classifiers:
    """One classifier for each language that has one; `waiting` are files that are unpacked for their first text.

    These are given the `encoder`; raises WeightsError where they were fitted with another one.
    """

    def __init__(
        self, each: Iterable[Classifier] = (), waiting: Iterable[Intact] = (), encoder: Encoder | None = None
    ) -> None:
        ready, later = tuple(each), tuple(waiting)
        for one in later:
            check_encoder(one.file.name, one.together, encoder)
        self._encoder = encoder
        self.version = "+".join([*(one.version for one in ready), *(one.version for one in later)])
        self._ready = {language: one for one in ready for language in one.languages}
        self._waiting = {language: one for one in later for language in one.languages}
        self._lock = RLock()

    def ready(self, language: str) -> bool:
        """Whether the classifier for a language has its weights unpacked."""
        return language in self._ready

    def of(self, language: str) -> Classifier | None:
        """The classifier for a language, if there is one. Raises WeightsError where its weights cannot be used."""
        if language in self._waiting and not self.ready(language):
            with self._lock:
                if not self.ready(language):
                    self._unpack(self._waiting[language])
        return self._ready.get(language)

    def _unpack(self, file: Intact) -> None:
        """Makes the classifier of a file, once for all its languages."""
        classifier = Classifier(*unpack(file), self._encoder)
        self._ready |= dict.fromkeys(classifier.languages, classifier)


def load_classifiers(file: Path = FILE, others: Path = OTHERS) -> Classifiers:
    """Reads weights, the shipped ones unless told otherwise: those of the main file at once. Raises WeightsError."""
    trained, version = unpack(intact(file))
    encoder = encoder_of(trained)
    return Classifiers([Classifier(trained, version, encoder)], [intact(others)], encoder)


def encoder_of(trained: Trained) -> Encoder | None:
    """The shipped encoder, where weights were fitted with one. Raises WeightsError."""
    return None if trained.together is None else load_encoder()
