import { expect } from 'vitest';
import type { AnyPage } from './site-in-browser.ts';

/** What the plan shows: the choice, the ticket's line, each row with its months and state, and the address. */
export function planOn(page: AnyPage) {
  return page.evaluate(() => {
    // Without the marks of the translation.
    const read = (element: Element | null) =>
      (element?.textContent ?? '').replace(/ \*/g, '').replace(/\s+/g, ' ').trim();
    const chosen = (name: string) =>
      document.querySelector<HTMLSelectElement>(`#your-start [name="${name}"]`)?.value;
    return {
      start: chosen('start'),
      level: chosen('level'),
      ticket: read(document.querySelector('#your-start [role="status"]')),
      answer: read(document.querySelector('.plan-answer')),
      rows: [...document.querySelectorAll('[id^="step-"]')].map(read),
      query: location.search,
    };
  });
}

type Shown = Awaited<ReturnType<typeof planOn>>;

export async function expectPlan(page: AnyPage, shown: Partial<Shown>): Promise<void> {
  await expect.poll(() => planOn(page)).toMatchObject(shown);
}

/** Chooses the option at a place of a select, with the events of a visitor's choice. Returns its value. */
export function choose(page: AnyPage, name: 'start' | 'level', place: number): Promise<string> {
  return page.evaluate(
    (wanted, index) => {
      const select = document.querySelector<HTMLSelectElement>(`[name="${wanted}"]`);
      if (!select?.options[index]) throw new Error(`There is no ${wanted} ${index}.`);
      select.selectedIndex = index;
      for (const type of ['input', 'change']) {
        select.dispatchEvent(new Event(type, { bubbles: true }));
      }
      return select.value;
    },
    name,
    place,
  );
}

/** Chooses the second start that is offered. Returns what the plan shows of it. */
export async function chooseStart(page: AnyPage): Promise<Shown> {
  const start = await choose(page, 'start', 2);
  await expectPlan(page, { start, query: `?start=${start}`, answer: expect.stringMatching(/./) });
  return planOn(page);
}
