const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in a page: nothing of it is read as a tag or an attribute. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** `careerSteps`, `career-steps`: Career steps. */
function titleOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

const rowOf = (row: object): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${escaped(titleOf(name))}</dt><dd>${escaped(valueOf(value))}</dd>`)
    .join('')}</dl>\n`;

const head = (college: string, at: Date): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Your data at Experiencia</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
details { border-top: 1px solid; padding: 0.5rem 0; }
summary { cursor: pointer; font-weight: 600; min-height: 2.75rem; }
dl { display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: 0.25rem 1rem; margin: 0 0 1rem; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
</style>
</head>
<body>
<h1>Your data at Experiencia</h1>
<p>${escaped(college)}, as of ${at.toISOString()}. Times are in UTC. The same is in the .json files beside this page.</p>
`;

/**
 * A page that shows a copy of a person's data without a network and without a program: each part is folded, each row a
 * list of names and values. Whatever people wrote is text in it.
 * @param parts the rows of each part, by its name
 * @param files names and paths of what they uploaded, beside the page
 */
export async function* copyPage(
  { college, at }: { college: string; at: Date },
  parts: Iterable<readonly [string, AsyncIterable<object>]>,
  files: readonly { name: string; path: string }[],
): AsyncGenerator<string> {
  yield head(college, at);
  for (const [name, rows] of parts) {
    yield `<details>\n<summary>${escaped(titleOf(name))}</summary>\n`;
    let isEmpty = true;
    for await (const row of rows) {
      isEmpty = false;
      yield rowOf(row);
    }
    yield isEmpty ? '<p>Nothing.</p>\n</details>\n' : '</details>\n';
  }
  yield '<details>\n<summary>What you uploaded</summary>\n<ul>\n';
  for (const { name, path } of files) {
    const address = path.split('/').map(encodeURIComponent).join('/');
    yield `<li><a href="${escaped(address)}">${escaped(name)}</a></li>\n`;
  }
  yield '</ul>\n</details>\n</body>\n</html>\n';
}
