import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../../../core/context.ts';
import { limits } from '../../../../limits.ts';
import { aConversation, aMessage, messageFields } from '../../../../testing/builders/chat.ts';
import { answerOf, aPdf, sendUpload, storedObjects } from '../../../../testing/files.ts';
import {
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts';

const sendFile = `mutation ($id: ID!, $key: ID!, $file: Upload!) { sendFiles(conversationId: $id, key: $key, files: [$file]) { ${messageFields} } }`;
const forward =
  'mutation ($id: ID!, $to: ID!, $key: ID!) { forwardMessage(id: $id, conversationId: $to, key: $key) { id file { name } } }';
const remove = 'mutation ($id: ID!) { deleteMessage(id: $id) { isDeleted } }';
const page = 'query ($id: ID!) { messages(conversationId: $id) { nodes { content fileName } } }';

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
async function aFileMessage(): Promise<Json> {
  keys += 1;
  const file = { bytes: aPdf(), name: 'offer.pdf' };
  const given = { id, key: `file ${keys}` };
  return answerOf((await sendUpload(app.url, asha, sendFile, 'file', file, given)).body)[0];
}

it('a PDF says how many pages it has, also where it is quoted and forwarded', async () => {
  const send = async (bytes: Buffer, key: string): Promise<Json> => {
    const file = { bytes, name: 'offer.pdf' };
    const { body } = await sendUpload(app.url, asha, sendFile, 'file', file, { id, key });
    return answerOf(body)[0];
  };
  const [sent, other] = [await send(aPdf(3), 'three'), await send(aPdf(), 'unknown')];
  const answers = [
    await aMessage(kabir, id, 'Fine', { replyToId: sent.id }),
    await aMessage(kabir, id, 'What is it?', { replyToId: other.id }),
  ];
  const pages = `query ($id: ID!) { message(id: $id) { file { pages } replyTo { filePages } } }`;
  const read = async ({ id: messageId }: Json) =>
    (await kabir.ask(pages, { id: messageId })).message;
  expect(await read(sent)).toEqual({ file: { pages: 3 }, replyTo: null });
  expect(await read(other)).toEqual({ file: { pages: null }, replyTo: null });
  expect(await Promise.all(answers.map(read))).toEqual([
    { file: null, replyTo: { filePages: 3 } },
    { file: null, replyTo: { filePages: null } },
  ]);
  const { forwardMessage } = await kabir.ask(forward, { id: sent.id, to: id, key: 'forwarded' });
  expect(await read(forwardMessage)).toMatchObject({ file: { pages: 3 } });
});

describe('words and files of one documented call', () => {
  const sent = async (key: string): Promise<Json[]> => {
    const form = new FormData();
    form.set('content', `Two offers (${key.length})`);
    form.set('key', key);
    for (const name of ['first.pdf', 'second.pdf'])
      form.append('files', new File([new Uint8Array(aPdf())], name));
    return (await asha.rest('POST', `/api/chat/${id}/message`, form)).body;
  };

  it.each(['a key', 'k'.repeat(100)])('all arrive, once under its key', async (key) => {
    const first = await sent(key);
    expect(first.map(({ content, fileName }) => fileName ?? content)).toEqual([
      `Two offers (${key.length})`,
      'first.pdf',
      'second.pdf',
    ]);
    expect((await sent(key)).map(({ _id }) => _id)).toEqual(first.map(({ _id }) => _id));
    const { messages } = await kabir.ask(page, { id });
    const shown = messages.nodes.slice(-3);
    expect(shown.map(({ content, fileName }: Json) => fileName ?? content)).toEqual([
      `Two offers (${key.length})`,
      'first.pdf',
      'second.pdf',
    ]);
  });
});

describe('a file that messages share', () => {
  it('is not forwarded while it is being deleted, and that is said', async () => {
    const message = await aFileMessage();
    const given = { id: message.id, to: id, key: 'too late' };
    const forwarding = await change(app.app, async (work) => {
      await work.sql('delete from files where id = (select file_id from messages where id = $1)', [
        message.id,
      ]);
      const refusal = asha.refused(forward, given);
      // It has read the file, and waits for what becomes of it: where statements run side by side.
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      return { refusal };
    });
    expect(await forwarding.refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('goes with the last of them, also when all are deleted at once', async () => {
    const before = storedObjects(app).length;
    for (let round = 0; round < 5; round += 1) {
      const message = await aFileMessage();
      const { forwardMessage } = await asha.ask(forward, {
        id: message.id,
        to: id,
        key: `copy ${round}`,
      });
      await Promise.all(
        [message, forwardMessage].map((one: Json) => asha.ask(remove, { id: one.id })),
      );
    }
    await eventually(() => storedObjects(app).length === before, 'the bytes are gone');
  });
});

describe('files in chat', () => {
  const wordsOf = async (response: { status: number; body: Json }): Promise<Json> => ({
    status: response.status,
    code: response.body.errors?.[0]?.extensions?.code ?? null,
  });
  const send = async (who: Person, to: string, key: string, bytes = aPdf()): Promise<Json> => {
    const file = { bytes, name: 'offer.pdf' };
    return wordsOf(await sendUpload(app.url, who, sendFile, 'file', file, { id: to, key }));
  };

  it('have a limit of their own: many more than pictures of profiles, and these are still free', async () => {
    const [one, other] = [await anAlumnus(app), await anAlumnus(app)];
    const to = await aConversation(one, other);
    for (let n = 0; n < 31; n += 1)
      expect(await send(one, to, `picture ${n}`)).toMatchObject({ code: null });
    for (let n = 0; n < 30; n += 1) await app.app.limits.consume('uploads', one.id);
    expect(await send(one, to, 'one more')).toMatchObject({ code: null });
  });

  it('are counted by their bytes too, before anything looks into them', async () => {
    const [one, other] = [await anAlumnus(app), await anAlumnus(app)];
    const to = await aConversation(one, other);
    const left = limits.chatFileKilobytes.points - 2;
    await app.app.limits.consume('chatFileKilobytes', one.id, left);
    expect(await send(one, to, 'small')).toMatchObject({ code: null });
    // What it is would be refused too, by who looks into it.
    expect(await send(one, to, 'large', Buffer.alloc(4096))).toMatchObject({
      code: 'RATE_LIMITED',
    });
    const { messages } = await other.ask(page, { id: to });
    expect(messages.nodes).toHaveLength(1);
  });

  it.each(['chatFiles', 'chatFileKilobytesPerDay'] as const)(
    'are refused once %s is used up, and nothing of them arrives',
    async (limit) => {
      const [one, other] = [await anAlumnus(app), await anAlumnus(app)];
      const to = await aConversation(one, other);
      await app.app.limits.consume(limit, one.id, limits[limit].points);
      expect(await send(one, to, 'past it')).toMatchObject({ code: 'RATE_LIMITED' });
      const { messages } = await other.ask(page, { id: to });
      expect(messages.nodes).toEqual([]);
    },
  );
});
