import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationsOf } from '../../../testing/builders/notifications.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';

const seen =
  'mutation ($until: DateTimeISO) { markNotificationsSeen(until: $until) { unreadCount unseenCount } }';

let app: TestApp;
let asha: Person;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  asha = await aMentee(app, { fullName: 'Asha Verma' });
});
beforeEach(async () => {
  owner = await anAlumnus(app);
});
afterAll(() => app.close());

/** Somebody asks: a new notification, or a group that grows. */
async function asked(postId: string, by = asha): Promise<void> {
  await aQuestion(by, postId);
  await dispatchAll(app.app);
}
const counts = async () => {
  const { notificationCounts } = await owner.ask(
    '{ notificationCounts { unreadCount unseenCount } }',
  );
  return [notificationCounts.unreadCount, notificationCounts.unseenCount];
};
const markSeen = async (until: string | null = null) => {
  const { markNotificationsSeen } = await owner.ask(seen, { until });
  return [markNotificationsSeen.unreadCount, markNotificationsSeen.unseenCount];
};
const latest = async (): Promise<string> => (await notificationsOf(owner))[0]?.updatedAt;

describe('what the bell counts', () => {
  it('is what came since the list was seen, also after others were read', async () => {
    for (const companyName of ['One', 'Two']) await asked(await aPost(owner, { companyName }));
    expect(await counts()).toEqual([2, 2]);
    expect(await markSeen(await latest())).toEqual([2, 0]);
    await asked(await aPost(owner, { companyName: 'Three' }));
    // Read on another device, the old ones take nothing from the news.
    const [, ...old] = await notificationsOf(owner);
    await owner.ask('mutation ($ids: [ID!]!) { markNotificationsRead(ids: $ids) { ids } }', {
      ids: old.map(({ id }) => id),
    });
    expect(await counts()).toEqual([1, 1]);
  });

  it('counts an unread group anew when it grows', async () => {
    const postId = await aPost(owner, { companyName: 'Growing' });
    await asked(postId);
    expect(await markSeen(await latest())).toEqual([1, 0]);
    await asked(postId, await aMentee(app));
    expect(await counts()).toEqual([1, 1]);
  });

  it('never moves back, and a time to come hides nothing that is to come', async () => {
    const postId = await aPost(owner, { companyName: 'Clock' });
    await asked(postId);
    await markSeen('2999-01-01T00:00:00.000Z');
    expect(await counts()).toEqual([1, 0]);
    expect(await markSeen('2000-01-01T00:00:00.000Z')).toEqual([1, 0]);
    app.clock.advance(1);
    await asked(postId, await aMentee(app));
    expect(await counts()).toEqual([1, 1]);
  });

  it('is one list for all devices that see it at once', async () => {
    await asked(await aPost(owner, { companyName: 'Twice' }));
    const until = await latest();
    const both = await Promise.all([markSeen(until), markSeen(until), markSeen()]);
    expect(both.map(([, unseen]) => unseen)).toEqual([0, 0, 0]);
  });

  it('is told by REST', async () => {
    await asked(await aPost(owner, { companyName: 'Rest' }));
    const unread = () => owner.rest('GET', '/api/notifications/unread-count');
    expect((await unread()).body).toEqual({ count: 1, unseen: 1 });
    const refused = await owner.rest('POST', '/api/notifications/mark-seen', { until: 'soon' });
    expect(refused).toMatchObject({ status: 400, body: { message: 'until is not a time' } });
    expect((await unread()).body).toEqual({ count: 1, unseen: 1 });
    expect(await owner.rest('POST', '/api/notifications/mark-seen', {})).toMatchObject({
      status: 200,
      body: { unreadCount: 1, unseenCount: 0 },
    });
    expect((await unread()).body).toEqual({ count: 1, unseen: 0 });
  });

  it('is nobody else’s', async () => {
    expect(await app.visitor.refused(seen)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
