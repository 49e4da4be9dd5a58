import { Redis } from 'ioredis';
import type { Log } from '../log.ts';

/** A command that takes longer fails: nobody's request waits for a Redis that hangs. */
const commandMilliseconds = 100;
/** How often an idle connection is tested: one that froze closes nothing by itself. */
const pingMilliseconds = 1000;
/** A connection to a Redis that froze can't be closed in order: it is cut off. */
const disconnectTimeout = 50;
/** The longest pause between two tries to connect. */
const maxReconnectMilliseconds = 2000;

/** Two connections to one Redis: one that has subscribed takes no other commands. */
export interface RedisConnection {
  readonly commands: Redis;
  readonly subscriptions: Redis;
  /** Whether both connections answer. While they do not, commands fail at once. */
  isReady(): boolean;
  /**
   * Calls back each time both have become ready: what was published before may have been missed.
   */
  onRecovery(listener: () => void): void;
  close(): Promise<void>;
}

const retryStrategy = (tries: number): number => Math.min(tries * 100, maxReconnectMilliseconds);

/** Commands on a connection that is not ready fail at once. */
const commandClient = (url: string): Redis =>
  new Redis(url, {
    commandTimeout: commandMilliseconds,
    connectTimeout: 2000,
    disconnectTimeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy,
  });

/**
 * What is subscribed meanwhile waits for the connection. One that has subscribed may not ask
 * whether the server is ready.
 */
const subscriptionClient = (url: string): Redis =>
  new Redis(url, {
    connectTimeout: 2000,
    disconnectTimeout,
    enableReadyCheck: false,
    maxRetriesPerRequest: null,
    retryStrategy,
  });

/** Asks again and again for an answer. @returns ends it */
function watchSilence(client: Redis, onSilence: (error: unknown) => void): () => void {
  let missed = 0;
  const ping = async (): Promise<void> => {
    if (client.status !== 'ready') return;
    try {
      await client.ping();
      missed = 0;
    } catch (error) {
      missed += 1;
      // One may be late because this process was busy.
      if (missed === 2) onSilence(error);
    }
  };
  client.on('ready', () => {
    missed = 0;
  });
  const timer = setInterval(() => void ping(), pingMilliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

async function closeClient(client: Redis): Promise<void> {
  client
    .removeAllListeners('close')
    .removeAllListeners('error')
    .on('error', () => undefined);
  if (client.status === 'ready') await client.quit().catch(() => undefined);
  client.disconnect();
}

/**
 * Connects to Redis, and again for as long as it takes. A lost or silent Redis is felt by nobody:
 * commands on a connection that is not ready fail at once, and one that is silent for
 * `commandMilliseconds` is connected anew.
 */
export function connectRedis(url: string, log: Log): RedisConnection {
  const [commands, subscriptions] = [commandClient(url), subscriptionClient(url)];
  const clients = [commands, subscriptions];
  const listeners = new Set<() => void>();
  let state: 'connecting' | 'ready' | 'lost' = 'connecting';
  const areConnected = (): boolean => clients.every(({ status }) => status === 'ready');
  const onLost = (error?: unknown): void => {
    if (state !== 'lost')
      log.warn({ err: error }, 'Redis is away: limits and events are kept in this process');
    state = 'lost';
  };
  const onReady = (): void => {
    if (state === 'ready' || !areConnected()) return;
    state = 'ready';
    log.info('Redis is connected');
    for (const listener of listeners) listener();
  };
  for (const client of clients) client.on('error', onLost).on('close', onLost).on('ready', onReady);
  const stopWatching = watchSilence(commands, (error) => {
    onLost(error);
    for (const client of clients) client.disconnect(true);
  });
  return {
    commands,
    subscriptions,
    isReady: () => state === 'ready' && areConnected(),
    onRecovery: (listener) => void listeners.add(listener),
    async close() {
      stopWatching();
      await Promise.all(clients.map(closeClient));
    },
  };
}
