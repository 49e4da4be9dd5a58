import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken } from '@/core/auth';
import { forgetPerson } from '@/core/forget-person';
import { keepScreen } from '@/core/offline/kept-screen';
import { signIn } from '@/testing/sign-in';

const theme = readFileSync(join(import.meta.dirname, '../../../theme.js'), 'utf8');
const key = 'kept-screen:me:feed';
const kept = () => localStorage.getItem(key) ?? '';

keepScreen();
let script: HTMLScriptElement;
/** index.html as the build of this code writes it, and the feed in it. */
const drawFeed = (card: string, code = '/assets/feed.js /assets/feed.css') => {
  document.head.replaceChildren();
  document.body.innerHTML = `<div id="root"><div data-shell><main>${card}</main></div></div>`;
  script = document.createElement('script');
  script.type = 'text/plain';
  script.dataset['shell'] = 'feed post';
  script.setAttribute('data-code-feed', code);
  document.head.append(script);
};
const aCard = '<article><a href="/post/1">Infosys</a></article>';

/** The app is put away. */
const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The next visit, until its style sheets are there. @returns what stands where the page will */
async function comeBack(path = '/feed'): Promise<string> {
  window.history.replaceState(null, '', path);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  document.body.replaceChildren();
  for (const link of document.querySelectorAll('link')) link.remove();
  new Function(theme)();
  document.body.innerHTML =
    '<div id="root"><div data-first-paint="app"><div data-shell>Loading</div></div></div><noscript></noscript>';
  // Observers are told in a task of their own.
  await new Promise((resolve) => setTimeout(resolve));
  for (const sheet of document.querySelectorAll('link[rel=stylesheet]'))
    sheet.dispatchEvent(new Event('load'));
  return document.querySelector('[data-first-paint] [data-shell]')?.innerHTML ?? '';
}

beforeEach(() => {
  signIn('me');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  window.history.replaceState(null, '', '/feed');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'currentScript');
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  delete document.documentElement.dataset['first'];
});

test('who comes back sees the feed as they left it, until it is drawn; nothing of it can be pressed', async () => {
  drawFeed(aCard);
  leave();
  expect(await comeBack()).toContain(aCard);
  expect(document.querySelector('[data-first-paint] [data-shell]')).toHaveAttribute('inert');
  expect(document.querySelectorAll('link[rel=stylesheet][href="/assets/feed.css"]')).toHaveLength(
    1,
  );
});

test('it waits for the font that it is seen in, where that is soon there', async () => {
  drawFeed(aCard);
  leave();
  let arrives = (): void => undefined;
  const load = () => new Promise<void>((resolve) => (arrives = resolve));
  // jsdom has no fonts; other tests may have put some there.
  if (!('fonts' in document))
    Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  Object.assign(document.fonts, { load });
  expect(await comeBack()).toBe('Loading');
  arrives();
  await vi.waitFor(() => {
    expect(document.querySelector('[data-first-paint] [data-shell]')).toHaveTextContent('Infosys');
  });
  Reflect.deleteProperty(document.fonts, 'load');
});

test('nothing stands there that another version drew, somebody else, or long ago', async () => {
  drawFeed(aCard);
  leave();
  expect(await comeBack('/feed?q=infosys')).toBe('Loading');
  expect(await comeBack('/bookmarks')).toBe('Loading');
  script.setAttribute('data-code-feed', '/assets/feed-2.js');
  expect(await comeBack()).toBe('Loading');
  script.setAttribute('data-code-feed', '/assets/feed.js /assets/feed.css');
  signIn('another');
  expect(await comeBack()).toBe('Loading');
  signIn('me');
  expect(await comeBack()).toContain(aCard);
  vi.useFakeTimers({ now: Date.now() + 15 * 24 * 3600 * 1000, toFake: ['Date'] });
  signIn('me');
  expect(await comeBack()).toBe('Loading');
});

test.each([
  ['a search', '/feed?q=infosys', aCard],
  ['another page', '/bookmarks', aCard],
  ['a skeleton', '/feed', '<div>Loading…</div>'],
  ['what stood there from the last visit', '/feed', `<div data-first-paint="app">${aCard}</div>`],
])('%s is not kept', (_what, path, content) => {
  window.history.replaceState(null, '', path);
  drawFeed(content);
  if (content.includes('data-first-paint'))
    document.body.innerHTML = `<div data-first-paint="app"><div data-shell>${aCard}</div></div>`;
  leave();
  expect(kept()).toBe('');
});

test('neither what is further down, nor pictures that are somebody’s, nor programs are kept', () => {
  drawFeed(
    '<article>First<img src="/files/1?e=9&s=x"><img src="/icons/a.svg"><script>1</script></article>' +
      '<article class="below">Last</article>',
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    return new DOMRect(0, this.className === 'below' ? 5000 : 0);
  });
  leave();
  expect(kept()).toContain('First');
  expect(kept()).toContain('/icons/a.svg');
  for (const gone of ['Last', '/files/', 'script']) expect(kept()).not.toContain(gone);
});

test('no picture is asked for while the app is put away: they belong to a page that nobody sees', () => {
  drawFeed('<article><img src="/files/1?e=9&s=x"></article>');
  const shownIn: (Window | null)[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'setAttribute').mockImplementation(function changed(
    this: Element,
  ) {
    shownIn.push(this.ownerDocument.defaultView);
  });
  leave();
  expect(shownIn).toEqual([null]);
});

test('it goes with the session, and visitors keep nothing', async () => {
  drawFeed(aCard);
  leave();
  expect(kept()).not.toBe('');
  await forgetPerson();
  expect(kept()).toBe('');
  clearToken();
  leave();
  expect(Object.keys(localStorage)).toEqual([]);
});
