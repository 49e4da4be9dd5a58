import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { FeedbackEntity } from './feedback.entity.ts';

export type FeedbackTables = Tables<typeof FeedbackEntity>;

export const feedbackSql = roomSql<FeedbackTables>('feedback');
