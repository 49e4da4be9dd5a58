import { signedInId } from '../auth.ts';
import { deviceDatabase } from './device-database.ts';

/** A file that this device stores until it has arrived, and what it is for. */
export type StoredFile<About> = { key: string; file: File; about: About };

/** What goes beyond them is sent all the same, and not stored. */
const limits = { files: 40, bytes: 60 * 1024 * 1024, milliseconds: 24 * 3_600_000 };

type Entry = { file: File; about: unknown; keptAt: number };

/** Keys begin with the person, so that nobody who signs out leaves files behind. */
const userPrefix = (userId: string): string => `${userId}:`;

/** Without storage files last as long as the page. */
const database = deviceDatabase<Entry>('kept-files', 'files');

const isTooOld = ({ keptAt }: Entry): boolean => Date.now() - keptAt > limits.milliseconds;

/**
 * Stores a file of the signed-in person until it is forgotten, for a day at most.
 * @returns whether it is stored
 */
export const storeFile = (
  userId: string,
  { key, file, about }: StoredFile<unknown>,
): Promise<boolean> =>
  database(async (store) => {
    const own = `${userPrefix(userId)}${key}`;
    const others = (await store.all()).filter(([name]) => name !== own);
    const all = others.map(([, entry]) => entry);
    const bytes = all.reduce((sum, entry) => sum + entry.file.size, file.size);
    if (all.length >= limits.files || bytes > limits.bytes) return false;
    await store.set(own, { file, about, keptAt: Date.now() });
    // Somebody who signed out meanwhile leaves nothing behind.
    if (signedInId() === userId) return true;
    await store.remove([own]);
    return false;
  }, false);

/**
 * The stored files of a person, in the order of their keys; those that are too old are removed.
 * @param parse reads what a file is for; undefined where it is something else
 */
export const storedFiles = <About>(
  userId: string,
  parse: (about: unknown) => About | undefined,
): Promise<StoredFile<About>[]> =>
  database(async (store) => {
    const all = await store.all();
    await store.remove(all.filter(([, entry]) => isTooOld(entry)).map(([key]) => key));
    return all
      .filter(([key, entry]) => key.startsWith(userPrefix(userId)) && !isTooOld(entry))
      .map(([key, { file, about }]) => ({
        key: key.slice(userPrefix(userId).length),
        file,
        about: parse(about),
      }))
      .filter((one): one is StoredFile<About> => one.about !== undefined)
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }, []);

/** Forgets a file that arrived or was taken back. */
export const forgetFile = (userId: string, key: string): Promise<void> =>
  database((store) => store.remove([`${userPrefix(userId)}${key}`]), undefined);

/** Forgets all files of a person: who signs out leaves none behind. */
export const forgetFilesOf = (userId: string): Promise<void> =>
  database(async (store) => {
    const keys = await store.keys();
    await store.remove(keys.filter((key) => key.startsWith(userPrefix(userId))));
  }, undefined);

/** Forgets all files but those of that person, who signed in where another one was. */
export const forgetFilesOfOthers = (userId: string): Promise<void> =>
  database(async (store) => {
    const keys = await store.keys();
    await store.remove(keys.filter((key) => !key.startsWith(userPrefix(userId))));
  }, undefined);
