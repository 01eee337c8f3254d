import { expect } from 'vitest';
import type { AnyPage } from './site-in-browser.ts';

/** What the plan says: its sentence, the steps that are due, what a screen reader was told, form and address. */
export function stateOf(page: AnyPage) {
  return page.evaluate(() => {
    const steps = [...document.querySelectorAll('ol > li:has(h4)')];
    return {
      sentence: document.querySelector('.plan-answer__lead')?.textContent ?? '',
      due: steps.flatMap((step, index) => (step.matches('[data-due="now"]') ? [index + 1] : [])),
      told: document.querySelector('main p[role="status"]')?.textContent,
      intake: document.querySelector<HTMLSelectElement>('[name="intake"]')?.value,
      year: document.querySelector<HTMLInputElement>('[name="year"]')?.value,
      query: location.search,
    };
  });
}

type State = Awaited<ReturnType<typeof stateOf>>;

export async function expectState(page: AnyPage, state: Partial<State>): Promise<void> {
  await expect.poll(() => stateOf(page)).toMatchObject(state);
}

/** The plan without a choice. */
export const general = { sentence: '', due: [], intake: '', year: '', query: '' };

/** Chooses the intake that is offered first, with the events of a visitor's choice. Returns its id. */
export function selectIntake(page: AnyPage): Promise<string> {
  return page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('[name="intake"]');
    const offered = [...(select?.options ?? [])].find(({ value }) => value !== '');
    if (!select || !offered) throw new Error('The form offers no intake.');
    select.value = offered.value;
    for (const type of ['input', 'change'])
      select.dispatchEvent(new Event(type, { bubbles: true }));
    return offered.value;
  });
}

/** Chooses an intake, for which a year is suggested. Returns what the plan says then, except what was told. */
export async function chooseIntake(page: AnyPage): Promise<Omit<State, 'told'>> {
  const intake = await selectIntake(page);
  await expectState(page, {
    sentence: expect.stringMatching(/./),
    told: expect.stringMatching(/./),
    intake,
    year: expect.stringMatching(/^\d{4}$/),
  });
  const { told: _told, ...chosen } = await stateOf(page);
  expect(chosen.query).toBe(`?intake=${intake}&year=${chosen.year}`);
  return chosen;
}
