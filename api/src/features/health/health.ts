import { setTimeout as sleep } from 'node:timers/promises';
import { healthTexts } from '../../../../schema/rules/health-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { collegeNames } from '../../core/college-name.ts';
import { type App, type Context, change } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { FailedJob } from '../../core/failed-jobs.ts';
import type { Health } from '../../core/health/check.ts';
import { measureHealth } from '../../core/health/measure.ts';
import { supportPacket, supportPacketName } from '../../core/health/support-packet.ts';
import { isId } from '../../core/ids.ts';
import { letterMail } from '../../core/mail/letter.ts';
import { audit } from '../audits/index.ts';
import { findAddressee } from '../identity/index.ts';
import type { HealthFinding, SupportPacket, TestLetter } from './health.types.ts';

const texts = healthTexts;

/** Several who look at the page at a time are answered by one look. */
const freshMilliseconds = 2000;
const looks = new WeakMap<App, { at: number; found: Promise<Health[]> }>();

/** How everything stands, as it was within the last seconds. */
export async function health({ app }: Context): Promise<HealthFinding[]> {
  let look = looks.get(app);
  if (!look || performance.now() - look.at >= freshMilliseconds) {
    look = { at: performance.now(), found: measureHealth(app) };
    looks.set(app, look);
  }
  return (await look.found).map(({ advice = null, said = null, ...found }) => ({
    ...found,
    ...{ advice, said },
  }));
}

/** What failed of the work behind the pages, the last first. */
export const failedWork = ({ app }: Context): Promise<FailedJob[]> => app.jobs.failures();

/**
 * Runs something that failed again at once.
 * @throws CONFLICT where it does not wait any more; FORBIDDEN 'Not a superAdmin'
 */
export async function runWorkAgain(ctx: Context, id: string): Promise<FailedJob[]> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  const name = await change(app, async (work) => {
    const found = isId(id) ? await app.jobs.runAgain(work.em, id) : null;
    if (found === null) throw conflict(texts.jobs.gone);
    audit(work, {
      adminId: viewer.id,
      action: 'work.runAgain',
      changes: { job: found },
      at: app.clock.now(),
    });
    return found;
  });
  app.jobs.wake(name);
  // The next look sees what came of it.
  looks.delete(app);
  return app.jobs.failures();
}

/**
 * What somebody who helps from outside needs to know.
 * @throws FORBIDDEN 'Not a superAdmin', RATE_LIMITED
 */
export async function supportPacketOf(ctx: Context): Promise<SupportPacket> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await app.limits.consume('supportPackets', viewer.id);
  return { name: supportPacketName(app.clock.now()), text: await supportPacket(app) };
}

/** Less than a call may take. */
const letterMilliseconds = 4500;
const late = Symbol('late');

/**
 * Mails the viewer at once, past the queue: what the mail server says is the answer.
 * @throws FORBIDDEN 'Not a superAdmin', RATE_LIMITED
 */
export async function sendTestLetter(ctx: Context): Promise<TestLetter> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await app.limits.consume('testLetters', viewer.id);
  const to = await findAddressee(app, viewer.id);
  const address = to?.email ?? '';
  const refused = (words: string, said: string | null = null): TestLetter => ({
    ...{ address, isSent: false, words, said },
  });
  if (!to || app.mailer.storedMails) return refused(texts.letter.notSetUp);
  const { text } = texts.letter;
  const subject = texts.letter.subject(collegeNames(app.config));
  try {
    const sent = app.mailer.send(letterMail(app.config, { to, subject, text: [text] }));
    // One that fails after that is nobody's to hear of.
    sent.catch(() => undefined);
    const outcome = await Promise.race([sent, sleep(letterMilliseconds, late, { ref: false })]);
    if (outcome === late) return refused(texts.letter.silent);
  } catch (error) {
    return refused(texts.letter.failed, error instanceof Error ? error.message : String(error));
  }
  await change(app, (work) => {
    audit(work, { adminId: viewer.id, action: 'mail.test', at: app.clock.now() });
    return Promise.resolve();
  });
  return { address, isSent: true, words: texts.letter.sent(address), said: null };
}
