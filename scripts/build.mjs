// From sources to dist/: dist/server (compiled api and rules) and dist/web (the browser's files).
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { ensure, fail, inRoot, root, run, tool } from './ensure.mjs';

const mark = inRoot('dist', '.built');
const sources = [
  'api/src',
  'schema',
  'web',
  'package-lock.json',
  'scripts/build.mjs',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.build.json',
];
/** Parts of those folders that never reach dist. */
const apart = new Set(['e2e', 'test-results', 'playwright-report', 'node_modules']);
const isTest = (path) => /\.test\.tsx?$/.test(path);

const filesUnder = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !apart.has(entry.name))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
};

/** One hash over names and contents of all sources: times mean nothing after a clone or a checkout. */
const fingerprint = () => {
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

/** tsc moves only TypeScript: whatever else lies beside it (SQL, pictures, templates) follows here. */
const copyAssets = () => {
  const compiled = new Set(['.ts', '.tsx', '.graphql', '.md']);
  const assets = filesUnder(inRoot('api', 'src')).filter((file) => !compiled.has(extname(file)));
  for (const file of [...assets, inRoot('schema', 'schema.graphql')].filter(existsSync)) {
    const target = inRoot('dist', 'server', relative(root, file));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  }
};

export const isBuilt = () => existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint();

/** Builds both sides; says nothing when all went well, everything when not. */
export const build = async (node) => {
  const wanted = fingerprint();
  // Files whose source is gone must not stay: an old migration would run.
  for (const old of ['server', 'server.tsbuildinfo', '.built'])
    rmSync(inRoot('dist', old), { recursive: true, force: true });
  const results = await Promise.all([
    run(node, [tool('tsc'), '-p', 'tsconfig.build.json'], { quiet: true }),
    run(node, [tool('vite'), 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'], {
      quiet: true,
    }),
  ]);
  // After the web app, which empties the folder they share.
  results.push(
    await run(
      node,
      [tool('vite'), 'build', '--config', 'web/playground/vite.config.ts', '--logLevel', 'error'],
      { quiet: true },
    ),
  );
  const broken = results.filter(({ code }) => code !== 0);
  if (broken.length > 0)
    return { ok: false, output: broken.map(({ output }) => output.trim()).join('\n') };
  copyAssets();
  writeFileSync(mark, wanted);
  return { ok: true, output: '' };
};

/** Builds when a source changed since the last build. */
export const ensureBuilt = async (node) => {
  if (isBuilt()) return;
  console.log('Building (after a change only) …');
  const { ok, output } = await build(node);
  if (!ok) fail(`The build failed:\n${output}`);
};

if (process.argv[1]?.endsWith('build.mjs')) {
  const started = Date.now();
  const { ok, output } = await build(ensure());
  if (!ok) fail(`The build failed:\n${output}`);
  console.log(`Built dist/ in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
