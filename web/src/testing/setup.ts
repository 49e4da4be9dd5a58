import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// How long a test waits for a screen before it says that it never came: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 });

// What jsdom lacks and our components ask for.
window.matchMedia ??= vi.fn((media: string) => ({
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
// As in newer browsers: an effect that returns what this returns would hand React a promise to clean up with.
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
  localStorage.clear();
  sessionStorage.clear();
});
