import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  notificationContents,
  unreadNotifications,
} from '../../../../testing/builders/notifications.ts';
import { aPost } from '../../../../testing/builders/posts.ts';
import { aQuestion } from '../../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts';
import { removeOldNotificationsJob } from '../../list/old-notifications.ts';
import { dispatchAll } from '../dispatcher.ts';

let app: TestApp;
const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('notifications of what was taken back', () => {
  const like = 'mutation ($id: ID!) { likePost(id: $id) { viewer { hasLiked } } }';
  const dispatched = () => dispatchAll(app.app);

  const answering =
    'mutation ($id: ID!) { answerQuestion(questionId: $id, content: "Read the script") { id } }';

  it('go with the question or answer that they are about', async () => {
    const [author, asha, kabir] = [
      await anAlumnus(app),
      await aMentee(app, { fullName: 'Asha Verma' }),
      await aMentee(app, { fullName: 'Kabir Nair' }),
    ];
    const postId = await aPost(author, { companyName: 'Deleted' });
    const [first, second] = [await aQuestion(asha, postId), await aQuestion(asha, postId)];
    const others = await aQuestion(kabir, postId);
    await kabir.ask('mutation ($id: ID!) { voteQuestion(id: $id, voteType: upvote) { id } }', {
      id: first,
    });
    const answer = (await author.ask(answering, { id: second })).answerQuestion;
    await asha.ask('mutation ($id: ID!) { voteAnswer(id: $id, voteType: upvote) { id } }', {
      id: answer.id,
    });
    await dispatched();
    expect([await unreadNotifications(author), await unreadNotifications(asha)]).toEqual([2, 2]);
    const remove = async (who: Person, what: 'Question' | 'Answer', id: string) => {
      await who.ask(`mutation ($id: ID!) { delete${what}(id: $id) }`, { id });
      await dispatched();
    };
    await remove(asha, 'Question', first);
    expect(await unreadNotifications(asha)).toBe(1);
    expect(await notificationContents(author)).toContainEqual(
      expect.stringMatching(/^(Asha Verma and Kabir Nair|Kabir Nair and Asha Verma) asked/),
    );
    await remove(author, 'Answer', answer.id);
    expect([await notificationContents(author), await notificationContents(asha)]).toEqual([
      [expect.stringMatching(/ asked /)],
      [],
    ]);
    await remove(asha, 'Question', second);
    expect(await notificationContents(author)).toEqual([
      expect.stringMatching(/^Kabir Nair asked /),
    ]);
    await remove(kabir, 'Question', others);
    expect([await notificationContents(author), await unreadNotifications(author)]).toEqual([
      [],
      0,
    ]);
  });

  it('go with the gratitude, the endorsement and the post of their author', async () => {
    const [alumnus, mentee] = [await anAlumnus(app), await aMentee(app)];
    const { sendGratitude } = await mentee.ask(
      'mutation ($id: ID!) { sendGratitude(profileId: $id, text: "Thank you!") { id } }',
      { id: alumnus.id },
    );
    await alumnus.ask('mutation ($id: ID!) { upvoteGratitude(id: $id) { id } }', {
      id: sendGratitude.id,
    });
    const { submitEndorsement } = await alumnus.ask(
      'mutation ($id: ID!) { submitEndorsement(menteeId: $id, message: "Solid.") { id } }',
      { id: mentee.id },
    );
    await mentee.ask('mutation ($id: ID!) { acceptEndorsement(id: $id) { id } }', {
      id: submitEndorsement.id,
    });
    const postId = await aPost(alumnus);
    await mentee.ask(like, { id: postId });
    await dispatched();
    expect([await unreadNotifications(alumnus), await unreadNotifications(mentee)]).toEqual([3, 1]);
    await mentee.ask('mutation ($id: ID!) { deleteGratitude(id: $id) }', { id: sendGratitude.id });
    await mentee.ask('mutation ($id: ID!) { removeEndorsement(id: $id) }', {
      id: submitEndorsement.id,
    });
    await alumnus.ask('mutation ($id: ID!) { deletePost(id: $id) }', { id: postId });
    await dispatched();
    expect([await notificationContents(alumnus), await notificationContents(mentee)]).toEqual([
      [],
      [],
    ]);
  });

  it('go with the post, also those of others about their words on it', async () => {
    const [author, asha, kabir] = [
      await anAlumnus(app),
      await aMentee(app, { fullName: 'Asha Verma' }),
      await aMentee(app, { fullName: 'Kabir Nair' }),
    ];
    const [postId, otherId] = [await aPost(author), await aPost(author, { companyName: 'Adobe' })];
    for (const id of [postId, otherId]) {
      const question = await aQuestion(asha, id);
      await kabir.ask('mutation ($id: ID!) { voteQuestion(id: $id, voteType: upvote) { id } }', {
        id: question,
      });
      await author.ask(answering, { id: question });
    }
    await dispatched();
    expect([await unreadNotifications(author), await unreadNotifications(asha)]).toEqual([2, 4]);
    await author.ask('mutation ($id: ID!) { deletePost(id: $id) }', { id: postId });
    await dispatched();
    expect([await unreadNotifications(author), await unreadNotifications(asha)]).toEqual([1, 2]);
    expect(
      await sql('select id from notifications where link like $1 and withdrawn_at is null', [
        `/post/${postId}%`,
      ]),
    ).toEqual([]);
  });
});

describe('old notifications', () => {
  it('are deleted a month after they were dismissed or half a year after they were read, but not archived ones, requests that wait and milestones', async () => {
    const [owner, asker] = [await anAlumnus(app), await aMentee(app)];
    const kinds = [
      'dismissed',
      'lately',
      'withdrawn',
      'read',
      'archived',
      'pending',
      'unread',
      'postMilestone',
      'questionMilestone',
    ];
    for (const kind of kinds) {
      await sql(
        `insert into notifications (id, user_id, type, kind, group_key, link, sender_id, updated_at, status) values (gen_random_uuid(), $1, 'comment', $2, $2, '/feed', $3, now() - interval '400 days', case when $2 = 'pending' then 'pending' end)`,
        [owner.id, kind, asker.id],
      );
    }
    const set = (what: string, days: number, ...which: string[]) =>
      sql(
        `update notifications set ${what}_at = $2::timestamptz - interval '${days} days' where user_id = $1 and kind = any($3)`,
        [owner.id, app.clock.now(), which],
      );
    await set('read', 181, 'read', 'archived', 'pending', 'questionMilestone');
    await set('archived', 181, 'archived');
    await set('dismissed', 31, 'dismissed', 'postMilestone');
    await set('dismissed', 29, 'lately');
    await set('withdrawn', 31, 'withdrawn');
    await removeOldNotificationsJob(app.app).run({});
    expect(
      (
        await sql(
          'select kind, dismissed_at is not null as gone from notifications where user_id = $1 order by kind',
          [owner.id],
        )
      ).map(({ kind, gone }) => `${kind}${gone ? ' gone' : ''}`),
    ).toEqual([
      'archived',
      'lately gone',
      'pending',
      'postMilestone gone',
      'questionMilestone gone',
      'unread',
    ]);
  });
});
