import { type SocketRoom, socketEvent } from '../../../core/feature.ts';
import { SocketNewJob } from '../../../generated/documents.ts';
import { restJob } from './rest/rest-job.ts';

/** The socket room of a college, which its members join by its name. */
export const collegeSocketRoom: SocketRoom = {
  join: 'join-College',
  leave: null,
  isNamed: true,
  events: [
    socketEvent({
      event: 'newJob',
      document: SocketNewJob,
      variables: (college) => ({ college }),
      payload: (data) => restJob(data.jobAdded),
    }),
  ],
};
