import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  startTestApp,
  type Person,
  type TestApp,
} from '../../../testing/index.ts';
import { aConversation } from '../../../testing/chat.ts';
import { aJobOpening, dayFromNow, opening } from '../../../testing/jobs.ts';

const read =
  'query ($id: ID!) { job(id: $id) { id companyName isOpen closeReason deadline fileUrl fileError counters { likes views applications } viewer { hasLiked hasBookmarked hasApplied canEdit } similarJobs { id } insiders { fullName } } }';
const like = 'mutation ($id: ID!) { likeJob(id: $id) { counters { likes } viewer { hasLiked } } }';
const view = 'mutation ($id: ID!) { viewJob(id: $id) { counters { views } } }';
const apply = 'mutation ($id: ID!) { applyToJob(id: $id) { counters { applications } } }';
const close = 'mutation ($id: ID!) { closeJob(id: $id) { isOpen closeReason } }';
const reopen = 'mutation ($id: ID!) { reopenJob(id: $id) { isOpen closeReason } }';
const remove = 'mutation ($id: ID!) { deleteJob(id: $id) }';
const unknown = '0190a000-0000-7000-8000-000000000000';

let app: TestApp;
let poster: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  poster = await anAlumnus(app, { fullName: 'Asha Verma' });
  reader = await aMentee(app);
});
afterAll(() => app.close());

describe('reading an opening', () => {
  it('counts each like, view and application once, however many come at once', async () => {
    const id = await aJobOpening(poster);
    const crowd = await Promise.all(Array.from({ length: 6 }, () => aMentee(app)));
    await Promise.all(
      [...crowd, ...crowd].flatMap((one) => [one.ask(view, { id }), one.ask(apply, { id })]),
    );
    await Promise.all(crowd.map((one) => one.ask(like, { id })));
    await Promise.all([poster.ask(view, { id }), poster.ask(apply, { id })]);
    expect((await reader.ask(read, { id })).job.counters).toEqual({
      likes: 6,
      views: 6,
      applications: 6,
    });
    // An even number of toggles of one person at once leaves it as it was.
    await Promise.all(Array.from({ length: 4 }, () => reader.ask(like, { id })));
    expect((await reader.ask(read, { id })).job).toMatchObject({
      counters: { likes: 6 },
      viewer: { hasLiked: false, canEdit: false },
    });
  });

  it('names who worked there and what is alike', async () => {
    const [id, twin] = [
      await aJobOpening(poster, { companyName: 'Kindred', role: 'One' }),
      await aJobOpening(poster, { companyName: 'kindred', role: 'Two' }),
    ];
    const insider = await anAlumnus(app, { fullName: 'Farah Khan' });
    await insider.ask(
      'mutation ($input: CareerPathInput!) { saveCareerPath(input: $input) { id } }',
      {
        input: {
          experiences: [
            {
              type: 'work',
              experienceType: 'fulltime',
              checkboxName: 'work1',
              companyName: 'KINDRED',
              role: 'Engineer',
              duration: { from: { year: 2021 }, isCurrentlyWorking: true },
            },
          ],
        },
      },
    );
    const { job } = await reader.ask(read, { id });
    expect(job.similarJobs).toEqual([{ id: twin }]);
    expect(job.insiders).toEqual([{ fullName: 'Farah Khan' }]);
    // Who is asked by as many as they take, or takes nobody now, is not shown as somebody to ask.
    const takes = (openRequestsLimit: number) =>
      insider.ask(
        'mutation ($input: SettingsInput!) { saveSettings(input: $input) { __typename } }',
        { input: { chat: { openRequestsLimit } } },
      );
    await takes(1);
    await aConversation(await aMentee(app), insider, 'May I ask?');
    expect((await reader.ask(read, { id })).job.insiders).toEqual([]);
    await takes(2);
    expect((await reader.ask(read, { id })).job.insiders).toHaveLength(1);
    await takes(0);
    expect((await reader.ask(read, { id })).job.insiders).toEqual([]);
    await takes(5);
    await reader.ask('mutation ($id: ID!) { blockUser(userId: $id) { __typename } }', {
      id: insider.id,
    });
    expect((await reader.ask(read, { id })).job.insiders).toEqual([]);
  });

  it('is for members, and unknown ids are not found', async () => {
    const newcomer = await anUnverifiedMentee(app);
    const id = await aJobOpening(poster);
    expect((await newcomer.refused(read, { id })).code).toBe('FORBIDDEN');
    expect((await app.visitor.refused(read, { id })).code).toBe('UNAUTHENTICATED');
    for (const document of [read, like, view, apply, close, remove])
      for (const bad of [unknown, 'x'])
        expect(await poster.refused(document, { id: bad })).toMatchObject({
          code: 'NOT_FOUND',
          message: 'Job not found',
        });
    const banned = await anAlumnus(app);
    const theirs = await aJobOpening(banned);
    await app.app.db.sql('update users set is_banned = true where id = $1', [banned.id]);
    expect((await reader.refused(read, { id: theirs })).code).toBe('NOT_FOUND');
  });
});

describe('the end of an opening', () => {
  it('comes by its poster, and can be taken back', async () => {
    const id = await aJobOpening(poster);
    expect(await reader.refused(close, { id })).toMatchObject({ code: 'FORBIDDEN' });
    expect((await poster.ask(close, { id })).closeJob).toEqual({
      isOpen: false,
      closeReason: 'filled',
    });
    expect(await reader.refused(apply, { id })).toMatchObject({ code: 'CONFLICT' });
    expect((await poster.ask(reopen, { id })).reopenJob).toEqual({
      isOpen: true,
      closeReason: null,
    });
  });
});

describe('editing', () => {
  const update =
    'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { role editedAt isOpen } }';

  it('is the poster’s, and keeps a deadline that has passed', async () => {
    const id = await aJobOpening(poster, { deadline: dayFromNow(1) });
    await app.app.db.sql('update job_openings set deadline = $2 where id = $1', [
      id,
      dayFromNow(-3),
    ]);
    const input = opening({ role: 'Better', deadline: dayFromNow(-3) });
    expect((await reader.refused(update, { id, input })).code).toBe('FORBIDDEN');
    expect((await poster.ask(update, { id, input })).updateJob).toMatchObject({
      role: 'Better',
      isOpen: false,
    });
    expect(
      (await poster.refused(update, { id, input: { ...input, deadline: dayFromNow(-2) } })).message,
    ).toBe('Deadline cannot be in the past');
    expect(
      (await poster.ask(update, { id, input: { ...input, deadline: dayFromNow(5) } })).updateJob
        .isOpen,
    ).toBe(true);
  });
});
