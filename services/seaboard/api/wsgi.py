"""What an HTTP server loads: `gunicorn seaboard.api.wsgi:app`."""

from __future__ import annotations

import gc

from werkzeug.middleware.proxy_fix import ProxyFix

from seaboard.api.app import create_app
from seaboard.api.metrics_door import MetricsDoor
from seaboard.logs import start_logs
from seaboard.matches.service import make_service
from seaboard.settings import read_settings
from seaboard.telemetry import start_telemetry

settings = read_settings()
start_logs(settings.log_level)
start_telemetry(settings)
service = make_service(settings)
app = create_app(settings, service)
if settings.proxies:
    app.wsgi_app = ProxyFix(app.wsgi_app, x_for=settings.proxies, x_proto=settings.proxies)  # type: ignore[method-assign]
app.wsgi_app = MetricsDoor(app.wsgi_app, settings.metrics_port, service)  # type: ignore[method-assign]

# What was made until here stays: looking at all of it again and again would be a tenth of what a decision costs.
gc.collect()
gc.freeze()
