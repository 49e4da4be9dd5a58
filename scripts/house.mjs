// node scripts/house.mjs: how much of the house is declared, and how much is written by hand still.
// With --write, docs/house.md keeps it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const isTest = (file) => /\.test\.tsx?$|\/testing\/|^api\/test\/|\.stories\./.test(file);
const isGenerated = (file) => /\/generated\/|\.d\.ts$/.test(file);

const files = execFileSync('git', ['ls-files', 'api', 'web', 'schema', 'scripts'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css|graphql|sql)$/.test(file) && existsSync(join(root, file)))
  .sort();
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const linesOf = (text) => text.split('\n').length - 1;

/** The parts of the house, by what stands in them. The first that fits is taken. */
const parts = [
  ['generated', isGenerated],
  ['api: migrations', (file) => file.startsWith('api/src/migrations/')],
  ['api: tests', (file) => file.startsWith('api/') && isTest(file)],
  ['api: demo college', (file) => file.startsWith('api/src/demo/')],
  ['api: bench and trials', (file) => /^api\/(bench|trials)\//.test(file)],
  ['api: source', (file) => file.startsWith('api/')],
  ['web: browser tests', (file) => file.startsWith('web/e2e/')],
  ['web: tests', (file) => file.startsWith('web/') && isTest(file)],
  ['web: source', (file) => file.startsWith('web/')],
  ['rules of both sides', (file) => file.startsWith('schema/rules/')],
  ['contract', (file) => file.startsWith('schema/')],
  ['scripts', (file) => file.startsWith('scripts/')],
];
const partOf = (file) => parts.find(([, holds]) => holds(file))?.[0];
const source = (side) =>
  files.filter((file) => partOf(file) === `${side}: source` && /\.tsx?$/.test(file));

const lines = parts.map(([name]) => {
  const own = files.filter((file) => partOf(file) === name);
  return [name, own.length, own.reduce((sum, file) => sum + linesOf(texts.get(file)), 0)];
});

/** Files of a side in which a pattern stands. */
const having = (side, pattern, but = /^$/) =>
  source(side).filter((file) => pattern.test(texts.get(file)) && !but.test(file));
const times = (side, pattern) =>
  source(side).reduce((sum, file) => sum + (texts.get(file).match(pattern)?.length ?? 0), 0);

/** What is of another kind, with its reason: a table of names in backticks at the end of a page. */
const reasonsOf = (page, head) => {
  const [, rows = ''] = readFileSync(join(root, 'docs/decisions', page), 'utf8').split(
    `\n| ${head} | Why |\n`,
  );
  return new Map(
    [...rows.matchAll(/^\| (`.*`) \| (.*) \|$/gm)].flatMap(([, names, why]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, why]),
    ),
  );
};

const reasonOfList = reasonsOf('lists.md', 'List');
const ownLists = {
  api: having('api', /\bcursorsOf\(/, /^api\/src\/core\//),
  web: having('web', /\bfetchMore\(/, /^web\/src\/core\//),
};
const withoutReason = (file) => !reasonOfList.has(file);
const listsByHand = {
  api: ownLists.api.filter(withoutReason),
  web: ownLists.web.filter(withoutReason),
};
const otherLists = [...ownLists.api, ...ownLists.web].filter((file) => reasonOfList.has(file));

/** A search box changes an address and sends nothing: it is no form. */
const isSearch = (file) => /<search\b|role="search"/.test(texts.get(file));
const reasonOfForm = reasonsOf('forms.md', 'Form');
const formName = (file) => basename(file, '.tsx');
const ownForms = having('web', /<form\b/, /^web\/src\/core\/forms\//).filter(
  (file) => !isSearch(file),
);
const formsByHand = ownForms.filter((file) => !reasonOfForm.has(formName(file)));
const otherForms = ownForms.filter((file) => reasonOfForm.has(formName(file)));

/** What a file imports of the same side when it loads, types included. */
const importsOf = (file) =>
  [...texts.get(file).matchAll(/^(?:import|export)\b[^;'"]*?(?:from )?'((?:\.|@\/)[^']+)';/gm)]
    .map(([, path]) =>
      path.startsWith('@/') ? join('web/src', path.slice(2)) : join(dirname(file), path),
    )
    .map((path) =>
      [path, `${path}/index.ts`, `${path}/index.tsx`, `${path}.ts`, `${path}.tsx`].find((each) =>
        texts.has(each),
      ),
    )
    .filter(Boolean);

/** Groups of files that reach one another in a circle (Tarjan's strongly connected components). */
const circlesOf = (side) => {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const next of importsOf(file)) {
      if (!index.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file), low.get(next)));
      } else if (stack.includes(next)) low.set(file, Math.min(low.get(file), index.get(next)));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle);
  };
  for (const file of source(side)) if (!index.has(file)) visit(file);
  return found;
};

/** Pairs that stand twice on purpose, in the same kind of table. */
const [, pairs = ''] = readFileSync(join(root, 'docs/decisions/twice.md'), 'utf8').split(
  '\n| Pair | Why |\n',
);
const twice = [...pairs.matchAll(/^\| (`.*) \| (.*) \|$/gm)];

const crowdedFrom = 20;
const counts = new Map();
for (const file of files.filter((each) => !isGenerated(each) && !/migrations/.test(each)))
  counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
const crowded = [...counts].filter(([, count]) => count > crowdedFrom);

const longTests = files.filter((file) => isTest(file) && linesOf(texts.get(file)) > 300);

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const listed = (names) => names.map((name) => `- \`${relative('.', name)}\``).join('\n');
const circles = { api: circlesOf('api'), web: circlesOf('web') };

const page = `# The house in figures

Printed by \`node scripts/house.mjs\`, kept by \`node scripts/house.mjs --write\`.

${table(['Part', 'Files', 'Lines'], lines)}

${table(
  ['What', 'Declared', 'By hand'],
  [
    ['Lists of the api', times('api', /\bdeclareList\(/g), listsByHand.api.length],
    ['Lists of the web', times('web', /\bpagedList(?:<[^>]*>)?\(/g), listsByHand.web.length],
    [
      'Forms of the web',
      having('web', /\buseDraftForm(?:<[^(]*>)?\(\{/).length,
      formsByHand.length,
    ],
  ],
)}

Of another kind, with their reasons below: ${otherLists.length} lists, ${otherForms.length} forms.
Files that reach each other in a circle: api ${circles.api.flat().length}, web ${circles.web.flat().length}.
Folders with more than ${crowdedFrom} files: ${crowded.length}. Files of tests with more than 300 lines: ${longTests.length}.

## Lists by hand

${listed([...listsByHand.api, ...listsByHand.web]) || 'None.'}

## Forms by hand

${listed(formsByHand) || 'None.'}

## What is a list of another kind

${otherLists.map((file) => `- \`${file}\`: ${reasonOfList.get(file)}`).join('\n')}

## What has a form of another kind

${otherForms.map((file) => `- \`${file}\`: ${reasonOfForm.get(formName(file))}`).join('\n')}

## What stands twice on purpose

${twice.map(([, pair, why]) => `- ${pair}: ${why}`).join('\n')}

## Circles

${[...circles.api, ...circles.web].map((circle) => listed(circle)).join('\n\n') || 'None.'}

## Crowded folders

${crowded.map(([folder, count]) => `- \`${folder}\`: ${count}`).join('\n') || 'None.'}
`;

console.log(page);
if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/house.md'), page);
