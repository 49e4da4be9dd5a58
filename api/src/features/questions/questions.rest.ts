import { type RestCall, type RestRow, restRow } from '../../core/feature.ts';
import { text, textOrNull } from '../../core/rest-input.ts';
import { RestAnswerQuestion, RestAsk } from '../../generated/documents.ts';

const said = ({ body }: RestCall) => ({ content: text(body['content']), key: textOrNull(body['key']) });

/** The question calls of part 2, section 7. */
export const questionRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/auth/post/{id}/question',
    document: RestAsk,
    variables: (call) => ({ postId: call.params['id'] ?? '', ...said(call) }),
    reply: (d) => d.askQuestion,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/question/{questionId}/answer',
    document: RestAnswerQuestion,
    variables: (call) => ({ questionId: call.params['questionId'] ?? '', ...said(call) }),
    reply: (d) => d.answerQuestion,
  }),
];
