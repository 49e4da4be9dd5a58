import { createStore } from '@/ui';

/** How old what a page shows is, as far as the server was asked for it. */
export type PageAge = {
  /** When the oldest part of it was answered, in milliseconds since 1970. */
  at: number;
  /** Whether it was read from this device, because the server did not answer. */
  isKept: boolean;
};

/** What is known of a page. */
type Known = {
  /** When the server answered one of its reads for the last time. */
  answeredAt: number | null;
  /** Its reads that are shown as this device kept them, with when they were answered. */
  kept: Readonly<Record<string, number>>;
};

const known = new Map<string, Known>();

/** By the path of the page. */
export const pageAges = createStore<Readonly<Record<string, PageAge>>>({});

const knownOf = (path: string): Known => known.get(path) ?? { answeredAt: null, kept: {} };

function note(path: string, { answeredAt, kept }: Known): void {
  known.set(path, { answeredAt, kept });
  const times = Object.values(kept);
  const at = times.length > 0 ? Math.min(...times) : answeredAt;
  const { [path]: _before, ...others } = pageAges.get();
  pageAges.set(at === null ? others : { ...others, [path]: { at, isKept: times.length > 0 } });
}

/**
 * Notes that the server has answered a read of that page. What it shows of others as this device
 * kept them stays as old as it is.
 */
export function noteAnswered(path: string, read: string): void {
  const { [read]: _answered, ...kept } = knownOf(path).kept;
  note(path, { answeredAt: Date.now(), kept });
}

/** Notes that the page shows what that read was answered then. */
export function noteKept(path: string, read: string, at: number): void {
  const { answeredAt, kept } = knownOf(path);
  note(path, { answeredAt, kept: { ...kept, [read]: at } });
}

/** Notes that the page shows some reads no more: they say nothing of its age. */
export function noteLeft(reads: readonly string[]): void {
  for (const [path, { answeredAt, kept }] of [...known]) {
    const left = Object.entries(kept).filter(([read]) => !reads.includes(read));
    if (left.length < Object.keys(kept).length)
      note(path, { answeredAt, kept: Object.fromEntries(left) });
  }
}

/** Forgets all of them: another person sees other pages. */
export function forgetAges(): void {
  known.clear();
  pageAges.set({});
}
