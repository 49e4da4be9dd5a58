import type { Feature } from '../../core/feature.ts';
import { FeedbackEntity } from './feedback.entity.ts';
import { FeedbackResolver } from './feedback.resolver.ts';
import { feedbackOwnData } from './own-data.ts';

/** Words to the makers of the product. */
export const feedback: Feature = {
  name: 'feedback',
  ownData: feedbackOwnData,
  entities: [FeedbackEntity],
  resolvers: [FeedbackResolver],
  restRows: () => import('./feedback.rest.ts').then((m) => m.feedbackRows),
};

export { openFeedback } from './feedback.sql.ts';
