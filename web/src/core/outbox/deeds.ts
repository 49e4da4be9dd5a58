import { v4 as newKey } from 'uuid';
import { signedInId } from '../auth.ts';
import { personalKey, personalStore, personalValues } from '../drafts/persisted.ts';
import { fieldsOf } from '../is-record.ts';
import type { Entry, OutboxStore } from './outbox.ts';

/** What can wait; of marks, of a post and of its edit the last press alone counts. */
const markKinds = ['likePost', 'likeJob', 'markPost', 'markProfile', 'markJobOpening'] as const;
const kinds = ['ask', 'answer', 'publish', 'edit', ...markKinds] as const;
const lastCounts = [...markKinds, 'publish', 'edit'] as const;
export type DeedKind = (typeof kinds)[number];

/** Something that was done without a line. */
export type Deed = Entry & {
  kind: DeedKind;
  /** The id of what it is about; of a post that is to be published the name of its draft. */
  target: string;
  /** Words; of a mark `on` or `off`; of a post and of its edit all of it, as JSON. */
  content: string;
  /** When it was done, in milliseconds since 1970: they go in this order. */
  at: number;
  /** The page where it was done. */
  path: string;
  title: string;
  /** The folder that a bookmark goes into; null for none, and of everything else. */
  folderId: string | null;
};
type Mark = Pick<Deed, 'target'> & { kind: (typeof markKinds)[number] };
type Pressed = Mark & { content: 'on' | 'off'; folderId?: string | null };

const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined =>
  all.find((one) => one === value);

function parseDeed(stored: unknown): Deed | undefined {
  const { key, refusal, kind, target, content, at, path, title, folderId } = fieldsOf(stored);
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
    folderId: typeof folderId === 'string' ? folderId : null,
    refusal: typeof refusal === 'string' ? refusal : null,
  };
}

const kindOfStore = 'deed';
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());
const watchers = new Set<() => void>();
const tellWatchers = (): void => watchers.forEach((watcher) => watcher());

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
      tellWatchers();
    },
    remove: (key) => {
      entry(key).remove();
      tellWatchers();
    },
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

/** Calls the watcher when what waits changes, arrives or is refused, here or in another tab. */
export function subscribeToMarks(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}

const isSame = (one: Pick<Deed, 'kind' | 'target'>, { kind, target }: Deed): boolean =>
  one.kind === kind && one.target === target;

/** Of what the last press alone counts of, those before it go. */
function keep(of: string, deed: Deed): void {
  const store = deedStore(of);
  if (oneOf(lastCounts, deed.kind))
    for (const before of store.read()) if (isSame(deed, before)) store.remove(before.key);
  store.write(deed);
  tell();
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
    folderId = null,
    ...deed
  }: Pick<Deed, 'kind' | 'target' | 'content' | 'path'> & Partial<Pick<Deed, 'key' | 'folderId'>>,
  error: unknown,
): boolean {
  const of = signedInId();
  if (!of || !(error instanceof TypeError)) return false;
  // Without the count of news before it, and the product's name behind it.
  const title = document.title.replace(/^\(\d+\+?\) /, '').split(' · ')[0] ?? '';
  keep(of, { ...deed, key, folderId, title, at: Date.now(), refusal: null });
  return true;
}

/** The last press of a mark that waits for the line; what was refused waits for nothing. */
function waitingDeed(of: string | undefined, mark: Mark): Deed | undefined {
  if (!of) return undefined;
  return deedStore(of)
    .read()
    .find((deed) => deed.refusal === null && isSame(mark, deed));
}

/** What a mark waits to be, `on` or `off`; undefined where none of it waits. */
export const waitingPress = (mark: Mark): Deed['content'] | undefined =>
  waitingDeed(signedInId(), mark)?.content;

/**
 * Puts a press in the place of an earlier one that waits: sent beside it, it could arrive before
 * it. It has a key of its own, for the earlier one may be on its way; what the server has by then
 * is looked at when it is sent.
 * @returns false where none waits: it can be sent at once
 */
export function pressedAgain({ folderId = null, ...press }: Pressed): boolean {
  const of = signedInId();
  const before = waitingDeed(of, press);
  if (!of || !before) return false;
  keep(of, { ...before, ...press, folderId, key: newKey(), at: Date.now() });
  return true;
}

/** Takes back what waits: it is done anew, or not at all. @returns what waited */
export function takeBack(deed: Pick<Deed, 'kind' | 'target'>): Deed[] {
  const of = signedInId();
  if (!of) return [];
  const store = deedStore(of);
  const taken = store.read().filter((waiting) => isSame(deed, waiting));
  for (const { key } of taken) store.remove(key);
  tell();
  return taken;
}
