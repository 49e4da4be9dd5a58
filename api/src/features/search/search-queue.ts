import type { App } from '../../core/context.ts';
import { rateLimited } from '../../core/errors.ts';

/**
 * Searches of one person that may wait, besides the one that runs: more than a page and somebody who types fast ask
 * for.
 */
const maxWaiting = 10;

interface Queue {
  /** Settles when the last search so far is done. */
  last: Promise<unknown>;
  length: number;
}

const queues = new WeakMap<App, Map<string, Queue>>();

/**
 * Runs the searches of one person one after another on this instance: a search is the dearest read there is, and who
 * asks for many at once takes no more of the database than who asks for one. Visitors' are limited by their address.
 * @param viewerId null for visitors
 * @param phrase null where nothing is searched for: such a read does not wait
 * @throws RATE_LIMITED when `maxWaiting` searches of the person wait already
 */
export async function runInUserQueue<Result>(
  app: App,
  viewerId: string | null,
  phrase: string | null,
  search: () => Promise<Result>,
): Promise<Result> {
  if (viewerId === null || phrase === null) return search();
  const byViewer = queues.get(app) ?? new Map<string, Queue>();
  queues.set(app, byViewer);
  const queue = byViewer.get(viewerId) ?? { last: Promise.resolve(), length: 0 };
  if (queue.length > maxWaiting) throw rateLimited(1);
  byViewer.set(viewerId, queue);
  queue.length += 1;
  const result = queue.last.then(search);
  queue.last = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    queue.length -= 1;
    if (queue.length === 0) byViewer.delete(viewerId);
  }
}
