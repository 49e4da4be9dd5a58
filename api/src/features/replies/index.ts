import type { Feature } from '../../core/feature.ts';
import { keepReplyTimesJob } from './keep-reply-times.ts';
import { RepliesResolver } from './replies.resolver.ts';

/** How soon people usually reply to what reaches them. */
export const replies: Feature = {
  name: 'replies',
  entities: [],
  resolvers: [RepliesResolver],
  jobs: (app) => [keepReplyTimesJob(app)],
};

export { keepReplyTimes } from './keep-reply-times.ts';
