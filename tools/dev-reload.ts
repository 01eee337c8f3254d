// Part of development builds only: reloads the page when the server has a newer one. A page's ETag covers its markup,
// its styles and the names of its scripts, so asking for it is enough; nothing is added to the server.
const interval = 300;
let known: string | null | undefined;

async function look(): Promise<void> {
  const etag = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.headers.get('etag'),
    () => known,
  );
  if (known !== undefined && etag !== known) location.reload();
  known = etag;
  setTimeout(look, interval);
}

void look();

export {};
