import { join } from 'node:path';
import { insertBeforeLast, type Recipe } from './copy.ts';

const row = `  {
    name: 'passing',
    label: 'Year of passing',
    inText: 'year of passing',
    type: 'text',
  },
`;

/** One more field in the enquiry form. */
export const addField: Recipe = {
  name: 'one more field in the form',
  apply(folder) {
    insertBeforeLast(join(folder, 'shared/content/enquiry-fields.ts'), '];', row);
  },
};
