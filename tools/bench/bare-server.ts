import { createServer } from 'node:http';
import type { Answer } from './servers.ts';

// The fastest server that Node can be: it sends one answer to every request and decides nothing.
const { status, headers, body } = JSON.parse(process.env['ANSWER'] ?? '') as Answer;
const bytes = Buffer.from(body, 'base64');

createServer((_request, response) => {
  response.writeHead(status, [...headers]).end(bytes);
}).listen(Number(process.env['PORT']), '127.0.0.1');
