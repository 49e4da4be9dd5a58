// From sources to dist/: dist/server (the api, its rules and its packages) and dist/web (the
// browser's files).
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { ensure, fail, inRoot, root, run, tool } from './ensure.mjs';

/** What both halves are made with. */
const common = [
  'schema',
  'package-lock.json',
  'scripts/build.mjs',
  'tsconfig.base.json',
  'tsconfig.json',
];

/**
 * Each half is built when its own sources changed, with its Vite configurations one after the
 * other.
 */
const halves = {
  server: {
    sources: ['api/src', 'api/vite.config.ts', ...common],
    configs: ['api/vite.config.ts'],
    // The database that embedded ones begin as.
    last: 'dist/server/make-empty-database.js',
  },
  web: {
    sources: ['web', ...common],
    // The playground after the app, which empties the folder they share.
    configs: [
      'web/vite.config.ts',
      'web/playground/vite.config.ts',
      'web/first-screens/vite.config.ts',
    ],
  },
};

/** Parts of those folders that never reach dist. */
const apart = new Set(['e2e', 'testing', 'test-results', 'playwright-report', 'node_modules']);
const isTest = (path) => /\.test\.tsx?$/.test(path);

const filesUnder = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !apart.has(entry.name))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
};

/**
 * One hash over names and contents of the sources: times mean nothing after a clone or a checkout.
 */
const fingerprint = ({ sources }) => {
  const hash = createHash('sha256');
  for (const file of sources
    .flatMap((path) => filesUnder(inRoot(path)))
    .filter((file) => !isTest(file))
    .sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
};

const markOf = (name) => inRoot('dist', `.${name}-built`);

const isBuilt = (name) =>
  existsSync(markOf(name)) && readFileSync(markOf(name), 'utf8') === fingerprint(halves[name]);

/** @returns what went wrong, or nothing */
const buildHalf = async (name, node) => {
  const wanted = fingerprint(halves[name]);
  rmSync(markOf(name), { force: true });
  for (const config of halves[name].configs) {
    const args = [tool('vite'), 'build', '--config', config, '--logLevel', 'warn'];
    const { code, output } = await run(node, args, { quiet: true });
    if (code !== 0) return output.trim();
  }
  const { last } = halves[name];
  if (last) {
    const { code, output } = await run(node, [inRoot(last)], { quiet: true });
    if (code !== 0) return output.trim();
  }
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(markOf(name), wanted);
  return '';
};

/** The halves that were not built, from the sources as they are, since a moment. */
export const notBuiltSince = (moment) =>
  Object.keys(halves).filter((name) => !isBuilt(name) || statSync(markOf(name)).mtimeMs < moment);

/**
 * Builds; says nothing when all went well, everything when not.
 * @param names the halves to build
 */
export const build = async (node, names = Object.keys(halves)) => {
  const outputs = await Promise.all(names.map((name) => buildHalf(name, node)));
  const output = outputs.filter(Boolean).join('\n');
  return { ok: output === '', output };
};

/** Builds the halves, of those named, whose sources changed since they were built. */
export const ensureBuilt = async (node, names = Object.keys(halves)) => {
  const stale = names.filter((name) => !isBuilt(name));
  if (stale.length === 0) return;
  console.log('Building (after a change only) …');
  const { ok, output } = await build(node, stale);
  if (!ok) fail(`The build failed:\n${output}`);
};

// node scripts/build.mjs builds everything; with names of halves, those of them that changed.
if (process.argv[1]?.endsWith('build.mjs')) {
  const started = Date.now();
  const names = process.argv.slice(2);
  if (names.length > 0) await ensureBuilt(ensure(), names);
  else {
    const { ok, output } = await build(ensure());
    if (!ok) fail(`The build failed:\n${output}`);
    console.log(`Built dist/ in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}
