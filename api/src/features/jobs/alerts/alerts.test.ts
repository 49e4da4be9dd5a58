import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { change } from '../../../core/context.ts';
import { aJobOpening, dayFromNow } from '../../../testing/builders/jobs.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { joinSocketRoom } from '../../../testing/socket-room.ts';
import { endPastDeadlines } from '../upkeep/end-past-deadlines.ts';
import { askStillOpen } from '../upkeep/still-open.ts';
import { mailAlertsAtOnce, mailWeeklyAlerts } from './send-alerts.ts';

const save =
  'mutation ($filter: JobFilterInput!, $mails: AlertFrequency!) { saveJobSearch(filter: $filter, mails: $mails) { id mails } }';
const bell = '{ notifications(tab: job) { nodes { content link type } } }';
const answer =
  'mutation ($token: String!, $is: Boolean!) { answerStillOpen(token: $token, isStillOpen: $is) { jobId isOpen } }';

let app: TestApp;
let poster: Person;
beforeAll(async () => {
  app = await startTestApp();
  poster = await anAlumnus(app, { fullName: 'Asha Verma' });
});
afterAll(() => app.close());
const follower = async (filter: object, mails = 'atOnce'): Promise<Person> => {
  const person = await aMentee(app);
  await person.ask(save, { filter, mails });
  return person;
};
const notificationsOf = async (person: Person): Promise<Json[]> =>
  (await person.ask(bell)).notifications.nodes;
const run = (job: { run(payload: never): Promise<void> }) => job.run({} as never);
/** Lets an hour pass, and mails what searches want at once. */
async function mailAtOnce(): Promise<void> {
  app.clock.advance(60 * 60);
  await run(mailAlertsAtOnce(app.app));
}
const tokenIn = (text: string): string =>
  decodeURIComponent(/token=([^&\s]+)/.exec(text)?.[1] ?? '');

describe('an opening that somebody looks for', () => {
  it('is told in the college, at the bell and by mail, once each', async () => {
    const [rust, java] = [
      await follower({ search: 'rust', type: 'fte' }),
      await follower({ skill: 'java' }),
    ];
    await rust.ask(save, { filter: { company: 'ferrous' }, mails: 'atOnce' });
    const join = (college: string) => joinSocketRoom(app, java, 'join-College', college, 'newJob');
    const { received, leave } = await join(app.app.config.college.name);
    await expect(join('Another')).rejects.toThrow(
      'Only the room of your own college is open to you',
    );
    const id = await aJobOpening(poster, {
      companyName: 'Ferrous',
      role: 'Systems Engineer',
      skillsRequired: ['Rust'],
    });
    await eventually(() => received.length > 0, 'newJob');
    leave();
    expect(received[0]).toMatchObject({ _id: id, companyName: 'Ferrous', ctc: 'Not Disclosed' });
    await eventually(async () => (await notificationsOf(rust)).length > 0, 'the bell');
    expect(await notificationsOf(rust)).toEqual([
      {
        content: 'Asha Verma posted what you look for: Systems Engineer at Ferrous',
        link: `/job/${id}`,
        type: 'job',
      },
    ]);
    await mailAtOnce();
    const mail = await app.mailTo(rust.email);
    expect(mail.subject).toBe('New opening: Systems Engineer at Ferrous');
    expect(mail.text).toContain(`/job/${id}`);
    expect(await notificationsOf(java)).toEqual([]);
    // The link of the mail ends its mails without signing in.
    const token = encodeURIComponent(tokenIn(mail.text));
    expect(
      (await app.visitor.rest('POST', `/api/jobs/alerts/unsubscribe?token=${token}`)).body,
    ).toEqual({ mails: 'never' });
    expect((await app.visitor.rest('POST', '/api/jobs/alerts/unsubscribe?token=x.y')).status).toBe(
      400,
    );
    await poster.ask('mutation ($id: ID!) { deleteJob(id: $id) }', { id });
    await eventually(async () => (await notificationsOf(rust)).length === 0, 'the bell without it');
    expect(app.mails.filter(({ to }) => to === rust.email)).toHaveLength(1);
  });

  it('is mailed when it still stands some minutes later, and many are one mail', async () => {
    const golang = await follower({ search: 'golang' });
    const mails = () => app.mails.filter(({ to }) => to === golang.email);
    for (let round = 0; round < 3; round += 1) {
      const id = await aJobOpening(poster, { role: 'Golang now' });
      await poster.ask('mutation ($id: ID!) { deleteJob(id: $id) }', { id });
    }
    await mailAtOnce();
    expect(mails()).toEqual([]);
    const roles = ['Golang One', 'Golang Two', 'Golang Three'];
    for (const role of roles) await aJobOpening(poster, { role });
    // What was just posted may be taken back.
    await run(mailAlertsAtOnce(app.app));
    expect(mails()).toEqual([]);
    await mailAtOnce();
    expect((await app.mailTo(golang.email)).subject).toBe('3 new openings for your search');
    await aJobOpening(poster, { role: 'Golang Four' });
    app.clock.advance(10 * 60);
    await run(mailAlertsAtOnce(app.app));
    expect(mails()).toHaveLength(1);
    await mailAtOnce();
    await eventually(() => mails().length === 2, 'the next mail');
  });

  it('is one of many that a mail counts: it names fifteen and leads to all', async () => {
    const person = await follower({ search: 'ocaml', type: 'fte' });
    for (let i = 0; i < 17; i += 1) await aJobOpening(poster, { role: `Ocaml ${i}` });
    await mailAtOnce();
    const { subject, text } = await app.mailTo(person.email);
    expect(subject).toBe('17 new openings for your search');
    expect(text.match(/\/job\//g)).toHaveLength(15);
    expect(text).toContain('/job-openings?search=ocaml&type=fte');
  });

  it('is not mailed again within half an hour of the last mail', async () => {
    const person = await follower({ search: 'erlang' });
    const mails = () => app.mails.filter(({ to }) => to === person.email);
    await aJobOpening(poster, { role: 'Erlang One' });
    await mailAtOnce();
    await eventually(() => mails().length === 1, 'the first mail');
    await aJobOpening(poster, { role: 'Erlang Two' });
    app.clock.advance(29 * 60);
    await run(mailAlertsAtOnce(app.app));
    const waiting = 'select count(*)::int as count from job_alert_finds';
    expect(await app.app.db.sql(waiting)).toEqual([{ count: 1 }]);
    app.clock.advance(60);
    await run(mailAlertsAtOnce(app.app));
    await eventually(() => mails().length === 2, 'the second mail');
    expect(mails()[1]?.subject).toBe('New opening: Erlang Two at Zoho');
    expect(await app.app.db.sql(waiting)).toEqual([{ count: 0 }]);
  });

  it('is compared with each search once, whether it is found or not', async () => {
    const person = await follower({ search: 'haskell' });
    for (let i = 0; i < 11; i += 1) await aJobOpening(poster, { role: `Scala ${i}` });
    app.clock.advance(5 * 60 + 1);
    // Jobs that run each minute have transactions of their own: only those of this one count.
    const transaction = vi.fn(app.app.db.transaction) as typeof app.app.db.transaction;
    await run(mailAlertsAtOnce({ ...app.app, db: { ...app.app.db, transaction } }));
    const unmatched = 'select id from job_openings where not is_matched';
    expect(await app.app.db.sql(unmatched)).toEqual([]);
    // Ten and one, and the claim.
    expect(transaction).toHaveBeenCalledTimes(3);
    // Days later it is still found as soon as there is something.
    app.clock.advance(2 * 86_400);
    await aJobOpening(poster, { role: 'Haskell now' });
    await mailAtOnce();
    expect((await app.mailTo(person.email)).subject).toContain('Haskell now');
  });

  it('is forgotten where nobody is to be told, and what was there before is not mailed', async () => {
    const save =
      'mutation ($id: ID!, $mails: AlertFrequency!) { setJobAlert(id: $id, mails: $mails) { id } }';
    const person = await follower({ search: 'prolog' }, 'daily');
    const [{ id }] = (await person.ask('{ savedJobSearches { id } }')).savedJobSearches;
    await aJobOpening(poster, { role: 'Prolog One' });
    await mailAtOnce();
    const waiting = 'select count(*)::int as count from job_alert_finds';
    expect(await app.app.db.sql(waiting)).toEqual([{ count: 1 }]);
    await person.ask(save, { id, mails: 'never' });
    await mailAtOnce();
    expect(await app.app.db.sql(waiting)).toEqual([{ count: 0 }]);
    await aJobOpening(poster, { role: 'Prolog Two' });
    app.clock.advance(60);
    await person.ask(save, { id, mails: 'atOnce' });
    await mailAtOnce();
    expect(app.mails.filter(({ to }) => to === person.email)).toEqual([]);
  });

  it('is not told to who is blocked, and weekly ones come together', async () => {
    const [weekly, blocked] = [
      await follower({ search: 'cobol' }, 'weekly'),
      await follower({ search: 'cobol' }),
    ];
    await blocked.ask('mutation ($id: ID!) { blockUser(userId: $id) { __typename } }', {
      id: poster.id,
    });
    await aJobOpening(poster, { role: 'Cobol One' });
    await aJobOpening(poster, { role: 'Cobol Two' });
    await eventually(async () => (await notificationsOf(weekly)).length === 2, 'the bell');
    app.clock.advance(5 * 60 + 1);
    await run(mailWeeklyAlerts(app.app));
    await run(mailWeeklyAlerts(app.app));
    expect((await app.mailTo(weekly.email)).subject).toBe('2 new openings for your search');
    expect(app.mails.filter(({ to }) => to === weekly.email)).toHaveLength(1);
    expect(await notificationsOf(blocked)).toEqual([]);
    expect(app.mails.filter(({ to }) => to === blocked.email)).toEqual([]);
  });

  it('is looked for by ten searches of a person at most, and those are their own', async () => {
    const person = await aMentee(app);
    await Promise.all(
      Array.from({ length: 11 }, (_, i) =>
        person.graphql(save, { filter: { company: `C${i}` }, mails: 'never' }),
      ),
    );
    const { savedJobSearches } = await person.ask('{ savedJobSearches { id company } }');
    expect(savedJobSearches).toHaveLength(10);
    expect(
      (await person.refused(save, { filter: { company: 'More' }, mails: 'never' })).message,
    ).toBe('At most 10 saved searches');
    expect((await person.refused(save, { filter: {}, mails: 'never' })).message).toBe(
      'Choose at least one filter to save this search',
    );
    const remove = 'mutation ($id: ID!) { removeJobSearch(id: $id) }';
    const [{ id }] = savedJobSearches as [{ id: string }];
    expect((await poster.refused(remove, { id })).code).toBe('NOT_FOUND');
    expect(await person.ask(remove, { id })).toEqual({ removeJobSearch: id });
  });
});

describe('an opening that has stood for a month', () => {
  const asked = () => app.mails.filter(({ subject }) => subject.startsWith('Still open?'));

  it('is asked about while something is written that refers to it', async () => {
    const id = await aJobOpening(poster, { companyName: 'Referred' });
    await app.app.db.sql(
      "update job_openings set created_at = now() - interval '31 days' where id = $1",
      [id],
    );
    const locked = Promise.withResolvers<undefined>();
    const asking = locked.promise.then(() => run(askStillOpen(app.app)));
    await change(app.app, async (work) => {
      await work.sql('select from job_openings where id = $1 for key share', [id]);
      locked.resolve(undefined);
      await sleep(300);
    });
    await asking;
    await eventually(() => asked().some(({ text }) => text.includes('Referred')), 'the mail');
  });

  it('is asked about; an answer keeps it, two silences close it', async () => {
    const [kept, silent] = [
      await aJobOpening(poster, { companyName: 'Kept' }),
      await aJobOpening(poster, { companyName: 'Silent' }),
    ];
    await app.app.db.sql("update job_openings set created_at = now() - interval '31 days'");
    await run(askStillOpen(app.app));
    await eventually(() => asked().filter(({ text }) => /Kept|Silent/.test(text)).length === 2);
    const mail = asked().find(({ text }) => text.includes('Kept'));
    const token = tokenIn(mail?.text ?? '');
    expect(await app.visitor.ask(answer, { token, is: true })).toEqual({
      answerStillOpen: { jobId: kept, isOpen: true },
    });
    expect((await app.visitor.refused(answer, { token: 'x', is: true })).code).toBe(
      'BAD_USER_INPUT',
    );
    for (let week = 0; week < 2; week += 1) {
      app.clock.advance(8 * 86_400);
      await run(askStillOpen(app.app));
    }
    const session = await anAlumnus(app);
    const read = 'query ($id: ID!) { job(id: $id) { isOpen closeReason } }';
    expect((await session.ask(read, { id: silent })).job).toEqual({
      isOpen: false,
      closeReason: 'unanswered',
    });
    expect((await session.ask(read, { id: kept })).job.isOpen).toBe(true);
    await app.visitor.ask(answer, { token, is: false });
    expect((await session.ask(read, { id: kept })).job.closeReason).toBe('filled');
  });

  it('leaves the list in the night after its deadline', async () => {
    const other = await anAlumnus(app);
    const id = await aJobOpening(other, { deadline: dayFromNow(1, app.clock.now()) });
    await app.app.db.sql('update job_openings set deadline = $2 where id = $1', [
      id,
      dayFromNow(-1, app.clock.now()),
    ]);
    const past = '{ jobs(filter: { standing: past }, first: 100) { nodes { id } } }';
    await run(endPastDeadlines(app.app));
    expect((await other.ask(past)).jobs.nodes).toContainEqual({ id });
  });
});
