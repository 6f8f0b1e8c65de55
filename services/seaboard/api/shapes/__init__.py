"""The bodies of requests and answers as marshmallow describes them; the document's named schemas come from here."""
