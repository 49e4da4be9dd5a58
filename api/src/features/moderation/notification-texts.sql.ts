import { sql } from 'kysely';
import {
  appealOutcomeWords,
  decidedLabelOf,
  reporterLabels,
  typeLabels,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import { moderationSql } from './moderation.sql.ts';

/** The label of a word in a column. The builder joins no list of `when`s, and no texts. */
const labelOf = (column: string, labels: Readonly<Record<string, string>>) =>
  sql<string>`case ${sql.ref(column)} ${sql.join(
    Object.entries(labels).map(
      ([word, label]) => sql`when ${sql.lit(word)} then ${sql.lit(label)}`,
    ),
    sql` `,
  )} else '' end`;

const summary = (reason: string) =>
  sql<string>`${labelOf('subject_type', typeLabels)} || ': ' || ${sql.ref(reason)}`.as('summary');

/**
 * Removals, for what is told of them: `summary` is `post: Asks for money`. A message or note that
 * was deleted and a profile that was cleared by a case stand there by the case: nothing of them
 * waits to be restored.
 */
export const removedContents = moderationSql.shareQuery(
  moderationSql.db
    .selectFrom('removals')
    .select(['id', 'author_id', 'restored_at'])
    .select(summary('reason'))
    .unionAll(
      moderationSql.db
        .selectFrom('report_cases')
        .where('subject_type', 'in', ['profile', 'message', 'chatRequest'])
        .where('decision', 'in', ['hide', 'delete'])
        .select([
          'id',
          'about_id as author_id',
          sql<Date | null>`null::timestamptz`.as('restored_at'),
        ])
        .select(summary('decision_reason')),
    ),
);

/** Cases that are decided, for what is told of them: `summary` to who reported. */
export const decidedCases = moderationSql.shareQuery(
  moderationSql.db
    .selectFrom('report_cases')
    .where('decided_at', 'is not', null)
    .select(['id', 'taken_back_at'])
    .select(
      sql<string>`
        ${labelOf('subject_type', typeLabels)} || ': ' || case
          when subject_type = 'profile' and decision = 'hide'
            then ${sql.lit(decidedLabelOf('profile', 'hide'))}
          else ${labelOf('decision', reporterLabels)}
        end
      `.as('summary'),
    )
    .select(
      // With the first words of the answer: the whole of it stands on the page that the bell leads
      // to.
      sql<string>`
        ${labelOf('appeal_outcome', appealOutcomeWords)} || case
          when appeal_answer <> '' then '. ' || left(appeal_answer, 200)
          else ''
        end
      `.as('appeal_summary'),
    ),
);
