import type { Upload } from './upload';

/** Where an upload stands among what its writer sends. */
type Place = Pick<Upload, 'userId' | 'conversationId' | 'key'>;
type Known = Place & { state: string };

/** The same in all tabs of the product. */
const channelName = 'chat-uploads';

/** Of the lock on an upload. One that was refused waits for its writer and holds nobody up. */
const nameOf = ({ userId, conversationId, key, refusal }: Place & Pick<Upload, 'refusal'>) =>
  [channelName, userId, conversationId, key, refusal === null ? 'waits' : 'refused'].join(':');

function parseName(name: unknown): Known | undefined {
  if (typeof name !== 'string') return undefined;
  const [channel, userId, conversationId, key, state] = name.split(':');
  return channel === channelName && userId && conversationId && key && state
    ? { userId, conversationId, key, state }
    : undefined;
}

/** Pages without https have no locks: there each tab knows of its own uploads alone. */
const browserLocks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

let openedChannel: BroadcastChannel | undefined;
const channel = () => (openedChannel ??= new BroadcastChannel(channelName));

type Watcher = {
  /** An upload of another tab ended, or that tab; it still goes first until this is done. */
  onEnded: () => Promise<void>;
  /** What was behind it may go on. */
  onFreed: () => void;
};

/** The locks of this tab, by the keys of their uploads. */
const own = new Map<string, { name: string; release: () => void }>();
/** The uploads of other tabs, by the names of their locks. */
const others = new Map<string, Known>();

/** Holds the lock on an upload until it is released, and says so to other tabs. */
function request(upload: Place & Pick<Upload, 'refusal'>, ifAvailable: boolean): Promise<boolean> {
  const locks = browserLocks();
  const { key } = upload;
  const name = nameOf(upload);
  const before = own.get(key);
  if (!locks || before?.name === name) return Promise.resolve(true);
  return new Promise((resolve) => {
    const released = new Promise<void>((release) => own.set(key, { name, release }));
    void locks.request(name, { ifAvailable }, (lock) => {
      before?.release();
      resolve(lock !== null);
      if (lock === null) return void own.delete(key);
      channel().postMessage(name);
      return released;
    });
  });
}

/**
 * What the tabs of a person know of each other's uploads: each is under a lock of the tab that has
 * it, which the browser releases when that tab is closed.
 */
export const uploadLocks = {
  /** This tab has the upload, in the state that it is in now. */
  hold: (upload: Upload): void => void request(upload, false),
  /** Takes an upload that nobody has. @returns whether no other tab was faster */
  take: (upload: Upload): Promise<boolean> => request(upload, true),
  /** It arrived or was taken back. */
  release: (key: string): void => {
    own.get(key)?.release();
    own.delete(key);
  },
  /** Whether another tab has an upload of the same conversation that goes first. */
  isBefore: ({ userId, conversationId, key }: Place): boolean =>
    [...others.values()].some(
      (one) =>
        one.state === 'waits' &&
        one.userId === userId &&
        one.conversationId === conversationId &&
        one.key < key,
    ),
  /**
   * Watches the uploads of other tabs.
   * @returns `known`: asks for the keys of all that some tab has
   */
  watch: (userId: string, { onEnded, onFreed }: Watcher) => {
    const left = new AbortController();
    const locks = browserLocks();
    const watchOne = async (name: unknown): Promise<void> => {
      const known = parseName(name);
      if (!locks || !known || known.userId !== userId) return;
      const lockName = nameOf({ ...known, refusal: known.state === 'waits' ? null : known.state });
      if (own.get(known.key)?.name === lockName || others.has(lockName)) return;
      others.set(lockName, known);
      // It is given once the tab that has the upload releases it.
      const given = locks.request(lockName, { mode: 'shared', signal: left.signal }, () => true);
      if (await given.catch(() => false)) await onEnded();
      others.delete(lockName);
      if (!left.signal.aborted) onFreed();
    };
    const onMessage = ({ data }: MessageEvent) => void watchOne(data);
    if (locks) channel().addEventListener('message', onMessage);
    return {
      known: async (): Promise<ReadonlySet<string>> => {
        const { held = [], pending = [] } = (await locks?.query()) ?? {};
        const names = [...held, ...pending].flatMap(({ mode, name }) =>
          mode === 'exclusive' && name ? [name] : [],
        );
        for (const name of names) void watchOne(name);
        return new Set(names.flatMap((name) => parseName(name)?.key ?? []));
      },
      stop: (): void => {
        left.abort();
        if (locks) channel().removeEventListener('message', onMessage);
      },
    };
  },
};
