import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { aPost } from '../../../testing/posts.ts';
import { aQuestion } from '../../../testing/questions.ts';
import { notificationEventsTopic } from '../notification-events.ts';
import { removeOldNotificationsJob } from '../old-notifications.ts';
import { dispatchAll } from './dispatcher.ts';
import { withdrawStale } from './withdraw-stale.ts';

let app: TestApp;
const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);
const notificationsOf = async (who: Person): Promise<Json[]> =>
  (await who.ask('{ notifications { nodes { id requestId content count status read } } }'))
    .notifications.nodes;
const unread = async (who: Person): Promise<number> =>
  (await who.ask('{ unreadNotificationsCount }')).unreadNotificationsCount;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('notifications of what was taken back', () => {
  it('alert once a day when somebody asks, withdraws and asks again, and are mailed once', async () => {
    const [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
    const connect = 'mutation ($userId: ID!) { connect(userId: $userId) { requestId } }';
    const alerts: boolean[] = [];
    const unsubscribe = app.app.events.subscribe(
      notificationEventsTopic(alumnus.id),
      ({ kind }) => {
        alerts.push(kind === 'received');
      },
    );
    const ask = async (): Promise<string> => {
      const { requestId } = (await mentee.ask(connect, { userId: alumnus.id })).connect as {
        requestId: string;
      };
      await eventually(
        async () => (await notificationsOf(alumnus))[0]?.requestId === requestId,
        'the request',
      );
      return requestId;
    };
    for (let times = 0; times < 3; times += 1) {
      const requestId = await ask();
      await sql(
        'update notifications set mailed_at = coalesce(mailed_at, now()) where user_id = $1',
        [alumnus.id],
      );
      await mentee.ask(
        'mutation ($requestId: ID!) { cancelConnectionRequest(requestId: $requestId) { status } }',
        { requestId },
      );
      await eventually(async () => (await notificationsOf(alumnus)).length === 0, 'the withdrawal');
    }
    expect(alerts.filter(Boolean)).toHaveLength(1);
    await ask();
    expect(
      await sql('select mailed_at is null as waits from notifications where user_id = $1', [
        alumnus.id,
      ]),
    ).toEqual([{ waits: false }]);
    unsubscribe();
  });

  it('go with the endorsement or gratitude', async () => {
    const [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
    const { submitEndorsement } = await alumnus.ask(
      'mutation ($id: ID!) { submitEndorsement(menteeId: $id, message: "Solid.") { id } }',
      { id: mentee.id },
    );
    const { sendGratitude } = await mentee.ask(
      'mutation ($id: ID!) { sendGratitude(profileId: $id, text: "Thank you!") { id } }',
      { id: alumnus.id },
    );
    await eventually(async () => (await unread(mentee)) + (await unread(alumnus)) === 2, 'both');
    await withdrawStale(app.app);
    expect([await unread(mentee), await unread(alumnus)]).toEqual([1, 1]);
    await alumnus.ask('mutation ($id: ID!) { removeEndorsement(id: $id) }', {
      id: submitEndorsement.id,
    });
    await mentee.ask('mutation ($id: ID!) { deleteGratitude(id: $id) }', { id: sendGratitude.id });
    await dispatchAll(app.app);
    expect([await unread(mentee), await unread(alumnus)]).toEqual([0, 0]);
  });

  it('go with the last endorsement since they were read, though earlier ones still wait', async () => {
    const [mentee, before, lately] = [
      await aMentee(app),
      await anAlumnus(app),
      await anAlumnus(app),
    ];
    const endorse = (who: Person) =>
      who.ask(
        'mutation ($id: ID!) { submitEndorsement(menteeId: $id, message: "Solid.") { id } }',
        { id: mentee.id },
      );
    await endorse(before);
    await eventually(async () => (await unread(mentee)) === 1, 'the first');
    await mentee.ask('mutation { markNotificationsRead(ids: [], tab: all) { unreadCount } }');
    const { submitEndorsement } = await endorse(lately);
    await eventually(async () => (await unread(mentee)) === 1, 'the second');
    await withdrawStale(app.app);
    expect(await unread(mentee)).toBe(1);
    // Deleted without a domain event: the minute job finds it.
    await sql('delete from endorsements where id = $1', [submitEndorsement.id]);
    await withdrawStale(app.app);
    expect(await unread(mentee)).toBe(0);
  });

  const like = 'mutation ($id: ID!) { likePost(id: $id) { viewer { hasLiked } } }';
  const dispatched = () => dispatchAll(app.app);
  const contents = async (who: Person): Promise<string[]> =>
    (await notificationsOf(who)).map(({ content }) => content);

  it('do not count a like that was taken back, and go when none is left', async () => {
    const [owner, asha, kabir] = [
      await anAlumnus(app),
      await aMentee(app, { fullName: 'Asha Verma' }),
      await aMentee(app, { fullName: 'Kabir Nair' }),
    ];
    const id = await aPost(owner, { companyName: 'Fickle' });
    const alerts: boolean[] = [];
    const unsubscribe = app.app.events.subscribe(notificationEventsTopic(owner.id), ({ kind }) => {
      alerts.push(kind === 'received');
    });
    const liked = async (...who: Person[]) => {
      for (const one of who) await one.ask(like, { id });
      await dispatched();
    };
    await liked(asha, kabir);
    expect(await contents(owner)).toEqual([
      expect.stringMatching(/ and .* found your Fickle post helpful$/),
    ]);
    await liked(kabir);
    expect(await contents(owner)).toEqual(['Asha Verma found your Fickle post helpful']);
    await liked(asha);
    expect([await contents(owner), await unread(owner)]).toEqual([[], 0]);
    await liked(asha);
    expect([await contents(owner), await unread(owner)]).toEqual([
      ['Asha Verma found your Fickle post helpful'],
      1,
    ]);
    expect(alerts.filter(Boolean)).toHaveLength(1);
    await owner.ask('mutation { markNotificationsRead(ids: []) { unreadCount } }');
    await liked(asha, kabir, asha);
    expect([await contents(owner), await unread(owner)]).toEqual([
      ['Kabir Nair and Asha Verma found your Fickle post helpful'],
      0,
    ]);
    await liked(kabir, asha);
    expect(await contents(owner)).toEqual([]);
    unsubscribe();
  });

  it('go with a vote that was taken back or turned, and with a hidden gratitude, and come back', async () => {
    const [owner, voter] = [await anAlumnus(app), await aMentee(app, { fullName: 'Asha Verma' })];
    const questionId = await aQuestion(owner, await aPost(await anAlumnus(app)));
    const vote = async (voteType: string) => {
      await voter.ask(
        `mutation ($id: ID!) { voteQuestion(id: $id, voteType: ${voteType}) { id } }`,
        { id: questionId },
      );
      await dispatched();
    };
    const { sendGratitude } = await voter.ask(
      'mutation ($id: ID!) { sendGratitude(profileId: $id, text: "Thank you!") { id } }',
      { id: owner.id },
    );
    const hide = async (hidden: boolean) => {
      await owner.ask(
        `mutation ($id: ID!) { ${hidden ? 'hide' : 'unhide'}Gratitude(id: $id) { id } }`,
        { id: sendGratitude.id },
      );
      await dispatched();
    };
    await vote('upvote');
    expect(await unread(owner)).toBe(2);
    await vote('downvote');
    expect(await contents(owner)).toEqual(['Asha Verma thanked you on your profile']);
    await hide(true);
    expect(await contents(owner)).toEqual([]);
    await hide(false);
    expect(await contents(owner)).toEqual(['Asha Verma thanked you on your profile']);
    await vote('upvote');
    expect(await unread(owner)).toBe(2);
  });

  it('name those whose endorsements still wait, and go when none does', async () => {
    const mentee = await aMentee(app);
    const alumni = await Promise.all(
      ['Ana Rao', 'Bela Rao', 'Cara Rao'].map((fullName) => anAlumnus(app, { fullName })),
    );
    const ids: string[] = [];
    for (const one of alumni)
      ids.push(
        (
          await one.ask(
            'mutation ($id: ID!) { submitEndorsement(menteeId: $id, message: "Solid.") { id } }',
            { id: mentee.id },
          )
        ).submitEndorsement.id,
      );
    const answer = async (how: string, id: string | undefined) => {
      await mentee.ask(
        `mutation ($id: ID!) { ${how}(id: $id)${how === 'acceptEndorsement' ? ' { id }' : ''} }`,
        { id },
      );
      await dispatched();
    };
    await dispatched();
    expect(await contents(mentee)).toEqual([
      expect.stringMatching(/ and 2 others endorsed you: accept them to show them on your wall$/),
    ]);
    await answer('acceptEndorsement', ids[0]);
    await answer('declineEndorsement', ids[1]);
    expect(await contents(mentee)).toEqual([
      'Cara Rao endorsed you: accept it to show it on your wall',
    ]);
    await answer('acceptEndorsement', ids[2]);
    expect([await contents(mentee), await unread(mentee)]).toEqual([[], 0]);
  });

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
    expect([await unread(author), await unread(asha)]).toEqual([2, 2]);
    const remove = async (who: Person, what: 'Question' | 'Answer', id: string) => {
      await who.ask(`mutation ($id: ID!) { delete${what}(id: $id) }`, { id });
      await dispatched();
    };
    await remove(asha, 'Question', first);
    expect(await unread(asha)).toBe(1);
    expect(await contents(author)).toContainEqual(
      expect.stringMatching(/^(Asha Verma and Kabir Nair|Kabir Nair and Asha Verma) asked/),
    );
    await remove(author, 'Answer', answer.id);
    expect([await contents(author), await contents(asha)]).toEqual([
      [expect.stringMatching(/ asked /)],
      [],
    ]);
    await remove(asha, 'Question', second);
    expect(await contents(author)).toEqual([expect.stringMatching(/^Kabir Nair asked /)]);
    await remove(kabir, 'Question', others);
    expect([await contents(author), await unread(author)]).toEqual([[], 0]);
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
    expect([await unread(alumnus), await unread(mentee)]).toEqual([3, 1]);
    await mentee.ask('mutation ($id: ID!) { deleteGratitude(id: $id) }', { id: sendGratitude.id });
    await mentee.ask('mutation ($id: ID!) { removeEndorsement(id: $id) }', {
      id: submitEndorsement.id,
    });
    await alumnus.ask('mutation ($id: ID!) { deletePost(id: $id) }', { id: postId });
    await dispatched();
    expect([await contents(alumnus), await contents(mentee)]).toEqual([[], []]);
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
    expect([await unread(author), await unread(asha)]).toEqual([2, 4]);
    await author.ask('mutation ($id: ID!) { deletePost(id: $id) }', { id: postId });
    await dispatched();
    expect([await unread(author), await unread(asha)]).toEqual([1, 2]);
    expect(
      await sql('select id from notifications where link like $1 and withdrawn_at is null', [
        `/post/${postId}%`,
      ]),
    ).toEqual([]);
  });

  it('say how two people stand now, also after they parted', async () => {
    const [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
    const stands = async (): Promise<unknown[]> => [
      (await notificationsOf(mentee))[0]?.status,
      (await notificationsOf(alumnus))[0]?.status,
    ];
    const { requestId } = (
      await mentee.ask('mutation ($id: ID!) { connect(userId: $id) { requestId } }', {
        id: alumnus.id,
      })
    ).connect;
    await dispatched();
    await alumnus.ask('mutation ($id: ID!) { acceptConnection(requestId: $id) { id } }', {
      id: requestId,
    });
    await eventually(async () => String(await stands()) === 'accepted,accepted', 'the bond');
    await mentee.ask('mutation ($id: ID!) { disconnect(userId: $id) { id } }', { id: alumnus.id });
    await eventually(
      async () => (await stands()).every((status) => status === null),
      'the end of it',
    );
  });
});

describe('a rejection that is taken back', () => {
  it('brings the notification of the request back', async () => {
    const [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
    const { requestId } = (
      await mentee.ask('mutation ($id: ID!) { connect(userId: $id) { requestId } }', {
        id: alumnus.id,
      })
    ).connect;
    await dispatchAll(app.app);
    await alumnus.ask('mutation ($id: ID!) { rejectConnection(requestId: $id) { id } }', {
      id: requestId,
    });
    await eventually(async () => (await notificationsOf(alumnus)).length === 0, 'the rejection');
    await alumnus.ask('mutation ($id: ID!) { undoRejectConnection(requestId: $id) { id } }', {
      id: requestId,
    });
    await eventually(
      async () => (await notificationsOf(alumnus))[0]?.status === 'pending',
      'the request',
    );
    expect(await unread(alumnus)).toBe(0);
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
