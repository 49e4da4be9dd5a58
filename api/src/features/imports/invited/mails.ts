import { LockMode } from '@mikro-orm/core';
import { type App, change, type Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { isRefusedForGood, type Mail, mailRetries } from '../../../core/mail/mail.ts';
import { emailOf, findAddressee } from '../../identity/index.ts';
import { isCollegeMailOff } from '../../notifications/index.ts';
import { ImportRowEntity } from '../import.entity.ts';
import { importsSql } from '../imports.sql.ts';

/**
 * Each reason to write to many has a queue of its own: no code, notice or other reason waits behind
 * it.
 */
type Reason = 'invitation' | 'graduation';
const nameOf = (reason: Reason): string => `imports.mail-${reason}`;

interface CollegeMailJob {
  userId: string;
  mail: Mail;
  /** When it was asked for, as an ISO timestamp; earlier versions did not say it. */
  askedAt?: string;
}

/** Mail that a server has not taken for so long is given up; it is tried for a day. */
const givenUpAfter = 23 * 3_600_000;

const address = importsSql.statement('invitedAddress', { userId: 'uuid' }, (db, { userId }) =>
  db.selectNoFrom(emailOf(userId).as('email')),
);

/**
 * Notes whether mail arrives at an address: admins see it beside who has not come. What became of a
 * mail to a former address says nothing.
 */
async function noteArrival(
  app: App,
  userId: string,
  { to, hasArrived }: { to: string; hasArrived: boolean },
): Promise<void> {
  await change(app, async (work) => {
    const rows = await work.em.find(
      ImportRowEntity,
      { user: userId },
      // Held: an address that is corrected meanwhile is read as it will be, or begins anew later.
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const [now] = rows.length > 0 ? await work.query(address, { userId }) : [];
    if (now?.email?.toLowerCase() !== to.toLowerCase()) return;
    for (const row of rows) row.bouncedAt = hasArrived ? null : (row.bouncedAt ?? app.clock.now());
  });
}

/**
 * Mails somebody that they are invited, and notes whether it arrives.
 * @param isGivenUp what a mail server does not take now is not tried again
 * @throws what the mail server says, where it is to be tried again
 */
export async function sendInvitation(
  app: App,
  userId: string,
  mail: Mail,
  isGivenUp = false,
): Promise<void> {
  let hasArrived = true;
  try {
    await app.mailer.send(mail);
  } catch (error) {
    if (!isGivenUp && !isRefusedForGood(error)) throw error;
    hasArrived = false;
  }
  await noteArrival(app, userId, { to: mail.to, hasArrived });
}

/** An address was corrected: whoever is there was not invited or reminded yet. */
export async function beginAnew({ em }: Work, userId: string): Promise<void> {
  await em.nativeUpdate(
    ImportRowEntity,
    { user: userId },
    { bouncedAt: null, invitedAt: null, remindedAt: null },
  );
}

/** Mails one of many. */
export const enqueueCollegeMail = (
  work: Work,
  reason: Reason,
  mail: CollegeMailJob & { askedAt: string },
): Promise<void> => work.enqueue(nameOf(reason), mail);

/**
 * Sends what was asked for, one after the other, unless the account was deleted meanwhile or the
 * person has stopped these mails. No invitation goes to an address that was corrected meanwhile.
 */
export const mailCollege = (app: App, reason: Reason): Job<CollegeMailJob> => ({
  name: nameOf(reason),
  ...mailRetries,
  async run({ userId, mail, askedAt }) {
    if (await isCollegeMailOff(app, userId)) return;
    const person = await findAddressee(app, userId);
    if (!person) return;
    // What it says is for whoever has the former address.
    if (reason === 'invitation' && person.email.toLowerCase() !== mail.to.toLowerCase()) return;
    const isLate =
      askedAt !== undefined && app.clock.now().getTime() - Date.parse(askedAt) > givenUpAfter;
    await sendInvitation(app, userId, mail, isLate);
  },
});
