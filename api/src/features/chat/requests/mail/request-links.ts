import { chatTexts } from '../../../../../../schema/rules/chat/chat-texts.ts';
import type { App } from '../../../../core/context.ts';
import { badUserInput } from '../../../../core/errors.ts';
import { isId } from '../../../../core/ids.ts';
import { oneOfOrNull } from '../../../../core/rest/rest-input.ts';
import { readLink, signLink } from '../../../../core/secrets/signed-link.ts';

/** The answers that a mail offers. */
export const linkAnswers = ['accept', 'decline'] as const;
export type LinkAnswer = (typeof linkAnswers)[number];

/** What a link in a mail says: whose answer to which request, asked when. */
export interface RequestLink {
  conversationId: string;
  alumnusId: string;
  answer: LinkAnswer;
  /** In milliseconds: a request that was sent anew has other links. */
  askedAt: number;
}

/** Signs a link. It works while the request waits. */
export const requestToken = (app: App, link: RequestLink): string =>
  signLink(app, 'chat-request', link.conversationId, link.alumnusId, link.answer, link.askedAt);

/** @throws BAD_USER_INPUT for links that this product did not make */
export function readRequestToken(app: App, token: string): RequestLink {
  const [conversationId, alumnusId, answerName, askedAt, ...more] =
    readLink(app, 'chat-request', token) ?? [];
  const answer = oneOfOrNull(answerName, linkAnswers);
  if (!isId(conversationId) || !isId(alumnusId) || !answer || more.length > 0)
    throw badUserInput(chatTexts.linkInvalid);
  return { conversationId, alumnusId, answer, askedAt: Number(askedAt) };
}
