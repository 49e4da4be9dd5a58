import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../../limits.ts';
import { aConversation, messageFields } from '../../../../testing/builders/chat.ts';
import { aModeratedCollege, casesAbout, report } from '../../../../testing/builders/moderation.ts';
import { answerOf, sendUpload, storedObjects } from '../../../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  statementsOf,
  type TestApp,
} from '../../../../testing/index.ts';
import { joinSocketRoom } from '../../../../testing/socket-room.ts';
import { anMp4, aTrack, aWebm } from '../../../../testing/sounds.ts';
import { chatOwnData } from '../../own-data.ts';

const voiceFields = `${messageFields} file { id } isForwarded voice { milliseconds waveform }`;
const send = `mutation ($id: ID!, $key: ID!, $file: Upload!, $waveform: [Int!]!, $replyToId: ID) { sendVoiceMessage(conversationId: $id, key: $key, file: $file, waveform: $waveform, replyToId: $replyToId) { ${voiceFields} replyTo { kind voiceMilliseconds } } }`;
const remove =
  'mutation ($id: ID!) { deleteMessage(id: $id) { isDeleted file { id } voice { milliseconds } } }';
const waveform = Array.from({ length: 48 }, (_, place) => (place * 7) % 101);

let app: TestApp;
let admin: Person;
let asha: Person;
let kabir: Person;
let id: string;
beforeAll(async () => {
  ({ app, first: admin } = await aModeratedCollege());
  [asha, kabir] = [await anAlumnus(app), await anAlumnus(app)];
  id = await aConversation(asha, kabir);
});
afterAll(() => app.close());

let keys = 0;
const sayAs = async (
  who: Person,
  bytes: Buffer,
  variables: Json = {},
  name = 'x.webm',
): Promise<Json> => {
  keys += 1;
  const sent = { id, key: `voice ${keys}`, waveform, ...variables };
  return answerOf((await sendUpload(app.url, who, send, 'file', { bytes, name }, sent)).body);
};
const fetched = (address: string, range?: string): Promise<Response> =>
  fetch(new URL(address, app.url), range ? { headers: { range } } : {});

describe('a voice message', () => {
  it('is sent once under its key, with the length of its file, and answers another', async () => {
    const sent = await sayAs(asha, aWebm({ milliseconds: 48_000 }), { key: 'once' });
    expect(sent).toMatchObject({
      kind: 'voice',
      content: '',
      isAccessible: true,
      file: { name: 'Voice message.webm' },
      voice: { milliseconds: 48_000, waveform },
    });
    expect((await sayAs(asha, aWebm({ milliseconds: 2000 }), { key: 'once' })).id).toBe(sent.id);
    const answer = await sayAs(kabir, anMp4({ milliseconds: 64_000 }), { replyToId: sent.id });
    expect(answer).toMatchObject({
      file: { name: 'Voice message.m4a' },
      voice: { milliseconds: 64_000 },
      replyTo: { kind: 'voice', voiceMilliseconds: 48_000 },
    });
  });

  it('is played in the page, in parts, and kept under its name', async () => {
    const { file } = await sayAs(asha, aWebm({ milliseconds: 5000 }));
    const whole = await fetched(file.url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/webm',
      'accept-ranges': 'bytes',
      'content-disposition': "inline; filename*=UTF-8''Voice%20message.webm",
      'x-content-type-options': 'nosniff',
    });
    for (const [range, expected, from, to] of [
      ['bytes=0-1', `bytes 0-1/${bytes.length}`, 0, 2],
      ['bytes=100-', `bytes 100-${bytes.length - 1}/${bytes.length}`, 100, bytes.length],
      [`bytes=5-${bytes.length + 9}`, `bytes 5-${bytes.length - 1}/${bytes.length}`, 5, undefined],
      ['bytes=-7', `bytes ${bytes.length - 7}-${bytes.length - 1}/${bytes.length}`, -7, undefined],
    ] as const) {
      const part = await fetched(file.url, range);
      expect([part.status, part.headers.get('content-range')]).toEqual([206, expected]);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(from, to));
    }
    expect((await fetched(file.url, `bytes=${bytes.length}-`)).status).toBe(416);
    for (const whole of ['bytes=3-1', 'bytes=0-1,4-5', 'lines=0-1'])
      expect((await fetched(file.url, whole)).status).toBe(200);
    const kept = await fetched(file.downloadUrl);
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('is refused where it is none, too long or too large, and leaves nothing behind', async () => {
    const before = storedObjects(app).length;
    const wrong = { code: 'UNSUPPORTED_TYPE', message: expect.stringMatching(/^This is no voice/) };
    for (const bytes of [
      aWebm({ tracks: [aTrack(), aTrack(1, 'V_VP8', 2)] }),
      Buffer.from('<svg onload="alert(1)"/>'),
      Buffer.alloc(0),
    ])
      expect(await sayAs(asha, bytes)).toEqual(wrong);
    const tooLong = { code: 'TOO_LARGE', message: 'A voice message is two minutes at most.' };
    expect(await sayAs(asha, aWebm({ milliseconds: 123_020 }))).toEqual(tooLong);
    expect(await sayAs(asha, anMp4({ milliseconds: 124_000 }))).toEqual(tooLong);
    expect((await sayAs(asha, aWebm({ milliseconds: 123_000 }))).voice.milliseconds).toBe(123_000);
    const huge = Buffer.concat([aWebm(), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await sayAs(asha, huge)).toMatchObject({ code: 'TOO_LARGE' });
    for (const bad of [[], waveform.slice(1), waveform.map((one) => one + 1000), [...waveform, 1]])
      expect(await sayAs(asha, aWebm(), { waveform: bad })).toEqual({
        code: 'BAD_USER_INPUT',
        message: 'The waveform is 48 whole numbers from 0 to 100',
      });
    expect(storedObjects(app)).toHaveLength(before + 1);
  });

  it('counts as a file, by number and by bytes, and passes where words may', async () => {
    const [one, other] = [await anAlumnus(app), await anAlumnus(app)];
    const chat = await aConversation(one, other);
    for (const limit of ['chatFiles', 'chatFileKilobytes'] as const) {
      await app.app.limits.consume(limit, one.id, limits[limit].points);
      expect(await sayAs(one, aWebm(), { id: chat })).toMatchObject({ code: 'RATE_LIMITED' });
    }
    expect(await sayAs(other, aWebm(), { id: chat })).toMatchObject({ kind: 'voice' });
    expect(await sayAs(await anAlumnus(app), aWebm(), { id: chat })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await other.ask('mutation ($id: ID!) { blockUser(userId: $id) { id } }', { id: one.id });
    expect(await sayAs(one, aWebm(), { id: chat })).toMatchObject({ code: 'CONFLICT' });
  });

  it('is forwarded with its picture, and goes with its file when it is deleted for all', async () => {
    const third = await anAlumnus(app);
    const to = await aConversation(asha, third);
    const sent = await sayAs(asha, aWebm({ milliseconds: 7000 }));
    const { forwardMessage } = await asha.ask(
      `mutation ($id: ID!, $to: ID!) { forwardMessage(id: $id, conversationId: $to, key: "on") { ${voiceFields} } }`,
      { id: sent.id, to },
    );
    expect(forwardMessage).toMatchObject({
      kind: 'voice',
      isForwarded: true,
      voice: { milliseconds: 7000, waveform },
    });
    for (const gone of [sent, forwardMessage])
      expect((await asha.ask(remove, { id: gone.id })).deleteMessage).toEqual({
        isDeleted: true,
        file: null,
        voice: null,
      });
    await eventually(
      async () => (await fetched(sent.file.url)).status === 404,
      'the file that nothing names',
    );
  });

  it('costs as few statements in a page of messages as words', async () => {
    const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { ${voiceFields} } } }`;
    const asked = await statementsOf(app.app, () => kabir.ask(page, { id }));
    expect(asked.length).toBeLessThanOrEqual(4);
  });
});

describe('who knows no voice messages', () => {
  it('gets a message with a file over REST and Socket.IO', async () => {
    const room = await joinSocketRoom(app, kabir, 'joinConversation', id, 'newMessage');
    const sent = await sayAs(asha, aWebm({ milliseconds: 48_000 }));
    const shape = {
      _id: sent.id,
      type: 'voice',
      content: '',
      fileKey: sent.file.id,
      fileName: 'Voice message.webm',
      isAccessible: true,
      errorMessage: null,
    };
    await eventually(() => room.received.length > 0, 'the message');
    room.leave();
    expect(room.received).toMatchObject([shape]);
    const { body } = await kabir.rest('GET', `/api/chat/${id}`);
    expect(body.messages.at(-1)).toMatchObject(shape);
    const [listed] = (await kabir.rest('GET', '/api/chat')).body;
    expect(listed.lastMessage).toBe('Voice message · 0:48');
    const blob = await kabir.rest('GET', `/api/media/${sent.id}`);
    expect([blob.status, blob.headers.get('content-type')]).toEqual([200, 'audio/webm']);
    expect((await (await aMentee(app)).rest('GET', `/api/media/${sent.id}`)).status).toBe(404);
  });

  it('sends none as an attachment: the documented ones stay what they are', async () => {
    const form = new FormData();
    form.set('files', new File([new Uint8Array(aWebm())], 'voice.webm'));
    const { status, body } = await asha.rest('POST', `/api/chat/${id}/message`, form);
    expect([status, body.message]).toEqual([
      415,
      'File voice.webm is not allowed. Only JPEG, PNG, and PDF are supported.',
    ]);
  });
});

it('a reported voice message is heard by who decides', async () => {
  const sent = await sayAs(asha, aWebm({ milliseconds: 9000 }));
  await kabir.ask(report, { type: 'message', id: sent.id });
  const found = (await casesAbout(admin, sent.id))[0]?.['id'];
  const { reportCase } = await admin.ask(
    'query ($id: ID!) { reportCase(id: $id) { excerpt messages { id text fileUrl fileType } } }',
    { id: found },
  );
  expect(reportCase.excerpt).toBe('Voice message · 0:09');
  const heard = reportCase.messages.find((one: Json) => one.id === sent.id);
  expect(heard).toMatchObject({ text: 'Voice message · 0:09', fileType: 'audio/webm' });
  expect((await fetched(heard.fileUrl, 'bytes=0-3')).status).toBe(206);
});

it('stands in the copy of its sender’s data, with its length', async () => {
  const sent = await sayAs(asha, aWebm({ milliseconds: 3000 }));
  const { messages } = chatOwnData;
  if (!messages || !('pages' in messages)) throw new Error('messages come in pages');
  const copied = (who: Person): Promise<Json[]> =>
    app.app.db.query(messages.pages, {
      userId: who.id,
      after: '00000000-0000-0000-0000-000000000000',
    }) as Promise<Json[]>;
  expect((await copied(asha)).find((row) => row['id'] === sent.id)).toMatchObject({
    kind: 'voice',
    fileId: sent.file.id,
    voiceMilliseconds: 3000,
    voiceWaveform: waveform,
  });
  expect((await copied(kabir)).map((row) => row['id'])).not.toContain(sent.id);
});

it.each([
  "kind = 'text'",
  'voice_milliseconds = 0',
  'voice_milliseconds = 123001',
  'voice_milliseconds = null',
  'voice_waveform = null',
  "voice_waveform = array_fill(101, '{48}')",
  "voice_waveform = array_fill(-1, '{48}')",
  "voice_waveform = array_fill(5, '{47}')",
  "voice_waveform = array_fill(null::int, '{48}')",
])('the database holds no voice message with %s', async (changed) => {
  await expect(
    app.app.db.sql(`update messages set ${changed} where kind = 'voice' and deleted_at is null`),
  ).rejects.toThrow(/violates check constraint/);
});
