import { createStore } from '@/ui';

/** How old what a page shows is, as far as the server was asked for it. */
export type PageAge = {
  /** When the oldest part of it was answered, in milliseconds since 1970. */
  at: number;
  /** Whether it was read from this device, because the server did not answer. */
  isKept: boolean;
};

/** By the path of the page. */
export const pageAges = createStore<Readonly<Record<string, PageAge>>>({});

/** Notes that the server has answered what that page asks. */
export const noteAnswered = (path: string): void =>
  pageAges.set({ ...pageAges.get(), [path]: { at: Date.now(), isKept: false } });

/** Notes that this page shows what was answered then. */
export function noteKept(path: string, at: number): void {
  const before = pageAges.get()[path];
  const oldest = before?.isKept ? Math.min(before.at, at) : at;
  pageAges.set({ ...pageAges.get(), [path]: { at: oldest, isKept: true } });
}

/** Forgets all of them: another person sees other pages. */
export const forgetAges = (): void => pageAges.set({});
