import { afterAll, beforeAll, expect, it } from 'vitest';
import { signLink } from '../../../core/secrets/signed-link.ts';
import { aJobOpening } from '../../../testing/builders/jobs.ts';
import { aMentee, anAlumnus, startTestApp, type TestApp } from '../../../testing/index.ts';
import { mailAlertsAtOnce, mailWeeklyAlerts } from './send-alerts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('who keeps a search once more, now with mails, is mailed of what comes from then on', async () => {
  const [poster, reader] = [await anAlumnus(app), await aMentee(app)];
  const save = (mails: string) =>
    reader.ask(
      'mutation ($mails: AlertFrequency!) { saveJobSearch(filter: { search: "fortran" }, mails: $mails) { mails } }',
      { mails },
    );
  const runWeekly = async () => {
    app.clock.advance(5 * 60 + 1);
    await mailWeeklyAlerts(app.app).run({});
  };
  await save('never');
  await aJobOpening(poster, { role: 'Fortran months ago' });
  await app.app.db.sql("update job_openings set created_at = created_at - interval '90 days'");
  await app.app.db.sql("update saved_job_searches set since = since - interval '91 days'");
  expect((await save('weekly')).saveJobSearch).toEqual({ mails: 'weekly' });
  await runWeekly();
  await aJobOpening(poster, { role: 'Fortran today' });
  // The same again loses nothing that has not been mailed yet.
  await save('weekly');
  await runWeekly();
  expect((await app.mailTo(reader.email)).subject).toBe('New opening: Fortran today at Zoho');
  expect(app.mails.filter(({ to }) => to === reader.email)).toHaveLength(1);
});

it('a saved search finds what the board finds by the same words, of which the first five count', async () => {
  const [poster, reader] = [await anAlumnus(app), await aMentee(app)];
  const search = 'pascal turbo compiler engineer borland nowhere';
  await reader.ask(
    'mutation ($search: String!) { saveJobSearch(filter: { search: $search }, mails: atOnce) { mails } }',
    { search },
  );
  const id = await aJobOpening(poster, {
    companyName: 'Borland',
    role: 'Pascal Compiler Engineer',
    skillsRequired: ['Turbo Pascal'],
  });
  const { jobs } = await reader.ask(
    'query ($search: String!) { jobs(filter: { search: $search }) { nodes { id } } }',
    { search },
  );
  expect(jobs.nodes).toEqual([{ id }]);
  app.clock.advance(60 * 60);
  await mailAlertsAtOnce(app.app).run({});
  expect((await app.mailTo(reader.email)).text).toContain(`/job/${id}`);
});

it('a search by city is one of its own, and finds what is posted there', async () => {
  const [poster, reader] = [await anAlumnus(app), await aMentee(app)];
  const save = (filter: object) =>
    reader.ask(
      'mutation ($filter: JobFilterInput!) { saveJobSearch(filter: $filter, mails: atOnce) { id city } }',
      { filter },
    );
  const { saveJobSearch: pune } = await save({ city: 'Pune' });
  expect(pune).toMatchObject({ city: 'Pune' });
  expect((await save({ city: 'Pune' })).saveJobSearch.id).toBe(pune.id);
  expect((await save({ city: 'Mumbai' })).saveJobSearch.id).not.toBe(pune.id);
  const at = (specificLocation: string) =>
    aJobOpening(poster, {
      role: `At ${specificLocation}`,
      jobLocation: 'onCampus',
      specificLocation,
    });
  const found = await at('Pune');
  const other = await at('Delhi');
  app.clock.advance(60 * 60);
  await mailAlertsAtOnce(app.app).run({});
  const { text } = await app.mailTo(reader.email);
  expect(text).toContain(`/job/${found}`);
  expect(text).not.toContain(`/job/${other}`);
});

it('mails that a link stopped come back as often as they were, unless their owner has chosen since', async () => {
  const reader = await aMentee(app);
  const saved = await reader.ask(
    'mutation { saveJobSearch(filter: { search: "cobol" }, mails: daily) { id } }',
  );
  const { id } = saved.saveJobSearch as { id: string };
  const token = signLink(app.app, 'job-alert', id);
  const press = async (isOn: boolean) =>
    (
      await app.visitor.ask(
        'mutation ($token: String!, $isOn: Boolean!) { stopJobAlert(token: $token, isOn: $isOn) { mails } }',
        { token, isOn },
      )
    ).stopJobAlert.mails;
  expect(await press(false)).toBe('never');
  expect(await press(false)).toBe('never');
  expect(await press(true)).toBe('daily');
  expect(await press(true)).toBe('daily');
  await press(false);
  for (const mails of ['atOnce', 'never'])
    await reader.ask(
      'mutation ($id: ID!, $mails: AlertFrequency!) { setJobAlert(id: $id, mails: $mails) { id } }',
      { id, mails },
    );
  expect(await press(true)).toBe('weekly');
});
