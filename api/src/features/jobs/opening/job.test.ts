import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation } from '../../../testing/builders/chat.ts';
import { aConnection } from '../../../testing/builders/connections.ts';
import { aJobOpening } from '../../../testing/builders/jobs.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

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

/** Puts a job at a company into somebody's career. */
const workedAt = (who: Person, companyName: string) =>
  who.ask('mutation ($input: CareerPathInput!) { saveCareerPath(input: $input) { id } }', {
    input: {
      experiences: [
        {
          type: 'work',
          experienceType: 'fulltime',
          checkboxName: 'work1',
          companyName,
          role: 'Engineer',
          duration: { from: { year: 2021 }, isCurrentlyWorking: true },
        },
      ],
    },
  });

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
    await workedAt(insider, 'KINDRED');
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

  it('names who worked there to those alone who may read their career', async () => {
    const id = await aJobOpening(poster, { companyName: 'Guarded' });
    const insider = await anAlumnus(app, { fullName: 'Gita Menon' });
    await workedAt(insider, 'Guarded');
    await insider.ask(
      'mutation { saveSettings(input: { privacy: { visibility: connections } }) { __typename } }',
    );
    const friend = await aMentee(app);
    await aConnection(friend, insider);
    expect((await reader.ask(read, { id })).job.insiders).toEqual([]);
    expect((await friend.ask(read, { id })).job.insiders).toEqual([{ fullName: 'Gita Menon' }]);
    // What they wrote for the whole college says it to everybody.
    await aPost(insider, { companyName: 'Guarded' });
    expect((await reader.ask(read, { id })).job.insiders).toHaveLength(1);
  });

  it('is liked by others than its poster', async () => {
    const id = await aJobOpening(poster);
    expect(await poster.refused(like, { id })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You cannot like your own opening.',
    });
    expect((await poster.ask(read, { id })).job).toMatchObject({
      counters: { likes: 0 },
      viewer: { hasLiked: false },
    });
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
