// npm run codegen: schema/schema.graphql from the api's classes, then typed documents and hooks from it.
// With --check nothing is written: it fails when what is committed is not what would come out.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ensure, fail, inRoot, run, tool } from './ensure.mjs';

const schemaFile = inRoot('schema', 'schema.graphql');
const content = () => (existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : '');

const emitSchema = (node) =>
  run(node, ['--import', '@oxc-node/core/register', 'api/src/schema.ts'], { quiet: true });
const generate = (node, ...flags) =>
  run(node, [tool('codegen'), '--errors-only', ...flags], { quiet: true });

/** Resolves to null when all is fresh, else to what is wrong, in words. */
export const check = async (node) => {
  const committed = content();
  const emitted = await emitSchema(node);
  const fresh = content();
  if (fresh !== committed) writeFileSync(schemaFile, committed);
  if (emitted.code !== 0) return `The schema can't be emitted:\n${emitted.output}`;
  if (fresh !== committed)
    return 'schema/schema.graphql is not what the api says: npm run codegen, then commit.';
  const documents = await generate(node, '--check');
  return documents.code === 0
    ? null
    : `Generated documents are stale, or the schema broke one: npm run codegen.\n${documents.output}`;
};

const write = async (node) => {
  for (const step of [emitSchema, generate]) {
    const { code, output } = await step(node);
    if (code !== 0) fail(output.trim());
  }
};

if (process.argv[1]?.endsWith('codegen.mjs')) {
  const node = ensure();
  if (!process.argv.includes('--check')) await write(node);
  else {
    const wrong = await check(node);
    if (wrong) fail(wrong);
  }
}
