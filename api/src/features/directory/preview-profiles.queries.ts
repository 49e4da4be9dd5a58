import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { App } from '../../core/context.ts';
import { people } from '../identity/index.ts';
import {
  listedProfiles,
  type ProfileCard,
  type ProfileCardRow,
  profileCard,
  profileCardColumns,
} from '../profiles/index.ts';
import {
  type MatchedRow,
  readSearch,
  runInUserQueue,
  type SearchReads,
  searchWords,
  wordParameters,
} from '../search/index.ts';
import { studiesOf } from '../studies/index.ts';
import {
  directorySql,
  inOrder,
  isFoundBy,
  isFoundByVisitors,
  listedPeople,
  matchedPeople,
  type PeopleOrder,
} from './directory.sql.ts';
import { peopleByPhrase } from './people-by-phrase.sql.ts';
import { peopleByWords } from './people-by-words.sql.ts';

type PreviewShape = { first: number; audience: 'signedIn' | 'visitors' };
const shapes = (['signedIn', 'visitors'] as const).map((audience) => ({ first: 3, audience }));

/** Without a phrase, the most helpful are chosen among those who were active last. */
const helpfulAmong = 200;

const isShownTo = (
  audience: PreviewShape['audience'],
  viewerId: Expression<string | null>,
): Expression<SqlBool> => (audience === 'visitors' ? isFoundByVisitors : isFoundBy(viewerId));

const latestPeople = (db: typeof directorySql.db, isShown: Expression<SqlBool>) =>
  db
    .selectFrom(listedProfiles.as('profile'))
    .where(isShown)
    .$call(inOrder({ sort: 'recentlyActive' }))
    .limit(helpfulAmong)
    .selectAll('profile');

/** The most helpful, among equal ones the most viewed, then the latest. */
const byHelpfulness = <Tables, Names extends keyof Tables, Row>(
  people: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> =>
  people
    .orderBy(sql.ref('profile.helpful'), 'desc')
    .orderBy(sql.ref('profile.views'), 'desc')
    .$call(inOrder({ sort: 'recentlyActive' }));

const helpfulPeople = directorySql.statements(
  'helpful',
  { viewerId: 'uuid?' },
  shapes,
  ({ first, audience }: PreviewShape) =>
    (db, { viewerId }) =>
      db
        // Accounts are read last, of those who are chosen.
        .selectFrom((eb) =>
          eb
            .selectFrom(latestPeople(db, isShownTo(audience, viewerId)).as('profile'))
            .$call(byHelpfulness)
            .limit(first)
            .selectAll('profile')
            .as('profile'),
        )
        .innerJoin(people.as('person'), 'person.id', 'profile.user_id')
        .$call(byHelpfulness)
        .select(profileCardColumns()),
);

/** The best matches first, among equal ones the latest. */
const bestFirst: PeopleOrder = { sort: 'recentlyActive', isByRank: true };

const previewByPhrase = directorySql.statements(
  'previewByPhrase',
  { viewerId: 'uuid?', phrase: 'text' },
  shapes,
  ({ first, audience }: PreviewShape) =>
    (_db, { viewerId, phrase }) =>
      matchedPeople(peopleByPhrase(phrase), {
        isOnPage: isShownTo(audience, viewerId),
        order: bestFirst,
        limit: first,
      }),
);

const previewByWords = directorySql.statements(
  'previewByWords',
  { viewerId: 'uuid?', words: 'text[]', facets: 'jsonb' },
  shapes.map((shape) => ({ ...shape, words: 2 })),
  ({ first, audience, words: count }: PreviewShape & { words: number }) =>
    (_db, { viewerId, words, facets }) => {
      const page = { isOnPage: isShownTo(audience, viewerId), order: bestFirst, limit: first };
      return matchedPeople(peopleByWords({ words, facets }, count, page), page);
    },
);

interface PreviewRow extends ProfileCardRow, MatchedRow {}

/**
 * The best few people for a preview: by how well they match when there is a phrase, else those of
 * late whose posts helped most.
 * @param viewerId null for visitors, who find nobody who keeps the profile for connections
 * @param phrase what `searchText` answers
 */
export async function previewProfiles(
  app: App,
  viewerId: string | null,
  phrase: string | null,
  first: number,
): Promise<ProfileCard[]> {
  const { db } = app;
  const shape: PreviewShape = { first, audience: viewerId === null ? 'visitors' : 'signedIn' };
  if (phrase === null) return (await db.query(helpfulPeople(shape), { viewerId })).map(profileCard);
  const reads: SearchReads<{ nodes: PreviewRow[] }> = {
    byPhrase: async () => ({
      nodes: await db.query(previewByPhrase(shape), { viewerId, phrase }),
    }),
    byWords: async (searched) => ({
      nodes: await db.query(previewByWords({ ...shape, words: searched.words.length }), {
        viewerId,
        ...wordParameters(searched),
      }),
    }),
  };
  const { streams } = await studiesOf(app);
  const { nodes } = await runInUserQueue(app, viewerId, true, () =>
    readSearch(searchWords(phrase, streams), first, reads),
  );
  return nodes.map(profileCard);
}

const shownProfile = directorySql.statement('previewById', { userId: 'uuid' }, (_db, { userId }) =>
  listedPeople
    .where('profile.user_id', '=', userId)
    .where(isFoundByVisitors)
    .select(profileCardColumns()),
);

/** The card of one person as visitors find it; null for whom they do not. */
export async function previewProfile({ db }: App, userId: string): Promise<ProfileCard | null> {
  const [row] = await db.query(shownProfile, { userId });
  return row ? profileCard(row) : null;
}
