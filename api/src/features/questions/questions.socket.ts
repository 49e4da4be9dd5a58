import { type SocketRoom, socketEvent } from '../../core/feature.ts';
import {
  SocketAnswerVotes,
  SocketNewAnswer,
  SocketNewQuestion,
  SocketQuestionVotes,
} from '../../generated/documents.ts';
import { postSocketRoom, withAnswers } from '../posts/index.ts';

const ofPost = (postId: string) => ({ postId });

/** The question and answer events of a post's socket room. */
export const questionSocketRoom: SocketRoom = {
  ...postSocketRoom,
  events: [
    socketEvent({
      event: 'newQuestion',
      document: SocketNewQuestion,
      variables: ofPost,
      payload: (data) => withAnswers(data.questionAdded),
    }),
    socketEvent({
      event: 'newAnswer',
      document: SocketNewAnswer,
      variables: ofPost,
      payload: (data) => data.answerAdded,
    }),
    socketEvent({
      event: 'questionVoteUpdate',
      document: SocketQuestionVotes,
      variables: ofPost,
      payload: (data) => data.questionVoteUpdate,
    }),
    socketEvent({
      event: 'answerVoteUpdate',
      document: SocketAnswerVotes,
      variables: ofPost,
      payload: (data) => data.answerVoteUpdate,
    }),
  ],
};
