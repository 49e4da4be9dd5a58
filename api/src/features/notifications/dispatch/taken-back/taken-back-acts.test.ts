import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unreadNotifications } from '../../../../testing/builders/notifications.ts';
import { aPost } from '../../../../testing/builders/posts.ts';
import { aQuestion } from '../../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts';
import { notificationEventsTopic } from '../../notification-events.ts';
import { dispatchAll } from '../dispatcher.ts';
import { withdrawStale } from './withdraw-stale.ts';

let app: TestApp;
const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);
const notificationsOf = async (who: Person): Promise<Json[]> =>
  (await who.ask('{ notifications { nodes { id requestId content count status read } } }'))
    .notifications.nodes;

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
    await eventually(
      async () => (await unreadNotifications(mentee)) + (await unreadNotifications(alumnus)) === 2,
      'both',
    );
    await withdrawStale(app.app);
    expect([await unreadNotifications(mentee), await unreadNotifications(alumnus)]).toEqual([1, 1]);
    await alumnus.ask('mutation ($id: ID!) { removeEndorsement(id: $id) }', {
      id: submitEndorsement.id,
    });
    await mentee.ask('mutation ($id: ID!) { deleteGratitude(id: $id) }', { id: sendGratitude.id });
    await dispatchAll(app.app);
    expect([await unreadNotifications(mentee), await unreadNotifications(alumnus)]).toEqual([0, 0]);
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
    await eventually(async () => (await unreadNotifications(mentee)) === 1, 'the first');
    await mentee.ask('mutation { markNotificationsRead(ids: [], tab: all) { unreadCount } }');
    const { submitEndorsement } = await endorse(lately);
    await eventually(async () => (await unreadNotifications(mentee)) === 1, 'the second');
    await withdrawStale(app.app);
    expect(await unreadNotifications(mentee)).toBe(1);
    // Deleted without a domain event: the minute job finds it.
    await sql('delete from endorsements where id = $1', [submitEndorsement.id]);
    await withdrawStale(app.app);
    expect(await unreadNotifications(mentee)).toBe(0);
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
    expect([await contents(owner), await unreadNotifications(owner)]).toEqual([[], 0]);
    await liked(asha);
    expect([await contents(owner), await unreadNotifications(owner)]).toEqual([
      ['Asha Verma found your Fickle post helpful'],
      1,
    ]);
    expect(alerts.filter(Boolean)).toHaveLength(1);
    await owner.ask('mutation { markNotificationsRead(ids: []) { unreadCount } }');
    await liked(asha, kabir, asha);
    expect([await contents(owner), await unreadNotifications(owner)]).toEqual([
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
    expect(await unreadNotifications(owner)).toBe(2);
    await vote('downvote');
    expect(await contents(owner)).toEqual(['Asha Verma thanked you on your profile']);
    await hide(true);
    expect(await contents(owner)).toEqual([]);
    await hide(false);
    expect(await contents(owner)).toEqual(['Asha Verma thanked you on your profile']);
    await vote('upvote');
    expect(await unreadNotifications(owner)).toBe(2);
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
    expect([await contents(mentee), await unreadNotifications(mentee)]).toEqual([[], 0]);
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
    expect(await unreadNotifications(alumnus)).toBe(0);
  });
});
