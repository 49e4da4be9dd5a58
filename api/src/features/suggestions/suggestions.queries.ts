import { type Expression, type RawBuilder, sql } from 'kysely';
import {
  leastTyped,
  type SuggestionKind,
  suggestionKinds,
} from '../../../../schema/rules/suggestions/suggestions-texts.ts';
import { collegeDay } from '../../../../schema/rules/text/days.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, isMember } from '../../core/context.ts';
import { roomSql, unionAll } from '../../core/sql/index.ts';
import { calledCompanies, writtenNames } from '../companies/index.ts';
import { isNotBanned, people, personColumns, personOrNull } from '../identity/index.ts';
import { suggestedOpenings } from '../jobs/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import { isBlocked } from '../relationships/index.ts';
import {
  containsPhrase,
  type MeaningRow,
  matchRanks,
  normalised,
  phraseMeanings,
  runInUserQueue,
  searchText,
  tellingPhrase,
} from '../search/index.ts';
import type { Suggestion } from './suggestions.types.ts';

/** Statements of this room, which owns no table: it reads what other rooms share. */
const suggestionsSql = roomSql<Record<never, never>>('suggestions');

/** Suggestions of one kind beside others, and where it is the only one. */
const most = { besideOthers: 4, alone: 7 } as const;
/** Terms of one kind that are looked at: of some of them nothing is told any more. */
const termsOfKind = 20;

interface SuggestedRow {
  kind: SuggestionKind;
  rank: number;
  /** Of equally good ones of a kind the greatest comes first. */
  weight: number;
  text: string;
  target: string;
  companyName: string | null;
  experienceCount: number;
  user_id: string | null;
}

const db = suggestionsSql.db.$extendTables<{ meanings: MeaningRow }>();
const { lit } = sql;
const noText = sql<string | null>`null::text`;
const nobody = sql<string | null>`null::uuid`;
const kindOf = (kind: SuggestionKind) => lit(kind).$castTo<SuggestionKind>().as('kind');

/**
 * Companies by each way in which experiences and careers write them, and by what they are called:
 * some are known by their openings alone.
 */
const companies = (phrase: Expression<string>, limit: number) =>
  db
    .selectFrom(
      unionAll<{ id: string; rank: number }>(
        db
          .selectFrom('meanings as meaning')
          .innerJoin(writtenNames.as('written'), 'written.norm', 'meaning.norm')
          .where('meaning.kind', '=', 'company')
          .select(['written.id', 'meaning.rank']),
        db
          .selectFrom(calledCompanies.as('company'))
          .where((eb) => containsPhrase(eb.ref('company.name_norm'), phrase))
          .select(['company.id', lit(matchRanks.withinWord).as('rank')]),
      ).as('match'),
    )
    .innerJoin(calledCompanies.as('company'), 'company.id', 'match.id')
    .groupBy(['company.id', 'company.slug', 'company.name', 'company.experience_count'])
    .orderBy('rank')
    .orderBy('company.experience_count', 'desc')
    .orderBy('company.name')
    .limit(limit)
    .select((eb) => [
      kindOf('company'),
      eb.fn.min('match.rank').as('rank'),
      'company.experience_count as weight',
      'company.name as text',
      'company.slug as target',
      noText.as('companyName'),
      'company.experience_count as experienceCount',
      nobody.as('user_id'),
    ]);

/** Posts that somebody reads. */
const readPosts = db
  .selectFrom(publishedPosts.as('post'))
  .innerJoin(people.as('author'), 'author.id', 'post.user_id')
  .where(isNotBanned('author'));
const norm = sql.ref<string>('meaning.norm');

/** How a role or a hashtag is written where it is read; nothing where nobody reads it. */
const asWritten = {
  role: readPosts.where('post.role_norm', '=', norm).select('post.role as text').limit(1),
  hashtag: readPosts
    .where('post.tags_norm', '@>', sql<string[]>`array[${norm}]`)
    .select(
      // The builder has no word for `unnest`.
      sql<string>`(
        select tag from unnest(${sql.ref('post.hashtags')}) as tag
         where ${normalised(sql.ref<string>('tag'))} = ${norm}
         limit 1)`.as('text'),
    )
    .limit(1),
};

const termsOf = (kind: keyof typeof asWritten, limit: number) =>
  db
    .selectFrom('meanings as meaning')
    .crossJoinLateral(asWritten[kind].as('written'))
    .where('meaning.kind', '=', kind)
    // What is like it somewhere hides what stands below the field: the words typed are as good.
    .where('meaning.rank', '<', lit(matchRanks.similar))
    .orderBy('meaning.rank')
    .orderBy((eb) => eb.fn('length', ['meaning.norm']))
    .orderBy('meaning.norm')
    .limit(limit)
    .select((eb) => [
      kindOf(kind),
      'meaning.rank',
      eb.neg(eb.fn<number>('length', ['meaning.norm'])).as('weight'),
      'written.text',
      'written.text as target',
      noText.as('companyName'),
      lit(0).as('experienceCount'),
      nobody.as('user_id'),
    ]);

const persons = (viewerId: Expression<string>, limit: number) =>
  db
    .selectFrom('meanings as meaning')
    .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'meaning.user_id')
    .where('meaning.kind', '=', 'person')
    .where((eb) => eb.not(isBlocked(eb.ref('profile.user_id'), viewerId)))
    .orderBy('meaning.rank')
    .orderBy('profile.last_active_at', 'desc')
    .limit(limit)
    .select((eb) => [
      kindOf('person'),
      'meaning.rank',
      // The builder has no word for `extract`.
      sql<number>`extract(epoch from ${eb.ref('profile.last_active_at')})::int`.as('weight'),
      'meaning.norm as text',
      eb.cast<string>('profile.user_id', 'text').as('target'),
      noText.as('companyName'),
      lit(0).as('experienceCount'),
      'profile.user_id',
    ]);

const openings = (
  phrase: Expression<string>,
  today: RawBuilder<string>,
  how: { limit: number; isShort: boolean },
) =>
  db.selectFrom(suggestedOpenings(phrase, today, how).as('opening')).select((eb) => [
    kindOf('opening'),
    lit(0).as('rank'),
    eb
      .cast<number>(
        eb.fn.agg('row_number').over((rows) => rows.orderBy('opening.id')),
        'integer',
      )
      .as('weight'),
    'opening.role as text',
    eb.cast<string>('opening.id', 'text').as('target'),
    eb.ref('opening.company_name').$castTo<string | null>().as('companyName'),
    lit(0).as('experienceCount'),
    nobody.as('user_id'),
  ]);

/** With fewer letters a word is one letter apart from too many others: none is forgiven. */
const leastForgiven = 4;

/** Which kinds are suggested, and whether errors are forgiven: each is a statement. */
type Shape = { readonly [Kind in SuggestionKind]: boolean } & { readonly asTyped: boolean };
const shapeOf = (kinds: readonly SuggestionKind[], asTyped: boolean): Shape => ({
  asTyped,
  company: kinds.includes('company'),
  person: kinds.includes('person'),
  role: kinds.includes('role'),
  hashtag: kinds.includes('hashtag'),
  opening: kinds.includes('opening'),
});

const suggested = suggestionsSql.statements(
  'suggested',
  { viewerId: 'uuid', phrase: 'text', today: 'date' },
  [
    suggestionKinds,
    ['person', 'role', 'hashtag'] as const,
    ['company'] as const,
    ['role'] as const,
  ].flatMap((kinds) => [shapeOf(kinds, true), shapeOf(kinds, false)]),
  ({ asTyped, ...kinds }: Shape) =>
    (_db, { viewerId, phrase, today }) => {
      const asked = suggestionKinds.filter((kind) => kinds[kind]);
      const limit = asked.length > 1 ? most.besideOthers : most.alone;
      const parts: { readonly [Kind in SuggestionKind]: () => Expression<SuggestedRow> } = {
        company: () => companies(phrase, limit),
        person: () => persons(viewerId, limit),
        role: () => termsOf('role', limit),
        hashtag: () => termsOf('hashtag', limit),
        opening: () => openings(phrase, today, { limit, isShort: asTyped }),
      };
      return (
        db
          .with(
            (cte) => cte('meanings').materialized(),
            () => phraseMeanings(phrase, { nobody: !kinds.person, termsOfKind, asTyped }),
          )
          .selectFrom(unionAll<SuggestedRow>(...asked.map((kind) => parts[kind]())).as('suggested'))
          // Accounts are read last, of those who are suggested.
          .leftJoin(people.as('person'), 'person.id', 'suggested.user_id')
          .orderBy('suggested.rank')
          .orderBy('suggested.weight', 'desc')
          .orderBy('suggested.text')
          .select([
            'suggested.kind',
            'suggested.text',
            'suggested.target',
            'suggested.companyName',
            'suggested.experienceCount',
          ])
          .select(personColumns)
      );
    },
);

/** What members alone read, of others nothing is suggested. */
const membersOnly: readonly SuggestionKind[] = ['company', 'opening'];

/**
 * What somebody who types may mean, by kind and the best of each first: one statement, which reads
 * distinct words, names and the head of the board by their indexes (docs/decisions/search.md).
 * Neither blocked people, on either side, nor unlisted ones; no words of what nobody reads any
 * more. Where nothing is meant by the whole of it, the words that tell something apart are looked
 * for, in a second statement: `infosys salary` means Infosys.
 * @throws RATE_LIMITED for many in a minute, and many at once
 */
export async function suggestions(
  ctx: Context,
  search: string,
  kinds: readonly SuggestionKind[] = suggestionKinds,
): Promise<Suggestion[]> {
  const { app } = ctx;
  const viewer = requireViewer(ctx);
  await app.limits.consume('suggestions', viewer.id);
  const phrase = searchText(search);
  const asked = isMember(viewer) ? kinds : kinds.filter((kind) => !membersOnly.includes(kind));
  if (phrase === null || phrase.length < leastTyped || asked.length === 0) return [];
  const read = (typed: string) =>
    runInUserQueue(app, viewer.id, true, () =>
      app.db.query(suggested(shapeOf(asked, typed.length < leastForgiven)), {
        viewerId: viewer.id,
        phrase: typed,
        today: collegeDay(app.clock.now()),
      }),
    );
  const telling = tellingPhrase(phrase);
  const whole = await read(phrase);
  const isLess = telling.length >= leastTyped && telling !== phrase;
  const rows = whole.length === 0 && isLess ? await read(telling) : whole;
  const found = rows.map((row) => {
    const user = personOrNull(row);
    return { ...row, text: user?.fullName ?? row.text, user };
  });
  return suggestionKinds.flatMap((kind) => found.filter((one) => one.kind === kind));
}
