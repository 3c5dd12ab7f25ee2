"""Serves a page on this machine, and has open pages load again when it has been built."""
import http.server
import json
import queue
import threading

# Added to the page as it is served. A failed build shows its errors in front of the page.
SCRIPT = """<script>
new EventSource('/changes').onmessage = ({ data }) => {
  const reason = JSON.parse(data);
  document.getElementById('make-page-errors')?.remove();
  if (reason === null) return location.reload();
  const errors = document.body.appendChild(document.createElement('pre'));
  Object.assign(errors, { id: 'make-page-errors', textContent: reason });
  errors.setAttribute('role', 'alert');
  errors.style.cssText = 'position:fixed;inset:16px 16px auto;max-height:80%;overflow:auto;margin:0;padding:16px;z-index:2147483647;'
    + 'background:#fff;color:#8c1d18;border:1px solid;border-radius:12px;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap';
};
</script>
"""


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        path = self.path.split("?")[0]
        if path == "/":
            self.send_page()
        elif path == "/changes":
            self.send_changes()
        else:
            self.send_file(path)

    def send_page(self):
        page = self.server.page
        content = page.read_bytes() if page.exists() else b"<!doctype html><meta charset='utf-8'><body>The page is being built."
        self.send(content + SCRIPT.encode(), "text/html; charset=utf-8")

    def send_file(self, path):
        """A file beside the page, such as a picture."""
        folder = self.server.page.parent
        file = (folder / path.lstrip("/")).resolve()
        if not file.is_relative_to(folder) or not file.is_file():
            return self.send_error(404)
        self.send(file.read_bytes(), http.server.SimpleHTTPRequestHandler.extensions_map.get(file.suffix, "application/octet-stream"))

    def send(self, content, kind):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(content)

    def send_changes(self):
        """Server-sent events, until the page is closed."""
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        waiting = self.server.add_listener()
        try:
            while True:
                self.wfile.write(f"data: {json.dumps(waiting.get())}\n\n".encode())
                self.wfile.flush()
        except OSError:
            self.server.listeners.discard(waiting)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, page, port):
        super().__init__(("localhost", port), Handler)
        self.page, self.listeners, self.failure = page, set(), None

    @property
    def port(self):
        return self.server_address[1]

    def add_listener(self):
        """A queue with what is published from now on, and with the errors of the last build."""
        waiting = queue.SimpleQueue()
        if self.failure is not None:
            waiting.put(self.failure)
        self.listeners.add(waiting)
        return waiting

    def publish(self, failure):
        """Has open pages load again, or show why the build failed."""
        self.failure = failure
        for waiting in list(self.listeners):
            waiting.put(failure)


def start(page, port):
    """Serves the page in the background. Port 0 is any that is free."""
    server = Server(page, port)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
