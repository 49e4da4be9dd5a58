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
