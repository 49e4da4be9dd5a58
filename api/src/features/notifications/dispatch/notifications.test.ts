import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  notificationContents,
  notificationsOf,
  unreadNotifications,
} from '../../../testing/builders/notifications.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { dispatchAll, startDispatcher, stopDispatcher } from './dispatcher.ts';

const act = (name: string) =>
  `mutation ($ids: [ID!]!, $tab: NotificationTab) { ${name}(ids: $ids, tab: $tab) { ids unreadCount } }`;
const [markRead, dismiss] = [act('markNotificationsRead'), act('dismissNotifications')];
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
      (await notificationContents(asha)).includes(
        `${(await author.ask('{ me { user { fullName } } }')).me.user.fullName} answered your question on the Acme post`,
      ),
    );
    expect(await unreadNotifications(author)).toBe(1);
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
    expect(await unreadNotifications(owner)).toBe(1);
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
    expect(await notificationContents(owner)).toEqual([
      'Asha Verma found your Fickle post helpful',
    ]);
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

  it('quote words without the signs around them', async () => {
    const owner = await anAlumnus(app);
    const asker = await aMentee(app);
    const postId = await aPost(owner, { companyName: 'Marked' });
    await aQuestion(asker, postId, 'Is **this** `snake_case`, 2 * 3?');
    await dispatched();
    const [notification] = await notificationsOf(owner);
    expect(notification.quote).toBe('Is this snake_case, 2 * 3?');
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
    expect(await notificationContents(asker)).toContain(
      'Your question on the Many post reached 5 upvotes',
    );
    await sql('update questions set upvotes = 4 where id = $1', [questionId]);
    await asker.ask(dismiss, { ids: [] });
    await (await aMentee(app)).ask(vote, { id: questionId });
    await dispatched();
    expect(await notificationContents(asker)).not.toContain(
      'Your question on the Many post reached 5 upvotes',
    );
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
    expect(await notificationContents(owner)).toEqual(['Asha Verma found your Stuck post helpful']);
    // The minute job may have tried it once more.
    expect(await sql('select tries > 0 as tried from domain_events')).toEqual([{ tried: true }]);
    await sql('alter table notification_actors drop constraint stuck');
    await sql('update domain_events set tries = 0');
    await dispatched();
    expect(await notificationContents(owner)).toEqual([
      'Kabir Nair and Asha Verma found your Stuck post helpful',
    ]);
  });

  it('are there once a run is over, also where others run beside it, and a failure counts once', async () => {
    const owner = await anAlumnus(app);
    const postId = await aPost(owner, { companyName: 'Beside' });
    await sql(
      `alter table notification_actors add constraint stuck check (user_id <> '${kabir.id}') not valid`,
    );
    await kabir.ask(like, { id: postId });
    await asha.ask(like, { id: postId });
    const seen = await Promise.all(
      Array.from({ length: 10 }, () => dispatched().then(() => notificationContents(owner))),
    );
    expect(seen).toEqual(Array(10).fill(['Asha Verma found your Beside post helpful']));
    expect(await sql('select tries from domain_events')).toEqual([{ tries: 1 }]);
    await sql('alter table notification_actors drop constraint stuck');
    await sql('update domain_events set tries = 0');
    await dispatched();
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
