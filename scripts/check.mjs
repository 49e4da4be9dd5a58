// npm run check: freshness of what is generated, types, lint. The same steps open npm test.
import { check as checkCodegen } from './codegen.mjs';
import { ensure, run, tool } from './ensure.mjs';

const ok = { ok: true };

const codegen = async (node) => {
  const wrong = await checkCodegen(node);
  if (wrong) console.error(wrong);
  return { ok: wrong === null };
};

/** All projects at once. */
const types = async (node) => {
  const results = await Promise.all(
    ['tsconfig.json', 'web/tsconfig.json', 'web/e2e/tsconfig.json'].map((project) =>
      run(node, [tool('tsc'), '-p', project, '--noEmit'], { quiet: true }),
    ),
  );
  for (const { output } of results) if (output) console.error(output.trim());
  return { ok: results.every(({ code }) => code === 0) };
};

const lint = async (node) =>
  (await run(node, [tool('eslint'), '.', '--max-warnings', '0'])).code === 0 ? ok : { ok: false };

export const checks = [
  ['Generated code is fresh', codegen],
  ['Types', types],
  ['Lint', lint],
];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs named steps one after the other, each with a header and its time, up to the first that fails. */
export const inOrder = async (steps, node) => {
  for (const [name, step] of steps) {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const result = await step(node);
    console.log(`── ${name}: ${result.ok ? 'ok' : 'FAILED'}, ${seconds(started)}`);
    if (!result.ok) return { failedAt: name };
  }
  return { failedAt: null };
};

if (process.argv[1]?.endsWith('check.mjs')) {
  const { failedAt } = await inOrder(checks, ensure());
  process.exitCode = failedAt ? 1 : 0;
}
