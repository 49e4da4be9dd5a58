import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { noteNoOwnerStacks } from './owner-stacks.ts';

// Files of one worker share packages and window (vitest.config.ts: loading them anew is half of a
// file's time). Our own modules are loaded anew, so that each file begins with empty stores, and on
// an empty page.
vi.resetModules();
window.history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);

// How long a test waits for a screen before it says that it never came: a busy machine is slow, not
// wrong.
configure({ asyncUtilTimeout: 5000 });

noteNoOwnerStacks();

// What jsdom lacks and our components ask for.
window.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})) as typeof window.matchMedia;
window.scrollTo = () => {};
// As in newer browsers: an effect that returns what this returns would hand React a promise to
// clean up with.
Element.prototype.scrollIntoView ??= (() =>
  Promise.resolve()) as typeof Element.prototype.scrollIntoView;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  constructor(private readonly tell: IntersectionObserverCallback) {}
  /** Everything is in view. */
  observe(target: Element) {
    this.tell(
      [{ isIntersecting: true, intersectionRatio: 1, target } as IntersectionObserverEntry],
      this,
    );
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
