import { vi } from 'vitest';

/** Calls for what it is told to watch, as a browser does before it paints. */
class Watcher {
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell();
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Lets elements tell their sizes, until globals are unstubbed. */
export const watchSizes = () => vi.stubGlobal('ResizeObserver', Watcher);
