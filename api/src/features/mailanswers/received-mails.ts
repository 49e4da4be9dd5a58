import { createHash } from 'node:crypto';
import { dayMilliseconds } from '../../core/clock.ts';
import { type App, change, type Work } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/errors.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import type { InboundMail } from '../../core/mail/inbound/inbound-mail.ts';
import { mailAnswersSql } from './mailanswers.sql.ts';
import { ReceivedMailEntity } from './received-mail.entity.ts';

/** Longer than an address is answered, and than it says that it has ended. */
const keptDays = 30;

/** A delivery of a mail that was received before, or by a signature that was. */
export class ReceivedBefore extends Error {}

const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** With the address: who sends to another one can't use up a Message-ID before its mail comes. */
const keysOf = ({ messageId, deliveryId, to }: InboundMail) => ({
  key: hashOf(messageId, ...to),
  delivery: hashOf(deliveryId),
});

/**
 * Counts a mail, in the transaction of what comes of it: of two deliveries the second waits here
 * for the first, and does nothing.
 * @throws ReceivedBefore
 */
export async function countMail({ em }: Work, mail: InboundMail, at: Date): Promise<void> {
  em.create(ReceivedMailEntity, { ...keysOf(mail), at });
  try {
    await em.flush();
  } catch (error) {
    throw isUniqueViolation(error) ? new ReceivedBefore() : error;
  }
}

const receivedMail = mailAnswersSql.statement('receivedMail', { key: 'text' }, (db, { key }) =>
  db.selectFrom('received_mails as mail').where('mail.key', '=', key).select('mail.at'),
);

/** Whether this very mail was received; a delivery of another by its signature is a forgery. */
export async function wasReceived(app: App, mail: InboundMail): Promise<boolean> {
  const { key } = keysOf(mail);
  return (await app.db.query(receivedMail, { key })).length > 0;
}

/** Each night: what nobody could send again. */
export const forgetReceivedMails = (app: App): Job<object> => ({
  name: 'mailanswers.forget-received',
  cron: '25 21 * * *',
  async run() {
    const before = new Date(app.clock.now().getTime() - keptDays * dayMilliseconds);
    await change(app, async ({ em }) => {
      await em.nativeDelete(ReceivedMailEntity, { at: { $lte: before } });
    });
  },
});
