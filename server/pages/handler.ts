import type { RequestHandler } from 'express';
import { queryOf, searchOf } from '../respond/query.ts';
import { send } from '../respond/send.ts';
import type { DayPages } from './daily-pages.ts';
import type { RoutePage } from './route-pages.ts';

/** Sends the page of the day, in the view that the query selects. */
export function createPageHandler(source: RoutePage, current: () => DayPages): RequestHandler {
  return async function sendPage(request, response) {
    const pages = current();
    const isPlain = searchOf(request) === '';
    send(
      request,
      response,
      isPlain ? pages.plain(source) : await pages.forQuery(source, queryOf(request)),
    );
  };
}
