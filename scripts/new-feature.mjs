// npm run new:feature -- mentorships mentorship: one room on both sides, from scripts/templates, listed where rooms are listed.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fail, inRoot, root } from './ensure.mjs';

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

const templates = inRoot('scripts', 'templates');
const made = [];
for (const entry of readdirSync(templates, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const source = join(entry.parentPath ?? entry.path, entry.name);
  const target = inRoot(filled(relative(templates, source)).replace(/\.tpl$/, ''));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, filled(readFileSync(source, 'utf8')));
  made.push(relative(root, target));
}

const list = inRoot('api', 'src', 'features', 'index.ts');
const before = readFileSync(list, 'utf8');
const after = before
  .replace(/\n\n/, `\nimport { ${names} } from './${names}/index.ts';\n\n`)
  .replace(
    /(features: Feature\[\] = \[[^\]]*?)(,?\s*)\]/,
    (_all, listed, end) => `${listed}${end.includes('\n') ? `,\n  ${names},\n` : `, ${names}`}]`,
  );
writeFileSync(list, after);

console.log(`${made.sort().join('\n')}

Next:
  npm run migrate:create add-${names}   the table
  npm run codegen                       the contract and its hooks
  web/src/app/router.tsx                a path for features/${names}/pages/${capital(names)}Page`);
