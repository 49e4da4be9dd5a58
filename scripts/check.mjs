// npm run check: formatting, freshness of what is generated, types, lint, what nobody uses. npm
// test begins with the same steps.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkDocuments, checkEmitted } from './codegen.mjs';
import { checkContract } from './contract.mjs';
import { ensure, run, tool, toolEnv } from './ensure.mjs';

/** A step that is one program: good when it ends with 0, else its output says why. */
const program =
  (...args) =>
  async (node) => {
    const { code, output } = await run(node, args, { quiet: true });
    return { ok: code === 0, output };
  };

/** What a check remembers from run to run. */
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'check');

/**
 * One thread each: the steps share the cores, and two threads of one compiler check much of the
 * same twice.
 */
const types = (project) =>
  program(
    tool('tsc'),
    ...['-p', project, '--noEmit', '--singleThreaded', '--incremental'],
    ...['--tsBuildInfoFile', join(cache, `${project.replaceAll('/', '-')}.tsbuildinfo`)],
  );

const describedContract = program(
  ...[tool('eslint'), '--max-warnings', '0', '--config', 'scripts/contract.eslint.mjs'],
  'schema/schema.graphql',
);

/** One thread here too, of the linter and of the compiler that answers it what types tell. */
const lint = async (node) => {
  const args = [tool('oxlint'), '--type-aware', '--threads=1', '.'];
  const env = toolEnv({ GOMAXPROCS: '1' });
  const { code, output } = await run(node, args, { quiet: true, env });
  return { ok: code === 0, output };
};

/** The slowest first, so that no core is idle at the end. */
const checks = [
  ['Lint', lint],
  ['Types: api', types('tsconfig.json')],
  ['Types: web', types('web/tsconfig.json')],
  ['The committed schema is what the api says', checkEmitted],
  ['Generated documents are fresh', checkDocuments],
  ['Nothing is there that nobody uses', program(tool('knip'), '--no-progress')],
  ['Formatting, order of imports', program(tool('biome'), 'check', '.')],
  ['Clients of the last release go on working', checkContract],
  ['The contract says what everything is', describedContract],
  ['Types: service worker', types('web/worker/tsconfig.json')],
  ['Types: browser tests', types('web/e2e/tsconfig.json')],
];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs one named step and says how it went. @returns whether it was good */
const runStep = async ([name, step], node) => {
  const started = Date.now();
  const { ok, output } = await step(node);
  if (!ok && output) console.error(output.trim());
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds(started)}`);
  return ok;
};

/**
 * Runs all checks, as many at a time as there are cores (at least two).
 * @returns the names of those that failed
 */
export const runChecks = async (node) => {
  const waiting = [...checks];
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await runStep(next, node))) failed.push(next[0]);
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return failed;
};

/**
 * Runs named steps one after the other, each with a header, up to the first that fails.
 * @returns its name, or null
 */
export const runInOrder = async (steps, node) => {
  for (const step of steps) {
    console.log(`\n── ${step[0]}`);
    if (!(await runStep(step, node))) return step[0];
  }
  return null;
};

if (process.argv[1]?.endsWith('check.mjs')) {
  const started = Date.now();
  const failed = await runChecks(ensure());
  console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : `All good, ${seconds(started)}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
