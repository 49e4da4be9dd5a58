import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../testing/index.ts';
import { aPost } from '../../testing/posts.ts';
import { anAnswer, aQuestion } from '../../testing/questions.ts';
import { dispatchAll, startDispatcher, stopDispatcher } from './dispatch/dispatcher.ts';

const list = `query ($tab: NotificationTab, $first: Int, $after: String) { notifications(tab: $tab, first: $first, after: $after) {
  nodes { id type kind content quote link sender { id fullName } count read archived dismissed priority status requestId createdAt updatedAt } pageInfo { endCursor hasNextPage } } }`;
const act = (name: string) =>
  `mutation ($ids: [ID!]!, $tab: NotificationTab) { ${name}(ids: $ids, tab: $tab) { ids unreadCount } }`;
const [markRead, dismiss, archive] = [
  act('markNotificationsRead'),
  act('dismissNotifications'),
  act('archiveNotifications'),
];
const like = 'mutation ($id: ID!) { likePost(id: $id) { viewer { hasLiked } } }';
const vote = 'mutation ($id: ID!) { voteQuestion(id: $id, voteType: upvote) { id } }';
const save =
  'mutation ($input: NotificationSettingsInput!) { saveNotificationSettings(input: $input) { id comments gratitudes sound mailAtOnce mailDigest } }';

let app: TestApp;
let author: Person;
let asha: Person;
let kabir: Person;
const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);
const dispatched = () => dispatchAll(app.app);
const notificationsOf = async (
  who: Person,
  variables: Record<string, unknown> = {},
): Promise<Json[]> => (await who.ask(list, variables)).notifications.nodes;
const unread = async (who: Person): Promise<number> =>
  (await who.ask('{ unreadNotificationsCount }')).unreadNotificationsCount;
const contents = async (who: Person, tab = 'all'): Promise<string[]> =>
  (await notificationsOf(who, { tab })).map(({ content }) => content);

beforeAll(async () => {
  app = await startTestApp();
  [asha, kabir] = [
    await aMentee(app, { fullName: 'Asha Verma' }),
    await aMentee(app, { fullName: 'Kabir Nair' }),
  ];
});
afterAll(() => app.close());

describe('notifications', () => {
  beforeAll(async () => {
    author = await anAlumnus(app);
  });

  it('come of questions on the own post and answers to the own question, by themselves', async () => {
    const postId = await aPost(author, { companyName: 'Acme' });
    const questionId = await aQuestion(asha, postId);
    await anAnswer(author, questionId);
    const [asked] = await eventually(async () => {
      const found = await notificationsOf(author);
      return found.length > 0 && found;
    });
    expect(asked).toMatchObject({
      type: 'comment',
      kind: 'questionAsked',
      content: 'Asha Verma asked about your Acme post',
      link: `/post/${postId}#question-${questionId}`,
      sender: { id: asha.id },
      count: 1,
      read: false,
      archived: false,
      priority: 'normal',
      status: null,
      requestId: null,
    });
    await eventually(async () =>
      (await contents(asha)).includes(
        `${(await author.ask('{ me { user { fullName } } }')).me.user.fullName} answered your question on the Acme post`,
      ),
    );
    expect(await unread(author)).toBe(1);
  });

  it('come in groups, which begin anew with who acts after they were read', async () => {
    const owner = await anAlumnus(app);
    const postId = await aPost(owner, { companyName: 'Grouped' });
    await asha.ask(like, { id: postId });
    await dispatched();
    await kabir.ask(like, { id: postId });
    await dispatched();
    expect(await notificationsOf(owner)).toMatchObject([
      {
        content: 'Kabir Nair and Asha Verma found your Grouped post helpful',
        count: 2,
        sender: { id: kabir.id },
      },
    ]);
    for (let n = 0; n < 2; n += 1) await (await aMentee(app)).ask(like, { id: postId });
    await dispatched();
    const [grouped] = await notificationsOf(owner);
    expect(grouped.content).toMatch(/and 3 others found your Grouped post helpful$/);
    expect(await unread(owner)).toBe(1);
    await owner.ask(markRead, { ids: [grouped.id] });
    const late = await aMentee(app, { fullName: 'Late Comer' });
    await late.ask(like, { id: postId });
    await dispatched();
    expect(await notificationsOf(owner)).toMatchObject(
      [
        { content: 'Your Grouped post has helped 5 people', sender: null },
        {
          id: grouped.id,
          content: 'Late Comer found your Grouped post helpful',
          count: 1,
          read: false,
        },
      ].sort((a, b) => (a.sender === null ? -1 : b.sender === null ? 1 : 0)),
    );
  });

  it('come once of like, unlike, like, and not of what was taken back before', async () => {
    const owner = await anAlumnus(app);
    const postId = await aPost(owner, { companyName: 'Fickle' });
    await asha.ask(like, { id: postId });
    await dispatched();
    const [{ id }] = await notificationsOf(owner);
    await owner.ask(markRead, { ids: [id] });
    for (let n = 0; n < 4; n += 1) {
      await asha.ask(like, { id: postId });
      await dispatched();
    }
    expect(await notificationsOf(owner)).toMatchObject([{ id, read: true }]);
    const other = await aPost(owner, { companyName: 'Undone' });
    await sql(
      `insert into domain_events (kind, subject_id, actor_id) values ('postLiked', $1, $2)`,
      [other, kabir.id],
    );
    await dispatched();
    expect(await contents(owner)).toEqual(['Asha Verma found your Fickle post helpful']);
  });

  it('alert again for a second question of the same person', async () => {
    const owner = await anAlumnus(app);
    const postId = await aPost(owner, { companyName: 'Twice' });
    await aQuestion(asha, postId, 'One?');
    await dispatched();
    await owner.ask(markRead, { ids: [] });
    await aQuestion(asha, postId, 'Two?');
    await dispatched();
    expect(await notificationsOf(owner)).toMatchObject([
      { content: 'Asha Verma asked about your Twice post', quote: 'Two?', count: 1, read: false },
    ]);
  });

  it('quote the answer that was given, whole words of it', async () => {
    const owner = await anAlumnus(app);
    const postId = await aPost(owner, { companyName: 'Quoted' });
    const asker = await aMentee(app);
    const questionId = await aQuestion(asker, postId, 'How long did it take?');
    const answer = `Three ${'very long '.repeat(30)}months`;
    await anAnswer(owner, questionId, answer);
    await dispatched();
    const [notification] = await notificationsOf(asker);
    expect(notification.kind).toBe('questionAnswered');
    expect(notification.quote).toMatch(/^Three very long .*(very|long)…$/);
    expect(notification.quote.length).toBeLessThanOrEqual(160);
  });

  it("never come of one's own act, by banned people, or of what is switched off", async () => {
    const owner = await anAlumnus(app);
    const postId = await aPost(owner, { companyName: 'Quiet' });
    await anAnswer(owner, await aQuestion(owner, postId));
    const banned = await aMentee(app);
    // However slow the machine, nothing is dispatched between the question and the ban.
    await stopDispatcher(app.app);
    await aQuestion(banned, postId);
    await sql('update users set is_banned = true where id = $1', [banned.id]);
    await dispatched();
    startDispatcher(app.app);
    expect(await notificationsOf(owner)).toEqual([]);
    expect(
      (await owner.ask(save, { input: { comments: false } })).saveNotificationSettings,
    ).toMatchObject({ id: owner.id, comments: false, gratitudes: true, mailDigest: true });
    await asha.ask(like, { id: postId });
    await dispatched();
    expect(await notificationsOf(owner)).toEqual([]);
    expect(await sql('select 1 from domain_events')).toEqual([]);
  });

  it('come of milestones, each once', async () => {
    const owner = await anAlumnus(app);
    const asker = await aMentee(app);
    const questionId = await aQuestion(asker, await aPost(owner, { companyName: 'Many' }));
    await dispatched();
    for (let n = 0; n < 5; n += 1) await (await aMentee(app)).ask(vote, { id: questionId });
    await dispatched();
    expect(await contents(asker)).toContain('Your question on the Many post reached 5 upvotes');
    await sql('update questions set upvotes = 4 where id = $1', [questionId]);
    await asker.ask(dismiss, { ids: [] });
    await (await aMentee(app)).ask(vote, { id: questionId });
    await dispatched();
    expect(await contents(asker)).not.toContain('Your question on the Many post reached 5 upvotes');
  });

  it('come of thanks, endorsements and connections', async () => {
    const [mentee, alumnus] = [
      await aMentee(app, { fullName: 'Mina Rao' }),
      await anAlumnus(app, { fullName: 'Arun Das' }),
    ];
    const [gratitudeId, endorsementId, requestId] = [newId(), newId(), newId()];
    const [low, high] = [mentee.id, alumnus.id].sort();
    await sql(
      `insert into gratitudes (id, profile_id, user_id, text) values ($1, $2, $3, 'Thank you!')`,
      [gratitudeId, alumnus.id, mentee.id],
    );
    await sql('insert into gratitude_upvotes (gratitude_id, user_id) values ($1, $2)', [
      gratitudeId,
      kabir.id,
    ]);
    await sql(
      `insert into endorsements (id, mentee_id, alumni_id, message) values ($1, $2, $3, 'Learns fast.')`,
      [endorsementId, mentee.id, alumnus.id],
    );
    await sql(
      `insert into connections (id, low_id, high_id, status, asked_by_id, request_id) values ($1, $2, $3, 'pending', $4, $5)`,
      [newId(), low, high, mentee.id, requestId],
    );
    const happen = (kind: string, subject: string, actor: Person) =>
      sql('insert into domain_events (kind, subject_id, actor_id) values ($1, $2, $3)', [
        kind,
        subject,
        actor.id,
      ]);
    await happen('gratitudeSent', gratitudeId, mentee);
    await happen('gratitudeUpvoted', gratitudeId, kabir);
    await happen('endorsementSent', endorsementId, alumnus);
    await happen('connectionAsked', requestId, mentee);
    await dispatched();
    expect((await contents(alumnus)).sort()).toEqual([
      'Mina Rao thanked you on your profile',
      'Mina Rao wants to connect with you',
    ]);
    expect((await contents(mentee)).sort()).toEqual([
      'Arun Das endorsed you: accept it to show it on your wall',
      'Kabir Nair upvoted your thanks to Arun Das',
    ]);
    // Each leads to the very words it is about.
    expect((await notificationsOf(mentee)).map(({ link }) => link).sort()).toEqual(
      [
        `/profile/${alumnus.id}?tab=gratitudes#gratitude-${gratitudeId}`,
        `/profile/${mentee.id}?tab=endorsements#endorsement-${endorsementId}`,
      ].sort(),
    );
    const [asked] = await notificationsOf(alumnus, { tab: 'connection' });
    expect(asked).toMatchObject({
      status: 'pending',
      priority: 'high',
      requestId,
      link: '/connection-requests',
      sender: { id: mentee.id },
    });
    await sql('update endorsements set accepted_at = now() where id = $1', [endorsementId]);
    await sql(
      `update connections set status = 'connected', connected_at = now() where request_id = $1`,
      [requestId],
    );
    await happen('endorsementAccepted', endorsementId, mentee);
    await happen('connectionAccepted', requestId, alumnus);
    app.app.events.publish('connection.answered', {});
    await eventually(
      async () => (await notificationsOf(alumnus, { tab: 'connection' }))[0]?.status === 'accepted',
      'the accepted request',
    );
    expect(await contents(alumnus)).toContain('Mina Rao accepted your endorsement');
    expect(await notificationsOf(mentee, { tab: 'connection' })).toMatchObject([
      {
        content: 'Arun Das accepted your connection request',
        status: 'accepted',
        link: `/profile/${alumnus.id}`,
      },
    ]);
  });

  it('of a request go when it is withdrawn, and come again with the next one', async () => {
    const [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
    const [low, high] = [mentee.id, alumnus.id].sort();
    const ask = async (requestId: string) => {
      await sql(
        `insert into connections (id, low_id, high_id, status, asked_by_id, request_id) values ($1, $2, $3, 'pending', $4, $5)`,
        [newId(), low, high, mentee.id, requestId],
      );
      await sql(
        `insert into domain_events (kind, subject_id, actor_id) values ('connectionAsked', $1, $2)`,
        [requestId, mentee.id],
      );
      await dispatched();
    };
    await ask(newId());
    expect(await unread(alumnus)).toBe(1);
    await sql('delete from connections where low_id = $1 and high_id = $2', [low, high]);
    app.app.events.publish('connection.answered', {});
    await eventually(async () => (await notificationsOf(alumnus)).length === 0, 'the withdrawal');
    expect(await unread(alumnus)).toBe(0);
    const again = newId();
    await ask(again);
    expect(await notificationsOf(alumnus)).toMatchObject([
      { requestId: again, status: 'pending', read: false },
    ]);
  });

  it('go on when one domain event can not be dispatched', async () => {
    const owner = await anAlumnus(app);
    const postId = await aPost(owner, { companyName: 'Stuck' });
    await sql(
      `alter table notification_actors add constraint stuck check (user_id <> '${kabir.id}') not valid`,
    );
    await kabir.ask(like, { id: postId });
    await asha.ask(like, { id: postId });
    await dispatched();
    expect(await contents(owner)).toEqual(['Asha Verma found your Stuck post helpful']);
    // The minute job may have tried it once more.
    expect(await sql('select tries > 0 as tried from domain_events')).toEqual([{ tried: true }]);
    await sql('alter table notification_actors drop constraint stuck');
    await sql('update domain_events set tries = 0');
    await dispatched();
    expect(await contents(owner)).toEqual([
      'Kabir Nair and Asha Verma found your Stuck post helpful',
    ]);
  });

  it('count each person once, however many act and dispatch at the same moment', async () => {
    const owner = await anAlumnus(app);
    const postId = await aPost(owner, { companyName: 'Crowd' });
    const crowd = await Promise.all(Array.from({ length: 50 }, () => aMentee(app)));
    await Promise.all([
      ...crowd.map((one) => one.ask(like, { id: postId })),
      ...Array.from({ length: 10 }, dispatched),
    ]);
    await dispatched();
    expect(
      await sql(
        `select count(*)::int as n from notification_actors a join notifications n on n.id = a.notification_id where n.user_id = $1 and n.kind = 'postLiked'`,
        [owner.id],
      ),
    ).toEqual([{ n: 50 }]);
    expect((await notificationsOf(owner)).filter(({ kind }) => kind === 'postLiked')).toMatchObject(
      [{ count: 50 }],
    );
  });
});

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
      const { notifications } = await owner.ask(list, { first: 2, after });
      seen.push(...notifications.nodes.map(({ content }: Json) => content));
      if (!notifications.pageInfo.hasNextPage) break;
      after = notifications.pageInfo.endCursor as string;
    }
    expect(seen).toEqual(
      ['Three', 'Two', 'One'].map((company) => `Asha Verma asked about your ${company} post`),
    );
    expect(await statementsOf(app.app, () => notificationsOf(owner))).toEqual([
      'notifications.page(all, 20, false)',
    ]);
    expect(await contents(owner, 'comment')).toHaveLength(3);
    for (const tab of ['chat', 'job', 'gratitude', 'connection', 'archived'])
      expect(await contents(owner, tab), tab).toEqual([]);
  });

  it("marks read, archives and dismisses what is named; others' are left as they are", async () => {
    const [three, two, one] = await notificationsOf(owner);
    expect(await asha.ask(dismiss, { ids: [three.id, newId()] })).toEqual({
      dismissNotifications: { ids: [], unreadCount: await unread(asha) },
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
      expect((await owner.refused(list, variables)).code).toBe('BAD_USER_INPUT');
    expect((await app.visitor.refused(list)).code).toBe('UNAUTHENTICATED');
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
      body: { count: 3 },
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
