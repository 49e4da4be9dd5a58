import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { viewerChangedTopic } from '../../src/features/identity/index.ts';
import { anAcceptedEndorsement, anEndorsement } from '../../src/testing/builders/endorsements.ts';
import { aGratitude } from '../../src/testing/builders/gratitudes.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import {
  closeSockets,
  connectedGraphqlSocket,
  eventSocket,
  type GraphqlSocket,
  outcome,
} from '../support/sockets.ts';

const changes =
  'subscription ($userId: ID!) { gratitudesChanged(userId: $userId) { gratitudesCount subscribed added { id text hasUpvoted } upvoted { id upvotes } removed { id gratitudesCount } } }';
const act = (name: string, id: string) =>
  [`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id }] as const;

let app: TestApp;
let author: Person;
let reader: Person;
let thanked: Person;

beforeAll(async () => {
  app = await startTestApp();
  [author, reader, thanked] = [
    await aMentee(app, { fullName: 'Meera Iyer' }),
    await aMentee(app),
    await anAlumnus(app),
  ];
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

async function watching(who: Person, query: string, userId: string): Promise<GraphqlSocket> {
  const socket = await connectedGraphqlSocket(app.url, { token: who.token });
  socket.subscribe(query, { userId });
  // Whoever hears is told first that they do: nothing that comes later is missed.
  await socket.message('next');
  return socket;
}

describe('those who watch the gratitudes of a profile', () => {
  it('are told of what comes, changes and goes, and how many there are', async () => {
    const socket = await watching(reader, changes, thanked.id);
    const id = await aGratitude(author, thanked, 'Thank you, sir');
    await thanked.ask(...act('upvoteGratitude', id));
    const events = (): Json[] =>
      socket.messages
        .filter(({ type }) => type === 'next')
        .map(({ payload }) => payload.data.gratitudesChanged)
        .filter(({ subscribed }: Json) => !subscribed);
    await eventually(() => events().length === 2, 'the upvote');
    await thanked.ask(...act('hideGratitude', id));
    await thanked.ask(...act('unhideGratitude', id));
    await eventually(() => events().length === 4, 'it is shown again');
    await author.ask('mutation ($id: ID!) { deleteGratitude(id: $id) }', { id });
    await eventually(() => events().length === 5, 'the deletion');
    const nothing = { subscribed: null, added: null, upvoted: null, removed: null };
    const [added, removed] = [
      { ...nothing, gratitudesCount: 1, added: { id, text: 'Thank you, sir', hasUpvoted: false } },
      { ...nothing, gratitudesCount: 0, removed: { id, gratitudesCount: 0 } },
    ];
    expect(events()).toEqual([
      added,
      { ...nothing, gratitudesCount: 1, upvoted: { id, upvotes: 1 } },
      removed,
      added,
      removed,
    ]);
  });

  it('hear of it in the room of the profile, under the documented names', async () => {
    const socket = eventSocket(app.url, { token: reader.token });
    const heard: Record<string, Json> = {};
    socket.onAny((event: string, payload: Json) => {
      heard[event] = payload;
    });
    expect(await outcome(socket)).toBe('connected');
    expect(await socket.emitWithAck('joinProfile', thanked.id)).toEqual({ ok: true });
    const { body, status } = await author.rest('POST', `/api/profile/${thanked.id}/gratitude`, {
      text: 'Thanks a lot',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        text: 'Thanks a lot',
        upvotes: 0,
        hidden: false,
        user: { _id: author.id, fullName: 'Meera Iyer', profilePic: null },
      },
    ]);
    expect(await eventually(() => heard['newGratitude'], 'newGratitude')).toMatchObject({
      _id: body._id,
      text: 'Thanks a lot',
      upvotes: 0,
      user: { _id: author.id },
    });
    expect((await reader.rest('POST', `/api/profile/gratitude/${body._id}/upvote`)).body).toEqual({
      upvotes: 1,
      hasUpvoted: true,
    });
    expect((await reader.rest('GET', `/api/profile/${thanked.id}`)).body).toMatchObject({
      profile: { gratitudesCount: 1 },
      gratitudes: [{ _id: body._id, upvotes: 1, hasUpvoted: true }],
    });
    expect(await thanked.rest('POST', `/api/profile/gratitude/${body._id}/hide`)).toMatchObject({
      status: 200,
      body: { hidden: true },
    });
    expect(await eventually(() => heard['gratitudeRemoved'], 'gratitudeRemoved')).toEqual({
      _id: body._id,
      gratitudesCount: 0,
    });
    expect(
      await author.rest('POST', `/api/profile/${thanked.id}/gratitude`, { text: ' ' }),
    ).toMatchObject({ status: 400, body: { message: 'Gratitude text is required' } });
  });
});

describe('those who watch an endorsement wall', () => {
  const wall =
    'subscription ($userId: ID!) { endorsementsChanged(userId: $userId) { added { id } submitted { id } removed { id } } }';
  const events = (socket: GraphqlSocket): string[] =>
    socket.messages
      .filter(({ type, payload }) => type === 'next' && payload.data)
      .flatMap(({ payload }) =>
        Object.entries(payload.data.endorsementsChanged as Json).flatMap(([kind, one]) =>
          one ? [`${kind} ${(one as { id: string }).id}`] : [],
        ),
      );
  const remove = (who: Person, id: string) =>
    who.ask('mutation ($id: ID!) { removeEndorsement(id: $id) }', { id });

  it('hear what is for them: the owner all, alumni what was accepted, students what is for everyone', async () => {
    const [mentee, endorser, other] = [
      await aMentee(app),
      await anAlumnus(app),
      await anAlumnus(app),
    ];
    const sockets = await Promise.all(
      [mentee, thanked, reader].map((who) => watching(who, wall, mentee.id)),
    );
    const rooms = await Promise.all(
      [thanked, reader].map(async (who) => {
        const socket = eventSocket(app.url, { token: who.token });
        const heard: string[] = [];
        socket.on('endorsementAdded', ({ _id }: Json) => {
          heard.push(_id as string);
        });
        await outcome(socket);
        expect(await socket.emitWithAck('joinProfile', mentee.id)).toEqual({ ok: true });
        return heard;
      }),
    );
    const secret = await anAcceptedEndorsement(endorser, mentee, 'alumni');
    const open = await anAcceptedEndorsement(other, mentee);
    await remove(mentee, secret);
    await remove(mentee, open);
    const declined = await anEndorsement(endorser, mentee);
    await remove(endorser, declined);
    await eventually(
      () => events(sockets[0] as GraphqlSocket).length === 8,
      'all that the owner is told',
    );
    await eventually(
      () => events(sockets[2] as GraphqlSocket).includes(`removed ${open}`),
      'what students are told',
    );
    expect(sockets.map(events)).toEqual([
      [
        `submitted ${secret}`,
        `added ${secret}`,
        `submitted ${open}`,
        `added ${open}`,
        `removed ${secret}`,
        `removed ${open}`,
        `submitted ${declined}`,
        `removed ${declined}`,
      ],
      [`added ${secret}`, `added ${open}`, `removed ${secret}`, `removed ${open}`],
      [`added ${open}`, `removed ${open}`],
    ]);
    await eventually(() => rooms[1]?.includes(open), 'the room');
    expect(rooms).toEqual([[secret, open], [open]]);
  });

  it('hear as alumni no longer when they have switched to student', async () => {
    const [mentee, endorser, switcher] = [
      await aMentee(app),
      await anAlumnus(app),
      await anAlumnus(app, { roles: ['mentee', 'alumni'], isVerified: true }),
    ];
    const socket = await watching(switcher, wall, mentee.id);
    await app.app.db.sql("update users set role = 'mentee' where id = $1", [switcher.id]);
    app.app.events.publish(viewerChangedTopic, { userId: switcher.id });
    await eventually(
      () => socket.messages.some(({ type }) => type === 'complete' || type === 'error'),
      'the end',
    );
    await anAcceptedEndorsement(endorser, mentee, 'alumni');
    await socket.roundTrip();
    expect(
      socket.messages.filter(
        ({ type, payload }) => type === 'next' && payload.data?.endorsementsChanged.added,
      ),
    ).toEqual([]);
  });
});
