// npm run new:feature -- mentorships mentorship: one room on both sides from scripts/templates,
// listed where rooms, rules of access, documented calls and paths are listed, with its migration
// and its generated code.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensure, fail, inRoot, run, tool } from './ensure.mjs';

const [names, name = names?.replace(/s$/, '')] = process.argv.slice(2);
if (!/^[a-z]+$/.test(names ?? '') || !/^[a-z]+$/.test(name) || names === name) {
  fail(
    'Usage: npm run new:feature -- <many> <one>, two words in lower case: npm run new:feature -- mentorships mentorship',
  );
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const filled = (text) =>
  text
    .replaceAll('__names__', names)
    .replaceAll('__Names__', capital(names))
    .replaceAll('__name__', name)
    .replaceAll('__Name__', capital(name));

for (const side of ['api', 'web']) {
  if (existsSync(inRoot(side, 'src', 'features', names)))
    fail(`There is a room named ${names} in ${side}/src/features already.`);
}

/** The files of the room on both sides, as path and text. */
const templates = () => {
  const folder = inRoot('scripts', 'templates');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = join(entry.parentPath ?? entry.path, entry.name);
      const target = filled(relative(folder, source)).replace(/\.tpl$/, '');
      return [target, filled(readFileSync(source, 'utf8'))];
    });
};

/** Where the room is listed: lines, and the one that they stand before. */
const lists = [
  {
    path: 'api/src/features/index.ts',
    anchor: /\n\/\*\*\n \* All features/,
    lines: "import { __names__ } from './__names__/index.ts';\n",
  },
  { path: 'api/src/features/index.ts', anchor: /\];\n\nsettleAsks/, lines: '  __names__,\n' },
  {
    path: 'api/test/support/access/access-of-fields.ts',
    anchor: / {2}'Mutation\.signIn':/,
    lines:
      "  'Query.my__Names__': 'signedIn',\n  'Mutation.add__Name__': 'members',\n  'Mutation.remove__Name__': 'members',\n",
  },
  {
    path: 'api/test/support/access/access-of-calls.ts',
    anchor: /(?<=export const calls: Record<string, Group> = \{\n)/,
    lines: "  'GET /api/__names__': 'signedIn',\n",
  },
  {
    path: 'api/test/support/rows.ts',
    anchor: /\};\n\n\/\*\* Tables of earlier migrations/,
    lines:
      "  __names__: `insert into __names__ (id, user_id, title) values (gen_random_uuid(), ${user}, 'x')`,\n",
  },
  {
    path: 'schema/rest.md',
    anchor: /\n## Administration/,
    lines:
      "\n## __Names__\n\n| method | path | auth | state | part | what it does |\n|---|---|---|---|---|---|\n| GET | `/api/__names__` | bearer | served | – | one's own, newest first |\n",
  },
  {
    path: 'schema/rules/pages/pages.ts',
    anchor: / {4}careerPath: \{/,
    lines:
      "    __names__: { path: '/__names__', file: '__names__/__Names__Page', who: 'signedIn' },\n",
  },
];

/**
 * The files that list rooms, with the new one, as path and text. Stops when a line is not there
 * that the room stands before: the file has changed its shape, and this has to follow.
 */
const listed = () => {
  const texts = new Map();
  for (const { path, anchor, lines } of lists) {
    const before = texts.get(path) ?? readFileSync(inRoot(path), 'utf8');
    if (!anchor.test(before))
      fail(`${path} has no line ${anchor}, which the new room stands before. Nothing was changed.`);
    texts.set(
      path,
      before.replace(anchor, (found) => `${filled(lines)}${found}`),
    );
  }
  return [...texts];
};

const node = ensure();
const written = [...templates(), ...listed()];
for (const [path, text] of written) {
  mkdirSync(dirname(inRoot(path)), { recursive: true });
  writeFileSync(inRoot(path), text);
}
const paths = written.map(([path]) => path).sort();

/** Stops with what a command printed, should it fail. */
async function must(...args) {
  const { code, output } = await run(node, args, { quiet: true });
  if (code !== 0) fail(output.trim());
  return output.trim();
}
// The schema is emitted before the documents that need it, and the REST rows come last of all.
await must('scripts/codegen.mjs');
const [migration] = (await must('scripts/ts.mjs', 'api/src/migrations.ts', `add-${names}`)).split(
  '\n',
);
paths.push(`api/src/migrations/${migration}`);
// A longer word than the template's breaks its lines elsewhere, and stands elsewhere among imports.
await must(tool('biome'), 'check', '--write', ...paths);

console.log(`${paths.join('\n')}

Next:
  read the migration
  npx vitest run --project api api/src/features/${names}
  say in one sentence each what the room, its row and its page are for`);
