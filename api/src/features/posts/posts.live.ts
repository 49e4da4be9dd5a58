import DataLoader from 'dataloader';
import type { App } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { badInput } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { counterColumns, counters, type CountersRow } from './posts.rows.ts';
import type { PostCounters } from './posts.types.ts';

/** Posts that one subscription may watch: a page of the feed and room for more. */
export const watchedAtMost = 50;

/** @throws BAD_USER_INPUT unless 1…50 ids of posts are named. Unknown ones are let in and never heard of. */
export function assertWatchable(ids: readonly string[]): void {
  if (ids.length === 0 || ids.length > watchedAtMost)
    throw badInput(`Name 1 to ${watchedAtMost} posts`);
  if (!ids.every(isId)) throw badInput('postIds holds something that is not an id');
}

const countersByIds = statement<CountersRow>(
  'posts_counters',
  `select ${counterColumns} from posts p join users u on u.id = p.user_id and not u.is_banned where p.id = any($1::uuid[])`,
);

const loaders = new WeakMap<App, DataLoader<string, PostCounters | null>>();

/**
 * The counters of several posts as they stand; those of posts that went are left out. A like on a post that stands
 * on many people's pages asks for it once for each page: what is asked in one turn of the event loop is one statement.
 */
export async function countersOfMany(app: App, ids: readonly string[]): Promise<PostCounters[]> {
  let loader = loaders.get(app);
  if (!loader) {
    const read = async (asked: readonly string[]): Promise<(PostCounters | null)[]> => {
      const found = new Map(
        (await app.db.rows(countersByIds, [[...new Set(asked)]])).map((row) => [
          row.id,
          counters(row),
        ]),
      );
      return asked.map((id) => found.get(id) ?? null);
    };
    // Nothing is remembered: an event says that the counters of a moment ago are no longer true.
    loader = new DataLoader(read, {
      cache: false,
      batchScheduleFn: (run) => {
        setImmediate(run);
      },
    });
    loaders.set(app, loader);
  }
  const loaded = await Promise.all(ids.map((id) => loader.load(id)));
  return loaded.filter((one) => one !== null);
}
