import { v7 as newKey } from 'uuid';
import { beforeEach, expect, test, vi } from 'vitest';
import { setToken } from '@/core/auth';
import { createOutbox, type Outbox, type SendOutcome } from '@/core/outbox/outbox';
import type { UnsentMessage } from './unsent-message';
import { unsentStore } from './unsent-store';

const written = (content: string, over: Partial<UnsentMessage> = {}): UnsentMessage => ({
  key: newKey(),
  conversationId: 'c1',
  content,
  replyTo: null,
  writtenAt: '2026-01-05T10:00:00.000Z',
  refusal: null,
  ...over,
});

/** A server that answers as it is told, and remembers what it was sent. */
function aServer() {
  const received: string[] = [];
  const messages = new Map<string, string>();
  let answer: (message: UnsentMessage) => SendOutcome | Promise<SendOutcome> = () => 'sent';
  return {
    received,
    messages,
    answers: (next: typeof answer) => {
      answer = next;
    },
    send: async (message: UnsentMessage): Promise<SendOutcome> => {
      received.push(message.content);
      const outcome = await answer(message);
      if (outcome === 'sent') messages.set(message.key, message.content);
      return outcome;
    },
  };
}

let server: ReturnType<typeof aServer>;
const refused = vi.fn();
/** The line comes back when a test says so. */
let lineIsBack: (() => void) | undefined;
/** The key of a file that was chosen before some of the words. */
let fileKey: string | undefined;

const aDevice = (): Outbox<UnsentMessage> =>
  createOutbox({
    store: unsentStore('me'),
    send: server.send,
    pause: () =>
      new Promise((resolve) => {
        lineIsBack = resolve;
      }),
    onRefused: refused,
    laneOf: ({ conversationId }) => conversationId,
    channelOf: ({ conversationId }) => (conversationId === 'c9' ? 'other' : 'words'),
    isHeld: ({ key }) => fileKey !== undefined && fileKey < key,
  });
const texts = (outbox: Outbox<UnsentMessage>): string[] =>
  outbox.read().map(({ content }) => content);

beforeEach(() => {
  setToken(`x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`);
  server = aServer();
  refused.mockReset();
  lineIsBack = undefined;
  fileKey = undefined;
});

test('what is written is shown at once, sent in its order and gone when the server has it', async () => {
  const outbox = aDevice();
  outbox.open();
  for (const content of ['One', 'Two', 'Three']) outbox.add(written(content));
  expect(texts(outbox)).toEqual(['One', 'Two', 'Three']);
  await vi.waitFor(() => expect(texts(outbox)).toEqual([]));
  expect(server.received).toEqual(['One', 'Two', 'Three']);
});

test('a lost line holds all of them back; they are sent again in their order', async () => {
  server.answers(() => ({ retryInMs: null }));
  const outbox = aDevice();
  outbox.open();
  outbox.add(written('One'));
  outbox.add(written('Two'));
  await vi.waitFor(() => expect(server.received).toEqual(['One']));
  expect(texts(outbox)).toEqual(['One', 'Two']);
  server.answers(() => 'sent');
  await vi.waitFor(() => expect(lineIsBack).toBeDefined());
  lineIsBack?.();
  await vi.waitFor(() => expect(texts(outbox)).toEqual([]));
  expect(server.received).toEqual(['One', 'One', 'Two']);
  expect([...server.messages.values()]).toEqual(['One', 'Two']);
});

test('words that were written behind a file wait for it, those before it do not', async () => {
  const outbox = aDevice();
  outbox.open();
  const before = written('Before');
  fileKey = newKey();
  outbox.add(before);
  outbox.add(written('Behind'));
  await vi.waitFor(() => expect(texts(outbox)).toEqual(['Behind']));
  expect(server.received).toEqual(['Before']);
  fileKey = undefined;
  outbox.goOn();
  await vi.waitFor(() => expect(server.received).toEqual(['Before', 'Behind']));
});

test('a closed tab loses nothing: the next one sends it, under the same key', async () => {
  server.answers(() => new Promise(() => {}));
  const closed = aDevice();
  closed.open();
  const replyTo = {
    ...{ id: 'm1', number: 4, senderId: 'asha', senderName: 'Asha Rao', kind: 'pdf' },
    content: '',
    ...{
      fileName: 'resume.pdf',
      filePages: 2,
      voiceMilliseconds: null,
      isDeleted: false,
      isReadable: true,
    },
  };
  const message = written('On the way', { replyTo });
  closed.add(message);
  closed.close();
  server.answers(() => 'sent');
  const next = aDevice();
  expect(next.read()).toEqual([message]);
  next.open();
  await vi.waitFor(() => expect(texts(next)).toEqual([]));
  expect([...server.messages.keys()]).toEqual([message.key]);
});

test('what was refused stays, says why, holds up nobody and can be sent again or taken back', async () => {
  server.answers(({ content }) => (content === 'Bad' ? { refusal: 'Too long' } : 'sent'));
  const outbox = aDevice();
  outbox.open();
  const bad = written('Bad');
  outbox.add(bad);
  outbox.add(written('Good'));
  await vi.waitFor(() => expect(server.messages.size).toBe(1));
  expect(outbox.read()).toEqual([{ ...bad, refusal: 'Too long' }]);
  expect(refused).toHaveBeenCalledWith(bad, 'Too long');
  server.answers(() => 'sent');
  outbox.retry(bad.key);
  await vi.waitFor(() => expect(server.messages.get(bad.key)).toBe('Bad'));
  await vi.waitFor(() => expect(texts(outbox)).toEqual([]));

  server.answers(() => ({ refusal: 'No' }));
  const worse = written('Worse');
  outbox.add(worse);
  await vi.waitFor(() => expect(outbox.read()[0]?.refusal).toBe('No'));
  outbox.remove([worse.key]);
  expect(texts(outbox)).toEqual([]);
});

test('what came back as a message before its answer did is not sent again', async () => {
  let answer: (outcome: SendOutcome) => void = () => undefined;
  server.answers(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const outbox = aDevice();
  outbox.open();
  const message = written('Heard live');
  outbox.add(message);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  outbox.remove([message.key]);
  answer({ refusal: 'Late words' });
  outbox.add(written('Next'));
  await vi.waitFor(() => expect(server.received).toEqual(['Heard live', 'Next']));
  expect(texts(outbox)).toEqual(['Next']);
  expect(refused).not.toHaveBeenCalled();
});

test('a lost line of one channel holds up no other', async () => {
  server.answers(({ conversationId }) => (conversationId === 'c1' ? { retryInMs: null } : 'sent'));
  const outbox = aDevice();
  outbox.open();
  outbox.add(written('One'), written('Other', { conversationId: 'c9' }), written('Two'));
  await vi.waitFor(() => expect(texts(outbox)).toEqual(['One', 'Two']));
  expect(server.received).toEqual(['One', 'Other']);
});

test('what somebody else wrote into the storage is left out', () => {
  localStorage.setItem('unsent:me:1', '{"key":1}');
  localStorage.setItem('unsent:me:2', 'no json');
  const message = written('Mine');
  localStorage.setItem(`unsent:me:${message.key}`, JSON.stringify(message));
  localStorage.setItem(`unsent:you:3`, JSON.stringify(written('Not mine')));
  expect(unsentStore('me').read()).toEqual([message]);
});
