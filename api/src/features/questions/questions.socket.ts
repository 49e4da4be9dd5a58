import { type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketNewAnswer, SocketNewQuestion } from '../../generated/documents.ts';

/** What questions tell in the room of a post. */
export const questionTells: SocketRoom = {
  join: 'joinPost',
  leave: 'leavePost',
  tells: [
    socketTell({ event: 'newQuestion', document: SocketNewQuestion, variables: (postId) => ({ postId }), payload: (d) => d.questionAdded }),
    socketTell({ event: 'newAnswer', document: SocketNewAnswer, variables: (postId) => ({ postId }), payload: (d) => d.answerAdded }),
  ],
};
