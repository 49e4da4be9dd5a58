import type { Feature } from '../../core/feature.ts';
import { FeedbackRow } from './feedback.entity.ts';
import { FeedbackResolver } from './feedback.resolver.ts';

/** Words to the makers of the product (part 2, Feed). */
export const feedback: Feature = {
  name: 'feedback',
  entities: [FeedbackRow],
  resolvers: [FeedbackResolver],
  rest: () => import('./feedback.rest.ts').then((m) => m.feedbackRows),
};
