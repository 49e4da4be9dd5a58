import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { identityErrors } from '../../../../../schema/rules/identity/identity-texts.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { badUserInput, invalidField, mailMissing } from '../../../core/errors.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { addressKey } from '../../../core/limits/limits.ts';
import { mailRetries } from '../../../core/mail/mail.ts';
import { reachesNobody } from '../../../core/mail/reaches-nobody.ts';
import { deriveKey } from '../../../core/secrets/secrets.ts';
import { codeLimits } from '../../../limits.ts';
import { CodeEntity, type CodePurpose } from '../code.entity.ts';
import { identitySql } from '../identity.sql.ts';
import { codeMail, knownAddressMail, takenAddressMail } from './mails.ts';

const mailCodeJob = 'identity.mail-code';
const lockMode = LockMode.PESSIMISTIC_WRITE;

const wrongCode = () => invalidField('otp', identityErrors.code);
/**
 * No code is open here any more, for whatever reason: typing on is no use. The same for addresses
 * with and without an account.
 */
const codeOver = () => badUserInput(identityErrors.code, { otp: identityErrors.codeOver });

/** When a code made now expires. */
const expiryOf = (app: App, purpose: CodePurpose): Date =>
  new Date(app.clock.now().getTime() + codeLimits.validSeconds[purpose] * 1000);

/** For whom alone a code works: an account, or the browser that has this key. */
type CodeOwner = { userId: string } | { browserKey: string };

function subjectOf(address: string, owner?: CodeOwner): string {
  if (!owner) return address;
  // A key is as good as a password for minutes: it is not stored.
  return 'userId' in owner
    ? `${owner.userId} ${address}`
    : `${createHash('sha256').update(owner.browserKey).digest('hex')} ${address}`;
}
const hashOf = (app: App, purpose: CodePurpose, subject: string, code: string): string =>
  createHmac('sha256', deriveKey(app.config.jwtSecret, 'mailed-code'))
    .update(`${purpose}\n${subject.toLowerCase()}\n${code}`)
    .digest('base64url');

/**
 * Asks for a code by mail. Whether the address has an account is looked up by the job alone, so
 * that known and unknown addresses can't be told apart by status, body or time.
 * @returns an opaque reference
 * @throws UNAVAILABLE where no mail would reach anybody: nobody waits for a code that can't come;
 * RATE_LIMITED past one a minute, 5 an hour, 10 a day per address and purpose
 */
export async function requestCode(
  ctx: Context,
  purpose: CodePurpose,
  address: string,
  owner?: CodeOwner,
): Promise<string> {
  const { app } = ctx;
  if (reachesNobody(app)) throw mailMissing();
  const key = `${purpose}:${address.toLowerCase()}`;
  await app.limits.consume('codeMailsPerIp', addressKey(ctx.ip));
  // The shortest first: who is refused for the minute uses up nothing of the hour.
  await app.limits.consume('codeMailsPerMinute', key);
  await app.limits.consume('codeMailsPerHour', key);
  await app.limits.consume('codeMailsPerDay', key);
  const subject = subjectOf(address, owner);
  return change(app, async (work) => {
    // There may be no row to lock yet: those who ask for the same code at once follow one another.
    await work.advisoryLock('code', purpose, subject.toLowerCase());
    await work.em.nativeDelete(CodeEntity, { purpose, subject });
    const { id } = work.em.create(CodeEntity, {
      purpose,
      subject,
      address,
      userId: owner && 'userId' in owner ? owner.userId : null,
      expiresAt: expiryOf(app, purpose),
    });
    await work.enqueue(mailCodeJob, { id }, { group: `${purpose} ${addressKey(ctx.ip)}` });
    return id;
  });
}

/** A right guess, to be spent in the unit of work that it opens. */
export interface RightCode {
  /** @throws BAD_USER_INPUT when a parallel call was faster: a code works once */
  spend(work: Work): Promise<void>;
}

/**
 * Tries a code. Every guess counts, whatever transport or alias it came by: the code is locked
 * while it is counted, and the count is committed before anything is compared.
 * @param code 6 digits
 * @throws BAD_USER_INPUT 'Invalid OTP' for a wrong, spent, replaced, expired or burnt one
 */
export async function tryCode(
  app: App,
  purpose: CodePurpose,
  address: string,
  code: string,
  owner?: CodeOwner,
): Promise<RightCode> {
  const subject = subjectOf(address, owner);
  const guessed = await change(app, async ({ em }) => {
    const found = await em.findOne(CodeEntity, { purpose, subject }, { lockMode });
    if (!found?.isOpen(app.clock.now())) return null;
    found.guesses += 1;
    return { id: found.id, hash: found.hash ?? '', guesses: found.guesses };
  });
  const sent = Buffer.from(hashOf(app, purpose, subject, code));
  const right = Buffer.from(guessed?.hash ?? '');
  if (!guessed) throw codeOver();
  if (right.length !== sent.length || !timingSafeEqual(right, sent))
    throw guessed.guesses < codeLimits.guesses ? wrongCode() : codeOver();
  const { id, hash } = guessed;
  return {
    async spend({ em }) {
      const found = await em.findOne(CodeEntity, { id, hash, spentAt: null }, { lockMode });
      if (!found) throw wrongCode();
      found.spentAt = app.clock.now();
    },
  };
}

const codeToMail = identitySql.statement('codeToMail', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('codes as code')
    .where('code.id', '=', id)
    .where('code.spent_at', 'is', null)
    .select((eb) => [
      'code.purpose',
      'code.subject',
      'code.address',
      eb
        .exists(eb.selectFrom('users as account').whereRef('account.email', '=', 'code.address'))
        .$castTo<boolean>()
        .as('hasAccount'),
    ]),
);

/**
 * Writes the hash of the code that is about to be mailed.
 * @returns false when the code was replaced or spent meanwhile
 */
const setHash = (app: App, id: string, hash: string): Promise<boolean> =>
  change(app, async ({ em }) => {
    const code = await em.findOne(CodeEntity, { id, spentAt: null }, { lockMode });
    if (!code) return false;
    Object.assign(code, { hash, guesses: 0, expiresAt: expiryOf(app, code.purpose) });
    return true;
  });

/** What the owner of an address is told where a code would open nothing. */
const uselessMails: Partial<Record<CodePurpose, typeof knownAddressMail>> = {
  signUp: knownAddressMail,
  email: takenAddressMail,
};

/**
 * Makes the code and mails it. A repeated run replaces the code, so the last mail is the one that
 * works.
 */
export const mailCode = (app: App): Job<{ id: string }> => ({
  name: mailCodeJob,
  ...mailRetries,
  // Nobody waits longer than an hour for a code.
  retries: 180,
  // Whoever asks for hundreds takes at most half of the workers.
  concurrency: { jobs: 4, perGroup: 2 },
  async run({ id }) {
    const [row] = await app.db.query(codeToMail, { id });
    if (!row) return;
    const isUseless = row.hasAccount
      ? row.purpose === 'signUp' || row.purpose === 'email'
      : row.purpose === 'reset' || row.purpose === 'signIn';
    if (isUseless) {
      // A hash that no code has: guesses at this address are counted, and so take as long, as at
      // any other.
      await setHash(app, id, randomBytes(32).toString('base64url'));
      const mail = uselessMails[row.purpose];
      if (mail) await app.mailer.send(mail(app.config, row.address));
      return;
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    if (await setHash(app, id, hashOf(app, row.purpose, row.subject, code)))
      await app.mailer.send(codeMail(app.config, row.purpose, row.address, code));
  },
});
