import { type AliasableExpression, type Expression } from 'kysely';
import { concat } from '../../core/sql/index.ts';
import { searchSql } from './search.sql.ts';
import type { WordMeaningRow, WordTables } from './word-meanings.sql.ts';

type Kind = WordMeaningRow['kind'];

const db = searchSql.db.$extendTables<WordTables>();

const meaningsOf = (wordNumber: number, ...kinds: Kind[]) =>
  db.selectFrom('meanings').where('number', '=', wordNumber).where('kind', 'in', kinds);

/** Whether a text is what the word `wordNumber` can mean, as a term or facet of this kind. */
export const matchesWord = (text: Expression<string | null>, wordNumber: number, kind: Kind) =>
  searchSql.eb(text, 'in', meaningsOf(wordNumber, kind).select('norm'));

/** Whether one of several texts is what the word `wordNumber` can mean. */
export const matchesAnyOf = (texts: Expression<string[]>, wordNumber: number, kind: Kind) =>
  searchSql.eb(
    texts,
    '&&',
    meaningsOf(wordNumber, kind)
      .select((eb) => eb.fn.agg<string[]>('array_agg', ['norm']).as('norms'))
      .$asScalar(),
  );

/** Whether a person is meant by the word `wordNumber`, by name. */
export const personMatchesWord = (userId: Expression<string>, wordNumber: number) =>
  searchSql.eb(userId, 'in', meaningsOf(wordNumber, 'person').select('user_id'));

/**
 * Whether the word `wordNumber` can mean anything of these kinds. A statement asks it once, and
 * does not look for what the word cannot mean.
 */
export const wordMeansAny = (wordNumber: number, ...kinds: Kind[]) =>
  searchSql.eb.exists(meaningsOf(wordNumber, ...kinds));

/** Whether the whole phrase means anything: the word 0. */
export const phraseMeansAny = searchSql.eb.exists(
  db.selectFrom('meanings').where('number', '=', 0),
);

/** How well a word stands in a text: as a word, as the beginning of one, within one, not at all. */
const placeRanks = { word: 0, beginning: 1, within: 2, none: 3 };
/** The whole phrase, word 0, weighs as much as ten words. */
const weightOfPhrase = 10;

/**
 * How well the words stand in a text: the less, the better.
 * @param text what a card shows, normalised, with a space before and after it
 */
export const wordsRank = (text: AliasableExpression<string>) =>
  db
    .selectFrom('words as word')
    .crossJoinLateral(db.selectNoFrom(text.as('text')).as('shown'))
    .select((eb) => {
      const literal = eb.ref('word.literal');
      const place = eb
        .case()
        .when('shown.text', 'like', concat('% ', literal, ' %'))
        .then(placeRanks.word)
        .when('shown.text', 'like', concat('% ', literal, '%'))
        .then(placeRanks.beginning)
        .when('shown.text', 'like', concat('%', literal, '%'))
        .then(placeRanks.within)
        .else(placeRanks.none)
        .end();
      const weight = eb.case('word.number').when(0).then(weightOfPhrase).else(1).end();
      return eb.fn.sum<number>(eb(place, '*', weight)).as('rank');
    })
    .$asScalar();
