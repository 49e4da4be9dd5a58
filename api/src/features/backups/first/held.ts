import type { App } from '../../../core/context.ts';
import type { BackupContents } from './first-restore.types.ts';

/** An archive that comes in parts. */
export interface ArrivingArchive {
  id: string;
  size: number;
  received: number;
  /** When the last part came. */
  at: number;
  isWriting: boolean;
}

/** An archive that is read, or was. */
export interface Look {
  /** Null: the one that was uploaded. */
  name: string | null;
  key: string | null;
  phase: 'checking' | 'ready' | 'refused';
  read: number;
  size: number;
  said: string | null;
  contents: BackupContents | null;
}

/**
 * What a restore in the browser is at. It is no row: an empty college is served by one process,
 * and what it takes in gives way with the database.
 */
export interface Held {
  upload: ArrivingArchive | null;
  look: Look | null;
  isOrdered: boolean;
}

const all = new WeakMap<App, Held>();

export function heldOf(app: App): Held {
  const found = all.get(app) ?? { upload: null, look: null, isOrdered: false };
  all.set(app, found);
  return found;
}
