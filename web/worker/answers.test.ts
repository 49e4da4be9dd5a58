import { pushTexts } from '@schema/rules/push/push-texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPress, onPush } from './push';

type Standing = { title: string; tag: string; body: string; actions?: object[]; close: () => void };
let standing: Standing[] = [];
const openWindow = vi.fn(() => Promise.resolve(null));
const fetched = vi.fn<(path: string, sent: { body: string }) => Promise<Response>>();

beforeEach(() => {
  standing = [];
  openWindow.mockClear();
  fetched.mockReset().mockResolvedValue(new Response('{"data":{"answerByPush":true}}'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('self', {
    location: { origin: 'http://x.example' },
    clients: { matchAll: () => Promise.resolve([]), openWindow },
    registration: {
      getNotifications: () => Promise.resolve([]),
      showNotification: (title: string, options: Omit<Standing, 'title' | 'close'>) => {
        const one = { ...options, title, close: () => standing.splice(standing.indexOf(one), 1) };
        standing.push(one);
        return Promise.resolve();
      },
    },
    navigator: { userAgent: 'Chrome' },
  });
});
afterEach(() => vi.unstubAllGlobals());

const told = { kind: 'show', tag: 't', title: 'Mina wrote', body: '', link: '/chat/1', at: 7 };
const push = (...answers: object[]) => onPush(JSON.stringify({ ...told, answers }));
const press = (action: string, words?: string) =>
  onPress(standing.at(-1) as unknown as Notification, action, words);
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body).variables);

test('a request is answered by a button, without a tab; what has no button here has none', async () => {
  await push(
    { answer: 'acceptRequest', token: 'a' },
    { answer: 'declineRequest', token: 'd' },
    { answer: 'somethingNewer', token: 'n' },
  );
  expect(standing[0]?.actions).toEqual([
    { action: 'acceptRequest', title: 'Accept' },
    { action: 'declineRequest', title: 'Not now' },
  ]);
  await press('declineRequest');
  expect(sent()).toEqual([{ token: 'd', words: null }]);
  expect(standing).toEqual([]);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a message is answered where words can be typed; elsewhere Reply opens it', async () => {
  await push({ answer: 'reply', token: 'r' });
  expect(standing[0]?.actions).toEqual([
    { action: 'reply', title: 'Reply', type: 'text', placeholder: pushTexts.replyHint },
  ]);
  await press('reply', 'Three rounds');
  expect(sent()).toEqual([{ token: 'r', words: 'Three rounds' }]);
  expect(openWindow).not.toHaveBeenCalled();
  await push({ answer: 'reply', token: 'r' });
  await press('reply');
  expect(openWindow).toHaveBeenCalledWith('/chat/1');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an answer that does not arrive stands there with its words, and opens the thing', async () => {
  for (const answer of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('{"errors":[{"extensions":{"code":"CONFLICT"}}]}')),
    () => Promise.resolve(new Response('Bad gateway', { status: 502 })),
  ]) {
    fetched.mockImplementationOnce(answer);
    standing = [];
    await push({ answer: 'reply', token: 'r' });
    await press('reply', 'Three rounds');
    expect(standing).toMatchObject([
      { title: 'Mina wrote', tag: 't', body: pushTexts.notAnswered('Three rounds') },
    ]);
    openWindow.mockClear();
    await press('');
    expect(openWindow).toHaveBeenCalledWith('/chat/1');
  }
});
