import { setTimeout as sleep } from 'node:timers/promises';
import { healthTexts } from '../../../../schema/rules/health/health-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { collegeNames } from '../../core/college/college-name.ts';
import { type Context, change } from '../../core/context.ts';
import { letterMail } from '../../core/mail/letter.ts';
import type { Mail } from '../../core/mail/mail.ts';
import { audit } from '../audits/index.ts';
import { findAddressee } from '../identity/index.ts';
import type { TestLetter } from './health.types.ts';

const texts = healthTexts.letter;

/** Less than a call may take. */
const letterMilliseconds = 4500;
const late = Symbol('late');

/** What is shown of what a server says: whoever wrote its address may have meant another one. */
const saidLength = 300;

const saidBy = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, saidLength);

/**
 * Mails the viewer at once, past the queue: what the mail server says is the answer. One that was
 * sent is logged.
 * @param send by which server; null where none is set up
 * @throws FORBIDDEN 'Not a superAdmin', RATE_LIMITED
 */
export async function testLetterBy(
  ctx: Context,
  send: ((mail: Mail) => Promise<unknown>) | null,
): Promise<TestLetter> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await app.limits.consume('testLetters', viewer.id);
  const to = await findAddressee(app, viewer.id);
  const address = to?.email ?? '';
  const refused = (words: string, said: string | null = null): TestLetter => ({
    ...{ address, isSent: false, words, said },
  });
  if (!to || !send) return refused(texts.notSetUp);
  const subject = texts.subject(collegeNames(app.config));
  try {
    const sent = send(letterMail(app.config, { to, subject, text: [texts.text] }));
    // One that fails after that is nobody's to hear of.
    sent.catch(() => undefined);
    const outcome = await Promise.race([sent, sleep(letterMilliseconds, late, { ref: false })]);
    if (outcome === late) return refused(texts.silent);
  } catch (error) {
    return refused(texts.failed, saidBy(error));
  }
  await change(app, (work) => {
    audit(work, { adminId: viewer.id, action: 'mail.test', at: app.clock.now() });
    return Promise.resolve();
  });
  return { address, isSent: true, words: texts.sent(address), said: null };
}

/**
 * As `testLetterBy`, by the server that mail leaves by.
 * @throws FORBIDDEN 'Not a superAdmin', RATE_LIMITED
 */
export const sendTestLetter = (ctx: Context): Promise<TestLetter> => {
  const { mailer } = ctx.app;
  return testLetterBy(ctx, mailer.storedMails ? null : (mail) => mailer.send(mail));
};
