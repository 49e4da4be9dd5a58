import { questionTexts } from '../../../../schema/rules/posts-texts.ts';
import { voteTypes } from '../../../../schema/rules/questions.ts';
import { type RestCall, type RestRow, restRow } from '../../core/feature.ts';
import { mustBeOneOf, text, textOrNull } from '../../core/rest-input.ts';
import {
  RestAnswerQuestion,
  RestAsk,
  RestVoteAnswer,
  RestVoteQuestion,
} from '../../generated/documents.ts';

const said = ({ body }: RestCall) => ({
  content: text(body['content']),
  key: textOrNull(body['key']),
});
const vote = ({ body }: RestCall) => ({
  voteType: mustBeOneOf(body['voteType'], voteTypes, questionTexts.voteType),
});

/** A question with its answers as a plain list, as the documents word it. */
export const withAnswers = <Told extends { answers: { nodes: unknown[] } }>({
  answers,
  ...question
}: Told) => ({ ...question, answers: answers.nodes as Told['answers']['nodes'] });

/** The question calls of part 2, section 7. */
export const questionRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/auth/post/{id}/question',
    document: RestAsk,
    variables: (call) => ({ postId: call.params['id'] ?? '', ...said(call) }),
    reply: (d) => withAnswers(d.askQuestion),
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/question/{questionId}/answer',
    document: RestAnswerQuestion,
    variables: (call) => ({ questionId: call.params['questionId'] ?? '', ...said(call) }),
    reply: (d) => d.answerQuestion,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/question/{questionId}/vote',
    document: RestVoteQuestion,
    variables: (call) => ({ id: call.params['questionId'] ?? '', ...vote(call) }),
    reply: (d) => d.voteQuestion,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/answer/{questionId}/{answerId}/vote',
    document: RestVoteAnswer,
    variables: (call) => ({
      id: call.params['answerId'] ?? '',
      questionId: call.params['questionId'] ?? '',
      ...vote(call),
    }),
    reply: (d) => d.voteAnswer,
  }),
];
