import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const work = `
  const db = await createPglite();
  await db.exec('create table kept as select n, md5(n::text) as word from generate_series(1, 20000) n');
  for (let n = 0; n < 40; n += 1)
    await db.query('select count(*) from kept where word like $1', ['%' + n + '%']);
  await db.close();
  console.log('done');`;

it('the code of a running embedded database is never freed, which ends the process by chance', async () => {
  const folder = import.meta.dirname;
  const { stdout } = await run(
    process.execPath,
    [
      ...['--import', '@oxc-node/core/register'],
      ...['--trace-wasm-code-gc', '--stress-wasm-code-gc', '--input-type=module'],
      ...['--eval', `import { createPglite } from '${folder}/embedded.ts'; ${work}`],
    ],
    { cwd: folder, timeout: 110_000 },
  );
  expect(stdout.trim().split('\n')).toEqual(['done']);
}, 120_000);
