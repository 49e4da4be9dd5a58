import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { FeedbackEntity } from './feedback.entity.ts';

export type FeedbackTables = Tables<typeof FeedbackEntity>;

export const feedbackSql = roomSql<FeedbackTables>('feedback');

/** What nobody has closed, for what admins have to do. */
export const openFeedback = feedbackSql.shareQuery(
  feedbackSql.db.selectFrom('feedback').where('closed_at', 'is', null).select('id'),
);
