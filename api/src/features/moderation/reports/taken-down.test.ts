import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConversation, aMessage, messageFields } from '../../../testing/builders/chat.ts';
import {
  aModeratedCollege,
  appeal,
  casesAbout,
  decide,
  report,
} from '../../../testing/builders/moderation.ts';
import { answerOf, aPdf, sendUpload } from '../../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  type TestApp,
} from '../../../testing/index.ts';

let app: TestApp;
let first: Person;
let reader: Person;

beforeAll(async () => {
  ({ app, first, reader } = await aModeratedCollege());
});
afterAll(() => app.close());

const around =
  'query ($id: ID!) { reportCase(id: $id) { messages { id text isDeleted fileUrl fileType } } }';
const bell = async (person: Person): Promise<Json[]> =>
  (await person.ask('{ notifications { nodes { kind content } } }')).notifications.nodes;
const caseAbout = async (subjectId: string): Promise<string> =>
  (await casesAbout(first, subjectId))[0]?.['id'];
const isTold = async (person: Person, words: string): Promise<void> => {
  await eventually(
    async () =>
      (await bell(person)).some(
        ({ kind, content }) => kind === 'contentRemoved' && content.includes(words),
      ),
    'the bell',
  );
};

it('a reported message is deleted by the decision, and its sender is told why', async () => {
  const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
  const conversation = await aConversation(a, b);
  const bad = await aMessage(a, conversation, 'Pay me for a referral');
  await b.ask(report, { type: 'message', id: bad.id });
  const id = await caseAbout(bad.id);
  expect((await first.refused(decide, { id, decision: 'hide' })).code).toBe('BAD_USER_INPUT');
  await first.ask(decide, { id, decision: 'delete' });
  const page =
    'query ($id: ID!) { messages(conversationId: $id) { nodes { id content isDeleted } } }';
  for (const person of [a, b])
    expect(
      (await person.ask(page, { id: conversation })).messages.nodes.find(
        (message: Json) => message.id === bad.id,
      ),
    ).toMatchObject({ content: '', isDeleted: true });
  expect((await first.ask(around, { id })).reportCase.messages).toMatchObject([
    { id: bad.id, isDeleted: true, text: '' },
  ]);
  await isTold(a, 'message: Spam');
  const mail = await app.mailTo(a.email);
  expect(mail.subject).toBe('Your message was deleted');
  expect(mail.text).toContain('Pay me for a referral');
  expect(mail.text).toContain('Reason: Spam');
  const { ownCases } = await a.ask('{ ownCases { nodes { id decision canAppeal } } }');
  expect(ownCases.nodes).toEqual([{ id, decision: 'delete', canAppeal: true }]);
  await a.ask(appeal, { id });
});

it('a message that its sender has deleted meanwhile is decided all the same', async () => {
  const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
  const conversation = await aConversation(a, b);
  const bad = await aMessage(a, conversation, 'An insult');
  await b.ask(report, { type: 'message', id: bad.id });
  await a.ask('mutation ($id: ID!) { deleteMessage(id: $id) { id } }', { id: bad.id });
  const id = await caseAbout(bad.id);
  await first.ask(decide, { id, decision: 'delete' });
  expect((await casesAbout(first, bad.id))[0]).toMatchObject({ decision: 'delete' });
});

it('who decides opens the file of the reported message, and no other of the conversation', async () => {
  const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
  const conversation = await aConversation(a, b);
  const send = `mutation ($id: ID!, $key: ID!, $file: Upload!) { sendFiles(conversationId: $id, key: $key, files: [$file]) { ${messageFields} } }`;
  const sent = async (key: string): Promise<Json> => {
    const file = { bytes: aPdf(), name: `${key}.pdf` };
    const { body } = await sendUpload(app.url, a, send, 'file', file, { id: conversation, key });
    return answerOf(body)[0];
  };
  const [before, bad] = [await sent('before'), await sent('bad')];
  await b.ask(report, { type: 'message', id: bad.id });
  const id = await caseAbout(bad.id);
  const messages: Json[] = (await first.ask(around, { id })).reportCase.messages;
  expect(messages).toMatchObject([
    { id: before.id, text: 'before.pdf', fileUrl: null, fileType: null },
    { id: bad.id, text: 'bad.pdf', fileType: 'application/pdf' },
  ]);
  expect((await fetch(new URL(messages[1]?.['fileUrl'], app.url))).status).toBe(200);
  await first.ask(decide, { id, decision: 'delete' });
  expect((await first.ask(around, { id })).reportCase.messages[1]).toMatchObject({ fileUrl: null });
});

it('a reported profile is cleared of picture, banner and bio, and may be reported again once changed', async () => {
  const person = await aMentee(app, { fullName: 'Kabir Nair' });
  const bytes = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#369' },
  })
    .jpeg()
    .toBuffer();
  for (const [mutation, field] of [
    ['setProfilePicture', 'picture'],
    ['setProfileBanner', 'banner'],
  ])
    answerOf(
      (
        await sendUpload(
          app.url,
          person,
          `mutation ($file: Upload!) { ${mutation}(${field}: $file) { id } }`,
          'file',
          { bytes, name: 'me.jpg' },
        )
      ).body,
    );
  const say = 'mutation ($bio: String) { updateProfile(input: { bio: $bio }) { id } }';
  await person.ask(say, { bio: 'Insults' });
  await reader.ask(report, { type: 'profile', id: person.id });
  const id = await caseAbout(person.id);
  expect((await first.refused(decide, { id, decision: 'delete' })).code).toBe('BAD_USER_INPUT');
  await first.ask(decide, { id, decision: 'hide' });
  const profile =
    'query ($id: ID!) { profile(userId: $id) { hasBanner bio user { fullName profilePic } } }';
  expect((await reader.ask(profile, { id: person.id })).profile).toMatchObject({
    hasBanner: false,
    bio: null,
    user: { fullName: 'Kabir Nair', profilePic: null },
  });
  await isTold(person, 'profile: Spam');
  expect((await app.mailTo(person.email)).subject).toBe('Your profile was cleared');

  await reader.ask(report, { type: 'profile', id: person.id });
  const again = (await casesAbout(first, person.id)).find(({ state }) => state === 'open');
  await first.ask(decide, { id: again?.['id'], decision: 'nothing' });
  expect((await reader.refused(report, { type: 'profile', id: person.id })).code).toBe('CONFLICT');
  await person.ask(say, { bio: 'Other insults' });
  await reader.ask(report, { type: 'profile', id: person.id });
});

it('the badge of a super admin counts no case about themselves', async () => {
  const about = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
  const counts = '{ adminTasks { reports } waitingCases }';
  const before = (await about.ask(counts)).waitingCases;
  await reader.ask(report, { type: 'profile', id: about.id });
  expect(await about.ask(counts)).toEqual({
    adminTasks: { reports: before },
    waitingCases: before,
  });
  expect((await first.ask(counts)).waitingCases).toBe(before + 1);
});
