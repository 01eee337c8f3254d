import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { createForwarder } from '../../tools/forwarder/forwarder.ts';
import { parseHtml, textOf } from '../setup/html.ts';

const page = { Origin: 'http://localhost:3000', Referer: 'http://localhost:3000/' };
const forwarder = createForwarder();

type Fields = Readonly<Record<string, string>>;

/** Every answer refuses to be framed by another site. */
function post(path: string, body: string, headers: Fields = page) {
  const sent = request(forwarder.app).post(path).type('form').set(headers).send(body);
  return sent.expect('X-Frame-Options', 'SAMEORIGIN');
}

const send = (fields: Fields = {}, headers: Fields = page) =>
  post('/office', new URLSearchParams(fields).toString(), headers);

beforeEach(() => forwarder.reset());

it.each<[string, Fields]>([
  ['without an Origin', { Referer: page.Referer }],
  ['with Origin: null', { Origin: 'null', Referer: page.Referer }],
  ['without a Referer', { Origin: page.Origin }],
])('a post %s is refused and not kept', async (_case, headers) => {
  const { status, text } = await send({}, headers);
  expect(status).toBe(403);
  expect(text).toContain('Make sure you open this page through a web server');
  expect(forwarder.received).toEqual([]);
  expect(forwarder.attempts).toBe(1);
});

describe('a delivered enquiry', () => {
  it('is kept once with its inbox, its exact body, its fields in order, and its page', async () => {
    const body = '_captcha=false&_next=&name=Zo%C3%AB%20నా<b>&Phone=%2b91+98&&course=ë';
    await post('/hello%40example.com', body).expect(200, /Thank you/);
    expect(forwarder.received).toEqual([
      {
        inbox: 'hello@example.com',
        body,
        fields: [
          ['_captcha', 'false'],
          ['_next', ''],
          ['name', 'Zoë నా<b>'],
          ['Phone', '+91 98'],
          ['course', 'ë'],
        ],
        origin: page.Origin,
        referer: page.Referer,
      },
    ]);
  });

  it('sends the visitor to an absolute _next', async () => {
    const next = 'http://localhost:3000/?enquiry=sent';
    await send({ _next: next }).expect(303).expect('Location', next);
    expect(forwarder.received).toHaveLength(1);
  });

  it('ignores a _next that is no http(s) address', async () => {
    for (const _next of ['javascript:alert(1)', '/site', 'http://']) {
      await send({ _next }).expect(200, /Thank you/);
    }
  });

  it('is one of the last 100 kept', async () => {
    for (let n = 1; n <= 101; n += 1) await send({ name: `n${n}` });
    expect(forwarder.received).toHaveLength(100);
    expect(forwarder.received[0]?.fields).toEqual([['name', 'n2']]);
  });
});

describe('a service in a failing mode', () => {
  it.each([500, 521] as const)('the sender gets status %i and nothing is kept', async (status) => {
    forwarder.setMode(`fail-${status}`);
    await send({ _next: page.Referer }).expect(status);
    expect(forwarder.received).toEqual([]);
  });

  it('await-activation: the sender is told so, and what is held is delivered once activated', async () => {
    await post('/_mode', 'mode=await-activation').expect(303);
    await send({}, {}).expect(403);
    for (const name of ['first', 'second']) {
      await send({ name, _next: page.Referer }).expect(200, /needs activation/);
    }
    expect(forwarder.received).toEqual([]);
    await request(forwarder.app)
      .get('/')
      .expect(/Held until the mode is deliver: 2/);
    await post('/_mode', 'mode=deliver').expect(303).expect('Location', '/');
    const names = forwarder.received.map(({ fields }) => fields[0]?.[1]);
    expect(names).toEqual(['first', 'second']);
  });
});

it('the inbox page shows the newest enquiry first, markup in it as text, and the mode', async () => {
  await send({ name: 'older' });
  await send({ '<b>field</b>': '<script>alert(1)</script>' });
  forwarder.setMode('fail-521');
  const { text } = await request(forwarder.app).get('/').expect(200);
  const document = parseHtml(text);
  expect([...document.querySelectorAll('tr')].map(textOf)).toEqual([
    '<b>field</b><script>alert(1)</script>',
    'nameolder',
  ]);
  expect([...document.querySelectorAll('option[selected]')].map(textOf)).toEqual(['fail-521']);
});
