import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Mail } from '../../../core/mail.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  startTestApp,
  type Person,
  type TestApp,
} from '../../../testing/index.ts';
import { aJobOpening } from '../../../testing/jobs.ts';
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
    'mutation ($token: String!) { answerStillOpen(token: $token, isStillOpen: true) { isOpen } }',
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
  expect((await answered)?.data).toEqual({ answerStillOpen: { isOpen: true } });
  const reader = await aMentee(app);
  expect(
    (await reader.ask('query ($id: ID!) { job(id: $id) { isOpen closeReason } }', { id })).job,
  ).toEqual({ isOpen: true, closeReason: null });
});
