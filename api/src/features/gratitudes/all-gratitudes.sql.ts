import type { Expression } from 'kysely';
import { isShown, truth } from '../../core/sql/index.ts';
import { gratitudesSql } from './gratitudes.sql.ts';

/**
 * Gratitudes, for statements of other rooms. Those that the thanked person hid are in it
 * (`hidden_at` is then not null), what admins took away is not.
 */
export const allGratitudes = gratitudesSql.shareQuery(
  gratitudesSql.db
    .selectFrom('gratitudes')
    .where(isShown())
    .select(['id', 'profile_id', 'user_id', 'text', 'hidden_at', 'created_at']),
);

/** Whether a person has upvoted a gratitude. */
export const isGratitudeUpvotedBy = (gratitudeId: Expression<string>, userId: Expression<string>) =>
  gratitudesSql.share(
    truth(
      gratitudesSql.eb.exists(
        gratitudesSql.db
          .selectFrom('gratitude_upvotes as upvote')
          .where('upvote.gratitude_id', '=', gratitudeId)
          .where('upvote.user_id', '=', userId),
      ),
    ),
  );
