import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAcceptedEndorsement } from '../../src/testing/builders/endorsements.ts';
import { aGratitude } from '../../src/testing/builders/gratitudes.ts';
import { remove, restore } from '../../src/testing/builders/moderation.ts';
import { aPost, crisp } from '../../src/testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../src/testing/index.ts';
import {
  closeSockets,
  connectedGraphqlSocket,
  eventSocket,
  type GraphqlSocket,
  outcome,
} from '../support/sockets.ts';

let app: TestApp;
/**
 * Whose profile is for connections, and three who watch it: two of them are connected with its
 * owner.
 */
let owner: Person;
let friend: Person;
let leaver: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [owner, friend, leaver, stranger] = [
    await anAlumnus(app),
    await aMentee(app),
    await aMentee(app),
    await aMentee(app),
  ];
  for (const one of [friend, leaver]) await bond(one, owner);
  await shy(owner);
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

const shy = (whose: Person): Promise<unknown> =>
  app.app.db.sql(
    "update profiles set visibility = 'connections', location = 'Pune' where user_id = $1",
    [whose.id],
  );
async function bond(a: Person, b: Person): Promise<void> {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    await one.ask('mutation ($id: ID!) { connect(userId: $id) { status } }', { id: other.id });
}
const part = (a: Person, b: Person): Promise<unknown> =>
  a.ask('mutation ($id: ID!) { disconnect(userId: $id) { status } }', { id: b.id });

async function watching(who: Person, query: string, userId = owner.id): Promise<GraphqlSocket> {
  const socket = await connectedGraphqlSocket(app.url, { token: who.token });
  socket.subscribe(`subscription ($userId: ID!) { ${query} }`, { userId });
  await socket.roundTrip();
  // Heard is not yet looked up: a second round trip comes after the first statement.
  await who.ask('query ($userId: ID!) { profile(userId: $userId) { id } }', { userId });
  await socket.roundTrip();
  return socket;
}
const eventsOn = (socket: GraphqlSocket): Json[] =>
  socket.messages
    .filter(({ type, payload }) => type === 'next' && payload.data)
    .map(({ payload }) => Object.values(payload.data as object)[0]);
const refusals = (socket: GraphqlSocket): Json[] =>
  socket.messages
    .filter(({ type, payload }) => type === 'next' && payload.errors)
    .map(({ payload }) => payload.errors[0]);
const isOver = (socket: GraphqlSocket): boolean =>
  socket.messages.some(({ type }) => type === 'complete');

describe('those who watch a profile for connections', () => {
  it.each(['first', 'last'])(
    'are each judged for themselves: the one who came %s and parts is shut at once, the others hear on',
    async (place) => {
      const others = [owner, friend];
      const sockets = new Map<Person, GraphqlSocket>();
      for (const who of place === 'first' ? [leaver, ...others] : [...others, leaver])
        sockets.set(who, await watching(who, 'newGratitude(userId: $userId) { text }'));
      const [ofOwner, ofFriend, ofLeaver] = [owner, friend, leaver].map(
        (who) => sockets.get(who) as GraphqlSocket,
      ) as [GraphqlSocket, GraphqlSocket, GraphqlSocket];
      await part(leaver, owner);
      await eventually(() => isOver(ofLeaver), 'the end');
      expect(refusals(ofLeaver)).toMatchObject([
        { message: 'This profile is open to connections.', extensions: { code: 'FORBIDDEN' } },
      ]);
      await aGratitude(friend, owner, 'Between us');
      for (const socket of [ofOwner, ofFriend])
        await eventually(() => eventsOn(socket).length, 'the gratitude');
      await aGratitude(friend, owner, 'And again');
      for (const socket of [ofOwner, ofFriend])
        await eventually(() => eventsOn(socket).length === 2, 'the second one');
      expect(eventsOn(ofLeaver)).toEqual([]);
      expect([ofOwner, ofFriend].some(isOver)).toBe(false);
    },
  );

  it('hear no more once it is for connections and they are not, although nothing said so', async () => {
    const open = await anAlumnus(app);
    await bond(friend, open);
    const [ofStranger, ofFriend] = [
      await watching(stranger, 'gratitudesChanged(userId: $userId) { added { text } }', open.id),
      await watching(friend, 'gratitudesChanged(userId: $userId) { added { text } }', open.id),
    ];
    await shy(open);
    await aGratitude(friend, open, 'Between us');
    await eventually(() => eventsOn(ofFriend).some(({ added }) => added), 'the gratitude');
    await eventually(() => isOver(ofStranger), 'the end');
    expect(eventsOn(ofStranger).filter(({ added }) => added)).toEqual([]);
  });

  it('hear of days, boards, projects and the rest as they may read them, however they write the id', async () => {
    const fields = {
      heatmapUpdated: 'heatmapUpdated(userId: $userId) { count }',
      visionBoardUpdated: 'visionBoardUpdated(userId: $userId) { items { title } }',
      legacyProjectUpdated: 'legacyProjectUpdated(userId: $userId) { project { title } }',
      profileUpdated:
        'profileUpdated(userId: $userId) { isWhole location email user { connection { status } } }',
    };
    const sockets: [keyof typeof fields, GraphqlSocket, GraphqlSocket][] = [];
    for (const [name, query] of Object.entries(fields))
      sockets.push([
        name as keyof typeof fields,
        await watching(stranger, query),
        await watching(friend, query, owner.id.toUpperCase()),
      ]);
    await owner.ask('mutation { updateProfile(input: { bio: "Hello" }) { id } }');
    await owner.ask('mutation { addVisionItem(input: { title: "Sail" }) { id } }');
    await owner.ask(
      'mutation { addLegacyProject(input: { title: "A rover", description: "It drives over sand." }) { id } }',
    );
    const thanks = await anAlumnus(app);
    await aGratitude(owner, thanks);
    const [heard, unheard] = [{}, {}] as [Json, Json];
    for (const [name, ofStranger, ofFriend] of sockets) {
      heard[name] = await eventually(() => eventsOn(ofFriend)[0], name);
      unheard[name] = eventsOn(ofStranger)[0];
    }
    expect(heard).toEqual({
      heatmapUpdated: { count: 1 },
      visionBoardUpdated: { items: [{ title: 'Sail' }] },
      legacyProjectUpdated: { project: { title: 'A rover' } },
      profileUpdated: { isWhole: true, location: 'Pune', email: null, user: { connection: null } },
    });
    expect(unheard).toEqual({
      profileUpdated: { isWhole: false, location: null, email: null, user: { connection: null } },
    });
  });

  it('hear of an edited post, with the posts as they read now, where they may read them', async () => {
    const id = await aPost(owner, { companyName: 'Zoho', oneLiner: 'As it was.' });
    const query =
      'profileUpdated(userId: $userId) { postsCount posts(first: 20) { nodes { id teaser } } }';
    const [ofStranger, ofFriend] = [
      await watching(stranger, query, owner.id),
      await watching(friend, query, owner.id),
    ];
    await owner.ask(
      'mutation ($id: ID!, $input: PostInput!) { updatePost(id: $id, input: $input) { id } }',
      {
        id,
        input: crisp({ companyName: 'Zoho', oneLiner: 'As it is.' }),
      },
    );
    expect(await eventually(() => eventsOn(ofFriend)[0], 'the edit')).toEqual({
      postsCount: 1,
      posts: { nodes: [{ id, teaser: 'As it is.' }] },
    });
    expect(await eventually(() => eventsOn(ofStranger)[0], 'the card')).toMatchObject({
      posts: { nodes: [] },
    });
  });

  it('hear of a post that an admin takes away and shows again', async () => {
    const id = await aPost(owner, { companyName: 'Zoho' });
    const admin = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
    const ofFriend = await watching(
      friend,
      'profileUpdated(userId: $userId) { postsCount posts(first: 20) { nodes { id } } }',
    );
    await admin.ask(remove, { type: 'post', id });
    expect(await eventually(() => eventsOn(ofFriend).at(-1), 'the removal')).toEqual({
      postsCount: 0,
      posts: { nodes: [] },
    });
    await admin.ask(restore, { type: 'post', id });
    await eventually(() => eventsOn(ofFriend).at(-1)?.postsCount === 1, 'the restored post');
    expect(eventsOn(ofFriend).at(-1).posts.nodes).toEqual([{ id }]);
  });

  it('leave its room each for themselves', async () => {
    const rooms = (await Promise.all(
      [leaver, friend].map(async (who) => {
        const socket = eventSocket(app.url, { token: who.token });
        const heard: string[] = [];
        const failures: Json[] = [];
        socket.on('newGratitude', ({ text }: Json) => {
          heard.push(text as string);
        });
        socket.on('failure', (failure: Json) => {
          failures.push(failure);
        });
        await outcome(socket);
        expect(await socket.emitWithAck('joinProfile', owner.id)).toEqual({ ok: true });
        return { heard, failures };
      }),
    )) as [{ heard: string[]; failures: Json[] }, { heard: string[]; failures: Json[] }];
    await part(owner, leaver);
    await eventually(() => rooms[0].failures.length, 'the end of the room');
    await aGratitude(friend, owner, 'Between us');
    await eventually(() => rooms[1].heard.length, 'the gratitude');
    expect(rooms).toMatchObject([
      { heard: [], failures: [{ event: 'joinProfile' }] },
      { heard: ['Between us'], failures: [] },
    ]);
  });
});

describe('what several are told at once', () => {
  it('is made once for them, and with nobody’s eyes', async () => {
    const [mentee, endorser, one, other] = [
      await aMentee(app),
      await anAlumnus(app),
      await anAlumnus(app),
      await anAlumnus(app),
    ];
    await bond(one, endorser);
    const query =
      'endorsementsChanged(userId: $userId) { added { alumni { id connection { status requestId counts { id } } } } }';
    const sockets = [
      await watching(one, query, mentee.id),
      await watching(other, query, mentee.id),
    ];
    const asked = await statementsOf(app.app, async () => {
      await anAcceptedEndorsement(endorser, mentee);
      for (const socket of sockets)
        await eventually(() => eventsOn(socket).some(({ added }) => added), 'the endorsement');
    });
    for (const socket of sockets)
      expect(eventsOn(socket).filter(({ added }) => added)).toEqual([
        { added: { alumni: { id: endorser.id, connection: null } } },
      ]);
    // Read once by each of the two commands, to answer with it, and once for all at each of their
    // events; whether the wall may be read is asked once for all each time.
    expect(asked.filter((name) => name === 'endorsements.byId')).toHaveLength(2 + 2);
    expect(asked.filter((name) => name.startsWith('profiles.'))).toHaveLength(2);
  });
});
