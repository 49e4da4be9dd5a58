import type { Shared } from '@schema/rules/device/share';
import { isShareOver, shareStore } from '@schema/rules/device/share-store';
import { signedInId } from '../auth.ts';
import { deviceDatabase } from '../drafts/device-database.ts';

export type SharedHere = Shared<File>;

const { unclaimed } = shareStore;
const database = deviceDatabase<SharedHere>(shareStore.database, shareStore.store);

/**
 * What was shared on this device, for the person who is signed in: from now on it is theirs.
 * @returns null when there is nothing, or it is too old; `unreadable` where the device does not say
 */
export const claimShare = (userId: string): Promise<SharedHere | null | 'unreadable'> =>
  database<SharedHere | null | 'unreadable'>(async (store) => {
    const newest = await store.get(unclaimed);
    if (newest) {
      await store.set(userId, newest);
      await store.remove([unclaimed]);
    }
    const own = newest ?? (await store.get(userId));
    if (!own) return null;
    // Somebody who signed out meanwhile leaves nothing behind.
    if (!isShareOver(own, Date.now()) && signedInId() === userId) return own;
    await store.remove([userId]);
    return null;
  }, 'unreadable');

/** Forgets what a person has put somewhere, or thrown away. */
export const forgetShare = (userId: string): Promise<void> =>
  database((store) => store.remove([userId]), undefined);

/** Forgets all of it: who signs out leaves none behind, claimed or not. */
export const forgetShares = (): Promise<void> =>
  database(async (store) => store.remove(await store.keys()), undefined);

/** Forgets what others than that person claimed. */
export const forgetSharesOfOthers = (userId: string): Promise<void> =>
  database(async (store) => {
    const keys = await store.keys();
    await store.remove(keys.filter((key) => key !== userId && key !== unclaimed));
  }, undefined);
