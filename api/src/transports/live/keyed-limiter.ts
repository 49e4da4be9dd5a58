/** Pieces of work of one key that run at the same time. */
const maxConcurrent = 4;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/**
 * Does work when its key has a free place.
 * @returns what the work gives; it throws what the work throws
 */
export type RunLimited = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits the work of groups that hear of the same thing: a few at the same time, and the next ones
 * in turns of the event loop of their own. However many differing subscriptions a thing has, other
 * requests are answered between them. Nobody is refused.
 */
export function createConcurrencyLimiter(): RunLimited {
  const queues = new Map<string, Queue>();

  /** Hands the place to who waits longest, once the event loop has done what else there is. */
  function handOn(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) setImmediate(next);
    else {
      queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    }
  }

  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < maxConcurrent) queue.running += 1;
    else
      await new Promise<void>((resolve) => {
        queue.waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      handOn(key, queue);
    }
  };
}
