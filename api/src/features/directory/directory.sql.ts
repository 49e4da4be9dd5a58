import {
  type Expression,
  type InferResult,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { FeedSort } from '../../../../schema/rules/posts/posts-texts.ts';
import { roomSql } from '../../core/sql/index.ts';
import { people } from '../identity/index.ts';
import { listedProfiles, profileCardColumns } from '../profiles/index.ts';
import { isBlocked } from '../relationships/index.ts';

/** Statements about people, whose tables other rooms own and share. */
export const directorySql = roomSql<Record<never, never>>('directory');

export type ListedProfileRow = InferResult<typeof listedProfiles>[number];
export type PersonRow = InferResult<typeof people>[number];

/** People who are shown in lists: profiles `profile` with their persons `person`. */
export const listedPeople = directorySql.db
  .selectFrom(listedProfiles.as('profile'))
  .innerJoin(people.as('person'), 'person.id', 'profile.user_id');

/** Somebody whom a search found. */
export interface PersonMatchRow {
  user_id: string;
  /**
   * Of `matchRanks` for a whole phrase, of `wordsRank` for words; null or 0 where nothing is
   * ranked.
   */
  rank: number | null;
  /** A whole phrase is, as typed, in the person's name or in that of a company. */
  isNameMatch: boolean;
}

/**
 * Whether the viewer may find the person of `profile`: not when one of the two has blocked the
 * other.
 */
export const isFoundBy = (viewerId: Expression<string | null>): Expression<SqlBool> =>
  directorySql.eb.not(isBlocked(sql.ref('profile.user_id'), viewerId));

/**
 * Whether visitors find the person of `profile`: not one who keeps the profile for connections.
 */
export const isFoundByVisitors = directorySql.eb(
  sql.ref<ListedProfileRow['visibility']>('profile.visibility'),
  '<>',
  'connections',
);

/** The column that each order of a list of people sorts by. */
export const sortColumns = {
  recentlyActive: 'profile.last_active_at',
  mostViewed: 'profile.views',
  mostHelpful: 'profile.helpful',
} as const satisfies Record<FeedSort, string>;

/** Which people of a list come first; of equal ones those with the higher id. */
export interface PeopleOrder {
  sort: FeedSort;
  /** Before the sort: those who match a search best (`profile.rank`). */
  isByRank?: boolean;
}

/** Puts profiles `profile` in order: `query.$call(inOrder(order))`. */
export const inOrder =
  ({ sort, isByRank = false }: PeopleOrder) =>
  <Tables, Names extends keyof Tables, Row>(
    people: SelectQueryBuilder<Tables, Names, Row>,
  ): SelectQueryBuilder<Tables, Names, Row> =>
    people
      .$if(isByRank, (ranked) => ranked.orderBy(sql.ref('profile.rank')))
      .orderBy(sql.ref(sortColumns[sort]), 'desc')
      .orderBy(sql.ref('profile.user_id'), 'desc');

/** One page of a list of people. */
export interface PeoplePage {
  /** Whether `profile` may be on it. */
  isOnPage: Expression<SqlBool>;
  order: PeopleOrder;
  limit: number;
}

/**
 * A page of the people whom a search found, as cards. What was found is read first: joined as a
 * subselect it looks so dear to the planner that a walk through everybody seems to cost no more.
 * Accounts are read last, of those on the page.
 */
export const matchedPeople = (
  matches: Expression<PersonMatchRow>,
  { isOnPage, order, limit }: PeoplePage,
) =>
  directorySql.db
    .with(
      (cte) => cte('match').materialized(),
      () => matches,
    )
    .with('found', (db) =>
      db
        .selectFrom('match')
        .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'match.user_id')
        .selectAll('profile')
        .select(['match.rank', 'match.isNameMatch']),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('found as profile')
        .where(isOnPage)
        .$call(inOrder(order))
        .limit(limit)
        .selectAll('profile')
        .as('profile'),
    )
    .innerJoin(people.as('person'), 'person.id', 'profile.user_id')
    .$call(inOrder(order))
    .select(profileCardColumns())
    .select(['profile.rank', 'profile.isNameMatch', `${sortColumns[order.sort]} as sortKey`]);
