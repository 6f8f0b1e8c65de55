"""What the use cases take and give: frozen values, already cut to what their reader may know."""
