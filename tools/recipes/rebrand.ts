import { join } from 'node:path';
import { draw, edit, type Recipe } from './copy.ts';

/** Another consultancy in another city: every line of `site.ts` that is not the owner's yet. */
export const rebrand: Recipe = {
  name: 'another name, another city',
  apply(folder) {
    setName(folder, "Banyan & Teak's Überseeberatung");
    edit(join(folder, 'shared/content/site.ts'), (text) =>
      text
        .replace(/const city = .*;/, "const city = 'Thiruvananthapuram';")
        .replace(/const neighbourhood = .*;/, "const neighbourhood = 'Vazhuthacaud';")
        .replace(
          /code: '\w+', city, position: .* \}/,
          "code: 'TRV', city, position: [76.92, 8.482] }",
        )
        .replace(/street: .*,/, "street: '12 Cotton Hill Lane',")
        .replace(/postalCode: .*,/, "postalCode: '695014',")
        .replace(/region: .*,/, "region: 'Kerala',")
        .replace('hasPlaceholders: true', 'hasPlaceholders: false')
        .replace(/instagram\.com\/[^']*/, 'instagram.com/banyan.teak/')
        .replace(/linkedin\.com\/[^']*/, 'linkedin.com/company/banyan-teak/')
        .replace(/embed\.html\?[^']*/, 'embed.html?bbox=76.95%2C8.49%2C76.97%2C8.51')
        .replace(/org\/\?[^']*/, 'org/?mlat=8.5&mlon=76.96'),
    );
    draw(folder);
  },
};

/** A name with an apostrophe, and nothing else. */
export const apostrophe: Recipe = {
  name: 'a name with an apostrophe',
  apply(folder) {
    setName(folder, "D'Souza's");
    draw(folder);
  },
};

/** Sets the consultancy's name, which may have an apostrophe but no double quotation mark. */
export function setName(folder: string, name: string): void {
  const literal = name.includes("'") ? `"${name}"` : `'${name}'`;
  edit(join(folder, 'shared/content/site.ts'), (text) =>
    text.replace(/const name = .*;/, () => `const name = ${literal};`),
  );
}
