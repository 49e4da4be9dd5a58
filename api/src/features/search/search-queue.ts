import type { App } from '../../core/context.ts';
import { Turns } from '../../core/limits/turns.ts';

/**
 * Searches of one person that may wait, besides the one that runs: more than a page and somebody
 * who types fast ask for.
 */
const maxWaiting = 10;

const turns = new WeakMap<App, Turns>();

/**
 * Runs the searches of one person one after another on this instance: a search is the dearest read
 * there is, and who asks for many at once takes no more of the database than who asks for one.
 * Visitors' are limited by their address.
 * @param viewerId null for visitors
 * @param isSearch whether words are compared: any other read does not wait
 * @throws RATE_LIMITED when `maxWaiting` searches of the person wait already
 */
export async function runInUserQueue<Result>(
  app: App,
  viewerId: string | null,
  isSearch: boolean,
  search: () => Promise<Result>,
): Promise<Result> {
  if (viewerId === null || !isSearch) return search();
  const searches = turns.get(app) ?? new Turns(1, maxWaiting);
  turns.set(app, searches);
  return searches.run(viewerId, search);
}
