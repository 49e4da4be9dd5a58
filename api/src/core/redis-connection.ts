import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** A command that takes longer fails: nobody's request waits for a Redis that hangs. */
const commandMilliseconds = 100;
/** How often an idle connection is tested: one that froze closes nothing by itself. */
const pingMilliseconds = 1000;
/** The longest pause between two tries to connect. */
const maxReconnectMilliseconds = 2000;

/** Two connections to one Redis: one that has subscribed takes no other commands. */
export interface RedisConnection {
  readonly commands: Redis;
  readonly subscriptions: Redis;
  /** Whether both connections answer. While they do not, commands fail at once. */
  isReady(): boolean;
  /** Calls back each time both have become ready: what was published before may have been missed. */
  onRecovery(listener: () => void): void;
  close(): Promise<void>;
}

/**
 * Connects to Redis, and again for as long as it takes. A lost or silent Redis is felt by nobody: commands on a connection
 * that is not ready fail at once, and one that is silent for `commandMilliseconds` is connected anew.
 */
export function connectRedis(url: string, log: Log): RedisConnection {
  const retryStrategy = (tries: number): number => Math.min(tries * 100, maxReconnectMilliseconds);
  const commands = new Redis(url, {
    commandTimeout: commandMilliseconds,
    connectTimeout: 2000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy,
  });
  // What is subscribed meanwhile waits for the connection. One that has subscribed may not ask whether the server is ready.
  const subscriptions = new Redis(url, {
    connectTimeout: 2000,
    enableReadyCheck: false,
    maxRetriesPerRequest: null,
    retryStrategy,
  });
  const listeners = new Set<() => void>();
  let state: 'connecting' | 'ready' | 'lost' = 'connecting';
  let missedPings = 0;
  const isReady = (): boolean => commands.status === 'ready' && subscriptions.status === 'ready';
  const onLost = (error?: unknown): void => {
    if (state !== 'lost')
      log.warn({ err: error }, 'Redis is away: limits and events are kept in this process');
    state = 'lost';
  };
  const onReady = (): void => {
    if (state === 'ready' || !isReady()) return;
    state = 'ready';
    missedPings = 0;
    log.info('Redis is connected');
    for (const listener of listeners) listener();
  };
  for (const client of [commands, subscriptions])
    client.on('error', onLost).on('close', onLost).on('ready', onReady);
  const ping = (): void => {
    if (commands.status !== 'ready') return;
    commands.ping().then(
      () => {
        missedPings = 0;
      },
      (error: unknown) => {
        missedPings += 1;
        // One may be late because this process was busy.
        if (missedPings < 2) return;
        onLost(error);
        commands.disconnect(true);
        subscriptions.disconnect(true);
      },
    );
  };
  const watch = setInterval(ping, pingMilliseconds);
  watch.unref();
  const closeOne = async (client: Redis): Promise<void> => {
    client.removeAllListeners('close').removeAllListeners('error').on('error', () => undefined);
    if (client.status === 'ready') await client.quit().catch(() => undefined);
    client.disconnect();
  };
  return {
    commands,
    subscriptions,
    isReady,
    onRecovery: (listener) => void listeners.add(listener),
    async close() {
      clearInterval(watch);
      await Promise.all([closeOne(commands), closeOne(subscriptions)]);
    },
  };
}
