"""What an HTTP server loads: `gunicorn seaboard.api.wsgi:app`."""

from __future__ import annotations

from seaboard.api.app import create_app
from seaboard.matches.service import make_service
from seaboard.settings import read_settings

settings = read_settings()
app = create_app(settings, make_service(settings))
