import { parseArgs } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './backup-command.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const said = async (work: () => void): Promise<string> => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runCommand(() => Promise.resolve().then(work));
  return String(write.mock.calls[0]?.[0]);
};

it('an option that a command does not know is told in one line', async () => {
  const line = await said(() => parseArgs({ args: ['--help'], options: {} }));
  expect(line).toMatch(/^Unknown option '--help'[^\n]*\n$/);
  expect(process.exitCode).toBe(1);
});

it('a mistake of the program is told with where it was made', async () => {
  const line = await said(() => {
    throw new TypeError('x is not a function');
  });
  expect(line).toMatch(/^TypeError: x is not a function\n +at /);
});
