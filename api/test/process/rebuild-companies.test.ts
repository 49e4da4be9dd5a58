import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command } from '../support/archives.ts';
import { builtServer } from '../support/once-per-run.ts';
import { dataFolder, endProcesses, freePort, start } from '../support/process.ts';

/** Stories that start whole programs, on a busy machine. */
const milliseconds = 120_000;

beforeAll(() => builtServer(), milliseconds);
afterAll(() => {
  endProcesses();
});

it(
  'npm run rebuild:companies puts companies together anew while the product runs, and while it does not',
  async () => {
    const env = {
      DATA_DIR: dataFolder(),
      PORT: String(await freePort()),
    };
    const college = await start(env).ready();
    const whileRunning = await command('rebuild-companies', env);
    expect(whileRunning.lines.join('\n')).toMatch(
      /^[\d,]+ companies and the questions of [\d,]+ experiences were put together anew\.$/m,
    );
    expect(whileRunning.code).toBe(0);

    expect((await fetch(`${college.url}/readyz`)).status).toBe(200);
    // A server that takes no commands: a copy of its database is not rebuilt in its place.
    rmSync(join(env.DATA_DIR, 'command.socket'));
    const inVain = await command('rebuild-companies', env);
    expect(inVain.lines.join('\n')).toMatch(/^The server that runs does not take commands: /m);
    expect(inVain.lines.join('\n')).not.toContain('put together anew');
    expect(inVain.code).toBe(1);
    await college.end('SIGTERM');
    const afterwards = await command('rebuild-companies', env);
    expect(afterwards.lines.at(-1)).toBe(whileRunning.lines.at(-1));
    expect(afterwards.code).toBe(0);
  },
  milliseconds,
);
