// Bundled into development builds only: reloads the page after each change.
new EventSource('/_dev/changes').addEventListener('change', () => location.reload());

export {};
