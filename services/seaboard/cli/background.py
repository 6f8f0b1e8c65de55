"""One function beside the main thread, which has to stay free to look after the servers."""

import threading
import traceback
from collections.abc import Callable


class Background:
    """A function that runs until it ends; its exit code is 1 if it fell. It does not keep the process alive."""

    def __init__(self, function: Callable[[], int]) -> None:
        self._function = function
        self.exit_code = 1
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def is_running(self) -> bool:
        """Whether it has not ended yet."""
        return self._thread.is_alive()

    def _run(self) -> None:
        try:
            self.exit_code = self._function()
        except BaseException:  # whatever it was, the person at the terminal should see it, and the servers run on
            traceback.print_exc()
