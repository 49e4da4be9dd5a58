import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anUnverifiedMentee,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const send =
  'mutation ($message: String!, $page: String) { sendFeedback(message: $message, page: $page) { id sentAt } }';

let app: TestApp;
let person: Person;
const kept = (userId: string) =>
  app.app.db.sql<{ message: string; page: string | null; at: Date }>(
    'select message, page, created_at as at from feedback where user_id = $1 order by id',
    [userId],
  );

beforeAll(async () => {
  app = await startTestApp();
  person = await aMentee(app);
});
afterAll(() => app.close());

describe('feedback', () => {
  it('is kept with its person, page and time; also of those who are not verified yet', async () => {
    const newcomer = await anUnverifiedMentee(app);
    const { sendFeedback } = await newcomer.ask(send, {
      message: '  Where do I verify?\n',
      page: '/feed?tab=networking',
    });
    const [row, second] = await kept(newcomer.id);
    expect([row?.message, row?.page, second]).toEqual([
      'Where do I verify?',
      '/feed?tab=networking',
      undefined,
    ]);
    expect(row?.at.toISOString()).toBe(new Date(sendFeedback.sentAt as string).toISOString());
  });

  it('sent five times at once, or again later, is one row', async () => {
    const sent = await Promise.all(
      Array.from({ length: 5 }, () =>
        person.ask(send, { message: 'The map is broken', page: '/feed' }),
      ),
    );
    expect(new Set(sent.map(({ sendFeedback }) => sendFeedback.id as string)).size).toBe(1);
    app.clock.advance(60);
    await person.ask(send, { message: 'The map is broken' });
    expect(await kept(person.id)).toMatchObject([{ message: 'The map is broken', page: '/feed' }]);
  });

  it('needs words, not too many, and an address of the site', async () => {
    const before = (await kept(person.id)).length;
    for (const message of ['', '  \n', '\0'])
      expect(await person.refused(send, { message })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Feedback message is required',
        fields: { message: 'Feedback message is required' },
      });
    expect(await person.refused(send, { message: 'x'.repeat(2001) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Feedback message cannot exceed 2000 characters',
    });
    for (const page of ['https://elsewhere.example', '//elsewhere.example', `/${'x'.repeat(500)}`])
      expect((await person.refused(send, { message: 'x', page })).code).toBe('BAD_USER_INPUT');
    expect(await kept(person.id)).toHaveLength(before);
  });

  it('POST /api/auth/feedback', async () => {
    const visitor = await app.visitor.rest('POST', '/api/auth/feedback', { message: 'x' });
    expect([visitor.status, visitor.body.message]).toEqual([401, 'Please sign in to continue.']);
    const { status, body } = await person.rest('POST', '/api/auth/feedback', {
      message: 'By the old transport',
      page: '/post/1',
      userId: 'somebody',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        message: 'Thank you! Your feedback has been sent.',
        feedback: { _id: expect.any(String) as string },
      },
    ]);
    expect((await kept(person.id)).at(-1)).toMatchObject({
      message: 'By the old transport',
      page: '/post/1',
    });
    for (const message of [undefined, null, ['a'], { a: 1 }, '']) {
      expect(await person.rest('POST', '/api/auth/feedback', { message })).toMatchObject({
        status: 400,
        body: { message: 'Feedback message is required' },
      });
    }
  });

  it('is limited for each person', async () => {
    const few = await startTestApp({ limits: { feedback: { points: 2, seconds: 3600 } } });
    try {
      const [eager, calm] = [await aMentee(few), await aMentee(few)];
      for (const message of ['one', 'two']) await eager.ask(send, { message });
      expect(await eager.refused(send, { message: '' })).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect((await eager.refused(send, { message: 'three' })).code).toBe('RATE_LIMITED');
      const refused = await eager.rest('POST', '/api/auth/feedback', { message: 'three' });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      await calm.ask(send, { message: 'one' });
    } finally {
      await few.close();
    }
  });
});

describe('feedback that admins read', () => {
  const list =
    'query ($state: FeedbackState, $search: String, $first: Int, $after: String) { feedback(state: $state, search: $search, first: $first, after: $after) { totalCount nodes { id message page closedAt user { fullName } } pageInfo { hasNextPage endCursor } } }';
  const close = 'mutation ($id: ID!) { closeFeedback(id: $id) { id closedAt } }';
  const reopen = 'mutation ($id: ID!) { reopenFeedback(id: $id) { id closedAt } }';

  it('is listed page by page, found, closed once and open again when it is said again', async () => {
    const admin = await aMentee(app, { isAdmin: true });
    const member = await aMentee(app, { fullName: 'Vasudha Kelkar' });
    for (const message of ['First word', 'Second word', 'Third word']) {
      app.clock.advance(1);
      await member.ask(send, { message, page: '/feed' });
    }
    const { feedback: first } = await admin.ask(list, { search: 'vasudha', first: 2 });
    expect([
      first.totalCount,
      first.nodes.map(({ message }: { message: string }) => message),
    ]).toEqual([3, ['Third word', 'Second word']]);
    const { feedback: next } = await admin.ask(list, {
      search: 'vasudha',
      first: 2,
      after: first.pageInfo.endCursor as string,
    });
    expect(next.nodes).toMatchObject([{ message: 'First word', page: '/feed', closedAt: null }]);
    const id = next.nodes[0].id as string;
    const closed = await Promise.all([admin.ask(close, { id }), admin.ask(close, { id })]);
    expect(closed[0].closeFeedback).toEqual(closed[1].closeFeedback);
    const count = async (state: string) =>
      (await admin.ask(list, { state, search: 'vasudha' })).feedback.totalCount as number;
    expect([await count('open'), await count('closed'), await count('all')]).toEqual([2, 1, 3]);
    await admin.ask(reopen, { id });
    await admin.ask(close, { id });
    await member.ask(send, { message: 'First word' });
    expect(await count('open')).toBe(3);
    const log = await app.app.db.sql<{ action: string }>(
      "select action from audit_log where target_type = 'feedback' and target_id = $1 order by number",
      [id],
    );
    expect(log.map(({ action }) => action)).toEqual([
      'feedback.close',
      'feedback.reopen',
      'feedback.close',
    ]);
  });

  it('is for admins alone', async () => {
    expect(await person.refused(list)).toMatchObject({ message: 'Not an admin' });
    expect(await person.refused(close, { id: person.id })).toMatchObject({ code: 'FORBIDDEN' });
    const admin = await aMentee(app, { isAdmin: true });
    for (const id of ['nothing', person.id])
      expect(await admin.refused(close, { id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
