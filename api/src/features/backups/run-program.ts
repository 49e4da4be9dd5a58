import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentOf } from '../../config.ts';
import type { App } from '../../core/context.ts';

/** The program behind `npm run backup`, which is compiled as this file is. */
const program = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../commands/backup.ts' : './backup.js',
    import.meta.url,
  ),
);
const running = new Set<ChildProcess>();

/** Twenty gigabytes to a slow disk, and back: what takes longer is no backup of a night. */
export const programHours = 12;

/**
 * Runs it in a process of its own: people are answered by this one meanwhile.
 * @param onStart hears of the process
 * @returns what it said
 * @throws Error with what it said where it failed
 */
export async function runProgram(
  app: App,
  args: readonly string[] = [],
  onStart: (child: ChildProcess) => void = () => undefined,
): Promise<string> {
  const child = fork(program, args, { env: environmentOf(app.config), silent: true });
  running.add(child);
  onStart(child);
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const [code] = (await once(child, 'close').finally(() => running.delete(child))) as [unknown];
  if (code !== 0) throw new Error(`${err}${out}`.trim() || `it ended with ${String(code)}`);
  return out.trim();
}

/** Ends what runs: the next process does it again. */
export function endPrograms(): Promise<void> {
  for (const child of running) child.kill('SIGKILL');
  return Promise.resolve();
}
