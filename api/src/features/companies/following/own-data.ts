import type { OwnData } from '../../../core/own-data.ts';
import { columnsOf } from '../../../core/sql/index.ts';
import { companiesSql } from '../companies.sql.ts';

/**
 * The companies that the person follows, as they are called now, and what they said of questions.
 */
export const companiesOwnData: OwnData = {
  followedCompanies: companiesSql.statement('copyOfFollows', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('company_follows as follow')
      .innerJoin('companies as company', 'company.id', 'follow.company_id')
      .where('follow.user_id', '=', userId)
      .orderBy('follow.created_at')
      .orderBy('company.id')
      .select(['company.slug', 'company.name', 'follow.created_at as followedAt']),
  ),
  questionCorrections: companiesSql.statement(
    'copyOfCorrections',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('question_corrections as said')
        .where('said.by_id', '=', userId)
        .orderBy('said.id')
        .select(columnsOf('said', ['kind', 'text', 'otherText', 'createdAt', 'takenBackAt'])),
  ),
};
