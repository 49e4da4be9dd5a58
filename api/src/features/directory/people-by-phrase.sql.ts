import { type Expression, expressionBuilder } from 'kysely';
import { unionAll } from '../../core/sql/index.ts';
import { careerExperiences } from '../careers/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { type MeaningRow, matchRanks, phraseMeanings } from '../search/index.ts';
import { directorySql } from './directory.sql.ts';

/** A company finds the authors of so many posts on it, of those that were active last. */
const authorsOfCompany = 100;

interface MatchRow {
  user_id: string;
  kind: MeaningRow['kind'];
  rank: number;
}

const db = directorySql.db.$extendTables<{ meanings: MeaningRow }>();

const byName = db
  .selectFrom('meanings as meaning')
  .where('meaning.kind', '=', 'person')
  .select(['meaning.user_id', 'meaning.kind', 'meaning.rank'])
  .$narrowType<{ user_id: string }>();

const byCareer = (kind: 'company' | 'role') =>
  db
    .selectFrom('meanings as meaning')
    .innerJoin(careerExperiences.as('step'), (join) =>
      join.on('meaning.kind', '=', kind).onRef(`step.${kind}_norm`, '=', 'meaning.norm'),
    )
    .select(['step.user_id', 'meaning.kind', 'meaning.rank']);

const byPosts = db
  .selectFrom('meanings as meaning')
  .crossJoinLateral((eb) =>
    eb
      .selectFrom(publishedPosts.as('post'))
      .where('meaning.kind', '=', 'company')
      .whereRef('post.company_norm', '=', 'meaning.norm')
      .orderBy('post.last_active_at', 'desc')
      .orderBy('post.id', 'desc')
      .limit(authorsOfCompany)
      .select('post.user_id')
      .as('author'),
  )
  .select(['author.user_id', 'meaning.kind', 'meaning.rank']);

const match = expressionBuilder<{ match: MatchRow }, 'match'>();

/** The person is found by their name or by the name of a company, as typed. */
const isNameMatch = match.fn.agg<boolean>('bool_or', [
  match.and([match('match.rank', '<=', matchRanks.withinWord), match('match.kind', '<>', 'role')]),
]);

/**
 * The people whom a phrase finds: by name, by the companies and roles of their careers, and by the
 * companies of their posts. One row for each `user_id`, with its best `rank` of `matchRanks` and
 * `isNameMatch`.
 * @param phrase what `searchText` answers
 */
export const peopleByPhrase = (phrase: Expression<string>) =>
  directorySql.db
    .with(
      (cte) => cte('meanings').materialized(),
      () => phraseMeanings(phrase, { everyone: true }),
    )
    .selectFrom(() =>
      unionAll<MatchRow>(byName, byCareer('company'), byCareer('role'), byPosts).as('match'),
    )
    .groupBy('match.user_id')
    .select((eb) => [
      'match.user_id',
      eb.fn.min('match.rank').as('rank'),
      isNameMatch.as('isNameMatch'),
    ]);
