import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAt, shellPaths, webPaths } from '@schema/rules/pages/pages';
import { matchPath, type RouteObject } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { hashOfTrusted } from '@/core/data/documents/lazy-document';
import { conversationListRead, conversationRead } from '@/features/chat';
import { companyRead } from '@/features/companies';
import { firstJobsRead } from '@/features/jobs';
import { postPageRead } from '@/features/posts';
import { FeedPostsDocument } from '@/generated/documents';
import { routes } from '../routes/router';
import { firstRequests, pageShapes } from './prerender';

/** The children of the layout that the feed is in. */
function besideFeed(list: RouteObject[]): RouteObject[] | undefined {
  if (list.some(({ path }) => path === '/feed')) return list;
  for (const { children = [] } of list) {
    const found = besideFeed(children);
    if (found) return found;
  }
  return undefined;
}

const { viewer: _everyPage, ...ofPages } = await firstRequests();

/** What theme.js shows at an address before the code has arrived. */
function firstAt(path: string): string | undefined {
  const script = document.createElement('script');
  for (const [name, request] of Object.entries(ofPages))
    script.setAttribute(`data-request-${name}`, request);
  script.dataset['shell'] = shellPaths.map((one) => one.split('/')[1]).join(' ');
  script.setAttribute('data-code-feed', '/assets/feed.js /assets/feed.css');
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  delete document.documentElement.dataset['first'];
  window.history.replaceState(null, '', path);
  new Function(readFileSync(join(import.meta.dirname, '../../../theme.js'), 'utf8'))();
  return document.documentElement.dataset['first'];
}

/** Pages of other stories that wait for the rest of index.html wait no longer. */
async function endWaiting(): Promise<void> {
  document.body.innerHTML = '<noscript></noscript>';
  // Observers are told in a task of their own.
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(async () => {
  await endWaiting();
  Reflect.deleteProperty(document, 'currentScript');
  delete document.documentElement.dataset['first'];
  delete window.earlyAnswers;
  window.history.replaceState(null, '', '/');
});

test('the pages inside the shell are those of the router', () => {
  const inRouter = besideFeed(routes)?.flatMap(({ path }) => path ?? []);
  expect([...shellPaths].sort()).toEqual(inRouter?.sort());
});

test('who is signed in sees the shell first on its pages, and on no other', () => {
  localStorage.setItem('token', 'x');
  const isInShell = (path: string) => shellPaths.some((one) => matchPath(one, path) !== null);
  for (const path of webPaths.map((one) => one.replace(/:\w+/g, 'x')))
    expect([path, firstAt(path)]).toEqual([
      path,
      path === '/' ? 'landing' : isInShell(path) ? 'app' : undefined,
    ]);
  expect(firstAt('/no-such-page')).toBeUndefined();
  localStorage.removeItem('token');
  expect(firstAt('/feed')).toBeUndefined();
});

test('a page that is no plain one begins in its own shape: a conversation with its head', async () => {
  localStorage.setItem('token', 'x');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const begins = async (path: string): Promise<HTMLElement> => {
    document.body.innerHTML = `<div data-first-paint="app"><div data-shell>Plain</div></div>${pageShapes()}<noscript></noscript>`;
    firstAt(path);
    // Observers are told in a task of their own.
    await new Promise((resolve) => setTimeout(resolve));
    return document.querySelector<HTMLElement>('[data-shell]') ?? expect.unreachable();
  };
  for (const path of shellPaths.map((one) => one.replace(/:\w+/g, 'x'))) {
    const isPlain = !pageAt(path)?.skeleton;
    expect([path, (await begins(path)).textContent === 'Plain']).toEqual([path, isPlain]);
  }
  expect((await begins('/chat/c1')).querySelector('main[data-own-head] header')).toHaveTextContent(
    'Messages',
  );
  expect((await begins('/chat')).querySelector('[data-own-head]')).toBeNull();
  expect((await begins('/post/p1')).querySelector('main[data-aside]')).not.toBeNull();
});

test("the feed's first data is asked for beside the code, once, for who is signed in", () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  firstAt('/feed');
  expect(fetched).not.toHaveBeenCalled();

  localStorage.setItem('token', 'x');
  for (const path of ['/feed?tab=networking', '/bookmarks', '/']) firstAt(path);
  expect(fetched).not.toHaveBeenCalled();
  firstAt('/feed');
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/graphql');
  expect(new Headers(options?.headers).get('authorization')).toBe('Bearer x');
  expect(JSON.parse(String(options?.body))).toMatchObject({
    operationName: 'FeedPosts',
    variables: { search: null, sort: 'recentlyActive', first: 6 },
    extensions: {
      persistedQuery: { version: 1, sha256Hash: hashOfTrusted(FeedPostsDocument) },
    },
  });
});

test('a page of one thing asks for that thing beside the code, as the page itself would', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  localStorage.setItem('token', 'x');
  for (const path of [
    '/company',
    '/company/a/compare',
    '/company/%E0%A4',
    '/company/tcs?year=2025',
  ])
    firstAt(path);
  expect(fetched).not.toHaveBeenCalled();

  firstAt('/company/caf%C3%A9%20%22%241');
  firstAt('/post/p1');
  firstAt('/chat/c1');
  firstAt('/chat');
  firstAt('/job-openings');
  const asked = fetched.mock.calls.map(
    ([, options]) => JSON.parse(String(options?.body)) as object,
  );
  expect(asked).toMatchObject([
    { operationName: 'Company', variables: companyRead('café "$1').variables },
    { operationName: 'PostPage', variables: postPageRead('p1').variables },
    { operationName: 'Conversation', variables: conversationRead('c1').variables },
    { operationName: 'Conversations', variables: conversationListRead.variables },
    { operationName: 'Jobs', variables: (await firstJobsRead()).variables },
  ]);
});
