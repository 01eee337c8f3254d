import type { RequestHandler } from 'express';
import { queryOf, searchOf } from '../respond/query.ts';
import { send } from '../respond/send.ts';
import type { Edition, RoutePage } from './edition.ts';

/** Answers with the page of the day, in the view that the query names. */
export function createPageHandler(source: RoutePage, editions: () => Edition): RequestHandler {
  return function sendPage(request, response) {
    const edition = editions();
    // Nearly all requests: a promise and an empty query would cost each of them.
    const plain = searchOf(request) === '' && edition.plainPage(source);
    if (plain) return send(request, response, plain);
    return edition.page(source, queryOf(request)).then((chosen) => send(request, response, chosen));
  };
}
