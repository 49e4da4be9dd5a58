import { createHash, randomBytes } from 'node:crypto';
import { answerLinkDays } from '../../../../schema/rules/mailanswers/answer-link-texts.ts';
import type { Config } from '../../config.ts';
import { dayMilliseconds } from '../../core/clock.ts';
import { type App, change } from '../../core/context.ts';
import { User } from '../identity/index.ts';
import { AnswerAddressEntity, type AnsweredKind } from './answer-address.entity.ts';
import { mailAnswersSql } from './mailanswers.sql.ts';

/** Whose answer to what. */
export interface AnswerAddress {
  userId: string;
  kind: AnsweredKind;
  /** What the room of its kind knows it by. */
  about: string;
}

/** In hexadecimal: mail programs on the way may write small letters as capital ones. */
const tokenBytes = 20;
const local = 'reply+';

/** 20 random bytes have as many guesses as a key: no secret and no salt makes them more. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Makes the address that a mail about to leave is answered to, and forgets those of this person
 * that have ended.
 * @returns null where the college takes no answers by mail
 */
export async function makeAnswerAddress(
  app: App,
  { userId, kind, about }: AnswerAddress,
): Promise<string | null> {
  const { inboundMail } = app.config;
  if (!inboundMail) return null;
  const token = randomBytes(tokenBytes).toString('hex');
  const now = app.clock.now();
  await change(app, async ({ em }) => {
    const user = em.getReference(User, userId);
    // An ended one says so for as long again, before it is none of ours.
    const forgotten = new Date(now.getTime() - answerLinkDays * dayMilliseconds);
    await em.nativeDelete(AnswerAddressEntity, { user, expiresAt: { $lte: forgotten } });
    em.create(AnswerAddressEntity, {
      ...{ user, kind, about },
      hash: hashOf(token),
      expiresAt: new Date(now.getTime() + answerLinkDays * dayMilliseconds),
      createdAt: now,
    });
  });
  return `${local}${token}@${inboundMail.domain}`;
}

/** The token of the first of some addresses that is one of ours; null where none is. */
export function tokenOf(
  { inboundMail }: Pick<Config, 'inboundMail'>,
  addresses: readonly string[],
): string | null {
  const end = `@${inboundMail?.domain ?? ''}`;
  for (const address of addresses.map((one) => one.toLowerCase())) {
    if (!address.startsWith(local) || !address.endsWith(end)) continue;
    const token = address.slice(local.length, -end.length);
    if (/^[0-9a-f]{40}$/.test(token)) return token;
  }
  return null;
}

const addressByHash = mailAnswersSql.statement('addressByHash', { hash: 'text' }, (db, { hash }) =>
  db
    .selectFrom('answer_addresses as address')
    .where('address.hash', '=', hash)
    .select([
      'address.user_id as userId',
      'address.kind',
      'address.about',
      'address.expires_at as expiresAt',
    ]),
);

/** What an address of ours is for; null for one that this product did not make. */
export async function findAnswerAddress(
  app: App,
  token: string,
): Promise<(AnswerAddress & { isOver: boolean }) | null> {
  const [found] = await app.db.query(addressByHash, { hash: hashOf(token) });
  if (!found) return null;
  const { expiresAt, ...address } = found;
  return { ...address, isOver: expiresAt <= app.clock.now() };
}
