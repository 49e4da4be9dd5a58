import { createHmac, timingSafeEqual } from 'node:crypto';
import { chatTexts } from '../../../../../schema/rules/chat-texts.ts';
import type { App } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { oneOfOrNull } from '../../../core/rest-input.ts';
import { deriveKey } from '../../../core/secrets.ts';

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

const signatureOf = (app: App, content: string): string =>
  createHmac('sha256', deriveKey(app.config.jwtSecret, 'chat-request'))
    .update(content)
    .digest('base64url');

/** Signs a link. It opens nothing else, and works while the request waits. */
export function requestToken(app: App, link: RequestLink): string {
  const content = [link.conversationId, link.alumnusId, link.answer, link.askedAt].join('.');
  return `${content}.${signatureOf(app, content)}`;
}

/** @throws BAD_USER_INPUT for links that this product did not make */
export function readRequestToken(app: App, token: string): RequestLink {
  const [conversationId, alumnusId, answerName, askedAt, signature, ...more] = token.split('.');
  const answer = oneOfOrNull(answerName, linkAnswers);
  const expected = Buffer.from(
    signatureOf(app, [conversationId, alumnusId, answerName, askedAt].join('.')),
  );
  const actual = Buffer.from(signature ?? '');
  if (
    !isId(conversationId) ||
    !isId(alumnusId) ||
    !answer ||
    more.length > 0 ||
    expected.length !== actual.length ||
    !timingSafeEqual(expected, actual)
  )
    throw badUserInput(chatTexts.linkInvalid);
  return { conversationId, alumnusId, answer, askedAt: Number(askedAt) };
}
