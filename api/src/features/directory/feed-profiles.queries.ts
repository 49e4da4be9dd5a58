import { type Expression, type SqlBool, sql } from 'kysely';
import { overviewSize } from '../../../../schema/rules/posts/posts-texts.ts';
import type { App } from '../../core/context.ts';
import { declareList, descending, sortKey } from '../../core/lists/index.ts';
import type { Page } from '../../core/lists/paging.ts';
import { type ProfileCard, profileCard, profileCardColumns } from '../profiles/index.ts';
import { type FeedArgs, feedPage, feedParts } from '../search/index.ts';
import {
  directorySql,
  isFoundBy,
  listedPeople,
  matchedPeople,
  type PeoplePage,
  sortColumns,
} from './directory.sql.ts';
import { peopleByPhrase } from './people-by-phrase.sql.ts';
import { peopleByWords } from './people-by-words.sql.ts';

const id = sortKey('profile.user_id', 'uuid', 'person_id');

/** The viewer is not among them, for the list is about others; a search finds everyone. */
const feed = declareList(directorySql, {
  name: 'feed',
  ...feedParts,
  sizes: [overviewSize],
  sorts: {
    recentlyActive: descending(sortKey(sortColumns.recentlyActive, 'timestamptz', 'sortKey'), id),
    mostViewed: descending(sortKey(sortColumns.mostViewed, 'int8', 'sortKey'), id),
    mostHelpful: descending(sortKey(sortColumns.mostHelpful, 'int8', 'sortKey'), id),
  },
  select: (_db, { viewerId, phrase, words, facets }, { variant, sort, limit, behind, arrange }) => {
    const conditions: (Expression<SqlBool> | null)[] = [isFoundBy(viewerId), behind()];
    const page: PeoplePage = {
      isOnPage: directorySql.eb.and(conditions.filter((each) => each !== null)),
      order: { sort },
      limit,
    };
    switch (variant.mode) {
      case 'all':
        return listedPeople
          .where(isFoundBy(viewerId))
          .where('profile.user_id', '<>', sql<string>`${viewerId}`)
          .select(profileCardColumns())
          .select(`${sortColumns[sort]} as sortKey`)
          .$call(arrange);
      case 'phrase':
        return matchedPeople(peopleByPhrase(phrase), page);
      case 'words':
        return matchedPeople(peopleByWords({ words, facets }, variant.words, page), page);
    }
  },
});

/**
 * A page of people: one statement, or two for a phrase that finds too little as a whole.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export const feedProfiles = (
  app: App,
  viewerId: string,
  args: FeedArgs,
): Promise<Page<ProfileCard>> => feedPage(app, feed, viewerId, args, profileCard);
