import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { createForwarder } from '../../tools/forwarder/forwarder.ts';
import { parseHtml, textOf } from '../setup/html.ts';

const page = { Origin: 'http://localhost:3000', Referer: 'http://localhost:3000/' };
const forwarder = createForwarder();

type Fields = Readonly<Record<string, string>>;

const post = (body: string, headers: Fields = page) =>
  request(forwarder.app).post('/hello%40example.com').type('form').set(headers).send(body);

const send = (fields: Fields, headers?: Fields) =>
  post(new URLSearchParams(fields).toString(), headers);

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
});

describe('a delivered enquiry', () => {
  it('is kept as it was sent, and the thank-you page leads to the inbox and back', async () => {
    const body = '_captcha=false&_next=&name=Zo%C3%AB%20నా<b>&Phone=%2b91+98&&course=ë';
    const { text } = await post(body).expect(200, /Thank you/);
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
    const links = [...parseHtml(text).querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', page.Referer]);
  });

  it('sends the visitor to a _next that is an http(s) address, and to no other', async () => {
    const next = 'http://localhost:3000/?enquiry=sent';
    await send({ _next: next }).expect(303).expect('Location', next);
    for (const _next of ['javascript:alert(1)', '/site', 'http://'])
      await send({ _next }).expect(200);
  });
});

it.each([500, 521])('a service that fails with %i keeps nothing', async (status) => {
  forwarder.setMode(`fail-${status}` as 'fail-500' | 'fail-521');
  await send({ _next: page.Referer }).expect(status);
  expect(forwarder.received).toEqual([]);
});

it('the inbox page shows the newest enquiry first, markup in it as text', async () => {
  await send({ name: 'older' });
  await send({ '<b>field</b>': '<script>alert(1)</script>' });
  const { text } = await request(forwarder.app).get('/').expect('X-Frame-Options', 'SAMEORIGIN');
  const enquiries = [...parseHtml(text).querySelectorAll('pre')];
  expect(enquiries.map(textOf)).toEqual(['<b>field</b>: <script>alert(1)</script>', 'name: older']);
});
