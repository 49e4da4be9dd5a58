import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aConversation,
  aMessage,
  anAcceptedRequest,
  conversationFields,
  messageFields,
} from '../../../testing/builders/chat.ts';
import { aConnection } from '../../../testing/builders/connections.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const create = `mutation ($name: String!, $personIds: [ID!]!, $key: ID!) { createGroup(name: $name, personIds: $personIds, key: $key) { ${conversationFields} } }`;
const add = `mutation ($id: ID!, $personIds: [ID!]!) { addToGroup(id: $id, personIds: $personIds) { participantsCount } }`;
const remove = `mutation ($id: ID!, $personId: ID!) { removeFromGroup(id: $id, personId: $personId) { participantsCount } }`;
const rename = `mutation ($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { name } }`;
const makeAdmin = `mutation ($id: ID!, $personId: ID!) { makeGroupAdmin(id: $id, personId: $personId) { id } }`;
const removeAdmin = `mutation ($id: ID!, $personId: ID!) { removeGroupAdmin(id: $id, personId: $personId) { participants { role isCreator user { id } } } }`;
const leave = `mutation ($id: ID!, $heirId: ID) { leaveGroup(id: $id, heirId: $heirId) }`;
const one = `query ($id: ID!) { conversation(id: $id) { ${conversationFields} role participants { role user { id } } } }`;
const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { ${messageFields} } } }`;
const send = `mutation ($id: ID!) { sendMessage(conversationId: $id, key: "x", content: "x") { id } }`;

let app: TestApp;
let creator: Person;
let friend: Person;
let other: Person;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await anAlumnus(app, { fullName: 'Asha Rao' });
  friend = await aMentee(app, { fullName: 'Kabir Nair' });
  other = await aMentee(app, { fullName: 'Zoya Khan' });
  await aConnection(creator, friend);
  await aConnection(creator, other);
});
afterAll(() => app.close());

const words = async (who: Person): Promise<string[]> =>
  (await who.ask(page, { id })).messages.nodes.map(({ content }: Json) => content);

describe('a group', () => {
  it('is made once of people one is connected with', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        creator.ask(create, { name: '  Placement 2027 ', personIds: [friend.id], key: 'g' }),
      ),
    );
    expect(new Set(made.map(({ createGroup }) => createGroup.id)).size).toBe(1);
    id = made[0].createGroup.id;
    expect(made[0].createGroup).toMatchObject({
      type: 'group',
      name: 'Placement 2027',
      participantsCount: 2,
      unreadCount: 0,
      lastMessage: { content: 'Asha Rao created the group “Placement 2027”' },
    });
    const stranger = await anAlumnus(app);
    for (const personIds of [[stranger.id], ['x'], [], [creator.id]])
      expect(await creator.refused(create, { name: 'No', personIds, key: 'no' })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    expect(
      await creator.refused(create, { name: ' ', personIds: [friend.id], key: 'no' }),
    ).toMatchObject({ message: 'A group needs a name' });
  });

  it('is also made of who took up a conversation with one, and of nobody who was only written to', async () => {
    const [asker, written] = [await aMentee(app), await aMentee(app)];
    await anAcceptedRequest(asker, creator);
    const between = await aConversation(creator, written);
    await aMessage(creator, between, 'Hello?');
    const given = { name: 'Accepted', personIds: [asker.id], key: 'accepted' };
    expect((await creator.ask(create, given)).createGroup.participantsCount).toBe(2);
    const both = { ...given, personIds: [asker.id, written.id], key: 'written' };
    expect(await creator.refused(create, both)).toMatchObject({ code: 'BAD_USER_INPUT' });
    await aMessage(written, between, 'Yes?');
    expect((await creator.ask(create, both)).createGroup.participantsCount).toBe(3);
  });

  it('is changed by its admins alone, and says so', async () => {
    expect(await friend.refused(add, { id, personIds: [creator.id] })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only admins of the group can do this.',
    });
    await aMessage(creator, id, 'Before');
    expect(await creator.ask(add, { id, personIds: [other.id] })).toMatchObject({
      addToGroup: { participantsCount: 3 },
    });
    await creator.ask(rename, { id, name: 'Offers' });
    await aMessage(friend, id, 'After');
    expect(await words(other)).toEqual([
      'Asha Rao added Zoya Khan',
      'Asha Rao renamed the group to “Offers”',
      'After',
    ]);
    expect((await words(friend)).slice(0, 2)).toEqual([
      'Asha Rao created the group “Placement 2027”',
      'Before',
    ]);
    expect((await other.ask(one, { id })).conversation).toMatchObject({ unreadCount: 1 });
  });

  it('is shut to who was removed, and open again from when they are added', async () => {
    await creator.ask(remove, { id, personId: other.id });
    expect(await other.refused(one, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await other.refused(send, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await creator.refused(remove, { id, personId: other.id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await aMessage(friend, id, 'Without you');
    await creator.ask(add, { id, personIds: [other.id] });
    expect(await words(other)).toEqual(['Asha Rao added Zoya Khan']);
  });

  it('takes an admin’s rights back, and is taken from nobody who made it', async () => {
    expect(await friend.refused(removeAdmin, { id, personId: creator.id })).toMatchObject({
      code: 'FORBIDDEN',
    });
    await creator.ask(makeAdmin, { id, personId: friend.id });
    await creator.ask(makeAdmin, { id, personId: other.id });
    for (const taken of [remove, removeAdmin])
      expect(await friend.refused(taken, { id, personId: creator.id })).toMatchObject({
        code: 'CONFLICT',
        message: 'Who made the group stays its admin. They can leave it themselves.',
      });
    // One admin another's, and one's own.
    await friend.ask(removeAdmin, { id, personId: other.id });
    const { removeGroupAdmin } = await friend.ask(removeAdmin, { id, personId: friend.id });
    const roles = removeGroupAdmin.participants.map(({ role, isCreator, user }: Json) => [
      user.id,
      role,
      isCreator,
    ]);
    expect(roles).toEqual([
      [creator.id, 'admin', true],
      [friend.id, 'member', false],
      [other.id, 'member', false],
    ]);
    expect((await words(creator)).slice(-2)).toEqual([
      'Kabir Nair removed Zoya Khan as an admin',
      'Kabir Nair removed Kabir Nair as an admin',
    ]);
    expect(await creator.refused(removeAdmin, { id, personId: creator.id })).toMatchObject({
      message: 'A group needs an admin. Make somebody else admin first.',
    });
    // Again, nothing changes and nothing is said.
    const before = await words(creator);
    await creator.ask(removeAdmin, { id, personId: other.id });
    expect(await words(creator)).toEqual(before);
  });

  it('is handed over by its last admin, and numbers its messages without gaps', async () => {
    await creator.ask(makeAdmin, { id, personId: other.id });
    await other.ask(leave, { id });
    await creator.ask(leave, { id, heirId: friend.id });
    expect(await creator.refused(one, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await friend.ask(one, { id })).conversation).toMatchObject({
      role: 'admin',
      participantsCount: 1,
    });
    expect((await words(friend)).slice(-3)).toEqual([
      'Zoya Khan left',
      'Asha Rao left',
      'Asha Rao made Kabir Nair an admin',
    ]);
    const numbers = (await friend.ask(page, { id })).messages.nodes.map(
      ({ number }: Json) => number,
    );
    expect(numbers).toEqual(numbers.map((_: number, n: number) => n + 1));
  });
});

describe('what is done again and again in a group', () => {
  const aliases = (count: number, call: (at: number) => string): string =>
    `mutation ($id: ID!) { ${Array.from({ length: count }, (_, at) => `a${at}: ${call(at)}`).join(' ')} }`;

  it('is limited for each admin, however many aliases one call has', async () => {
    const admin = await anAlumnus(app);
    await aConnection(admin, friend);
    const { createGroup } = await admin.ask(create, {
      name: 'Flooded',
      personIds: [friend.id],
      key: 'flooded',
    });
    const answers: Json[] = [];
    for (let call = 0; call < 3; call += 1)
      answers.push(
        await admin.graphql(
          aliases(12, (at) => `renameGroup(id: $id, name: "N ${call} ${at}") { id }`),
          { id: createGroup.id },
        ),
      );
    const codes = answers.flatMap(({ errors }) =>
      (errors ?? []).map(({ extensions }: Json) => extensions.code as string),
    );
    expect(new Set(codes)).toEqual(new Set(['RATE_LIMITED']));
    const { conversation } = await friend.ask(
      'query ($id: ID!) { conversation(id: $id) { unreadCount } }',
      { id: createGroup.id },
    );
    expect(conversation.unreadCount).toBeLessThanOrEqual(31);
    expect(
      await admin.refused(makeAdmin, { id: createGroup.id, personId: friend.id }),
    ).toMatchObject({ code: 'RATE_LIMITED' });
    // Leaving is never refused.
    await admin.ask(leave, { id: createGroup.id });
  });

  it('is limited for reactions too', async () => {
    const { createGroup } = await creator.ask(create, {
      name: 'Reactions',
      personIds: [other.id],
      key: 'reactions',
    });
    const { sendMessage } = await creator.ask(send, { id: createGroup.id });
    const codes = new Set<string>();
    for (let call = 0; call < 10; call += 1) {
      const { errors } = await creator.graphql(
        aliases(15, (at) => `reactToMessage(id: $id, emoji: ${at % 2 ? 'null' : '"👍"'}) { id }`),
        { id: sendMessage.id },
      );
      for (const { extensions } of errors ?? []) codes.add(extensions.code);
    }
    expect(codes).toEqual(new Set(['RATE_LIMITED']));
  });

  it('is not that somebody who left is brought back within a day, but who was removed is', async () => {
    const admin = await anAlumnus(app);
    const leaver = await aMentee(app);
    for (const person of [friend, leaver]) await aConnection(admin, person);
    const { createGroup } = await admin.ask(create, {
      name: 'Left',
      personIds: [friend.id, leaver.id],
      key: 'left',
    });
    const of = { id: createGroup.id, personIds: [leaver.id] };
    await admin.ask(remove, { id: of.id, personId: leaver.id });
    await admin.ask(add, of);
    await leaver.ask(leave, { id: of.id });
    expect(await admin.refused(add, of)).toMatchObject({
      code: 'CONFLICT',
      message:
        'One of these people left the group less than a day ago. They can be added again after that.',
    });
    expect((await admin.ask(one, { id: of.id })).conversation.participants).toHaveLength(2);
    const before = "now() - interval '25 hours'";
    await app.app.db.sql(
      `update messages set created_at = ${before} where conversation_id = $1 and event = 'left'`,
      [of.id],
    );
    await app.app.db.sql(
      `update conversation_participants set left_at = ${before} where conversation_id = $1 and user_id = $2`,
      [of.id, leaver.id],
    );
    expect((await admin.ask(add, of)).addToGroup.participantsCount).toBe(3);
  });
});
