import { type AliasableExpression, type Expression, sql } from 'kysely';
import type { WordTables } from './rarest-word.sql.ts';
import { searchSql } from './search.sql.ts';
import type { WordHitRow } from './word-hits.sql.ts';

type Kind = WordHitRow['kind'];

const db = searchSql.db.$extendTables<WordTables>();

const meanings = (n: number, ...kinds: Kind[]) =>
  db.selectFrom('hits').where('n', '=', n).where('kind', 'in', kinds);

/** Whether a text is what the word `n` can mean, as a term or facet of this kind. */
export const isMeant = (text: Expression<string | null>, n: number, kind: Kind) =>
  searchSql.eb(text, 'in', meanings(n, kind).select('norm'));

/** Whether one of several texts is what the word `n` can mean. */
export const isOneMeant = (texts: Expression<string[]>, n: number, kind: Kind) =>
  searchSql.eb(
    texts,
    '&&',
    meanings(n, kind)
      .select((eb) => eb.fn.agg<string[]>('array_agg', ['norm']).as('norms'))
      .$asScalar(),
  );

/** Whether a person is meant by the word `n`, by name. */
export const isPersonMeant = (userId: Expression<string>, n: number) =>
  searchSql.eb(userId, 'in', meanings(n, 'person').select('user_id'));

/** Whether the word `n` can mean anything of these kinds: asked once for a statement, so that what it cannot mean is not looked for. */
export const canMean = (n: number, ...kinds: Kind[]) => searchSql.eb.exists(meanings(n, ...kinds));

/** Whether the whole term means anything: the word 0. */
export const termIsMeant = searchSql.eb.exists(db.selectFrom('hits').where('n', '=', 0));

/** How well a word stands in a text: as a word, as the beginning of one, within one, not at all. */
const placeRanks = { word: 0, beginning: 1, within: 2, none: 3 };
/** The whole term, word 0, weighs as much as ten words. */
const weightOfTerm = 10;

/**
 * How well the words stand in a text: the less, the better.
 * @param text what a card shows, normalised, with a space before and after it
 */
export const wordsRank = (text: AliasableExpression<string>) =>
  db
    .selectFrom('words as w')
    .crossJoinLateral(db.selectNoFrom(text.as('text')).as('shown'))
    .select((eb) => {
      const literal = eb.ref('w.literal');
      const place = eb
        .case()
        .when('shown.text', 'like', sql<string>`'% ' || ${literal} || ' %'`)
        .then(placeRanks.word)
        .when('shown.text', 'like', sql<string>`'% ' || ${literal} || '%'`)
        .then(placeRanks.beginning)
        .when('shown.text', 'like', sql<string>`'%' || ${literal} || '%'`)
        .then(placeRanks.within)
        .else(placeRanks.none)
        .end();
      const weight = eb.case('w.n').when(0).then(weightOfTerm).else(1).end();
      return eb.fn.sum<number>(eb(place, '*', weight)).as('rank');
    })
    .$asScalar();
