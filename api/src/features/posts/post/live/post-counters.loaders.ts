import DataLoader from 'dataloader';
import { postTexts } from '../../../../../../schema/rules/posts/posts-texts.ts';
import type { App } from '../../../../core/context.ts';
import { badUserInput } from '../../../../core/errors.ts';
import { isId } from '../../../../core/ids.ts';
import { anyOf } from '../../../../core/sql/index.ts';
import { postsSql } from '../../posts.sql.ts';
import { readablePosts } from '../../shown-posts.sql.ts';
import type { PostCounters } from '../post.types.ts';
import { postCounterColumns, postCountersOf } from '../post-columns.sql.ts';

/** Posts that one subscription may watch: a page of the feed and room for more. */
export const maxWatched = 50;

/**
 * @throws BAD_USER_INPUT unless 1…50 ids of posts are named. Unknown ones are let in and never
 * heard of.
 */
export function assertWatchable(ids: readonly string[]): void {
  if (ids.length === 0 || ids.length > maxWatched)
    throw badUserInput(postTexts.watchable(maxWatched));
  if (!ids.every(isId)) throw badUserInput(postTexts.watchableIds);
}

const countersByIds = postsSql.statement('countersOfMany', { ids: 'uuid[]' }, (_db, { ids }) =>
  readablePosts.where('post.id', '=', anyOf(ids)).select(postCounterColumns),
);

const loaders = new WeakMap<App, DataLoader<string, PostCounters | null>>();

/**
 * The counters of several posts as they stand; those of posts that went are left out. A like on a
 * post that stands on many people's pages asks for it once for each page: what is asked in one turn
 * of the event loop is one statement.
 */
export async function countersOfMany(app: App, ids: readonly string[]): Promise<PostCounters[]> {
  let loader = loaders.get(app);
  if (!loader) {
    const read = async (asked: readonly string[]): Promise<(PostCounters | null)[]> => {
      const found = new Map(
        (await app.db.query(countersByIds, { ids: [...new Set(asked)] })).map((row) => [
          row.id,
          postCountersOf(row),
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
