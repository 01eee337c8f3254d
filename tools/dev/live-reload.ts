// Bundled into development builds only.
new EventSource('/_dev/changes').addEventListener('message', () => location.reload());

export {};
