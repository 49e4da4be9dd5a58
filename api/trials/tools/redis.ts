import { Redis } from 'ioredis';
import { eventually } from '../../src/testing/eventually.ts';
import { freePort } from '../../test/support/process.ts';
import { findProgram, kill, serverFolder, signal, startProgram } from './programs.ts';

export const noRedis = 'Redis is not installed (neither redis-server nor valkey-server was found)';

/** A Redis of a trial's own. */
export interface OwnRedis {
  url: string;
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a Redis in a folder of its own. @returns null when none is installed */
export async function startRedis(): Promise<OwnRedis | null> {
  const program = findProgram('redis-server') ?? findProgram('valkey-server');
  if (!program) return null;
  const folder = serverFolder();
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const launch = () =>
    startProgram(program, ['--port', String(port), '--dir', folder, '--save', '']);
  const answers = () =>
    eventually(async () => {
      const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.ping()) === 'PONG';
      } catch {
        return false;
      } finally {
        client.disconnect();
      }
    }, 'Redis');
  let child = launch();
  await answers();
  return {
    url,
    freeze: () => {
      signal(child, 'SIGSTOP');
    },
    thaw: () => {
      signal(child, 'SIGCONT');
    },
    kill: () => kill(child),
    async start() {
      child = launch();
      await answers();
    },
  };
}
