import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { createForwarder, listen } from '../../tools/forwarder/forwarder.ts';

const page = { Origin: 'http://localhost:3000', Referer: 'http://localhost:3000/' };
const formType = 'application/x-www-form-urlencoded';
const forwarder = createForwarder();

type Fields = Readonly<Record<string, string>>;

function encode(fields: Fields): string {
  return new URLSearchParams({ _captcha: 'false', _next: '', ...fields }).toString();
}

function send(fields: Fields = {}, headers: Fields = page) {
  return request(forwarder.app).post('/office').type('form').set(headers).send(encode(fields));
}

beforeEach(() => forwarder.reset());

describe('a post that did not come from a page on a web server', () => {
  const refused: readonly (readonly [string, Fields])[] = [
    ['without an Origin', { Referer: page.Referer }],
    ['with Origin: null', { Origin: 'null', Referer: page.Referer }],
    ['without a Referer', { Origin: page.Origin }],
    ['with Origin: null and no Referer', { Origin: 'null' }],
  ];

  it.each(refused)('%s is refused and not kept', async (_case, headers) => {
    const answer = await send({}, headers);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('Make sure you open this page through a web server');
    expect(forwarder.received).toEqual([]);
  });
});

describe('a delivered enquiry', () => {
  it('is kept once with its inbox, fields in order, and the page it came from', async () => {
    await send({ name: 'Zoë', Phone: '+91 98 49' });
    expect(forwarder.received).toEqual([
      {
        inbox: 'office',
        body: '_captcha=false&_next=&name=Zo%C3%AB&Phone=%2B91+98+49',
        fields: [
          ['_captcha', 'false'],
          ['_next', ''],
          ['name', 'Zoë'],
          ['Phone', '+91 98 49'],
        ],
        origin: page.Origin,
        referer: page.Referer,
      },
    ]);
  });

  it('keeps an email address as the name of the inbox', async () => {
    const post = request(forwarder.app).post('/hello%40example.com').type('form').set(page);
    await post.send('name=A').expect(200);
    expect(forwarder.received[0]?.inbox).toBe('hello@example.com');
  });

  it.each([
    ['a name in three scripts', "Zoë O'Brien-నాయుడు"],
    ['emoji', '👩‍🎓🇮🇳'],
    ['markup', '<script>alert("1")</script>'],
    ['10,000 characters', 'ఆ'.repeat(10_000)],
  ])('keeps the exact body: %s', async (_case, name) => {
    await send({ name }).expect(200);
    expect(forwarder.received[0]?.body).toBe(encode({ name }));
    expect(forwarder.received[0]?.fields).toContainEqual(['name', name]);
  });

  it('does not tidy a body that is encoded unusually', async () => {
    const body = 'name=a%20b&name=%7e&&course=ë';
    await request(forwarder.app).post('/office').type('form').set(page).send(body).expect(200);
    expect(forwarder.received[0]?.body).toBe(body);
  });

  it('is answered by a thank-you page when _next is empty or missing', async () => {
    const answers = [
      await send(),
      await request(forwarder.app).post('/office').type('form').set(page).send('name=A'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.type).toBe('text/html');
      expect(answer.text).toContain('<h1>Thank you</h1>');
    }
  });

  it('sends the visitor to an absolute _next', async () => {
    const next = 'http://localhost:3000/?enquiry=sent';
    await send({ _next: next }).expect(303).expect('Location', next);
    expect(forwarder.received).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', '/site', '//evil.example/', 'data:text/html,x', 'http://', 'x'])(
    'ignores a _next that is no http(s) address: %s',
    async (next) => {
      const answer = await send({ _next: next });
      expect(answer.status).toBe(200);
      expect(answer.headers).not.toHaveProperty('location');
      expect(answer.text).toContain('Thank you');
    },
  );

  it('is one of the last 100 kept', async () => {
    for (let n = 1; n <= 101; n += 1) await send({ name: `n${n}` });
    expect(forwarder.received).toHaveLength(100);
    expect(forwarder.received[0]?.fields.at(-1)).toEqual(['name', 'n2']);
  });
});

describe('a service in a failing mode', () => {
  it.each([
    ['fail-500', 500],
    ['fail-521', 521],
  ] as const)('%s: the sender gets an error page and nothing is kept', async (mode, status) => {
    forwarder.setMode(mode);
    const answer = await send({ _next: 'http://localhost:3000/' });
    expect(answer.status).toBe(status);
    expect(answer.type).toBe('text/html');
    forwarder.setMode('deliver');
    expect(forwarder.received).toEqual([]);
  });

  it('await-activation: the sender is told so, whatever _next says; nothing is delivered', async () => {
    forwarder.setMode('await-activation');
    const answer = await send({ _next: 'http://localhost:3000/' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('needs activation');
    expect(forwarder.received).toEqual([]);
  });

  it('await-activation: a post without an Origin is still refused', async () => {
    forwarder.setMode('await-activation');
    await send({}, { Referer: page.Referer }).expect(403);
    forwarder.setMode('deliver');
    expect(forwarder.received).toEqual([]);
  });

  it('await-activation: the Activate button delivers each held post once, in order', async () => {
    forwarder.setMode('await-activation');
    await send({ name: 'first' });
    await send({ name: 'second' });
    const inbox = await request(forwarder.app).get('/');
    expect(inbox.text).toContain('Held until activated: 2');
    expect(inbox.text).toContain('Activate</button>');
    await request(forwarder.app).post('/_mode').type('form').send('mode=deliver').expect(303);
    const names = forwarder.received.map(({ fields }) => fields.at(-1)?.[1]);
    expect(names).toEqual(['first', 'second']);
    await send({ name: 'third' }).expect(200, /Thank you/);
    expect(forwarder.received).toHaveLength(3);
  });

  it('hang: the sender waits without an answer until the service closes', async () => {
    const { origin, close } = await listen(forwarder, { host: '127.0.0.1', port: 0 });
    forwarder.setMode('hang');
    let settled = false;
    const init = {
      method: 'POST',
      body: encode({}),
      headers: { ...page, 'Content-Type': formType },
    };
    const outcome = fetch(`${origin}/office`, init).then(
      () => 'answered',
      () => 'cut off',
    );
    outcome.finally(() => {
      settled = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(settled).toBe(false);
    await close();
    expect(await outcome).toBe('cut off');
    expect(forwarder.received).toEqual([]);
  });
});

describe('a request that is no enquiry', () => {
  it.each(['get', 'head', 'put', 'patch', 'delete', 'options'] as const)(
    '%s on an inbox is 405 and says what is allowed',
    async (method) => {
      await request(forwarder.app)[method]('/office').expect(405).expect('Allow', 'POST');
    },
  );

  it('a body that is not urlencoded is 415', async () => {
    await request(forwarder.app).post('/office').set(page).send({ name: 'A' }).expect(415);
    expect(forwarder.received).toEqual([]);
  });

  it('a body over 1 MB is 413', async () => {
    await send({ name: 'a'.repeat(1_100_000) }).expect(413);
    expect(forwarder.received).toEqual([]);
  });

  it.each(['/_other', '/%5Fmode', '/_received'])('%s is no inbox', async (path) => {
    await request(forwarder.app).post(path).type('form').set(page).send('mode=hang').expect(404);
    expect(forwarder.received).toEqual([]);
  });
});

describe('every answer', () => {
  const answers = {
    'thank-you page': () => send(),
    redirect: () => send({ _next: page.Referer }),
    refusal: () => send({}, {}),
    inbox: () => request(forwarder.app).get('/'),
    'other method': () => request(forwarder.app).get('/office'),
    'too large': () => send({ name: 'a'.repeat(1_100_000) }),
    'malformed address': () => request(forwarder.app).post('/%E0%A4%A').set(page),
    'unknown address': () => request(forwarder.app).get('/a/b'),
  };

  it.each(Object.entries(answers))('refuses to be framed elsewhere: %s', async (_case, ask) => {
    await ask().expect('X-Frame-Options', 'SAMEORIGIN');
  });

  it.each(['fail-500', 'fail-521', 'await-activation'] as const)(
    'refuses to be framed elsewhere: %s',
    async (mode) => {
      forwarder.setMode(mode);
      await send().expect('X-Frame-Options', 'SAMEORIGIN');
    },
  );
});

describe('the inbox page', () => {
  it('shows every field, newest enquiry first, settings marked', async () => {
    await send({ name: 'older' });
    await send({ name: 'newer' });
    const { text } = await request(forwarder.app).get('/').expect(200);
    expect(text.indexOf('newer')).toBeGreaterThan(0);
    expect(text.indexOf('newer')).toBeLessThan(text.indexOf('older'));
    expect(text).toContain('_captcha (setting)');
    expect(text).toContain('_next (setting)');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('shows markup in names and values as text and has no script', async () => {
    await send({ '<b>field</b>': '<script>alert(1)</script>' });
    const { text } = await request(forwarder.app).get('/');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('&lt;b&gt;field&lt;/b&gt;');
    expect(text).not.toMatch(/<script|<b>/);
  });

  it('offers every mode and shows the one that is on', async () => {
    forwarder.setMode('fail-521');
    const { text } = await request(forwarder.app).get('/');
    expect(text).toMatch(/<option[^>]*selected[^>]*>fail-521</);
    expect(text.match(/<option/g)).toHaveLength(5);
  });
});

describe('control from another process', () => {
  it('GET /_received is what was received, as JSON', async () => {
    await send({ name: 'Zoë' });
    const { body } = await request(forwarder.app).get('/_received').expect(200);
    expect(body).toEqual(forwarder.received);
  });

  it('DELETE /_received forgets all, held posts too, and delivers again', async () => {
    await send();
    forwarder.setMode('await-activation');
    await send();
    await request(forwarder.app).delete('/_received').expect(204);
    forwarder.setMode('deliver');
    expect(forwarder.received).toEqual([]);
    await send().expect(200, /Thank you/);
  });

  it.each([
    ['plain text', 'text/plain', 'fail-500'],
    ['a JSON string', 'application/json', '"fail-500"'],
    ['a JSON object', 'application/json', '{"mode":"fail-500"}'],
  ])('PUT /_mode takes %s', async (_case, type, body) => {
    await request(forwarder.app).put('/_mode').set('Content-Type', type).send(body).expect(204);
    await send().expect(500);
  });

  it.each(['text/plain', 'application/json'])('an unknown mode in %s is 400', async (type) => {
    const put = request(forwarder.app).put('/_mode').set('Content-Type', type);
    await put.send('explode').expect(400);
    await send().expect(200);
  });
});

describe('listening', () => {
  it('on port 0 answers at the origin it names, and no longer after close', async () => {
    const { origin, close } = await listen(forwarder, { host: '127.0.0.1', port: 0 });
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    expect((await fetch(origin)).status).toBe(200);
    await close();
    await expect(fetch(origin)).rejects.toThrow();
  });

  it('on a taken port rejects, naming the port', async () => {
    const first = await listen(forwarder, { host: '127.0.0.1', port: 0 });
    const port = Number(new URL(first.origin).port);
    const second = listen(forwarder, { host: '127.0.0.1', port });
    await expect(second).rejects.toThrow(`can't use port ${port} of 127.0.0.1: the port is taken`);
    await first.close();
  });
});
