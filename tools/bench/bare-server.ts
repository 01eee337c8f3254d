import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Answer } from './fetch-answer.ts';

/** What the bare server is told, in the file that its second argument names. */
export type BareAnswers = {
  readonly byPath: Readonly<Record<string, Answer>>;
  /** For every other path. */
  readonly otherwise: Answer;
};

type Ready = { readonly status: number; readonly headers: string[]; readonly body: Buffer };

// `node bare-server.js PORT ANSWERS`: what Node can do at best. No negotiation, no conditions, no log: ready bytes.
const [port, file = ''] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(file, 'utf8')) as BareAnswers;
const byPath = new Map(
  Object.entries(answers.byPath).map(([path, answer]) => [path, ready(answer)]),
);
const otherwise = ready(answers.otherwise);

createServer((request, response) => {
  const url = request.url ?? '';
  const query = url.indexOf('?');
  const { status, headers, body } = byPath.get(query < 0 ? url : url.slice(0, query)) ?? otherwise;
  response.writeHead(status, headers).end(body);
}).listen(Number(port), '127.0.0.1');

function ready({ status, headers, body }: Answer): Ready {
  return { status, headers: [...headers], body: Buffer.from(body, 'base64') };
}
