import { type SocketRoom, socketTell } from '../../core/feature.ts';
import {
  SocketAnswerVotes,
  SocketNewAnswer,
  SocketNewQuestion,
  SocketQuestionVotes,
} from '../../generated/documents.ts';
import { withAnswers } from './questions.rest.ts';

const ofPost = (postId: string) => ({ postId });

/** What questions tell in the room of a post. */
export const questionTells: SocketRoom = {
  join: 'joinPost',
  leave: 'leavePost',
  tells: [
    socketTell({
      event: 'newQuestion',
      document: SocketNewQuestion,
      variables: ofPost,
      payload: (d) => withAnswers(d.questionAdded),
    }),
    socketTell({
      event: 'newAnswer',
      document: SocketNewAnswer,
      variables: ofPost,
      payload: (d) => d.answerAdded,
    }),
    socketTell({
      event: 'questionVoteUpdate',
      document: SocketQuestionVotes,
      variables: ofPost,
      payload: (d) => d.questionVoteUpdate,
    }),
    socketTell({
      event: 'answerVoteUpdate',
      document: SocketAnswerVotes,
      variables: ofPost,
      payload: (d) => d.answerVoteUpdate,
    }),
  ],
};
