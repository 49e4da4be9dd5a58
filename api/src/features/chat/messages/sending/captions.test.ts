import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConversation, aMessage, messageFields } from '../../../../testing/builders/chat.ts';
import { report } from '../../../../testing/builders/moderation.ts';
import { answerOf, aPdf, sendUpload, storedObjects } from '../../../../testing/files.ts';
import {
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts';
import { indexMessages } from '../search/index-messages.ts';

const send = `mutation ($id: ID!, $key: ID!, $file: Upload!, $content: String) { sendFiles(conversationId: $id, key: $key, files: [$file], content: $content) { ${messageFields} } }`;
const edit =
  'mutation ($id: ID!, $content: String!) { editMessage(id: $id, content: $content) { content editedAt file { name } } }';
const remove = 'mutation ($id: ID!) { deleteMessage(id: $id) { content isDeleted } }';
const forward =
  'mutation ($id: ID!, $to: ID!, $key: ID!) { forwardMessage(id: $id, conversationId: $to, key: $key) { content file { name } } }';
const search =
  'query ($search: String!) { searchMessages(search: $search) { nodes { id content } } }';

let app: TestApp;
let asha: Person;
let kabir: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  [asha, kabir] = [await anAlumnus(app), await anAlumnus(app)];
  id = await aConversation(asha, kabir);
});
afterAll(() => app.close());

let keys = 0;
const sendAs = async (content: string | null, key = `caption ${++keys}`): Promise<Json> =>
  answerOf(
    (
      await sendUpload(
        ...([app.url, asha, send, 'file', { bytes: aPdf(), name: 'offer.pdf' }] as const),
        { id, key, content },
      )
    ).body,
  );
const aCaptioned = async (content: string | null, key?: string): Promise<Json> =>
  (await sendAs(content, key))[0];
const found = async (words: string): Promise<string[]> =>
  (await kabir.ask(search, { search: words })).searchMessages.nodes.map((one: Json) => one.id);

it('a file comes with its words, once under its key; blank ones are none', async () => {
  const sent = await aCaptioned('  The offer of *Zoho*  ', 'once');
  expect(sent).toMatchObject({ kind: 'pdf', content: 'The offer of *Zoho*' });
  expect(sent.file.name).toBe('offer.pdf');
  expect((await aCaptioned('Something else', 'once')).content).toBe('The offer of *Zoho*');
  for (const blank of [null, '', ' \u200b ']) expect((await aCaptioned(blank)).content).toBe('');
});

it('words that are too long are refused as those of a message, and the file goes with them', async () => {
  const before = storedObjects(app).length;
  expect(await sendAs('x'.repeat(4001))).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'A message cannot exceed 4000 characters',
  });
  expect(storedObjects(app)).toHaveLength(before);
  expect((await aCaptioned('x'.repeat(4000))).content).toHaveLength(4000);
});

it('search finds the words of a file, just said and indexed, and follows a correction', async () => {
  const sent = await aCaptioned('Quokka offer');
  expect(await found('quokka')).toEqual([sent.id]);
  await indexMessages(app.app).run({});
  expect(await found('quokka')).toEqual([sent.id]);
  const { editMessage } = await asha.ask(edit, { id: sent.id, content: 'Wombat offer' });
  expect(editMessage).toMatchObject({ content: 'Wombat offer', file: { name: 'offer.pdf' } });
  expect(editMessage.editedAt).not.toBeNull();
  expect([await found('quokka'), await found('wombat')]).toEqual([[], [sent.id]]);
});

it('the words of a file may come later and go again; those of a message stay', async () => {
  const sent = await aCaptioned(null);
  const edited = async (content: string) =>
    (await asha.ask(edit, { id: sent.id, content })).editMessage.content;
  expect(await edited('Told later')).toBe('Told later');
  expect(await edited(' ')).toBe('');
  expect(await kabir.refused(edit, { id: sent.id, content: 'Mine' })).toMatchObject({
    code: 'FORBIDDEN',
  });
  const said = await aMessage(asha, id, 'Plain words');
  expect(await asha.refused(edit, { id: said.id, content: ' ' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Message text is required',
  });
});

it('a quote, a forwarded file and the list of conversations carry the words', async () => {
  const sent = await aCaptioned('Read page two');
  expect((await kabir.rest('GET', '/api/chat')).body[0].lastMessage).toBe('Read page two');
  const answer = await aMessage(kabir, id, 'Why?', { replyToId: sent.id });
  expect(answer.replyTo.content).toBe('Read page two');
  const { forwardMessage } = await kabir.ask(forward, { id: sent.id, to: id, key: 'passed on' });
  expect(forwardMessage).toEqual({ content: 'Read page two', file: { name: 'offer.pdf' } });
});

it('a documented call has the words of its first file in a part of their own', async () => {
  const sendAll = async (): Promise<Json[]> => {
    const form = new FormData();
    form.set('caption', 'Two offers');
    form.set('key', 'documented');
    for (const name of ['first.pdf', 'second.pdf'])
      form.append('files', new File([new Uint8Array(aPdf())], name));
    return (await asha.rest('POST', `/api/chat/${id}/message`, form)).body;
  };
  const sent = await sendAll();
  expect(sent.map(({ type, content, fileName }) => [type, content, fileName])).toEqual([
    ['pdf', 'Two offers', 'first.pdf'],
    ['pdf', '', 'second.pdf'],
  ]);
  expect((await sendAll()).map(({ _id }) => _id)).toEqual(sent.map(({ _id }) => _id));
});

it('who judges a report reads the words and the name; what is deleted has neither', async () => {
  const sent = await aCaptioned('Pay me first');
  await kabir.ask(report, { type: 'message', id: sent.id });
  const [{ excerpt } = { excerpt: '' }] = await app.app.db.sql<{ excerpt: string }>(
    'select excerpt from report_cases where subject_id = $1',
    [sent.id],
  );
  expect(excerpt).toBe('Pay me first\noffer.pdf');
  expect((await asha.ask(remove, { id: sent.id })).deleteMessage).toEqual({
    content: '',
    isDeleted: true,
  });
  expect(await found('Pay me')).toEqual([]);
});
