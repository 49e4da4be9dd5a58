// node scripts/page-weights.mjs: what a browser fetches before it draws the most opened pages, as
// built last, beside what docs/page-weights.md keeps. A page that grew by more than a twentieth
// fails, until somebody says why: --write 'the reason' keeps the new figures with it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, inRoot } from './ensure.mjs';

const page = inRoot('docs', 'page-weights.md');
const built = inRoot('dist', 'page-weights.json');

const growth = 1.05;

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** The rows of the kept table, by page: kilobytes of scripts and of style sheets. */
const keptIn = (text) =>
  new Map(
    [...text.matchAll(/^\| (\w+Page) \| ([\d.]+) \| ([\d.]+) \|$/gm)].map(
      ([, name, scripts, styles]) => [name, Number(scripts) + Number(styles)],
    ),
  );

/** The reasons that were given so far, newest first. */
const reasonsIn = (text) => text.match(/^- .*$/gm) ?? [];

const pageOf = (rows, reasons) => `# What a page weighs

Kilobytes of scripts and style sheets, compressed as they are sent, that a browser fetches before it
draws a page for somebody who was never here. Held by the test command; kept by
\`node scripts/page-weights.mjs --write 'why it grew'\`.

| Page | Scripts | Styles |
| --- | --- | --- |
${rows.map((row) => `| ${row.page} | ${kilobytes(row.scripts)} | ${kilobytes(row.styles)} |`).join('\n')}

## Why it changed

${reasons.join('\n')}
`;

/** @returns what grew by more than it may, in words; nothing when all is well */
export const checkPageWeights = () => {
  const kept = keptIn(existsSync(page) ? readFileSync(page, 'utf8') : '');
  return JSON.parse(readFileSync(built, 'utf8'))
    .map((row) => ({ ...row, now: (row.scripts + row.styles) / 1000, kept: kept.get(row.page) }))
    .filter((row) => row.kept === undefined || row.now > row.kept * growth)
    .map((row) =>
      row.kept === undefined
        ? `${row.page} is not in docs/page-weights.md.`
        : `${row.page} weighs ${row.now.toFixed(1)} kB, ${row.kept.toFixed(1)} kB before.`,
    );
};

if (process.argv[1]?.endsWith('page-weights.mjs')) {
  if (!existsSync(built)) fail('Nothing is built: node scripts/build.mjs');
  const at = process.argv.indexOf('--write');
  const reason = at < 0 ? undefined : process.argv[at + 1];
  if (at >= 0 && !reason) fail("--write wants the reason: --write 'the editor has tables now'");
  if (reason) {
    const rows = JSON.parse(readFileSync(built, 'utf8'));
    const before = existsSync(page) ? reasonsIn(readFileSync(page, 'utf8')) : [];
    writeFileSync(page, pageOf(rows, [`- ${reason}`, ...before]));
  }
  const grown = checkPageWeights();
  for (const { page: name, scripts, styles } of JSON.parse(readFileSync(built, 'utf8')))
    console.log(
      `${name.padEnd(20)} ${kilobytes(scripts).padStart(7)} ${kilobytes(styles).padStart(6)}`,
    );
  if (grown.length > 0) fail(grown.join('\n'));
}
