import { errorContent } from '../../shared/content/error.ts';
import { site } from '../../shared/content/site.ts';

/** The error view without React: the words and links alone, for when rendering itself is what failed. */
export function plainErrorPage(detail: string): string {
  const { heading, lead, links } = errorContent;
  const items = links.map(({ path, label }) => `<li><a href="${path}">${label}</a></li>`);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${detail} | ${site.name}</title>
<meta name="robots" content="noindex">
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${detail}</p>
<p>${lead}</p>
<ul>
${items.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
