import { overviewSize } from '../../../../../schema/rules/posts/posts-texts.ts';
import type { App } from '../../../core/context.ts';
import { declareList, descending, sortKey } from '../../../core/lists/index.ts';
import type { Page } from '../../../core/lists/paging.ts';
import { type FeedArgs, feedPage, feedParts } from '../../search/index.ts';
import type { PostCard } from '../post/post.types.ts';
import { postCardColumns, postCardOf } from '../post/post-columns.sql.ts';
import { postsSql } from '../posts.sql.ts';
import { readablePosts } from '../shown-posts.sql.ts';
import { isAnywhere, matchedPosts, type PostSlice, sortColumns } from './feed.sql.ts';
import { postsByPhrase } from './posts-by-phrase.sql.ts';
import { postsByWords } from './posts-by-words.sql.ts';

const id = sortKey('post.id', 'uuid', 'id');

const feed = declareList(postsSql, {
  name: 'feed',
  ...feedParts,
  sizes: [overviewSize],
  sorts: {
    recentlyActive: descending(
      sortKey(sortColumns.recentlyActive, 'timestamptz', 'lastActiveAt'),
      id,
    ),
    mostViewed: descending(sortKey(sortColumns.mostViewed, 'int8', 'views'), id),
    mostHelpful: descending(sortKey(sortColumns.mostHelpful, 'int8', 'useful'), id),
  },
  select: (_db, { viewerId, phrase, words, facets }, { variant, sort, limit, behind, arrange }) => {
    const slice: PostSlice = {
      viewerId,
      audience: 'signedIn',
      isOnPage: behind() ?? isAnywhere,
      order: { sort },
      limit,
    };
    switch (variant.mode) {
      case 'all':
        return readablePosts.select(postCardColumns(viewerId)).$call(arrange);
      case 'phrase':
        return matchedPosts(postsByPhrase(phrase, slice), slice);
      case 'words':
        return matchedPosts(postsByWords({ words, facets }, variant.words, slice), slice);
    }
  },
});

/**
 * A page of posts, newest activity, most views or most likes first.
 * @param viewerId whose likes and bookmarks the cards show; null for nobody
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export const feedPosts = (
  app: App,
  viewerId: string | null,
  args: FeedArgs,
): Promise<Page<PostCard>> => feedPage(app, feed, viewerId, args, postCardOf);
