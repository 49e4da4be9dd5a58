import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aConversation,
  aMessage,
  anAcceptedRequest,
  conversationFields,
  messageFields,
} from '../../testing/builders/chat.ts';
import { aConnection } from '../../testing/builders/connections.ts';
import { answerOf, aPdf, sendUpload } from '../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { leftoversOf, strayFiles } from '../../testing/servers/leftovers.ts';

const remove = 'mutation { deleteAccount { message } }';
const list = `query ($filter: ConversationFilter) { conversations(filter: $filter) { nodes { ${conversationFields} role participants { role user { id } } } } }`;
const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { ${messageFields} fileName } } }`;
const send =
  'mutation ($id: ID!) { sendMessage(conversationId: $id, key: "late", content: "Still there?") { id } }';
const sendFile = `mutation ($id: ID!, $key: ID!, $file: Upload!) { sendFiles(conversationId: $id, key: $key, files: [$file]) { ${messageFields} } }`;
const create =
  'mutation ($personIds: [ID!]!) { createGroup(name: "Offers", personIds: $personIds, key: "g") { id } }';
const picture =
  'mutation ($id: ID!, $picture: Upload!) { setGroupPicture(id: $id, picture: $picture) { id pictureUrl } }';
const leave = 'mutation ($id: ID!) { leaveGroup(id: $id) }';
const unread = '{ unreadChats { requests } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const listed = async (who: Person): Promise<Json[]> =>
  (await who.ask(list, { filter: 'all' })).conversations.nodes;
const messagesOf = async (who: Person, id: string): Promise<Json[]> =>
  (await who.ask(page, { id })).messages.nodes;
const aPdfFrom = async (who: Person, id: string): Promise<Json> =>
  answerOf(
    (
      await sendUpload(
        app.url,
        who,
        sendFile,
        'file',
        { bytes: aPdf(), name: 'cv.pdf' },
        { id, key: `pdf ${id}` },
      )
    ).body,
  )[0];
const count = async (table: string, id: string): Promise<number> =>
  (await app.app.db.sql(`select 1 from ${table} t where t::text like $1`, [`%${id}%`])).length;

it('two people: it stays to be read under "Deleted account", and goes with the second', async () => {
  const [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
  const id = await anAcceptedRequest(mentee, alumnus, 'May I ask?');
  await aPdfFrom(mentee, id);
  const asked = await aMessage(mentee, id, 'Which company?');
  await aMessage(alumnus, id, 'Zoho', { replyToId: asked.id });
  await mentee.ask(remove);
  expect(await listed(alumnus)).toMatchObject([
    { id, others: [], canWrite: false, refusal: 'You cannot write in this conversation any more.' },
  ]);
  expect(await messagesOf(alumnus, id)).toMatchObject([
    { content: 'May I ask?', sender: null },
    { kind: 'pdf', sender: null, fileName: 'cv.pdf', isAccessible: false, file: null },
    { content: 'Which company?', sender: null },
    { content: 'Zoho', sender: { id: alumnus.id }, replyTo: { senderName: null } },
  ]);
  expect(await alumnus.refused(send, { id })).toMatchObject({ code: 'CONFLICT' });
  expect([...(await leftoversOf(app, mentee)), ...(await strayFiles(app))]).toEqual([]);
  await alumnus.ask(remove);
  expect([await count('conversations', id), await count('messages', id)]).toEqual([0, 0]);
  expect([...(await leftoversOf(app, mentee, alumnus)), ...(await strayFiles(app))]).toEqual([]);
});

it('requests that wait end, whoever leaves, and what nobody said goes', async () => {
  const [asker, asked, opener] = [await aMentee(app), await anAlumnus(app), await anAlumnus(app)];
  const [other, alumnus] = [await aMentee(app), await anAlumnus(app)];
  const toLeaving = await aConversation(other, asked, 'Please?');
  const fromLeaving = await aConversation(asker, alumnus, 'Please?');
  const empty = await aConversation(opener, asked);
  expect((await alumnus.ask(unread)).unreadChats).toEqual({ requests: 1 });
  await asked.ask(remove);
  await asker.ask(remove);
  expect(await listed(other)).toMatchObject([
    { id: toLeaving, status: 'expired', canWrite: false, request: { note: 'Please?' } },
  ]);
  expect(await listed(alumnus)).toEqual([]);
  expect((await alumnus.ask(unread)).unreadChats).toEqual({ requests: 0 });
  expect(await listed(opener)).toEqual([]);
  for (const id of [fromLeaving, empty]) expect(await count('conversations', id)).toBe(0);
  expect(await leftoversOf(app, asked, asker)).toEqual([]);
});

it('a group: it keeps its picture and gets the longest member as its admin, and goes with the last', async () => {
  const [admin, first, second, former] = [
    await anAlumnus(app),
    await aMentee(app),
    await aMentee(app),
    await aMentee(app),
  ];
  for (const friend of [first, second, former]) await aConnection(admin, friend);
  const { createGroup } = await admin.ask(create, { personIds: [first.id, former.id] });
  const id = createGroup.id;
  await admin.ask(
    'mutation ($id: ID!, $personIds: [ID!]!) { addToGroup(id: $id, personIds: $personIds) { id } }',
    { id, personIds: [second.id] },
  );
  const bytes = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#369' },
  })
    .png()
    .toBuffer();
  const upload = { bytes, name: 'group.png' };
  const set = answerOf((await sendUpload(app.url, admin, picture, 'picture', upload, { id })).body);
  await aMessage(former, id, 'From one who left before');
  await aPdfFrom(former, id);
  await former.ask(leave, { id });
  await admin.ask(remove);
  expect(await listed(second)).toMatchObject([
    { id, canWrite: true, participantsCount: 2, role: 'member' },
  ]);
  expect((await listed(first))[0]?.role).toBe('admin');
  expect((await messagesOf(first, id)).slice(-2)).toMatchObject([
    { content: 'Deleted account left', sender: null },
    { content: expect.stringMatching(/^Deleted account made .* an admin$/), sender: null },
  ]);
  expect((await fetch(`${app.url}${set.pictureUrl}`)).status).toBe(200);
  expect([...(await leftoversOf(app, admin)), ...(await strayFiles(app))]).toEqual([]);
  await second.ask(remove);
  await first.ask(remove);
  expect([await count('conversations', id), await count('messages', id)]).toEqual([0, 0]);
  expect(await app.app.db.sql('select from files')).toEqual([]);
  expect([...(await leftoversOf(app, admin, first, second)), ...(await strayFiles(app))]).toEqual(
    [],
  );
});
