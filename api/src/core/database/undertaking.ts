import { AsyncLocalStorage } from 'node:async_hooks';
import type { LocksHeld } from './locks/locks-held.ts';

/** One try of a statement or of a unit of work, from its beginning to its end. */
export interface Undertaking {
  /** What is done, by a name that all who do the same share: a statement's, or a root field's. */
  readonly name: string;
  /** The database was told to stop it, for the sake of others: it is done again in its turn. */
  isStopped: boolean;
  /** When it was asked for first, by `performance.now`. */
  readonly askedAt: number;
  /** What it has locked, where that is looked at: in tests. */
  locks?: LocksHeld;
}

const unitOfWork = new AsyncLocalStorage<Undertaking>();

/** The unit of work that the calling code is part of, if it is part of one. */
export const currentUnitOfWork = (): Undertaking | undefined => unitOfWork.getStore();

/** Runs a unit of work. */
export const runUnitOfWork = <T>(undertaking: Undertaking, work: () => Promise<T>): Promise<T> =>
  unitOfWork.run(undertaking, work);
