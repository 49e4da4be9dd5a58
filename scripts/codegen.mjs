// npm run codegen: schema/schema.graphql and the SQL of typed statements from the api's classes,
// then typed documents and hooks from the schema. With --check nothing is written: it fails when
// what is committed is not what would come out.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensure, fail, inRoot, run, tool } from './ensure.mjs';

const schemaFile = inRoot('schema', 'schema.graphql');
const sqlFolder = inRoot('api', 'src', 'generated', 'sql');

const emit = (node, file = schemaFile, folder = sqlFolder) =>
  run(node, ['--import', '@oxc-node/core/register', 'api/src/emit.ts', file, folder], {
    quiet: true,
  });
const generate = (node, ...flags) =>
  run(node, [tool('codegen'), '--errors-only', ...flags], { quiet: true });

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])
    : [];

/** Are schema/schema.graphql and api/src/generated/sql what the api's classes say? */
export const checkEmitted = async (node) => {
  const scratch = mkdtempSync(join(tmpdir(), 'emitted-'));
  const [file, folder] = [join(scratch, 'schema.graphql'), join(scratch, 'sql')];
  try {
    const emitted = await emit(node, file, folder);
    if (emitted.code !== 0)
      return { ok: false, output: `Schema and SQL can't be emitted:\n${emitted.output}` };
    const ok =
      readFileSync(file, 'utf8') === readFileSync(schemaFile, 'utf8') &&
      JSON.stringify(filesIn(folder)) === JSON.stringify(filesIn(sqlFolder));
    return {
      ok,
      output:
        'schema/schema.graphql or api/src/generated/sql is stale: npm run codegen, then commit.',
    };
  } finally {
    rmSync(scratch, { recursive: true });
  }
};

/** Are the generated files what the committed schema and the `.graphql` documents make? */
export const checkDocuments = async (node) => {
  const { code, output } = await generate(node, '--check');
  return {
    ok: code === 0,
    output: `Generated files are stale, or a document does not fit the schema: npm run codegen.\n${output}`,
  };
};

const write = async (node) => {
  for (const step of [emit, generate]) {
    const { code, output } = await step(node);
    if (code !== 0) fail(output.trim());
  }
};

if (process.argv[1]?.endsWith('codegen.mjs')) {
  const node = ensure();
  if (!process.argv.includes('--check')) await write(node);
  else {
    const results = await Promise.all([checkEmitted(node), checkDocuments(node)]);
    const stale = results.filter(({ ok }) => !ok);
    if (stale.length > 0) fail(stale.map(({ output }) => output.trim()).join('\n'));
  }
}
