import type { DeviceDraft } from '@/core/drafts/device-draft';
import type { Persisted } from '@/core/drafts/persisted';

/**
 * The copy of the words on this device. It is written where there is something new, until it is
 * closed.
 */
export class DeviceCopy {
  private isOutdated = false;
  private closed = false;

  constructor(private readonly store: Persisted<DeviceDraft>) {}

  get isClosed(): boolean {
    return this.closed;
  }

  /** There are words that it does not have. */
  markOutdated(): void {
    this.isOutdated = true;
  }

  /** @returns whether it was outdated, and is written now */
  update(draft: DeviceDraft): boolean {
    if (!this.isOutdated || this.closed || !this.store.write(draft)) return false;
    this.isOutdated = false;
    return true;
  }

  /** Writes it in any case, but for a closed one. */
  replace(draft: DeviceDraft): void {
    if (!this.closed) this.store.write(draft);
  }

  /** Removes it: there is nothing to save. */
  clear(): void {
    this.isOutdated = false;
    this.store.remove();
  }

  /** Ends writing: what is published must not come back as a draft. */
  close(): void {
    this.closed = true;
  }

  reopen(): void {
    this.closed = false;
  }

  /** Calls the listener with what another tab wrote. @returns a function that ends it */
  onOtherTab(listener: (draft: DeviceDraft) => void): () => void {
    return this.store.subscribe((draft) => {
      if (draft && !this.closed) listener(draft);
    });
  }
}
