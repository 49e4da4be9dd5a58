import { v7 as newKey } from 'uuid';
import { beforeEach, expect, test, vi } from 'vitest';
import { setToken } from '@/core/auth';
import {
  createSendQueue,
  type SendOutcome,
  type SendQueue,
  type UnsentMessage,
  unsentIn,
} from './send-queue';
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

const aDevice = (): SendQueue =>
  createSendQueue({
    store: unsentStore('me'),
    send: server.send,
    pause: () =>
      new Promise((resolve) => {
        lineIsBack = resolve;
      }),
    onRefused: refused,
    isHeld: ({ key }) => fileKey !== undefined && fileKey < key,
  });
const texts = (sendQueue: SendQueue): string[] => sendQueue.read().map(({ content }) => content);

beforeEach(() => {
  setToken(`x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`);
  server = aServer();
  refused.mockReset();
  lineIsBack = undefined;
  fileKey = undefined;
});

test('what is written is shown at once, sent in its order and gone when the server has it', async () => {
  const sendQueue = aDevice();
  sendQueue.open();
  for (const content of ['One', 'Two', 'Three']) sendQueue.add(written(content));
  expect(texts(sendQueue)).toEqual(['One', 'Two', 'Three']);
  await vi.waitFor(() => expect(texts(sendQueue)).toEqual([]));
  expect(server.received).toEqual(['One', 'Two', 'Three']);
});

test('a lost line holds all of them back; they are sent again in their order', async () => {
  server.answers(() => ({ retryInMs: null }));
  const sendQueue = aDevice();
  sendQueue.open();
  sendQueue.add(written('One'));
  sendQueue.add(written('Two'));
  await vi.waitFor(() => expect(server.received).toEqual(['One']));
  expect(texts(sendQueue)).toEqual(['One', 'Two']);
  server.answers(() => 'sent');
  await vi.waitFor(() => expect(lineIsBack).toBeDefined());
  lineIsBack?.();
  await vi.waitFor(() => expect(texts(sendQueue)).toEqual([]));
  expect(server.received).toEqual(['One', 'One', 'Two']);
  expect([...server.messages.values()]).toEqual(['One', 'Two']);
});

test('words that were written behind a file wait for it, those before it do not', async () => {
  const sendQueue = aDevice();
  sendQueue.open();
  const before = written('Before');
  fileKey = newKey();
  sendQueue.add(before);
  sendQueue.add(written('Behind'));
  await vi.waitFor(() => expect(texts(sendQueue)).toEqual(['Behind']));
  expect(server.received).toEqual(['Before']);
  fileKey = undefined;
  sendQueue.goOn();
  await vi.waitFor(() => expect(server.received).toEqual(['Before', 'Behind']));
});

test('a closed tab loses nothing: the next one sends it, under the same key', async () => {
  server.answers(() => new Promise(() => {}));
  const closed = aDevice();
  closed.open();
  const replyTo = {
    ...{ id: 'm1', number: 4, senderName: 'Asha Rao', kind: 'pdf', content: '' },
    ...{ fileName: 'resume.pdf', filePages: 2, isDeleted: false, isReadable: true },
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
  const sendQueue = aDevice();
  sendQueue.open();
  const bad = written('Bad');
  sendQueue.add(bad);
  sendQueue.add(written('Good'));
  await vi.waitFor(() => expect(server.messages.size).toBe(1));
  expect(sendQueue.read()).toEqual([{ ...bad, refusal: 'Too long' }]);
  expect(refused).toHaveBeenCalledWith(bad, 'Too long');
  server.answers(() => 'sent');
  sendQueue.retry(bad.key);
  await vi.waitFor(() => expect(server.messages.get(bad.key)).toBe('Bad'));
  await vi.waitFor(() => expect(texts(sendQueue)).toEqual([]));

  server.answers(() => ({ refusal: 'No' }));
  const worse = written('Worse');
  sendQueue.add(worse);
  await vi.waitFor(() => expect(sendQueue.read()[0]?.refusal).toBe('No'));
  sendQueue.remove([worse.key]);
  expect(texts(sendQueue)).toEqual([]);
});

test('what came back as a message before its answer did is not sent again', async () => {
  let answer: (outcome: SendOutcome) => void = () => undefined;
  server.answers(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const sendQueue = aDevice();
  sendQueue.open();
  const message = written('Heard live');
  sendQueue.add(message);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  sendQueue.remove([message.key]);
  answer({ refusal: 'Late words' });
  sendQueue.add(written('Next'));
  await vi.waitFor(() => expect(server.received).toEqual(['Heard live', 'Next']));
  expect(texts(sendQueue)).toEqual(['Next']);
  expect(refused).not.toHaveBeenCalled();
});

test('a conversation shows its own', () => {
  const [one, two, other] = [
    written('One'),
    written('Two'),
    written('Other', { conversationId: 'c2' }),
  ];
  expect(unsentIn([one, two, other], 'c1')).toEqual([one, two]);
});

test('what somebody else wrote into the storage is left out', () => {
  localStorage.setItem('unsent:me:1', '{"key":1}');
  localStorage.setItem('unsent:me:2', 'no json');
  const message = written('Mine');
  localStorage.setItem(`unsent:me:${message.key}`, JSON.stringify(message));
  localStorage.setItem(`unsent:you:3`, JSON.stringify(written('Not mine')));
  expect(unsentStore('me').read()).toEqual([message]);
});
