import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import {
  notificationContents,
  notificationList,
  notificationsOf,
  unreadNotifications,
} from '../../../testing/builders/notifications.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../../testing/index.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';

const act = (name: string) =>
  `mutation ($ids: [ID!]!, $tab: NotificationTab) { ${name}(ids: $ids, tab: $tab) { ids unreadCount } }`;
const [markRead, dismiss, archive] = [
  act('markNotificationsRead'),
  act('dismissNotifications'),
  act('archiveNotifications'),
];

let app: TestApp;
let asha: Person;
const dispatched = () => dispatchAll(app.app);

beforeAll(async () => {
  app = await startTestApp();
  asha = await aMentee(app, { fullName: 'Asha Verma' });
});
afterAll(() => app.close());

describe('the list', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await anAlumnus(app);
    for (const companyName of ['One', 'Two', 'Three'])
      await aQuestion(asha, await aPost(owner, { companyName }));
    await dispatched();
  });

  it('has the latest first, page after page, in one statement', async () => {
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const { notifications } = await owner.ask(notificationList, { first: 2, after });
      seen.push(...notifications.nodes.map(({ content }: Json) => content));
      if (!notifications.pageInfo.hasNextPage) break;
      after = notifications.pageInfo.endCursor as string;
    }
    expect(seen).toEqual(
      ['Three', 'Two', 'One'].map((company) => `Asha Verma asked about your ${company} post`),
    );
    expect(await statementsOf(app.app, () => notificationsOf(owner))).toEqual([
      'notifications.page(all, 20, latest, false)',
    ]);
    expect(await notificationContents(owner, 'comment')).toHaveLength(3);
    for (const tab of ['chat', 'job', 'gratitude', 'connection', 'archived'])
      expect(await notificationContents(owner, tab), tab).toEqual([]);
  });

  it("marks read, archives and dismisses what is named; others' are left as they are", async () => {
    const [three, two, one] = await notificationsOf(owner);
    expect(await asha.ask(dismiss, { ids: [three.id, newId()] })).toEqual({
      dismissNotifications: { ids: [], unreadCount: await unreadNotifications(asha) },
    });
    expect((await owner.ask(markRead, { ids: [three.id] })).markNotificationsRead).toEqual({
      ids: [three.id],
      unreadCount: 2,
    });
    expect((await owner.ask(archive, { ids: [two.id] })).archiveNotifications).toEqual({
      ids: [two.id],
      unreadCount: 1,
    });
    expect((await owner.ask(dismiss, { ids: [one.id] })).dismissNotifications).toEqual({
      ids: [one.id],
      unreadCount: 0,
    });
    expect((await notificationsOf(owner)).map(({ id, read }) => ({ id, read }))).toEqual([
      { id: three.id, read: true },
    ]);
    expect(await notificationsOf(owner, { tab: 'archived' })).toMatchObject([
      { id: two.id, read: true, archived: true },
    ]);
    expect((await owner.ask(dismiss, { ids: [], tab: 'chat' })).dismissNotifications.ids).toEqual(
      [],
    );
    expect((await owner.ask(dismiss, { ids: [] })).dismissNotifications.ids).toEqual([three.id]);
    expect(await notificationsOf(owner, { tab: 'archived' })).toHaveLength(1);
    expect(
      (await owner.ask(dismiss, { ids: [], tab: 'archived' })).dismissNotifications.ids,
    ).toEqual([two.id]);
  });

  it('moves back out of the archive, and takes back what was just archived or dismissed: unread if it was', async () => {
    const [unarchive, undo] = ['unarchiveNotifications', 'undoNotifications'].map(
      (name) => `mutation ($ids: [ID!]!) { ${name}(ids: $ids) { ids unreadCount } }`,
    ) as [string, string];
    const fresh = await anAlumnus(app);
    for (const companyName of ['Four', 'Five'])
      await aQuestion(asha, await aPost(fresh, { companyName }));
    await dispatched();
    const [five, four] = (await notificationsOf(fresh)).map(({ id }) => id as string) as [
      string,
      string,
    ];
    await fresh.ask(archive, { ids: [five] });
    expect((await fresh.ask(undo, { ids: [five] })).undoNotifications).toEqual({
      ids: [five],
      unreadCount: 2,
    });
    await fresh.ask(dismiss, { ids: [] });
    expect((await asha.ask(undo, { ids: [five] })).undoNotifications.ids).toEqual([]);
    expect((await fresh.ask(undo, { ids: [] })).undoNotifications).toEqual({
      ids: [],
      unreadCount: 0,
    });
    expect((await fresh.ask(undo, { ids: [five, four] })).undoNotifications.unreadCount).toBe(2);
    await fresh.ask(archive, { ids: [] });
    await fresh.ask(dismiss, { ids: [five] });
    expect((await fresh.ask(undo, { ids: [five] })).undoNotifications).toEqual({
      ids: [five],
      unreadCount: 0,
    });
    expect((await notificationsOf(fresh, { tab: 'archived' })).map(({ id }) => id)).toEqual([
      five,
      four,
    ]);
    expect((await fresh.ask(unarchive, { ids: [four] })).unarchiveNotifications.ids).toEqual([
      four,
    ]);
    expect((await fresh.ask(unarchive, { ids: [] })).unarchiveNotifications).toEqual({
      ids: [five],
      unreadCount: 0,
    });
    expect((await notificationsOf(fresh)).map(({ id, read }) => ({ id, read }))).toEqual([
      { id: five, read: true },
      { id: four, read: true },
    ]);
  });

  it('refuses what is no id, foreign cursors and sizes, and strangers', async () => {
    for (const ids of [['x'], ['\u0000'], Array.from({ length: 101 }, newId)]) {
      for (const document of [markRead, dismiss, archive])
        expect((await owner.refused(document, { ids })).code).toBe('BAD_USER_INPUT');
    }
    for (const variables of [{ first: 0 }, { first: 101 }, { after: 'x' }])
      expect((await owner.refused(notificationList, variables)).code).toBe('BAD_USER_INPUT');
    expect((await app.visitor.refused(notificationList)).code).toBe('UNAUTHENTICATED');
  });
});

describe('the documented calls', () => {
  it('count, list, mark read, dismiss and archive: the ids, or all', async () => {
    const owner = await anAlumnus(app);
    for (const companyName of ['A', 'B', 'C'])
      await aQuestion(asha, await aPost(owner, { companyName }));
    await dispatched();
    expect(await owner.rest('GET', '/api/notifications/unread-count')).toMatchObject({
      status: 200,
      body: { count: 3, unseen: 3 },
    });
    const { body } = await owner.rest('GET', '/api/notifications');
    expect(body).toHaveLength(3);
    expect(body[0]).toEqual({
      _id: expect.any(String),
      type: 'comment',
      content: 'Asha Verma asked about your C post',
      link: expect.stringMatching(/^\/post\//),
      sender: { _id: asha.id, fullName: 'Asha Verma', profilePic: null },
      read: false,
      archived: false,
      priority: 'normal',
      status: null,
      createdAt: expect.any(String),
    });
    expect(
      await owner.rest('POST', '/api/notifications/mark-read', { ids: [body[0]._id] }),
    ).toMatchObject({ status: 200, body: { unreadCount: 2 } });
    expect(
      await owner.rest('POST', '/api/notifications/archive', { ids: [body[0]._id] }),
    ).toMatchObject({ status: 200 });
    expect((await owner.rest('GET', '/api/notifications/archived')).body).toMatchObject([
      { _id: body[0]._id, archived: true, read: true },
    ]);
    expect(await owner.rest('POST', '/api/notifications/mark-read', {})).toMatchObject({
      body: { unreadCount: 0 },
    });
    expect(
      (await owner.rest('POST', '/api/notifications/dismiss', { ids: [] })).body.ids,
    ).toHaveLength(2);
    expect((await owner.rest('GET', '/api/notifications')).body).toEqual([]);
  });

  it('take no nonsense for "all"', async () => {
    for (const ids of ['x', 1, {}, [1], [null], null]) {
      for (const path of ['mark-read', 'dismiss', 'archive'])
        expect(
          (await asha.rest('POST', `/api/notifications/${path}`, { ids })).status,
          JSON.stringify(ids),
        ).toBe(400);
    }
    expect((await app.visitor.rest('GET', '/api/notifications')).status).toBe(401);
  });
});
