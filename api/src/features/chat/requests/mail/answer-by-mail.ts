import { pagePathOf } from '../../../../../../schema/rules/pages/page-paths.ts';
import type { App } from '../../../../core/context.ts';
import { makeAnswerAddress, type TakesAnswers } from '../../../mailanswers/index.ts';
import { answerMailedRequest, findLinkedRequest } from './answer-by-link.ts';
import type { RequestLink } from './request-links.ts';

type MailedRequest = Omit<RequestLink, 'answer'>;

/** Where a mail about a request is answered to; null where the college takes no answers by mail. */
export const requestAnswerAddress = (
  app: App,
  { conversationId, alumnusId, askedAt }: MailedRequest,
): Promise<string | null> =>
  makeAnswerAddress(app, {
    userId: alumnusId,
    kind: 'chatRequest',
    about: `${conversationId}.${askedAt}`,
  });

/** An answer by mail accepts: who does not want to says so by the link, or not at all. */
const acceptanceOf = (alumnusId: string, about: string): RequestLink => {
  const [conversationId = '', askedAt] = about.split('.');
  return { conversationId, alumnusId, askedAt: Number(askedAt), answer: 'accept' };
};

/** How a request is answered by mail. */
export const requestAnswers: TakesAnswers = {
  async find(app, userId, about) {
    const request = await findLinkedRequest(app, acceptanceOf(userId, about));
    return request && { name: request.user.fullName, path: pagePathOf.chat(request.id) };
  },
  answer: (ctx, { userId, about }, message, beside) =>
    answerMailedRequest(ctx, acceptanceOf(userId, about), message, beside),
};
