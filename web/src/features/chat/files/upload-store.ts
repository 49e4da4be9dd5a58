import { signedInId } from '@/core/auth';
import { forgetFile, storeFile } from '@/core/drafts/stored-files';
import { type KeptUpload, keptUploads } from './kept-uploads';
import type { Upload } from './upload';
import { uploadLocks } from './upload-locks';

const listeners = new Set<() => void>();
const aborts = new Map<string, AbortController>();
let uploads: readonly Upload[] = [];
/** What other tabs have, and what a closed one left, is not known yet. */
let isReading = false;
/** Nobody waits longer for it. */
const readWithinMs = 1000;

const viewerId = (): string => signedInId() ?? '';
const uploadOf = (key: string): Upload | undefined => uploads.find((one) => one.key === key);

function change(next: readonly Upload[]): void {
  uploads = [...next].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const listener of listeners) listener();
}

/** What is written to the device, one after the other: the last that is said of a file stays. */
let writing: Promise<unknown> = Promise.resolve();
const keepInOrder = (work: () => Promise<unknown>): void => {
  writing = writing.then(work);
};

/**
 * Keeps an upload as it stands for this tab or another one, once those before it are kept; one that
 * is gone by then is not.
 */
function keep(upload: Upload): void {
  uploadLocks.hold(upload);
  keepInOrder(async () => {
    const now = uploadOf(upload.key);
    if (!now) return;
    const { key, userId, file, conversationId, content, voice, replyTo, refusal } = now;
    const about: KeptUpload = { conversationId, content, voice, replyTo, failure: refusal };
    await storeFile(userId, { key, file, about });
  });
}

/**
 * Takes over the uploads of a person that no tab has any more.
 * @param known the keys of those that some tab has
 */
async function takeOver(userId: string, known: () => Promise<ReadonlySet<string>>): Promise<void> {
  const keys = await known();
  for (const upload of await keptUploads(userId)) {
    const isHere = () => uploadOf(upload.key) !== undefined;
    if (keys.has(upload.key) || isHere() || !(await uploadLocks.take(upload)) || isHere()) continue;
    change([...uploads, upload]);
  }
}

/**
 * The files on their way that this tab has: in memory, and kept on the device for a tab that comes
 * later. They go on while other pages are open.
 */
export const uploadStore = {
  /** In the order in which they were chosen. */
  read: (): readonly Upload[] => uploads,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  write: (upload: Upload): void => {
    change([...uploads.filter(({ key }) => key !== upload.key), upload]);
    keep(upload);
  },
  /** How far it got, or that it has to be sent again: of this tab alone. */
  note: (key: string, progress: Partial<Pick<Upload, 'percent' | 'isRepeated'>>): void =>
    change(uploads.map((one) => (one.key === key ? { ...one, ...progress } : one))),
  /** It arrived, or was taken back: what is sent of it is called off. */
  remove: (key: string): void => {
    const removed = uploadOf(key);
    if (!removed) return;
    change(uploads.filter((one) => one.key !== key));
    aborts.get(key)?.abort();
    // Once another tab may have it, it is not found there any more.
    keepInOrder(() => forgetFile(removed.userId, key).then(() => uploadLocks.release(key)));
  },
  /** Does what sends an upload, until that is done or called off. */
  whileSending: async <Result>(
    key: string,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const abort = new AbortController();
    aborts.set(key, abort);
    try {
      return await work(abort.signal);
    } finally {
      aborts.delete(key);
    }
  },
  /** Whether a file of another tab goes first, or may: what a closed one left is not known yet. */
  isBefore: (place: Pick<Upload, 'userId' | 'conversationId' | 'key'>): boolean =>
    isReading || uploadLocks.isBefore(place),
  /**
   * Goes on with what a closed tab left, now and when another tab is closed.
   * @returns what ends it
   */
  open: (userId: string): (() => void) => {
    isReading = true;
    const goOn = () => {
      clearTimeout(timer);
      isReading = false;
      change(uploads);
    };
    const timer = setTimeout(goOn, readWithinMs);
    const take = (): Promise<void> => takeOver(userId, watch.known);
    const watch = uploadLocks.watch(userId, { onEnded: take, onFreed: goOn });
    void take().then(goOn);
    return () => {
      watch.stop();
      clearTimeout(timer);
      isReading = false;
      // Who signs out takes back what waits.
      if (viewerId() !== userId)
        for (const one of uploads) if (one.userId === userId) uploadStore.remove(one.key);
    };
  },
};
