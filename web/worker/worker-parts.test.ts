import { afterEach, describe, expect, test, vi } from 'vitest';
import { isOutdated } from './caches';
import { isPage, openPage } from './pages';
import { endOf, isStorable } from './pictures';
import { onPush, readMessage } from './push';
import { codeNamedIn } from './shell';

const address = (end: number): string => `http://x.example/files/1?e=${end}&d=inline&s=x`;
const picture = (bytes: number, type = 'image/webp', status = 200): Response =>
  new Response('', { status, headers: { 'content-type': type, 'content-length': `${bytes}` } });

describe('a picture', () => {
  test('is stored while its address counts, when it is a small one', () => {
    expect(endOf(address(2))).toBe(2000);
    expect(isStorable(address(2), picture(1000), 1999)).toBe(true);
    expect(isStorable(address(2), picture(1000), 2000)).toBe(false);
    expect(isStorable('http://x.example/files/1', picture(1000), 1)).toBe(false);
    expect(isStorable(address(2), picture(1_000_000), 1)).toBe(false);
    expect(isStorable(address(2), picture(1000, 'application/pdf'), 1)).toBe(false);
    expect(isStorable(address(2), picture(1000, 'image/webp', 404), 1)).toBe(false);
  });
});

test('a version keeps its own shell, code and pictures, and nothing else', () => {
  const names = ['shell-a', 'shell-b', 'code', 'pictures', 'something'];
  expect(names.filter((name) => isOutdated(name, 'b'))).toEqual(['shell-a', 'something']);
});

test('the code that a page begins with is what it names', () => {
  const html = '<link href="/assets/a-1.css"><script data-x="/assets/b_2.js /assets/a-1.css">';
  expect(codeNamedIn(html)).toEqual(['/assets/a-1.css', '/assets/b_2.js']);
  expect(codeNamedIn('<p>')).toEqual([]);
});

describe('the opening of a page', () => {
  const shell = new Response('shell');
  const ask = async (path: string): Promise<string> =>
    (await openPage(new Request(`http://x.example${path}`), 'v')).text();
  const hasStored = (response: Response | undefined) =>
    vi.stubGlobal('caches', { match: () => Promise.resolve(response?.clone()) });
  const server = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
  afterEach(() => void vi.unstubAllGlobals());

  test.each(['/api/posts', '/graphql', '/dev/mail', '/metrics', '/files/1', '/nowhere'])(
    'is not the business of the worker: %s',
    (path) => expect(isPage(new URL(`http://x.example${path}`))).toBe(false),
  );

  test('in the shell is answered from the device', async () => {
    hasStored(shell);
    server(() => Promise.reject(new Error('not asked')));
    expect(await ask('/feed?search=x')).toBe('shell');
    expect(await ask('/post/1')).toBe('shell');
  });

  test('elsewhere is answered by the server, and by the device while that is away', async () => {
    hasStored(shell);
    server(() => Promise.resolve(new Response('of the server')));
    expect(await ask('/chat-request?token=x')).toBe('of the server');
    server(() => Promise.resolve(new Response('bad gateway', { status: 502 })));
    expect(await ask('/')).toBe('shell');
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask('/signin')).toBe('shell');
  });

  test('is the server’s, where nothing could be stored', async () => {
    hasStored(undefined);
    server(() => Promise.resolve(new Response('of the server')));
    expect(await ask('/feed')).toBe('of the server');
    vi.stubGlobal('caches', { match: () => Promise.reject(new Error('shut off')) });
    expect(await ask('/feed')).toBe('of the server');
  });
});

test('a message that can’t be read is news; none leads out of the product', () => {
  const told = { kind: 'show', tag: 't', title: 'Asha wrote', body: '', link: '/chat/1', at: 7 };
  expect(readMessage(JSON.stringify(told))).toEqual(told);
  const quiet = { from: 1320, to: 420, zone: 'Asia/Kolkata' };
  expect(readMessage(JSON.stringify({ ...told, quiet }))).toEqual({ ...told, quiet });
  expect(readMessage(JSON.stringify({ ...told, quiet: { from: 1320 } }))).toEqual(told);
  expect(readMessage('{"kind":"takeBack","tag":"t"}')).toEqual({ kind: 'takeBack', tag: 't' });
  for (const text of [
    '',
    '7',
    'null',
    '{}',
    JSON.stringify({ ...told, kind: 'later' }),
    JSON.stringify({ ...told, link: 'https://evil.example' }),
    JSON.stringify({ ...told, link: '//evil.example' }),
  ])
    expect([text, readMessage(text)]).toMatchObject([text, { tag: 'unknown' }]);
});

test('what a push service brings late, in quiet hours, is shown without a sound', async () => {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>();
  vi.stubGlobal('self', {
    clients: { matchAll: () => Promise.resolve([]) },
    registration: { getNotifications: () => Promise.resolve([]), showNotification },
    navigator: { userAgent: 'Chrome' },
  });
  const told = { kind: 'show', tag: 't', title: 'Asha wrote', body: '', link: '/chat/1', at: 7 };
  const quiet = { from: 1320, to: 420, zone: 'Asia/Kolkata' };
  const isSilent = async (moment: string, message: object) => {
    vi.setSystemTime(moment);
    await onPush(JSON.stringify(message));
    return showNotification.mock.lastCall?.[1]?.silent;
  };
  // 23:00 in India, and seven in the morning.
  expect(await isSilent('2027-01-11T17:30:00Z', { ...told, quiet })).toBe(true);
  expect(await isSilent('2027-01-12T01:30:00Z', { ...told, quiet })).toBe(false);
  expect(await isSilent('2027-01-11T17:30:00Z', told)).toBe(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
