import type { DeviceDraft } from '@/core/drafts/device-draft';
import type { Persisted } from '@/core/drafts/persisted';
import { type PostValues, readValues, sameValues } from '../form/post-values';
import { AccountCopy, type DraftAccount } from './account-copy';
import type { Conflict, Start } from './conflicts/versions';
import { DeviceCopy } from './device-copy';
import { listenToPage } from './page-events';
import { TaskQueue } from './task-queue';

/**
 * Milliseconds without a change after which the words are stored on this device, and in the
 * account.
 */
const deviceDelay = 600;
const accountDelay = 4000;
/** Milliseconds between two savings in the account, at least. */
const accountInterval = 15_000;

export type SaveState = { at: number; where: 'account' | 'device' };

export type AutosaveState = {
  saved: SaveState | null;
  /** Until the person has chosen, nothing is written over it. */
  conflict: Conflict | null;
  /** There are words that the account does not have. */
  hasUnsaved: boolean;
};

export type AutosaveOptions = {
  /** Where this device stores the words. */
  store: Persisted<DeviceDraft>;
  start: Start;
  /** What an untouched form holds. */
  empty: PostValues;
  /** null: on this device only, as while a published post is edited. */
  account: DraftAccount | null;
};

function firstSaved({ start, account }: AutosaveOptions): SaveState | null {
  if (start.storedAt !== null) return { at: start.storedAt, where: 'device' };
  return account && start.base ? { at: Date.parse(start.base), where: 'account' } : null;
}

/** An untouched form, of whichever template. */
const isUntouched = (values: PostValues, empty: PostValues): boolean =>
  sameValues({ ...values, postType: empty.postType }, empty);

/**
 * Saves what is typed: on this device at once, in the account some seconds later; never over words
 * that it does not know. A store for `useSyncExternalStore`.
 */
export class DraftAutosave {
  private state: AutosaveState;
  private words: PostValues;
  private readonly empty: PostValues;
  private readonly device: DeviceCopy;
  private readonly account: AccountCopy;
  private readonly queue = new TaskQueue();
  private readonly listeners = new Set<() => void>();
  private hasChanged: boolean;
  private timers: number[] = [];

  constructor(options: AutosaveOptions) {
    const { store, start, empty, account } = options;
    const isStored = start.storedAt !== null;
    this.state = { saved: firstSaved(options), conflict: start.conflict, hasUnsaved: isStored };
    this.words = start.initial;
    this.empty = empty;
    this.device = new DeviceCopy(store);
    this.account = new AccountCopy({ account, base: start.base, empty });
    // What this device alone holds, from the last visit, is new to the account as if it were typed
    // now.
    this.hasChanged = isStored && start.conflict === null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  get = (): AutosaveState => this.state;

  /**
   * Begins to save.
   * @returns a function that ends it; leaving does not wait for the hand to rest
   */
  start = (): (() => void) => {
    const stopPage = listenToPage({
      onLeave: () => this.flush(),
      onReturn: () => this.lookAgain(),
      onOnline: () => void this.sync(),
    });
    const stopTabs = this.device.onOtherTab((draft) => this.compare(draft));
    if (this.hasChanged) this.schedule();
    return () => {
      this.timers.forEach((timer) => window.clearTimeout(timer));
      stopPage();
      stopTabs();
      this.saveOnDevice();
    };
  };

  change = (values: PostValues): void => {
    this.words = values;
    if (this.account.exists && !this.account.base && isUntouched(values, this.empty)) {
      // Another template alone is no draft.
      this.device.clear();
      this.set({ hasUnsaved: false, saved: null });
      return;
    }
    this.device.markOutdated();
    this.set({ hasUnsaved: true });
    this.schedule();
  };

  /** The version that the words go on from; undefined where it is not known. */
  base = (): string | null | undefined => this.account.base;

  /** Stores the words on this device at once. */
  keep = (): void => this.saveOnDevice();

  /** Another version came between: the person chooses. */
  offer = (conflict: Conflict): void => this.set({ conflict });

  /**
   * The person has chosen: the words in the form now are the ones to save. `usedOther`: they are
   * those that were offered.
   */
  resolveConflict = (usedOther: boolean): void => {
    const { conflict } = this.state;
    if (conflict) this.account.base = conflict.base;
    // An empty form is not stored.
    if (usedOther && conflict?.kind === 'gone') this.device.clear();
    else this.device.markOutdated();
    this.set({ conflict: null, hasUnsaved: !usedOther || conflict?.kind === 'other-tab' });
    this.schedule();
  };

  /**
   * Saves at once; who has seen the conflict has chosen.
   * @returns false when another version came between: the person chooses first
   */
  saveNow = (): Promise<boolean> => {
    const seen = this.state.conflict;
    return this.queue.run(async () => {
      if (seen) this.account.base = seen.base;
      const conflict =
        (seen ? null : await this.account.findConflict(this.words)) ?? (await this.save());
      this.set({ conflict });
      return !conflict;
    });
  };

  /**
   * Waits for what is under way, and begins nothing more: what is published must not come back as a
   * draft.
   */
  stop = async (): Promise<void> => {
    this.device.close();
    await this.queue.idle();
  };

  resume = (): void => this.device.reopen();

  /**
   * Removes this device's copy, but for words of another tab that nobody has chosen about; nothing
   * is saved any more.
   */
  forget = (): void => {
    this.device.close();
    if (this.state.conflict?.kind !== 'other-tab') this.device.clear();
  };

  private set(change: Partial<AutosaveState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }

  private schedule(): void {
    this.hasChanged = true;
    this.timers.forEach((timer) => window.clearTimeout(timer));
    const untilNext = this.account.savedAt + accountInterval - Date.now();
    this.timers = [
      window.setTimeout(() => this.saveOnDevice(), deviceDelay),
      window.setTimeout(() => void this.sync(), Math.max(accountDelay, untilNext)),
    ];
  }

  private draft(at: number): DeviceDraft {
    return { at, base: this.account.base ?? null, values: this.words };
  }

  private saveOnDevice(): void {
    const { conflict, saved, hasUnsaved } = this.state;
    const at = Date.now();
    if (conflict?.kind === 'other-tab' || !this.device.update(this.draft(at))) return;
    if (saved?.where === 'account' && !hasUnsaved) return;
    this.set({ saved: { at, where: 'device' } });
  }

  /** @returns the account's version when one came between: then nothing was saved */
  private async save(isLeaving = false): Promise<Conflict | null> {
    if (!this.account.exists) return null;
    const { words } = this;
    const conflict = await this.account.save(words, isLeaving);
    if (conflict) return conflict;
    const at = this.account.savedAt;
    this.set(
      this.words === words
        ? { hasUnsaved: false, saved: { at, where: 'account' } }
        : { hasUnsaved: true },
    );
    // What this device holds goes on from the version that was just saved.
    this.device.replace(this.draft(at));
    return null;
  }

  /** Nothing is sent while the person has a choice to make. */
  private get isPaused(): boolean {
    return !this.account.exists || this.state.conflict !== null || this.device.isClosed;
  }

  private async sync(): Promise<void> {
    if (this.isPaused || !this.state.hasUnsaved) return;
    const task = async () => {
      const before = await this.account.findConflict(this.words);
      if (this.device.isClosed) return;
      this.show(before ?? (await this.save()));
    };
    // On this device it is saved; tried again after the next word, or when the network is back.
    await this.queue.run(task).catch(() => this.markSavedHere());
  }

  /** The server refuses to save over words that this form does not know. */
  private flush(): void {
    this.saveOnDevice();
    if (this.isPaused || !this.state.hasUnsaved || this.account.base === undefined) return;
    this.attempt(() => this.save(true));
  }

  private lookAgain(): void {
    this.saveOnDevice();
    if (!this.isPaused) this.attempt(() => this.account.findConflict(this.words));
  }

  private attempt(task: () => Promise<Conflict | null>): void {
    void this.queue
      .run(task)
      .then((conflict) => this.show(conflict))
      .catch(() => undefined);
  }

  private show(conflict: Conflict | null): void {
    if (conflict) this.set({ conflict });
  }

  private markSavedHere(): void {
    const { saved } = this.state;
    if (saved) this.set({ saved: { ...saved, where: 'device' } });
  }

  private compare({ values: stored, at, base }: DeviceDraft): void {
    const values = readValues(stored, this.words);
    const isSame = sameValues(values, this.words);
    this.set({ conflict: isSame ? null : { kind: 'other-tab', values, at, base } });
  }
}
