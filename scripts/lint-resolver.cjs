// How an import finds its file, for the import rules: `./x.ts` as written, `@/x` and `@schema/x` as
// the web spells them.
const { existsSync, statSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const { dirname, join, resolve } = require('node:path');

const root = join(__dirname, '..');
const aliases = [
  ['@schema/', join(root, 'schema')],
  ['@/', join(root, 'web', 'src')],
];
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.js', '.mjs'];

const isFile = (path) => existsSync(path) && statSync(path).isFile();

exports.interfaceVersion = 2;

exports.resolve = (source, file) => {
  if (isBuiltin(source)) return { found: true, path: null };
  const alias = aliases.find(([prefix]) => source.startsWith(prefix));
  if (!alias && !source.startsWith('.')) return { found: false };
  const wanted = alias
    ? join(alias[1], source.slice(alias[0].length))
    : resolve(dirname(file), source);
  const path = endings.map((ending) => wanted + ending).find(isFile);
  return path ? { found: true, path } : { found: false };
};
