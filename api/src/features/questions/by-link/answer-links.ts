import { createHash, randomBytes } from 'node:crypto';
import {
  answerLinkDays,
  answerLinkTexts,
} from '../../../../../schema/rules/mailanswers/answer-link-texts.ts';
import { dayMilliseconds } from '../../../core/clock.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { badUserInput, conflict, notFound } from '../../../core/errors.ts';
import { addressKey } from '../../../core/limits/limits.ts';
import { User } from '../../identity/index.ts';
import { QuestionEntity } from '../question.entity.ts';
import { questionsSql } from '../questions.sql.ts';
import { AnswerLinkEntity } from './answer-link.entity.ts';

/** Whose answer to which question. */
export interface AnswerLink {
  userId: string;
  questionId: string;
}

/** 32 random bytes have as many guesses as a key: no secret and no salt makes them more. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Makes a link for the mail that is about to leave, and forgets those of this person that have
 * ended.
 * @returns the token, which nothing but the mail has
 */
export function makeAnswerLink(app: App, { userId, questionId }: AnswerLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  return change(app, async ({ em }) => {
    const user = em.getReference(User, userId);
    // An ended link says so for as long again, before it is none of ours.
    const forgotten = new Date(now.getTime() - answerLinkDays * dayMilliseconds);
    await em.nativeDelete(AnswerLinkEntity, { user, expiresAt: { $lte: forgotten } });
    em.create(AnswerLinkEntity, {
      user,
      question: em.getReference(QuestionEntity, questionId),
      hash: hashOf(token),
      expiresAt: new Date(now.getTime() + answerLinkDays * dayMilliseconds),
      createdAt: now,
    });
    return token;
  });
}

const linkByHash = questionsSql.statement('answerLink', { hash: 'text' }, (db, { hash }) =>
  db
    .selectFrom('answer_links as link')
    .where('link.hash', '=', hash)
    .select([
      'link.user_id as userId',
      'link.question_id as questionId',
      'link.expires_at as expiresAt',
      'link.used_at as usedAt',
    ]),
);

/**
 * What a link is about. Every look counts for the address that it comes from, before anything is
 * compared.
 * @throws BAD_USER_INPUT for links that this product did not make, NOT_FOUND for those that ended;
 * RATE_LIMITED
 */
export async function readAnswerLink(
  { app, ip }: Context,
  token: string,
): Promise<AnswerLink & { isUsed: boolean }> {
  await app.limits.consume('mailLinksPerIp', addressKey(ip));
  const [found] = await app.db.query(linkByHash, { hash: hashOf(token) });
  if (!found) throw badUserInput(answerLinkTexts.invalid);
  const { userId, questionId, expiresAt, usedAt } = found;
  if (usedAt === null && expiresAt <= app.clock.now()) throw notFound(answerLinkTexts.over);
  return { userId, questionId, isUsed: usedAt !== null };
}

/**
 * Spends all links of a person to a question, in the transaction that answers it: whoever presses
 * at the same moment, by this link or by that of another mail, waits here and reads that it is
 * answered.
 * @throws CONFLICT when they were spent before
 */
export async function spendAnswerLinks(
  { em }: Work,
  { userId, questionId }: AnswerLink,
  usedAt: Date,
): Promise<void> {
  const spent = await em.nativeUpdate(
    AnswerLinkEntity,
    { user: userId, question: questionId, usedAt: null },
    { usedAt },
  );
  if (spent === 0) throw conflict(answerLinkTexts.answered);
}
