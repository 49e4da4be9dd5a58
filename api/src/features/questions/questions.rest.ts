import { questionTexts } from '../../../../schema/rules/posts-texts.ts';
import { voteTypes } from '../../../../schema/rules/questions.ts';
import { type RestCall, type RestRow, restRow } from '../../core/feature.ts';
import { requireOneOf, text, textOrNull } from '../../core/rest-input.ts';
import {
  RestAnswerQuestion,
  RestAsk,
  RestVoteAnswer,
  RestVoteQuestion,
} from '../../generated/documents.ts';

const contentOf = ({ body }: RestCall) => ({
  content: text(body['content']),
  key: textOrNull(body['key']),
});
const voteOf = ({ body }: RestCall) => ({
  voteType: requireOneOf(body['voteType'], voteTypes, questionTexts.voteType),
});

/** A question with its answers as a plain list, as the documents word it. */
export const withAnswers = <Question extends { answers: { nodes: unknown[] } }>({
  answers,
  ...question
}: Question) => ({ ...question, answers: answers.nodes as Question['answers']['nodes'] });

/** The question calls of `schema/rest.md`. */
export const questionRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/auth/post/{id}/question',
    document: RestAsk,
    variables: (call) => ({ postId: call.params['id'] ?? '', ...contentOf(call) }),
    reply: (d) => withAnswers(d.askQuestion),
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/question/{questionId}/answer',
    document: RestAnswerQuestion,
    variables: (call) => ({ questionId: call.params['questionId'] ?? '', ...contentOf(call) }),
    reply: (d) => d.answerQuestion,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/question/{questionId}/vote',
    document: RestVoteQuestion,
    variables: (call) => ({ id: call.params['questionId'] ?? '', ...voteOf(call) }),
    reply: (d) => d.voteQuestion,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/answer/{questionId}/{answerId}/vote',
    document: RestVoteAnswer,
    variables: (call) => ({
      id: call.params['answerId'] ?? '',
      questionId: call.params['questionId'] ?? '',
      ...voteOf(call),
    }),
    reply: (d) => d.voteAnswer,
  }),
];
