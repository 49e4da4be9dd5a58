import { topicOf } from '../../core/live/events.ts';

/** Events of one career path: `{ userId }`. */
export const careerTopic = topicOf<{ userId: string }>('career');
