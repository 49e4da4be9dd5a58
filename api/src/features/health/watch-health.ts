import type { HealthCheckName } from '../../../../schema/rules/health/health.ts';
import { healthMailTexts } from '../../../../schema/rules/health/health-mail-texts.ts';
import { type App, change, type Work } from '../../core/context.ts';
import { isDiskFull, isReadOnly } from '../../core/errors.ts';
import type { Health } from '../../core/health/check.ts';
import { measureHealth } from '../../core/health/measure.ts';
import { firstFingerprint } from '../../core/health/secret.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { topicNamed } from '../../core/live/events.ts';
import { type Letter, letterMail } from '../../core/mail/letter.ts';
import { mailRetries } from '../../core/mail/mail.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { notedSecret, superAdmins, toldBroken } from './health.sql.ts';
import { HealthStateEntity, type Told } from './health-state.entity.ts';
import { SealingSecretEntity, theOne } from './sealing-secret.entity.ts';

const mailJob = 'health.mail-super-admin';

/** What was bad is good again once it has been so for a while: a full disk comes and goes. */
const settledMilliseconds = 10 * 60_000;

/** Notes how it stands. @returns what is to be told of it, where that has changed */
function turnOf(row: HealthStateEntity, { state, title, words }: Health, now: Date): Told | null {
  if (row.state !== state) Object.assign(row, { state, since: now });
  const isSettled = now.getTime() - row.since.getTime() >= settledMilliseconds;
  const told: Told | null =
    state === 'bad' ? 'bad' : row.told === 'bad' && isSettled ? 'good' : null;
  if (told === null || told === row.told) return null;
  row.told = told;
  row.toldWords = healthMailTexts.bell(title, told, words);
  return told;
}

/** What is mailed of it: nothing where there is nothing to write of. */
function letterOf(
  turned: [Pick<HealthStateEntity, 'name' | 'told'>, Health][],
): Omit<Letter, 'to'> | null {
  // That mail fails would arrive when it leaves again, and be untrue by then; the rest waits.
  const mailed = turned.filter(([{ name, told }]) => name !== 'mail' || told !== 'bad');
  if (mailed.length === 0) return null;
  return healthMailTexts.turned(
    mailed.map(([{ told }, { title, words, advice, said }]) => ({
      ...{ title, told, words },
      ...(told === 'bad' && { advice, said }),
    })),
  );
}

async function tell(work: Work, turned: [HealthStateEntity, Health][], at: Date): Promise<void> {
  const letter = letterOf(turned);
  for (const { id, ...to } of await work.query(superAdmins, {})) {
    for (const [row] of turned)
      noteDomainEvent(work, 'healthTurned', { healthStateId: row.id, recipientId: id, at });
    if (letter) await work.enqueue(mailJob, { to, ...letter } satisfies Letter);
  }
}

/** What super admins were mailed is broken while no row of it could be written. */
const mailedAlone = new WeakMap<App, Set<HealthCheckName>>();

/** That an instance mailed so: the others need not. */
export const mailedTopic = topicNamed<{ name: HealthCheckName }>('health:mailed-alone');

function mailedAloneBy(app: App): Set<HealthCheckName> {
  const mailed = mailedAlone.get(app) ?? new Set();
  mailedAlone.set(app, mailed);
  return mailed;
}

/** Whether something was mailed of which there is no row yet. */
export const isMailedAlone = (app: App): boolean => (mailedAlone.get(app)?.size ?? 0) > 0;

/** Hears of what other instances mail so. @returns ends it */
export const followMailedAlone = (app: App): (() => void) =>
  app.events.subscribe(mailedTopic, ({ name }) => {
    mailedAloneBy(app).add(name);
  });

/**
 * Mails super admins past the queue, which takes no letter now.
 * @returns whether one has left
 */
export async function mailAtOnce(app: App, letter: Omit<Letter, 'to'>): Promise<boolean> {
  const people = await app.db.query(superAdmins, {});
  const sent = await Promise.allSettled(
    people.map(({ id: _, ...to }) => app.mailer.send(letterMail(app.config, { to, ...letter }))),
  );
  return sent.some(({ status }) => status === 'fulfilled');
}

/**
 * Mails super admins at once what is broken, with no row and no queue: once, and again at the next
 * look where no letter leaves.
 */
export async function tellWithoutRows(app: App, found: readonly Health[]): Promise<void> {
  const told = new Set((await app.db.query(toldBroken, {})).map(({ name }) => name));
  const mailed = mailedAloneBy(app);
  const broken = found.filter(
    ({ name, state }) => state === 'bad' && !told.has(name) && !mailed.has(name),
  );
  const letter = letterOf(broken.map((health) => [{ name: health.name, told: 'bad' }, health]));
  if (!letter) return;
  const names = broken.flatMap(({ name }) => (name === 'mail' ? [] : [name]));
  // Before it is sent: another look may begin meanwhile.
  for (const name of names) mailed.add(name);
  let hasLeft = false;
  try {
    hasLeft = await mailAtOnce(app, letter);
  } finally {
    for (const name of names)
      if (hasLeft) app.events.publish(mailedTopic, { name });
      else mailed.delete(name);
  }
}

/** Notes, once for all, which secret things are sealed with. */
async function noteSecret(app: App): Promise<void> {
  const [noted] = await app.db.query(notedSecret, {});
  if (noted) return;
  const [fingerprint, since] = [await firstFingerprint(app.config), app.clock.now()];
  await change(app, async (work) => {
    await work.advisoryLock('health');
    if (!(await work.em.findOne(SealingSecretEntity, theOne)))
      work.em.create(SealingSecretEntity, { fingerprint, since });
  });
}

/**
 * Tells super admins of what turned bad, and once it is good again: once per change, whichever
 * instance sees it first, because what was told is a row that it holds meanwhile.
 */
export async function tellOfTurns(app: App, found: readonly Health[]): Promise<void> {
  const now = app.clock.now();
  const mailed = mailedAlone.get(app);
  await change(app, async (work) => {
    await work.advisoryLock('health');
    const rows = new Map((await work.em.find(HealthStateEntity, {})).map((row) => [row.name, row]));
    const turned: [HealthStateEntity, Health][] = [];
    for (const health of found) {
      const row =
        rows.get(health.name) ??
        work.em.create(HealthStateEntity, { name: health.name, state: 'good', since: now });
      if (mailed?.has(health.name)) Object.assign(row, { state: 'bad', since: now, told: 'bad' });
      if (turnOf(row, health, now)) turned.push([row, health]);
    }
    if (turned.length > 0) await tell(work, turned, now);
  });
  mailedAlone.delete(app);
}

/** As `tellOfTurns`; where the disk of the database is full, by mail alone. */
async function tellSomehow(app: App, found: readonly Health[]): Promise<void> {
  try {
    await noteSecret(app);
    await tellOfTurns(app, found);
  } catch (error) {
    if (isDiskFull(error) || isReadOnly(error)) await tellWithoutRows(app, found);
    throw error;
  }
}

/** Looks at everything every five minutes, and tells super admins of what turned. */
export const watchHealth = (app: App): Job<object> => ({
  name: 'health.watch-turns',
  cron: '*/5 * * * *',
  run: async () => tellSomehow(app, await measureHealth(app)),
});

/** Mails a super admin what turned. */
export const healthMails = (app: App): Job<Letter> => ({
  name: mailJob,
  ...mailRetries,
  run: (letter) => app.mailer.send(letterMail(app.config, letter)),
});
