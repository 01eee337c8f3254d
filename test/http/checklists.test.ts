import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, textsIn } from '../setup/pages.ts';

const { ask } = await createTestApp();
const page = parseHtml((await ask.get('/site/study-destination/alpha')).text);

describe.each([
  {
    anchor: 'documents-application',
    title: 'Documents for your application',
    documents: [
      {
        name: 'Passport for Alpha',
        why: 'Why the passport is asked for.',
        mistake: 'What goes wrong with the passport.',
        value: 'passport',
      },
      {
        name: 'MS (Mark sheets) for Alpha',
        why: 'Why mark sheets are asked for.',
        mistake: 'What goes wrong with mark sheets.',
        value: 'marks',
      },
    ],
  },
  {
    anchor: 'documents-visa',
    title: 'Documents for your visa',
    documents: [
      {
        name: 'Offer from Alpha',
        why: 'Why the offer is asked for.',
        mistake: 'What goes wrong with the offer.',
        value: 'offer',
      },
    ],
  },
])('the list "$title"', ({ anchor, title, documents }) => {
  const list = only(page, `#${anchor}`);

  it('says of each document why it is asked for and what goes wrong with it', () => {
    expect(textOf(only(list, 'h3'))).toBe(title);
    const shown = all(list, 'li').map((item) => [
      textOf(only(item, 'label')),
      ...textsIn(item, 'p'),
    ]);
    expect(shown).toEqual(documents.map(({ name, why, mistake }) => [name, why, mistake]));
  });

  it('has a box for each document, named by its id, and none is ticked', () => {
    const boxes = all(list, 'label > input').map(attributesOf);
    expect(boxes).toEqual(documents.map(({ value }) => ({ type: 'checkbox', value })));
  });

  it('sends nothing anywhere, and has a button that clears the ticks without script', () => {
    expect(attributesOf(list)).toMatchObject({ method: 'dialog', autocomplete: 'off' });
    expect(list.hasAttribute('action')).toBe(false);
    expect(all(list, 'button').map(attributesOf)).toMatchObject([{ type: 'reset' }]);
  });
});
