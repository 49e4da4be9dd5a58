import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '../../../core/mail/mail.ts';
import { aJobOpening, dayFromNow } from '../../../testing/builders/jobs.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { askStillOpen } from './still-open.ts';

let app: TestApp;
let poster: Person;
beforeAll(async () => {
  app = await startTestApp();
  poster = await anAlumnus(app);
});
afterAll(() => app.close());

const sql = (text: string, parameters: unknown[] = []) => app.app.db.sql(text, parameters);
const mailsAbout = (company: string): Mail[] =>
  app.mails.filter(({ subject }) => subject.includes(company));
const mailAbout = (company: string, after = 0): Promise<Mail> =>
  eventually(() => mailsAbout(company)[after], `a question about ${company}`);
const answerYes = ({ text }: Mail) =>
  app.visitor.graphql(
    'mutation ($token: String!) { answerStillOpen(token: $token, isStillOpen: true) { isOpen closeReason } }',
    { token: decodeURIComponent(/token=([^&\s]+)/.exec(text)?.[1] ?? '') },
  );
/** An opening that was posted a month ago. */
const anOldOpening = async (companyName: string): Promise<string> => {
  const id = await aJobOpening(poster, { companyName });
  await sql("update job_openings set created_at = now() - interval '31 days' where id = $1", [id]);
  return id;
};

it('two questions about one opening are two mails, also within a month', async () => {
  const id = await anOldOpening('Twice');
  await askStillOpen(app.app).run({});
  const first = await mailAbout('Twice');
  await answerYes(first);
  await sql("update job_openings set open_checked_at = now() - interval '31 days' where id = $1", [
    id,
  ]);
  await askStillOpen(app.app).run({});
  expect((await mailAbout('Twice', 1)).messageId).not.toBe(first.messageId);
});

describe('an opening with a far deadline', () => {
  const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  /** Posted so many days ago, with a deadline in so many. */
  const anOpening = async (companyName: string, posted: number, ends: number): Promise<string> => {
    const id = await aJobOpening(poster, { companyName });
    await sql('update job_openings set created_at = $2, deadline = $3 where id = $1', [
      id,
      daysAgo(posted),
      dayFromNow(ends, app.clock.now()),
    ]);
    return id;
  };
  const ask = () => askStillOpen(app.app).run({});
  const answeredDaysAgo = (id: string, days: number) =>
    sql('update job_openings set open_checked_at = $2 where id = $1', [id, daysAgo(days)]);

  it('is asked about shortly before it too, though its poster answered two weeks ago', async () => {
    const id = await anOpening('Fortnight', 42, 3);
    await answeredDaysAgo(id, 12);
    await ask();
    const mail = await mailAbout('Fortnight');
    await answerYes(mail);
    app.clock.advance(86_400);
    await ask();
    await ask();
    expect(mailsAbout('Fortnight')).toHaveLength(1);
  });

  it('is asked about once when both questions come together; a near one is not', async () => {
    const id = await anOpening('Just asked', 36, 3);
    await answeredDaysAgo(id, 5);
    await anOpening('Near', 20, 3);
    await anOpening('Days away', 42, 9).then((far) => answeredDaysAgo(far, 12));
    await anOpening('Last', 31, 3);
    await ask();
    await mailAbout('Last');
    for (const company of ['Just asked', 'Near', 'Days away'])
      expect(mailsAbout(company)).toEqual([]);
  });
});

it('a yes that comes when only the deadline keeps it closed says so, and a no of then is no reason', async () => {
  const id = await anOldOpening('Overdue');
  await askStillOpen(app.app).run({});
  const mail = await mailAbout('Overdue');
  await sql('update job_openings set deadline = $2 where id = $1', [id, dayFromNow(-1)]);
  expect((await answerYes(mail)).data).toEqual({
    answerStillOpen: { isOpen: false, closeReason: null },
  });
  await poster.ask('mutation ($id: ID!) { closeJob(id: $id) { id } }', { id });
  expect((await answerYes(mail)).data).toEqual({
    answerStillOpen: { isOpen: false, closeReason: 'filled' },
  });
});

/** Really at once on a server alone; on the embedded database the answer waits in line. */
it('an answer that comes while openings are closed for want of one keeps its opening', async () => {
  // The first is asked about, and meanwhile the second, further down, is answered.
  await anOldOpening('Asked');
  const id = await anOldOpening('Answered');
  await sql(
    "update job_openings set unanswered_checks = 1, open_checked_at = now() - interval '8 days' where id = $1",
    [id],
  );
  await sql("update job_openings set open_checked_at = now() where company_name = 'Asked'");
  await askStillOpen(app.app).run({});
  const mail = await mailAbout('Answered');
  await sql(
    "update job_openings set open_checked_at = now() - interval '40 days' where company_name in ('Asked', 'Answered')",
  );
  let answered: ReturnType<typeof answerYes> | undefined;
  const { enqueue } = app.app.jobs;
  const asking = vi.spyOn(app.app.jobs, 'enqueue').mockImplementation(async (...args) => {
    if (!answered) {
      answered = answerYes(mail);
      await Promise.race([answered, sleep(500)]);
    }
    return enqueue(...args);
  });
  await askStillOpen(app.app).run({});
  asking.mockRestore();
  expect((await answered)?.data).toMatchObject({
    answerStillOpen: { isOpen: true },
  });
  const reader = await aMentee(app);
  expect(
    (await reader.ask('query ($id: ID!) { job(id: $id) { isOpen closeReason } }', { id })).job,
  ).toEqual({ isOpen: true, closeReason: null });
});
