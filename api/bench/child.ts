import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a process has used so far: processor time in microseconds. */
interface Usage {
  cpu: number;
}

interface Call {
  id: number;
  name: string;
  argument: unknown;
}
interface Answer {
  id: number;
  value?: unknown;
  error?: string;
}

/** A server under measurement, in a process of its own. */
export interface Child {
  port: number;
  usage(): Promise<Usage>;
  call<T>(name: string, argument?: unknown): Promise<T>;
  stop(): Promise<void>;
}

export async function startChild(file: string, env: Record<string, string>): Promise<Child> {
  const profiled = process.env['BENCH_PROF']
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROF']}`, '--cpu-prof-interval=200']
    : [];
  const child: ChildProcess = fork(join(import.meta.dirname, file), {
    execArgv: ['--import', '@oxc-node/core/register', '--expose-gc', ...profiled],
    env: { PATH: process.env['PATH'], ...env },
    serialization: 'advanced',
  });
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      ended = true;
      resolve();
    });
  });
  void exited.then(() => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended`));
  });
  child.on('message', ({ id, value, error }: Answer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(value);
    else call?.reject(new Error(error));
  });
  const call = <T>(name: string, argument?: unknown): Promise<T> =>
    new Promise((resolve, reject) => {
      if (ended) {
        reject(new Error(`${file} ended`));
        return;
      }
      const id = (lastId += 1);
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      child.send({ id, name, argument } satisfies Call);
    });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  const port = await call<number>('port');
  return {
    port,
    call,
    usage: () => call<Usage>('usage'),
    async stop() {
      process.off('exit', kill);
      if (ended) return;
      child.send({ id: 0, name: 'stop', argument: null } satisfies Call);
      const late = setTimeout(kill, 8000);
      await exited;
      clearTimeout(late);
    },
  };
}

/** In the child: answers the parent's calls. */
export function serve(
  port: number,
  calls: Record<string, (argument: never) => unknown>,
  stop: () => Promise<void>,
): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const own: typeof calls = {
    port: () => port,
    usage: () => {
      const { user, system } = process.cpuUsage();
      return { cpu: user + system };
    },
    /** What is held once everything unused is given back. */
    async memory() {
      for (let i = 0; i < 4; i += 1) {
        collect();
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
      const { heapUsed, external, rss } = process.memoryUsage();
      return { held: heapUsed + external, rss };
    },
  };
  process.on('message', ({ id, name, argument }: Call) => {
    if (name === 'stop') {
      void stop()
        .catch(() => undefined)
        .then(() => process.exit(0));
      return;
    }
    const asked = { ...own, ...calls }[name];
    void Promise.resolve()
      .then(() => {
        if (!asked) throw new Error(`no call ${name}`);
        return asked(argument as never);
      })
      .then(
        (value) => {
          process.send?.({ id, value } satisfies Answer);
        },
        (error: unknown) => {
          process.send?.({ id, error: String(error) } satisfies Answer);
        },
      );
  });
  process.on('disconnect', () => {
    process.exit(1);
  });
}
