import { useEffect } from 'react';

/** Toasts: short words about what just happened. They close by themselves. */
export type Toast = {
  id: number;
  tone: 'success' | 'error' | 'info' | 'news';
  text: string;
  /** How long it stands. */
  seconds: number;
  /** What it is about: what is said next of the same takes its place. */
  about?: string | undefined;
  /** Where pressing it leads. */
  to?: { href: string; follow: () => void };
  /** Takes back what it tells of. */
  undo?: (() => void) | undefined;
  /** Does what it tells of, where that can't be taken back: when it goes and nobody pressed Undo. */
  settle?: (() => void) | undefined;
};

/**
 * How long they stand: as documented (part 1 and part 3, section 9), shorter about profiles and deleted posts (part 2,
 * section 9), longer where there is something to decide.
 */
export const toastSeconds = { usual: 5, profile: 3, undo: 8 } as const;

type Said = Pick<Toast, 'about' | 'undo' | 'settle'> & { seconds?: number };

const listeners = new Set<() => void>();
let toasts: Toast[] = [];
let lastId = 0;
/** Of the page that is shown. */
let pageSeconds: number = toastSeconds.usual;

/** `takenBack`: what waited for that one to go is not done. */
function change(next: Toast[], takenBack?: Toast): void {
  const gone = toasts.filter((toast) => !next.includes(toast) && toast !== takenBack);
  toasts = next;
  for (const listener of listeners) listener();
  for (const { settle } of gone) settle?.();
}

/** The newest three; what takes another's place stands where that stood. */
function add(toast: Omit<Toast, 'id'>): void {
  const next = { ...toast, id: ++lastId };
  const isReplaced = ({ about, text }: Toast) =>
    text === next.text || (next.about !== undefined && about === next.about);
  const place = toasts.findIndex(({ about }) => next.about !== undefined && about === next.about);
  // The same words again take the place of the first: no towers of one error.
  // What worked makes the errors before it untrue.
  const stays = (one: Toast) =>
    !isReplaced(one) && !(next.tone === 'success' && one.tone === 'error');
  const before = place < 0 ? toasts : toasts.slice(0, place);
  const after = place < 0 ? [] : toasts.slice(place);
  change([...before.filter(stays), next, ...after.filter(stays)].slice(-3));
}

const words =
  (tone: 'success' | 'error' | 'info') =>
  (text: string, { seconds, about, undo, settle }: Said = {}): void =>
    add({
      tone,
      text,
      about,
      undo,
      settle,
      seconds: seconds ?? (undo ? toastSeconds.undo : pageSeconds),
    });

/** `news`: what others did; it leads to where they did it. `forget`: what was said about something is true no more. `arrived`: one is where such news lead to. */
export const notify = {
  success: words('success'),
  error: words('error'),
  info: words('info'),
  news: (text: string, to: NonNullable<Toast['to']>, about?: string): void =>
    add({ tone: 'news', text, to, about, seconds: toastSeconds.usual }),
  arrived: (isThere: (href: string) => boolean): void => {
    if (toasts.some(({ to }) => to && isThere(to.href)))
      change(toasts.filter(({ to }) => !to || !isThere(to.href)));
  },
  forget: (about: string): void => {
    if (toasts.some((toast) => toast.about === about))
      change(toasts.filter((toast) => toast.about !== about));
  },
};

/** Closes a toast. */
export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** Undoes what the toast told of, and closes it. */
export function takeBack(toast: Toast): void {
  change(
    toasts.filter((one) => one !== toast),
    toast,
  );
  toast.undo?.();
}
/** Nothing waits for a page that is left. */
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => change(toasts.filter(({ settle }) => !settle)));
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => toasts,
};

/** A page's own time for what is said on it, while it is shown. News and what can be undone keep theirs. */
export function useToastSeconds(seconds: number): void {
  useEffect(() => {
    pageSeconds = seconds;
    return () => {
      pageSeconds = toastSeconds.usual;
    };
  }, [seconds]);
}
