import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { FeedbackEntity } from './feedback.entity.ts';
import { feedbackSql } from './feedback.sql.ts';

/** The person's words to the makers. */
export const feedbackOwnData: OwnData = {
  feedback: feedbackSql.statement('copyOf', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('feedback')
      .where('feedback.user_id', '=', userId)
      .orderBy('feedback.id')
      .select(
        columnsOf('feedback', [...peoplesWords(FeedbackEntity), 'page', 'createdAt', 'closedAt']),
      ),
  ),
};
