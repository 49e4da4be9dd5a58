import { useEffect } from 'react';
import { breakpoints } from '../viewport/breakpoints.ts';

type Tone = 'success' | 'error' | 'info' | 'news';

type Options = {
  /** What the toast is about: the next toast about the same subject takes its place. */
  subject?: string | undefined;
  /** Undoes the action that the toast reports. */
  undo?: (() => void) | undefined;
  /** A link behind the words: to what they speak of. */
  more?: { label: string; href: string; follow: () => void } | undefined;
  /**
   * Its words stand elsewhere as well: on a phone it goes as soon as somebody goes on with the
   * page, whose foot it covers.
   */
  stepsAside?: boolean | undefined;
  /**
   * Carries out the reported action, where that cannot be undone: called when the toast closes
   * without _Undo_, or when the page is left.
   */
  commit?: (() => void) | undefined;
};

/** A few words about what has just happened; they close by themselves. */
export type Toast = Options & {
  id: number;
  tone: Tone;
  text: string;
  /** How long it is shown. */
  seconds: number;
  /** The page that pressing it opens. */
  link?: { href: string; follow: () => void };
};

/** How long toasts are shown: shorter on profiles, longer where somebody may press _Undo_. */
export const toastSeconds = { usual: 5, profile: 3, undo: 8 } as const;

const listeners = new Set<() => void>();
let toasts: Toast[] = [];
let lastId = 0;
/** What the page on screen asks for. */
let pageSeconds: number = toastSeconds.usual;

/**
 * Shows the next toasts. Those that close commit their actions, but for the one that was undone.
 */
function change(next: Toast[], undone?: Toast): void {
  const closed = toasts.filter((toast) => !next.includes(toast) && toast !== undone);
  toasts = next;
  for (const listener of listeners) listener();
  for (const { commit } of closed) commit?.();
}

/** Whether an alert or a status of the page says the same: on a phone one of them is enough. */
const isOnPage = (text: string): boolean =>
  window.matchMedia?.(breakpoints.sheet).matches &&
  [...document.querySelectorAll('main :is([role="alert"], [role="status"])')].some((element) =>
    element.textContent.includes(text),
  );

/** Whether an action can be taken back in it, or waits for it to close: it has its whole time. */
const isAwaited = ({ undo, commit }: Toast): boolean => undo !== undefined || commit !== undefined;

/** How many toasts are shown at a time, but for those that can be undone. */
const shownToasts = 3;

/** Keeps the newest three, and all that can still be undone. */
function newest(all: Toast[]): Toast[] {
  let surplus = all.length - shownToasts;
  return all.filter((toast, at) => {
    if (surplus <= 0 || isAwaited(toast) || at === all.length - 1) return true;
    surplus -= 1;
    return false;
  });
}

/**
 * Adds a toast in the position of the one that it replaces. What can be undone is replaced by the
 * next word about the same subject alone: "Hidden" of one thing leaves "Hidden" of another.
 */
function add(toast: Omit<Toast, 'id'>): void {
  const next = { ...toast, id: ++lastId };
  const hasSubject = ({ subject }: Toast) => next.subject !== undefined && subject === next.subject;
  // The same error again replaces the first: ten failures do not pile up. A success outdates the
  // errors before it.
  const isOutdated = (toast: Toast) =>
    !isAwaited(toast) &&
    (toast.text === next.text || (next.tone === 'success' && toast.tone === 'error'));
  const stays = (toast: Toast) => !hasSubject(toast) && !isOutdated(toast);
  const position = toasts.findIndex(hasSubject);
  const before = position < 0 ? toasts : toasts.slice(0, position);
  const after = position < 0 ? [] : toasts.slice(position);
  change(newest([...before.filter(stays), next, ...after.filter(stays)]));
}

const show =
  (tone: Exclude<Tone, 'news'>) =>
  (text: string, { seconds, ...options }: Options & { seconds?: number } = {}): void => {
    // A toast with something to press is more than its words.
    if (!options.undo && !options.more && !options.commit && isOnPage(text)) return;
    add({
      tone,
      text,
      ...options,
      seconds: seconds ?? (options.undo ? toastSeconds.undo : pageSeconds),
    });
  };

function closeWhere(closes: (toast: Toast) => boolean): void {
  if (toasts.some(closes)) change(toasts.filter((toast) => !closes(toast)));
}

/** Shows and closes toasts. */
export const notify = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  /** Shows what others did; pressing it opens the page where they did it. */
  news: (text: string, link: NonNullable<Toast['link']>, subject?: string): void =>
    add({ tone: 'news', text, link, subject, seconds: toastSeconds.usual }),
  /** Closes the news that lead to a page which is open now. */
  closeNews: (isOpen: (href: string) => boolean): void =>
    closeWhere(({ link }) => link !== undefined && isOpen(link.href)),
  /** Closes what was shown about the subject: it is no longer true. */
  close: (subject: string): void => closeWhere((toast) => toast.subject === subject),
};

/** Closes a toast. */
export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** Undoes the action that the toast reports, and closes it. */
export function undoToast(toast: Toast): void {
  change(
    toasts.filter((one) => one !== toast),
    toast,
  );
  toast.undo?.();
}

// Actions that wait for their toast to close are committed before the page is gone.
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => change(toasts.filter(({ commit }) => !commit)));

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => toasts,
};

/**
 * While the page is open, its toasts are shown for so many seconds; not news, nor toasts with
 * _Undo_.
 */
export function useToastSeconds(seconds: number): void {
  useEffect(() => {
    pageSeconds = seconds;
    return () => {
      pageSeconds = toastSeconds.usual;
    };
  }, [seconds]);
}
