import { sql } from 'kysely';
import {
  appealOutcomeWords,
  reporterLabels,
  typeLabels,
} from '../../../../schema/rules/moderation-texts.ts';
import { moderationSql } from './moderation.sql.ts';

/** The label of a word in a column. */
const labelled = (column: string, labels: Readonly<Record<string, string>>) =>
  sql<string>`case ${sql.ref(column)} ${sql.join(
    Object.entries(labels).map(
      ([word, label]) => sql`when ${sql.lit(word)} then ${sql.lit(label)}`,
    ),
    sql` `,
  )} else '' end`;

/** Removals, for what is told of them: `summary` is `post: Asks for money`. */
export const removedContents = moderationSql.shareQuery(
  moderationSql.db
    .selectFrom('removals')
    .select(['id', 'author_id', 'restored_at'])
    .select(sql<string>`${labelled('subject_type', typeLabels)} || ': ' || reason`.as('summary')),
);

/** Cases that are decided, for what is told of them: `summary` to who reported. */
export const decidedCases = moderationSql.shareQuery(
  moderationSql.db
    .selectFrom('report_cases')
    .where('decided_at', 'is not', null)
    .select(['id', 'taken_back_at'])
    .select(
      sql<string>`${labelled('subject_type', typeLabels)} || ': ' || ${labelled('decision', reporterLabels)}`.as(
        'summary',
      ),
    )
    .select(
      // With the first words of the answer: the whole of it stands on the page that the bell leads to.
      sql<string>`${labelled('appeal_outcome', appealOutcomeWords)} || case when appeal_answer <> '' then '. ' || left(appeal_answer, 200) else '' end`.as(
        'appeal_summary',
      ),
    ),
);
