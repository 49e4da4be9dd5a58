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

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
/** A moment as JSON has it. */
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;

/** A value in words: times that people read, yes and no, lists without brackets. */
function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return time.format(value);
  if (typeof value === 'string') return isoTime.test(value) ? time.format(new Date(value)) : value;
  if (Array.isArray(value)) {
    const isOfRows = value.some((one) => typeof one === 'object' && one !== null);
    return value.map(valueOf).join(isOfRows ? '\n' : ', ') || '–';
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${titleOf(name)}: ${valueOf(one)}`)
      .join('; ');
  return String(value);
}

const rowOf = (row: object): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${escaped(titleOf(name))}</dt><dd>${escaped(valueOf(value))}</dd>`)
    .join('')}</dl>\n`;

type Rows = AsyncIterable<object>;
/** The rows of each part, read anew with each call. */
type Parts = ReadonlyMap<string, () => Rows>;

/** What people look for first. */
const firstParts = ['profile', 'posts', 'messages'];

const textOf = (row: object, name: string): string | null => {
  const value: unknown = Object.entries(row).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The names of conversations by their ids: the group's, or whom it is with. */
async function chatNames(parts: Parts): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const row of parts.get('conversations')?.() ?? []) {
    const id = textOf(row, 'id');
    if (id) names.set(id, textOf(row, 'name') ?? textOf(row, 'with') ?? 'Deleted account');
  }
  return names;
}

/**
 * So many rows are held to be put together by their conversation; what comes after them is put
 * together anew.
 */
const maxBufferedRows = 5000;

/** Messages by their conversation, under whom it is with. */
async function* messagesOf(rows: Rows, parts: Parts): AsyncGenerator<string> {
  const names = await chatNames(parts);
  const chats = new Map<string, string[]>();
  let bufferedRows = 0;
  const written = function* () {
    for (const [id, messages] of chats) {
      yield `<h2>${escaped(names.get(id) ?? 'Another conversation')}</h2>\n`;
      yield* messages;
    }
    chats.clear();
    bufferedRows = 0;
  };
  for await (const row of rows) {
    const id = textOf(row, 'conversationId') ?? '';
    const messages = chats.get(id) ?? [];
    chats.set(id, messages);
    messages.push(rowOf(row));
    bufferedRows += 1;
    if (bufferedRows >= maxBufferedRows) yield* written();
  }
  yield* written();
}

async function* rowsOf(rows: Rows): AsyncGenerator<string> {
  for await (const row of rows) yield rowOf(row);
}

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
h1 { font-size: 1.5rem; line-height: 1.2; }
h2 { font-size: 1rem; }
summary { cursor: pointer; font-weight: 600; min-height: 2.75rem; }
dl { display: grid; grid-template-columns: min(12rem, 34%) minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0 0 1rem; }
dt { opacity: 0.75; overflow-wrap: anywhere; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
</style>
</head>
<body>
<h1>Your data at Experiencia</h1>
<p>${escaped(college)}, as of ${time.format(at)}. Times are in UTC. The same is in the .json files beside this page.</p>
`;

/**
 * A page that shows a copy of a person's data without a network and without a program: each part is
 * folded, each row a list of names and values. What people look for stands first, parts with
 * nothing in them are named at the end. Whatever people wrote is text in it.
 * @param parts the rows of each part, by its name
 * @param files names and paths of what they uploaded, beside the page
 */
export async function* copyPage(
  { college, at }: { college: string; at: Date },
  parts: Parts,
  files: readonly { name: string; path: string }[],
): AsyncGenerator<string> {
  yield head(college, at);
  const empty: string[] = [];
  for (const name of new Set([...firstParts, ...parts.keys()])) {
    const rows = parts.get(name)?.();
    if (!rows) continue;
    let isBegun = false;
    for await (const piece of name === 'messages' ? messagesOf(rows, parts) : rowsOf(rows)) {
      if (!isBegun) yield `<details>\n<summary>${escaped(titleOf(name))}</summary>\n`;
      isBegun = true;
      yield piece;
    }
    if (isBegun) yield '</details>\n';
    else empty.push(titleOf(name));
  }
  yield '<details>\n<summary>What you uploaded</summary>\n<ul>\n';
  for (const { name, path } of files) {
    const address = path.split('/').map(encodeURIComponent).join('/');
    yield `<li><a href="${escaped(address)}">${escaped(name)}</a></li>\n`;
  }
  yield '</ul>\n</details>\n';
  if (empty.length > 0)
    yield `<details>\n<summary>Nothing is kept of</summary>\n<p>${escaped(empty.join(', '))}</p>\n</details>\n`;
  yield '</body>\n</html>\n';
}
