// npm run new:feature -- mentorships mentorship: one room on both sides from scripts/templates,
// listed where rooms, rules of access, documented calls and paths are listed, with its migration
// and its generated code.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensure, fail, inRoot, root, run, tool } from './ensure.mjs';

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

/** Writes the files of both sides. @returns their paths */
function writeTemplates() {
  const templates = inRoot('scripts', 'templates');
  return readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = join(entry.parentPath ?? entry.path, entry.name);
      const target = inRoot(filled(relative(templates, source)).replace(/\.tpl$/, ''));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, filled(readFileSync(source, 'utf8')));
      return relative(root, target);
    });
}

/**
 * Puts lines before the first place that `anchor` matches. Stops when there is none: the file has
 * changed its shape.
 */
function insertBefore(path, anchor, lines) {
  const before = readFileSync(inRoot(path), 'utf8');
  if (!anchor.test(before)) fail(`${path} has no line ${anchor}: list the room there by hand.`);
  writeFileSync(
    inRoot(path),
    before.replace(anchor, (found) => `${filled(lines)}${found}`),
  );
  return path;
}

const listed = () => [
  insertBefore(
    'api/src/features/index.ts',
    /\n\/\*\* Every room/,
    "import { __names__ } from './__names__/index.ts';\n",
  ),
  insertBefore('api/src/features/index.ts', /\];\s*$/, '  __names__,\n'),
  insertBefore(
    'api/test/support/access-of-fields.ts',
    / {2}'Mutation\.signIn':/,
    "  'Query.my__Names__': 'signedIn',\n",
  ),
  insertBefore(
    'api/test/support/access-of-fields.ts',
    / {2}'Mutation\.signIn':/,
    "  'Mutation.add__Name__': 'members',\n  'Mutation.remove__Name__': 'members',\n",
  ),
  insertBefore(
    'api/test/support/access-of-calls.ts',
    /(?<=export const calls: Record<string, Group> = \{\n)/,
    "  'GET /api/__names__': 'signedIn',\n",
  ),
  insertBefore(
    'schema/rest.md',
    /\n## Administration/,
    "\n## __Names__\n\n| method | path | auth | state | part | what it does |\n|---|---|---|---|---|---|\n| GET | `/api/__names__` | bearer | served | – | one's own, newest first |\n",
  ),
  insertBefore(
    'web/src/core/data/cache.ts',
    / {10}connectionRequests: pages/,
    '          my__Names__: pages(false),\n',
  ),
  insertBefore(
    'web/src/app/router.tsx',
    / *\.\.\.at\(\['\/career-path'\]/,
    "            ...at(['/__names__'], () => import('@/features/__names__/pages/__Names__Page')),\n",
  ),
];

const node = ensure();
const written = [...writeTemplates(), ...new Set(listed())];

/** Stops with what a command printed, should it fail. */
async function must(...args) {
  const { code, output } = await run(node, args, { quiet: true });
  if (code !== 0) fail(output.trim());
  return output.trim();
}
// The schema is emitted before the documents that need it, and the REST rows come last of all.
await must('scripts/codegen.mjs');
const migration = await must('scripts/ts.mjs', 'api/src/migrations.ts', `add-${names}`);
// A longer word than the template's breaks its lines elsewhere.
await must(tool('biome'), 'format', '--write', '.');

console.log(`${written.sort().join('\n')}
${migration.split('\n')[0]}

Next:
  read the migration; api/test/support/rows.ts wants a row of the new table
  npx vitest run --project api api/src/features/${names}
  say in one sentence each what the room, its row and its page are for`);
