import { v7 as newKey } from 'uuid';
import { beforeEach, expect, test, vi } from 'vitest';
import { setToken } from '@/core/auth';
import {
  createOutbox,
  type Outbox,
  type SendOutcome,
  unsentIn,
  type UnsentMessage,
} from './outbox';
import { outboxStore } from './outbox-store';

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

const aDevice = (): Outbox =>
  createOutbox({
    store: outboxStore('me'),
    send: server.send,
    pause: () =>
      new Promise((resolve) => {
        lineIsBack = resolve;
      }),
    onRefused: refused,
  });
const texts = (outbox: Outbox): string[] => outbox.read().map(({ content }) => content);

beforeEach(() => {
  setToken(`x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`);
  server = aServer();
  refused.mockReset();
  lineIsBack = undefined;
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

test('a closed tab loses nothing: the next one sends it, under the same key', async () => {
  server.answers(() => new Promise(() => {}));
  const closed = aDevice();
  closed.open();
  const message = written('On the way', { replyTo: null });
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

test('a conversation shows its own, until they are among its messages', () => {
  const [one, two, other] = [
    written('One'),
    written('Two'),
    written('Other', { conversationId: 'c2' }),
  ];
  expect(unsentIn([one, two, other], 'c1', new Set([one.key]))).toEqual([two]);
});

test('what somebody else wrote into the storage is left out', () => {
  localStorage.setItem('outbox:me:1', '{"key":1}');
  localStorage.setItem('outbox:me:2', 'no json');
  const message = written('Mine');
  localStorage.setItem(`outbox:me:${message.key}`, JSON.stringify(message));
  localStorage.setItem(`outbox:you:3`, JSON.stringify(written('Not mine')));
  expect(outboxStore('me').read()).toEqual([message]);
});
