import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { identityErrors } from '../../../../schema/rules/identity-texts.ts';
import { change, type App, type Context, type Work } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { badInput } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Job } from '../../core/jobs.ts';
import { addressKey } from '../../core/limits.ts';
import { deriveKey } from '../../core/secrets.ts';
import { codes as codeLimits } from '../../limits.ts';
import type { CodePurpose } from './code.entity.ts';
import { codeMail, knownAddressMail } from './mails.ts';

export const mailCodeJob = 'identity.mail-code';
const invalid = () => badInput(identityErrors.code, { otp: identityErrors.code });
/** No code stands here any more, for whatever reason: typing on is no use. The same for addresses with and without an account. */
const over = () => badInput(identityErrors.code, { otp: identityErrors.codeOver });

/** When a code made now is worth nothing any more. */
const lifeOf = (app: App): Date =>
  new Date(app.clock.now().getTime() + codeLimits.validSeconds * 1000);
const subjectOf = (address: string, userId?: string): string =>
  userId ? `${userId} ${address}` : address;
const hashOf = (app: App, purpose: CodePurpose, subject: string, code: string): string =>
  createHmac('sha256', deriveKey(app.config.jwtSecret, 'mailed-code'))
    .update(`${purpose}\n${subject.toLowerCase()}\n${code}`)
    .digest('base64url');

/**
 * Asks for a code by mail. Whether the address has an account is looked up by the job alone, so that
 * known and unknown addresses can't be told apart by status, body or time.
 * @returns an opaque reference
 * @throws RATE_LIMITED past one a minute, 5 an hour, 10 a day per address and purpose
 */
export async function requestCode(
  ctx: Context,
  purpose: CodePurpose,
  address: string,
  userId?: string,
): Promise<string> {
  const { app } = ctx;
  const key = `${purpose}:${address.toLowerCase()}`;
  await app.limits.take('codeMailsPerIp', addressKey(ctx.ip));
  // The shortest first: who is refused for the minute uses up nothing of the hour.
  await app.limits.take('codeMailsPerMinute', key);
  await app.limits.take('codeMailsPerHour', key);
  await app.limits.take('codeMailsPerDay', key);
  return change(app, async (work) => {
    const [row] = await work.rows<{ id: string }>(
      `insert into codes (id, purpose, subject, address, user_id, expires_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (purpose, subject) do update set id = excluded.id, hash = null, guesses = 0, spent_at = null, expires_at = excluded.expires_at
       returning id`,
      [newId(), purpose, subjectOf(address, userId), address, userId ?? null, lifeOf(app)],
    );
    const id = row?.id ?? '';
    await work.enqueue(mailCodeJob, { id });
    return id;
  });
}

const guess = statement<{ id: string; hash: string; guesses: number }>(
  'code_guess',
  `update codes set guesses = guesses + 1
    where purpose = $1 and subject = $2 and spent_at is null and hash is not null and expires_at > $3 and guesses < ${codeLimits.guesses}
    returning id, hash, guesses`,
);

/** A right guess, to be spent in the unit of work that it opens. */
export interface RightCode {
  /** @throws BAD_USER_INPUT when a parallel call was faster: a code works once */
  spend(work: Work): Promise<void>;
}

/**
 * Tries a code. Every try counts, whatever door or alias it came by, because the database counts it.
 * @throws BAD_USER_INPUT 'Invalid OTP' for a wrong, spent, replaced, expired or burnt one
 */
export async function tryCode(
  app: App,
  purpose: CodePurpose,
  address: string,
  code: string,
  userId?: string,
): Promise<RightCode> {
  const subject = subjectOf(address, userId);
  const [row] = await app.db.rows(guess, [purpose, subject, app.clock.now()]);
  const given = Buffer.from(hashOf(app, purpose, subject, code));
  const right = Buffer.from(row?.hash ?? '');
  if (!row) throw over();
  if (right.length !== given.length || !timingSafeEqual(right, given))
    throw row.guesses < codeLimits.guesses ? invalid() : over();
  return {
    async spend(work) {
      const spent = await work.rows(
        'update codes set spent_at = $3 where id = $1 and hash = $2 and spent_at is null returning id',
        [row.id, row.hash, app.clock.now()],
      );
      if (spent.length === 0) throw invalid();
    },
  };
}

interface CodeRow {
  id: string;
  purpose: CodePurpose;
  subject: string;
  address: string;
  has_account: boolean;
}

const waiting = statement<CodeRow>(
  'code_waiting',
  `select c.id, c.purpose, c.subject, c.address, exists (select 1 from users u where u.email = c.address) as has_account
     from codes c where c.id = $1 and c.spent_at is null`,
);
const keepHash = statement<{ id: string }>(
  'code_keep_hash',
  'update codes set hash = $2, guesses = 0, expires_at = $3 where id = $1 and spent_at is null returning id',
);

/** Makes the code and mails it. A repeated run replaces the code, so the last mail is the one that works. */
export const mailCode = (app: App): Job<{ id: string }> => ({
  name: mailCodeJob,
  async run({ id }) {
    const [row] = await app.db.rows(waiting, [id]);
    if (!row) return;
    const known = row.purpose === 'signUp' && row.has_account;
    if (known || (row.purpose === 'reset' && !row.has_account)) {
      // A hash that no code has: guesses at this address are counted, and so take as long, as at any other.
      await app.db.rows(keepHash, [id, randomBytes(32).toString('base64url'), lifeOf(app)]);
      if (known) await app.mailer.send(knownAddressMail(app.config, row.address));
      return;
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const kept = await app.db.rows(keepHash, [
      id,
      hashOf(app, row.purpose, row.subject, code),
      lifeOf(app),
    ]);
    if (kept.length > 0)
      await app.mailer.send(codeMail(app.config, row.purpose, row.address, code));
  },
});
