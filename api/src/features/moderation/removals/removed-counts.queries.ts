import type { RemovableType } from '../../../../../schema/rules/moderation/moderation-texts.ts';
import type { App } from '../../../core/context.ts';
import { countRows } from '../../../core/sql/index.ts';
import { moderationSql } from '../moderation.sql.ts';

const removedOf = moderationSql.statement('removedOf', { authorId: 'uuid' }, (db, { authorId }) =>
  db
    .selectFrom('removals')
    .where('author_id', '=', authorId)
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    .groupBy('subject_type')
    .select(['subject_type as type', countRows().as('count')]),
);

/**
 * How much of what a person wrote is taken away now, by what it is; what was deleted for good is
 * not counted.
 */
export async function removedCounts(
  app: App,
  authorId: string,
): Promise<Partial<Record<RemovableType, number>>> {
  const rows = await app.db.query(removedOf, { authorId });
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}
