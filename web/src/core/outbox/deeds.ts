import { v4 as newKey } from 'uuid';
import { claimsOf, getToken } from '../auth.ts';
import { personalKey, personalStore, personalValues } from '../drafts/persisted.ts';
import { fieldsOf } from '../is-record.ts';
import type { Entry, OutboxStore } from './outbox.ts';

/** What can wait for the line; of the marks the last press alone counts. */
const markKinds = ['likePost', 'likeJob', 'markPost', 'markProfile', 'markJobOpening'] as const;
const kinds = ['ask', 'answer', ...markKinds] as const;
export type DeedKind = (typeof kinds)[number];

/** Something that was done without a line. */
export type Deed = Entry & {
  kind: DeedKind;
  /** The id of what it is about. */
  target: string;
  /** Words; of a mark `on` or `off`. */
  content: string;
  /** When it was done, in milliseconds since 1970: they go in this order. */
  at: number;
  /** The page where it was done. */
  path: string;
  title: string;
};

const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined =>
  all.find((one) => one === value);

function parseDeed(stored: unknown): Deed | undefined {
  const { key, refusal, kind, target, content, at, path, title } = fieldsOf(stored);
  const known = oneOf(kinds, kind);
  if (!known || typeof key !== 'string' || typeof target !== 'string') return undefined;
  if (typeof content !== 'string' || typeof path !== 'string' || typeof at !== 'number')
    return undefined;
  return {
    key,
    kind: known,
    target,
    content,
    at,
    path,
    title: typeof title === 'string' ? title : '',
    refusal: typeof refusal === 'string' ? refusal : null,
  };
}

const kindOfStore = 'deed';
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** What a person did without a line, on this device. Signing out removes it. */
export function deedStore(of: string): OutboxStore<Deed> {
  const entry = (key: string) =>
    personalStore({ kind: kindOfStore, of, name: key }, { parse: parseDeed });
  return {
    read: () =>
      personalValues({ kind: kindOfStore, of }, parseDeed)
        .map(({ value }) => value)
        .sort((a, b) => a.at - b.at),
    write: (deed) => {
      entry(deed.key).write(deed);
    },
    remove: (key) => entry(key).remove(),
  };
}

/** Calls the listener when something is put aside, here or in another tab. @returns what ends it */
export function subscribeToDeeds(of: string, listener: () => void): () => void {
  const prefix = personalKey({ kind: kindOfStore, of, name: '' });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Puts aside what could not be sent for want of a line: it goes by itself when there is one.
 * @param deed its key is that of the try that failed, which may have arrived; a mark needs none
 * @param error why the try failed
 * @returns whether it waits now; false where the server has answered, or nobody is signed in
 */
export function putAside(
  {
    key = newKey(),
    ...deed
  }: Pick<Deed, 'kind' | 'target' | 'content' | 'path'> & { key?: string },
  error: unknown,
): boolean {
  const of = claimsOf(getToken()).sub;
  if (!of || !(error instanceof TypeError)) return false;
  const store = deedStore(of);
  if (oneOf(markKinds, deed.kind))
    for (const before of store.read())
      if (before.kind === deed.kind && before.target === deed.target) store.remove(before.key);
  // Without the count of news before it, and the product's name behind it.
  const title = document.title.replace(/^\(\d+\+?\) /, '').split(' · ')[0] ?? '';
  store.write({ ...deed, key, title, at: Date.now(), refusal: null });
  tell();
  return true;
}
