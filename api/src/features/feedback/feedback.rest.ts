import { feedbackTexts } from '../../../../schema/rules/feedback/feedback-texts.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import { text, textOrNull } from '../../core/rest/rest-input.ts';
import { RestSendFeedback } from '../../generated/documents.ts';

/** The feedback call as documented. */
export const feedbackRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/auth/feedback',
    document: RestSendFeedback,
    variables: ({ body }) => ({ message: text(body['message']), page: textOrNull(body['page']) }),
    reply: (data) => ({ message: feedbackTexts.sent, feedback: data.sendFeedback }),
  }),
];
