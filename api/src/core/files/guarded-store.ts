import { setTimeout as sleep } from 'node:timers/promises';
import { filesAway, filesFull, isBrokenConnection, isNoSpace } from '../errors.ts';
import type { FileStore } from './store.ts';

/** `away`: it can't be reached, or refuses; `full`: files can be read, but none be stored. */
type StoreState = 'ready' | 'away' | 'full';

/** A store whose faults are told as its own. */
export interface GuardedStore extends FileStore {
  /** How it is, as far as known; asks the store anew beside it, every few seconds at most. */
  state(): StoreState;
  /** Calls that failed so far. */
  readonly failures: number;
}

/** A store that has not said by then how it is, is taken for one that is away. */
const patienceMilliseconds = 2000;
const graceMilliseconds = 200;
/** How long what is known of it stands: of one that is well, and of one that is not. */
const freshMilliseconds = { ready: 2000, other: 500 };

/**
 * Tells the faults of a store as its own, with words for people: UNAVAILABLE, and what it was as
 * the cause. One that is known to be silent is asked by nobody until it answers again.
 */
export function guardStore(store: FileStore): GuardedStore {
  let state: StoreState = 'ready';
  let isSilent = false;
  let failures = 0;
  let checkedAt = performance.now();
  let checking: Promise<void> | undefined;

  const note = (error: unknown): void => {
    state = isNoSpace(error) ? 'full' : 'away';
    isSilent = state === 'away' && isBrokenConnection(error);
  };
  const check = async (): Promise<void> => {
    const late = sleep(patienceMilliseconds, undefined, { ref: false }).then(async () => {
      // An answer may lie here unread: this process was busy itself.
      await sleep(graceMilliseconds, undefined, { ref: false });
      throw Object.assign(new Error('the file store does not answer'), { code: 'ETIMEDOUT' });
    });
    try {
      await Promise.race([store.check(), late]);
      [state, isSilent] = ['ready', false];
    } catch (error) {
      note(error);
    } finally {
      late.catch(() => undefined);
      checkedAt = performance.now();
      checking = undefined;
    }
  };
  const checkWhenStale = (): void => {
    const fresh = freshMilliseconds[state === 'ready' ? 'ready' : 'other'];
    if (performance.now() - checkedAt >= fresh) checking ??= check();
  };
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (isSilent) {
      checkWhenStale();
      throw filesAway();
    }
    try {
      return await work();
    } catch (error) {
      failures += 1;
      note(error);
      throw state === 'full' ? filesFull(error) : filesAway(error);
    }
  }
  return {
    put: (key, bytes, contentType) => guarded(() => store.put(key, bytes, contentType)),
    get: (key, range) => guarded(() => store.get(key, range)),
    remove: (key) => guarded(() => store.remove(key)),
    sweep: () => store.sweep(),
    check: () => store.check(),
    state() {
      checkWhenStale();
      return state;
    },
    get failures() {
      return failures;
    },
  };
}
