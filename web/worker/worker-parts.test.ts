import { afterEach, describe, expect, test, vi } from 'vitest';
import { isOutdated } from './caches';
import { isPage, openPage } from './pages';
import { endOf, isStorable } from './pictures';
import { onPress, onPush, readMessage } from './push';
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
  const ring = { ...told, call: { decline: 'x' } };
  expect(readMessage(JSON.stringify(ring))).toEqual(ring);
  expect(readMessage(JSON.stringify({ ...told, call: { decline: 7 } }))).toEqual(told);
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

describe('a call', () => {
  type Tab = { focused?: boolean; rings?: boolean };
  const ring = {
    kind: 'show',
    tag: 'call-1',
    title: 'Asha is calling you',
    body: 'Audio call',
    link: '/chat/1',
    at: 7,
    call: { decline: 'a-token' },
  };
  /** A device with these tabs; what stands on it closes. */
  function aDevice(tabs: Tab[] = []) {
    const standing: { tag: string; data: unknown; options: object; close: () => void }[] = [];
    const openWindow = vi.fn(() => Promise.resolve(null));
    const posted: unknown[] = [];
    const windows = tabs.map(({ focused = false, rings = false }) => ({
      url: 'http://x.example/feed',
      focused,
      focus: () => Promise.reject(new Error('not now')),
      postMessage(question: object, [port]: MessagePort[]) {
        posted.push(question);
        if (rings && 'rings' in question) port?.postMessage('yes');
      },
    }));
    vi.stubGlobal('self', {
      location: { origin: 'http://x.example' },
      clients: { matchAll: () => Promise.resolve(windows), openWindow },
      registration: {
        getNotifications: ({ tag }: { tag?: string } = {}) =>
          Promise.resolve(standing.filter((one) => tag === undefined || one.tag === tag)),
        showNotification: (_title: string, options: { tag: string; data: unknown }) => {
          const one = {
            ...options,
            options,
            close: () => standing.splice(standing.indexOf(one), 1),
          };
          standing.push(one);
          return Promise.resolve();
        },
      },
      navigator: { userAgent: 'Chrome' },
    });
    const fetched = vi.fn(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', fetched);
    return { standing, openWindow, fetched, posted };
  }
  const pushed = (message: object): Promise<void> => onPush(JSON.stringify(message));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('rings until somebody acts, with what answers and declines it', async () => {
    const { standing } = aDevice();
    await pushed(ring);
    expect(standing[0]?.options).toMatchObject({
      requireInteraction: true,
      silent: false,
      vibrate: expect.arrayContaining([800, 400]),
      actions: [{ action: 'answer' }, { action: 'decline' }],
    });
    await pushed({ kind: 'takeBack', tag: 'call-1' });
    expect(standing).toEqual([]);
  });

  test('that a tab rings for is seen and not heard twice; nowhere where a tab is looked at', async () => {
    const hidden = aDevice([{}, { rings: true }]);
    await pushed(ring);
    expect(hidden.posted).toContainEqual({ rings: 'call-1' });
    expect(hidden.standing[0]?.options).toMatchObject({ silent: true });
    expect(hidden.standing[0]?.options).not.toHaveProperty('vibrate');
    const mute = aDevice([{}]);
    await pushed(ring);
    expect(mute.standing[0]?.options).toMatchObject({ silent: false });
    const seen = aDevice([{ focused: true, rings: true }]);
    await pushed(ring);
    expect(seen.standing).toEqual([]);
  });

  test('that rang too long leaves with the next message, whatever that is', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { standing } = aDevice();
    await pushed({ ...ring, tag: 'other', call: undefined });
    await pushed(ring);
    vi.advanceTimersByTime(20_000);
    await pushed({ kind: 'takeBack', tag: 'x' });
    expect(standing.map(({ tag }) => tag)).toEqual(['other', 'call-1']);
    vi.advanceTimersByTime(11_000);
    await pushed({ kind: 'takeBack', tag: 'x' });
    expect(standing.map(({ tag }) => tag)).toEqual(['other']);
  });

  test('is declined without a tab, and answered in its conversation', async () => {
    const { standing, openWindow, fetched } = aDevice();
    const press = async (action: string) => {
      await pushed({ ...ring, at: Math.random() });
      await onPress(standing.at(-1) as unknown as Notification, action);
    };
    await press('decline');
    expect(fetched).toHaveBeenCalledTimes(1);
    const [path, { body }] = fetched.mock.calls[0] as unknown as [string, { body: string }];
    expect([path, JSON.parse(body).variables]).toEqual(['/graphql', { token: 'a-token' }]);
    expect(openWindow).not.toHaveBeenCalled();
    for (const action of ['answer', '']) await press(action);
    expect(openWindow.mock.calls).toEqual([['/chat/1'], ['/chat/1']]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(standing).toEqual([]);
  });
});

test('that pushes come is told the server by the browser’s own secret, once a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  const endpoint = 'https://fcm.googleapis.com/x';
  const subscription = { endpoint, toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }) };
  vi.stubGlobal('self', {
    clients: { matchAll: () => Promise.resolve([{ focused: true }]) },
    registration: {
      getNotifications: () => Promise.resolve([]),
      pushManager: { getSubscription: () => Promise.resolve(subscription) },
    },
    navigator: { userAgent: 'Chrome' },
  });
  const take = (): Promise<void> => onPush('{"kind":"takeBack","tag":"t"}');
  // A server that is away spoils nothing; where a tab is looked at, nothing shown is heard too.
  await onPush('{"kind":"show","tag":"t","title":"x","body":"","link":"/feed","at":1}');
  const [path, { body }] = fetched.mock.calls[0] as unknown as [string, { body: string }];
  expect(path).toBe('/graphql');
  expect(JSON.parse(body)).toMatchObject({
    query: expect.stringContaining('pushReceived'),
    variables: { endpoint, auth: 'a' },
  });
  vi.advanceTimersByTime(59_000);
  await take();
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await take();
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
