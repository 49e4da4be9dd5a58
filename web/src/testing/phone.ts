import { vi } from 'vitest';

/** Until it is put back, the window is as narrow as a phone's. @returns what puts it back */
export function beAPhone(): () => void {
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    matches: query.includes('max-width'),
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }));
  return () => spy.mockRestore();
}
