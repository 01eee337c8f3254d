// Bundled into development builds only: reloads the page after each change and shows what is wrong with the code.
const changes = new EventSource('/_dev/changes');
const panel = document.createElement('pre');
panel.popover = 'manual';
// The site's policy refuses a style attribute, but not this.
panel.style.cssText = 'max-width: 90vw; white-space: pre-wrap; border: 3px solid; padding: 1em';

changes.addEventListener('change', () => location.reload());
changes.addEventListener('problem', ({ data }) => {
  panel.remove();
  panel.textContent = JSON.parse(data);
  if (panel.textContent === '') return;
  document.body.append(panel);
  panel.showPopover();
});

export {};
