import type { OwnData } from '../../core/own-data.ts';
import { columnsOf, roomSql, type Tables } from '../../core/sql/index.ts';
import type { FeedbackEntity } from './feedback.entity.ts';

const feedbackSql = roomSql<Tables<typeof FeedbackEntity>>('feedback');

/** The person's words to the makers. */
export const feedbackOwnData: OwnData = {
  feedback: feedbackSql.statement('copyOf', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('feedback')
      .where('feedback.user_id', '=', userId)
      .orderBy('feedback.id')
      .select(columnsOf('feedback', ['message', 'page', 'createdAt'])),
  ),
};
