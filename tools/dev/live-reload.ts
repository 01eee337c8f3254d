// Bundled into development builds only. The connection ends when a save replaces the process that serves the page.
const connection = new EventSource('/_dev/connection');
connection.addEventListener('error', () => {
  connection.addEventListener('open', () => location.reload());
});

export {};
