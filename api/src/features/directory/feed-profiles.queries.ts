import { type Expression, type SqlBool, sql } from 'kysely';
import { type FeedSort, overviewSize } from '../../../../schema/rules/posts-texts.ts';
import type { App } from '../../core/context.ts';
import { decodeCursor, isIdKey, isNumberKey, type Page, page } from '../../core/paging.ts';
import { isBehind } from '../../core/sql/index.ts';
import {
  type ProfileCard,
  type ProfileCardRow,
  profileCard,
  profileCardColumns,
} from '../profiles/index.ts';
import {
  type FeedArgs,
  feedRequest,
  type MatchedRow,
  readSearch,
  runInUserQueue,
  type SearchWords,
  sortKeyOf,
  sortKeyTypes,
  sortKeyValues,
  wordParameters,
} from '../search/index.ts';
import {
  directorySql,
  inOrder,
  isFoundBy,
  listedPeople,
  matchedPeople,
  sortColumns,
} from './directory.sql.ts';
import { peopleByPhrase } from './people-by-phrase.sql.ts';
import { peopleByWords } from './people-by-words.sql.ts';

/**
 * How a page is asked for, as far as its statement depends on it: a literal limit keeps the plan.
 */
type PageShape = { sort: FeedSort; first: number; after: boolean };
const shapes = (['recentlyActive', 'mostViewed'] as const).map((sort) => ({
  sort,
  first: 20,
  after: true,
}));

/** Parameters of a statement that goes on behind a cursor. */
const cursorTypes = { ...sortKeyTypes, idBefore: 'uuid?' } as const;

interface CursorParameters {
  activeBefore: Expression<Date | null>;
  countBefore: Expression<number | string | null>;
  idBefore: Expression<string | null>;
}

type SortKey = Expression<Date | number | string | null>;

const isBehindCursor = (
  sort: FeedSort,
  { idBefore, ...keys }: CursorParameters,
): Expression<SqlBool> =>
  isBehind(
    [sql.ref<Date | number | string>(sortColumns[sort]), sql.ref<string>('profile.user_id')],
    [sortKeyOf<SortKey, SortKey>(sort, keys), idBefore],
  );

/** Whether `profile` may be on the page: found by the viewer, and behind the cursor. */
const isOnPage = (
  { sort, after }: PageShape,
  viewerId: Expression<string>,
  cursor: CursorParameters,
): Expression<SqlBool> =>
  directorySql.eb.and([isFoundBy(viewerId), ...(after ? [isBehindCursor(sort, cursor)] : [])]);

const feedPage = directorySql.statements(
  'feed',
  { viewerId: 'uuid', ...cursorTypes },
  [...shapes, { sort: 'recentlyActive', first: overviewSize, after: false }],
  (shape: PageShape) =>
    (_db, { viewerId, ...cursor }) =>
      listedPeople
        .where(isOnPage(shape, viewerId, cursor))
        .where((eb) => eb('profile.user_id', '<>', viewerId))
        .$call(inOrder({ sort: shape.sort }))
        .limit(shape.first + 1)
        .select(profileCardColumns())
        .select(`${sortColumns[shape.sort]} as sortKey`),
);

const feedPageByPhrase = directorySql.statements(
  'feedByPhrase',
  { viewerId: 'uuid', phrase: 'text', ...cursorTypes },
  shapes,
  (shape: PageShape) =>
    (_db, { viewerId, phrase, ...cursor }) =>
      matchedPeople(peopleByPhrase(phrase), {
        isOnPage: isOnPage(shape, viewerId, cursor),
        order: { sort: shape.sort },
        limit: shape.first + 1,
      }),
);

const feedPageByWords = directorySql.statements(
  'feedByWords',
  { viewerId: 'uuid', words: 'text[]', facets: 'jsonb', ...cursorTypes },
  shapes.map((shape) => ({ ...shape, words: 2 })),
  (shape: PageShape & { words: number }) =>
    (_db, { viewerId, words, facets, ...cursor }) => {
      const page = {
        isOnPage: isOnPage(shape, viewerId, cursor),
        order: { sort: shape.sort },
        limit: shape.first + 1,
      };
      return matchedPeople(peopleByWords({ words, facets }, shape.words, page), page);
    },
);

interface FeedRow extends ProfileCardRow, MatchedRow {
  sortKey: Date | number;
}

/**
 * A page of people: one statement that walks an index, and one more where a phrase finds too little
 * as a whole and is looked for word by word. The viewer is not among them, for the list is about
 * others; a search finds everyone.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function feedProfiles(
  app: App,
  viewerId: string,
  args: FeedArgs,
): Promise<Page<ProfileCard>> {
  const { db } = app;
  const { first, sort, phrase, words, cursor, continued, cursorOf } = feedRequest(args, (isList) =>
    decodeCursor<[string, number, string]>(args.after, [isList, isNumberKey, isIdKey]),
  );
  const shape = { sort, first, after: cursor !== null };
  const input = {
    viewerId,
    ...sortKeyValues(sort, cursor?.[1]),
    idBefore: cursor?.[2] ?? null,
  };
  const reads = {
    byPhrase: (): Promise<FeedRow[]> =>
      phrase === null
        ? db.query(feedPage(shape), input)
        : db.query(feedPageByPhrase(shape), { ...input, phrase }),
    byWords: (searched: SearchWords): Promise<FeedRow[]> =>
      db.query(feedPageByWords({ ...shape, words: searched.words.length }), {
        ...input,
        ...wordParameters(searched),
      }),
  };
  const { rows, mode } = await runInUserQueue(app, viewerId, phrase !== null, () =>
    readSearch(words, first, reads, continued),
  );
  return page(
    rows,
    first,
    (row) => cursorOf(mode, Number(row.sortKey), row.person_id),
    profileCard,
  );
}
