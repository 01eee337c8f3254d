import type { RequestHandler } from 'express';
import { queryOf, searchOf } from '../respond/query.ts';
import { send } from '../respond/send.ts';
import type { DailyPages } from './daily-pages.ts';
import type { RoutePage } from './route-pages.ts';

/** Sends the page of the day, in the view that the query selects. */
export function createPageHandler(source: RoutePage, pages: DailyPages): RequestHandler {
  return async function sendPage(request, response) {
    const isPlain = searchOf(request) === '';
    const page = await (isPlain ? pages.plain(source) : pages.forQuery(source, queryOf(request)));
    send(request, response, page);
  };
}
