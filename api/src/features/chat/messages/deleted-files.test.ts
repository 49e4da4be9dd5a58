import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConversation, aMessage, messageFields } from '../../../testing/builders/chat.ts';
import { report } from '../../../testing/builders/moderation.ts';
import { answerOf, aPdf, sendUpload } from '../../../testing/files.ts';
import {
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const sendFile = `mutation ($id: ID!, $key: ID!, $file: Upload!) { sendFiles(conversationId: $id, key: $key, files: [$file]) { ${messageFields} } }`;
const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { id fileName replyTo { fileName content isDeleted } } } }`;
const remove = `mutation ($id: ID!) { deleteMessage(id: $id) { id isDeleted } }`;

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

async function aFileFrom(who: Person): Promise<Json> {
  const file = { bytes: aPdf(), name: 'offer-letter-salary.pdf' };
  const { body } = await sendUpload(app.url, who, sendFile, 'file', file, { id, key: 'a file' });
  return answerOf(body)[0];
}

it('the name of a deleted file goes with it: in the list, in quotes, and for who reports it', async () => {
  const file = await aFileFrom(asha);
  await aMessage(kabir, id, 'Thank you', { replyToId: file.id });
  await asha.ask(remove, { id: file.id });
  const { messages } = await kabir.ask(page, { id });
  expect(messages.nodes.find((message: Json) => message.id === file.id)).toMatchObject({
    fileName: null,
  });
  expect(messages.nodes.find(({ replyTo }: Json) => replyTo)).toMatchObject({
    replyTo: { fileName: null, content: '', isDeleted: true },
  });
  expect(await kabir.refused(report, { type: 'message', id: file.id })).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'This message cannot be reported.',
  });
  expect(JSON.stringify(await app.app.db.sql('select * from messages'))).not.toContain('salary');
});
