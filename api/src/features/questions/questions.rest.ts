import { questionTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import { voteTypes } from '../../../../schema/rules/questions/questions.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { param, requireOneOf, text, textOrNull } from '../../core/rest/rest-input.ts';
import {
  RestAnswerQuestion,
  RestAsk,
  RestVoteAnswer,
  RestVoteQuestion,
} from '../../generated/documents.ts';
import { withAnswers } from '../posts/index.ts';

const contentOf = ({ body }: RestCall) => ({
  content: text(body['content']),
  key: textOrNull(body['key']),
});
const voteSent = ({ body }: RestCall) => ({
  voteType: requireOneOf(body['voteType'], voteTypes, questionTexts.voteType),
});

/** The question calls of `schema/rest.md`. */
export const questionRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/auth/post/{id}/question',
    document: RestAsk,
    variables: (call) => ({ postId: param(call, 'id'), ...contentOf(call) }),
    reply: (data) => withAnswers(data.askQuestion),
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/question/{questionId}/answer',
    document: RestAnswerQuestion,
    variables: (call) => ({ questionId: param(call, 'questionId'), ...contentOf(call) }),
    reply: (data) => data.answerQuestion,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/question/{questionId}/vote',
    document: RestVoteQuestion,
    variables: (call) => ({ id: param(call, 'questionId'), ...voteSent(call) }),
    reply: (data) => data.voteQuestion,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/answer/{questionId}/{answerId}/vote',
    document: RestVoteAnswer,
    variables: (call) => ({
      id: param(call, 'answerId'),
      questionId: param(call, 'questionId'),
      ...voteSent(call),
    }),
    reply: (data) => data.voteAnswer,
  }),
];
