// npm test: everything that must hold before a change is good, from types to a real browser. Stops
// at the first failure.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build, notBuiltSince } from './build.mjs';
import { runChecks, runInOrder } from './check.mjs';
import { cacheFolder, ensure, inRoot, run, tool, toolEnv } from './ensure.mjs';
import { checkPageWeights } from './page-weights.mjs';
import { failuresOf } from './test/failures.mjs';
import { countTests } from './test/reports.mjs';
import { lookForServices } from './test/services.mjs';
import { printSlowestOfPlaywright } from './test/slowest.mjs';
import { testFolder } from './test/test-folder.mjs';

const node = ensure();
const startedAt = Date.now();
const inMemory = testFolder();
const folder = cacheFolder('reports');
const reports = [];
const report = (name) => {
  reports.push(join(folder, `${name}.json`));
  return reports.at(-1);
};

/** On two cores Vitest would run one file at a time, and two fifths of a file's time is waiting. */
const workers = `--maxWorkers=${Math.max(3, availableParallelism() - 1)}`;

const vitest = async (name, args, env = {}) => {
  const reporters = [
    ...['dot', 'json', inRoot('scripts', 'test', 'slowest.mjs')].map(
      (each) => `--reporter=${each}`,
    ),
    `--outputFile.json=${report(name)}`,
  ];
  const { code } = await run(node, [tool('vitest'), 'run', workers, ...args, ...reporters], {
    env: toolEnv({ ...inMemory, ...env }),
  });
  return { ok: code === 0 };
};

/**
 * The first run is on the embedded database whatever is set outside: its address must not leak in.
 */
const unitAndIntegration = () =>
  vitest('vitest', [], { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' });

const realServices = async () => {
  const services = await lookForServices(node);
  for (const { message } of services) console.log(message);
  // Asked for by name and not there is a failure; merely absent is not.
  if (services.some(({ isRequired, url }) => isRequired && !url)) return { ok: false };
  const found = services.filter(({ url }) => url);
  if (found.length === 0) return { ok: true };
  return vitest('vitest-services', ['--project', 'api', '--project', 'api-mocked'], {
    ...Object.fromEntries(found.map(({ variable, url }) => [variable, url])),
    // The same stories by the other way: what the web app sends has no text.
    TEST_TRUSTED_DOCUMENTS: 'on',
  });
};

const production = async () => {
  // The tests that start the product have built its server from these very sources.
  const { ok, output } = await build(node, notBuiltSince(startedAt));
  if (!ok) console.error(output);
  const grown = ok ? checkPageWeights() : [];
  for (const line of grown) console.error(`${line} See docs/page-weights.md.`);
  return { ok: ok && grown.length === 0 };
};

const browser = async () => {
  const written = report('playwright');
  const env = toolEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: written, PLAYWRIGHT_HTML_OPEN: 'never' });
  const args = ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=line,json'];
  const { code } = await run(node, [tool('playwright'), ...args], { env });
  printSlowestOfPlaywright(written);
  return { ok: code === 0 };
};

const steps = [
  ['Checks', async () => ({ ok: (await runChecks(node)).length === 0 })],
  ['Unit and integration tests', unitAndIntegration],
  ['The api on real PostgreSQL and Redis', realServices],
  ['Production build', production],
  ['Browser tests', browser],
];

const failedAt = await runInOrder(steps, node);
const { passed, failed, skipped } = countTests(reports);
for (const failure of failuresOf(reports)) console.log(`\n${failure}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
if (failedAt) console.log(`\nStopped at: ${failedAt}`);
// A step can fail without any test of its own failing: types, lint, build.
console.log(`\n${passed} passed, ${failedAt ? Math.max(failed, 1) : failed} failed`);
process.exitCode = failedAt ? 1 : 0;
