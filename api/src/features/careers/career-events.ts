import { topicOf } from '../../core/events.ts';

/** Events of one career path: `{ userId }`. */
export const careerTopic = topicOf<{ userId: string }>('career');
