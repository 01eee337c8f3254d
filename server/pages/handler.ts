import type { RequestHandler } from 'express';
import { queryOf, searchOf } from '../respond/query.ts';
import { send } from '../respond/send.ts';
import type { DailyPages } from './daily-pages.ts';
import type { RoutePage } from './route-pages.ts';

/** Sends the page of the day, in the view that the query selects. */
export function createPageHandler(source: RoutePage, today: () => DailyPages): RequestHandler {
  return async function sendPage(request, response) {
    const pages = today();
    const isPlain = searchOf(request) === '';
    send(
      request,
      response,
      isPlain ? pages.plain(source) : await pages.page(source, queryOf(request)),
    );
  };
}
