import { sharedIds } from '@/core/live/shared-ids';

/**
 * The documents that the viewer has decided and can still undo. They are sent once their toast
 * closes: the server counts them among those that wait until then.
 */
export const awaitingUndo = sharedIds();

/** @returns how many can still be undone */
export const useAwaitingUndo = (): number => awaitingUndo.useIds().size;
