import { signedInId } from '../auth.ts';
import { fieldsOf } from '../is-record.ts';

/** `device`: local storage, until it is removed. `tab`: session storage, until the tab closes. */
type Area = 'device' | 'tab';

type Options<T> = {
  /**
   * Reads what the storage holds: the value, or undefined where it is something else. An earlier
   * release, or anybody else, may have written it. A zod schema does it as `(stored) =>
   * schema.safeParse(stored).data`.
   */
  parse: (stored: unknown) => T | undefined;
  /** `device` unless told otherwise. */
  area?: Area;
  /** For how many milliseconds a written value counts; without it, as long as it is stored. */
  lifetime?: number;
};

/** What a person stores, where it is known whose it is: nobody else reads or writes it. */
export type OwnedName = {
  /** The first part of the key. */
  kind: string;
  /** The person's id. */
  of: string;
  name?: string;
};

/**
 * What a personal store is called. A text alone is something typed by whoever is signed in, at each
 * call anew: `form:{person}:{text}`.
 */
export type PersonalName = string | OwnedName;

/** What no person owns, and everybody at this device may read. */
type SharedName =
  | `identity.${string}`
  | `byLink.${string}`
  | `install.${string}`
  | 'hideVideo'
  | 'landing.place'
  | 'landing.search'
  | 'shell.places'
  | 'voice.speed'
  | `call:device:${'microphone' | 'speaker'}`;

/** A value in the browser's storage, as JSON. */
export type Persisted<T> = {
  /** @returns whose it is at this moment; null for visitors, and for what no person owns */
  owner: () => string | null;
  /**
   * @returns the value; null where there is none, where it has expired, where `parse` does not know
   *   it, or where it is somebody else's
   */
  read: () => T | null;
  /**
   * Writes the value. Where the storage is full or shut off, it lasts as long as the page. Nothing
   * of a person is written while they are not signed in: words that are saved late must not outlive
   * the sign-out, nor stand under the next one's key.
   * @returns whether it is still there when the page is opened again
   */
  write: (value: T) => boolean;
  remove: () => void;
  /**
   * Calls the listener when another tab writes the value (null: removes it). @returns a function
   * that ends it
   */
  subscribe: (listener: (value: T | null) => void) => () => void;
};

/** What could not be stored, by area: it is read from here until the page is left. */
const unstored: Record<Area, Map<string, string>> = { device: new Map(), tab: new Map() };

/**
 * Throws where the storage is shut off. The build, which draws the first screens, has none at all.
 */
const areaStorage = (area: Area): Storage => (area === 'device' ? localStorage : sessionStorage);

function readText(area: Area, key: string): string | null {
  const text = unstored[area].get(key);
  if (text !== undefined) return text;
  try {
    return areaStorage(area).getItem(key);
  } catch {
    return null;
  }
}

function writeText(area: Area, key: string, text: string): boolean {
  try {
    areaStorage(area).setItem(key, text);
    unstored[area].delete(key);
    return true;
  } catch {
    unstored[area].set(key, text);
    return false;
  }
}

function removeText(area: Area, key: string): void {
  unstored[area].delete(key);
  try {
    areaStorage(area).removeItem(key);
  } catch {
    // Shut off: nothing is stored.
  }
}

function storedKeys(area: Area): string[] {
  try {
    return [...new Set([...Object.keys(areaStorage(area)), ...unstored[area].keys()])];
  } catch {
    return [...unstored[area].keys()];
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns what was written with a lifetime, while that lasts */
function unexpired(stored: unknown): unknown {
  const { value, expiresAt } = fieldsOf(stored);
  return typeof expiresAt === 'number' && expiresAt > Date.now() ? value : undefined;
}

/** Who is signed in; null for visitors. */
const signedIn = (): string | null => signedInId() ?? null;

/** @param place the key and whose it is, asked at each call; null where nothing may be stored */
function storeAt<T>(
  place: () => { key: string; owner: string | null } | null,
  { parse, area = 'device', lifetime }: Options<T>,
): Persisted<T> {
  const decode = (text: string | null): T | null => {
    const stored = text === null ? undefined : parseJson(text);
    const value = lifetime === undefined ? stored : unexpired(stored);
    return value === undefined ? null : (parse(value) ?? null);
  };
  const encode = (value: T): string =>
    JSON.stringify(lifetime === undefined ? value : { value, expiresAt: Date.now() + lifetime });
  const keyNow = () => place()?.key ?? null;
  return {
    owner: () => place()?.owner ?? null,
    read: () => {
      const key = keyNow();
      return key === null ? null : decode(readText(area, key));
    },
    write: (value) => {
      const key = keyNow();
      return key !== null && writeText(area, key, encode(value));
    },
    remove: () => {
      const key = keyNow();
      if (key !== null) removeText(area, key);
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key: the other tab cleared everything.
        if (event.key === null) listener(null);
        else if (event.key === keyNow()) listener(decode(event.newValue));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** A value that outlives the page and is no person's: what belongs to a visit, or to the device. */
export const sharedStore = <T>(key: SharedName, options: Options<T>): Persisted<T> =>
  storeAt(() => ({ key, owner: null }), options);

/** The key of what a person stores. In each of these the second part is the person's id. */
export function personalKey(name: OwnedName): string {
  return [name.kind, name.of, ...(name.name === undefined ? [] : [name.name])].join(':');
}

/**
 * What this device stores of a person: the only way to store their words. Its key is found at each
 * call, so that it is never that of somebody who has left; visitors store nothing; signing out
 * removes it (`removePersistedOf`).
 */
export const personalStore = <T>(name: PersonalName, options: Options<T>): Persisted<T> =>
  storeAt(() => {
    const owner = signedIn();
    if (owner === null || (typeof name !== 'string' && name.of !== owner)) return null;
    const full = typeof name === 'string' ? { kind: 'form', of: owner, name } : name;
    return { key: personalKey(full), owner };
  }, options);

/** Reads a stored text, for `parse`. */
export const parseText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

/**
 * What a person stores on this device under all names of a kind, as `parse` knows it; none of
 * somebody who is not signed in.
 */
export const personalValues = <T>(
  { kind, of }: { kind: string; of: string },
  parse: Options<T>['parse'],
): { name: string; value: T }[] => {
  const prefix = `${kind}:${of}:`;
  return storedKeys('device')
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const name = key.slice(prefix.length);
      const value = personalStore({ kind, of, name }, { parse }).read();
      return value === null ? [] : [{ name, value }];
    });
};

/** Removes all values of the device, or of this tab, whose key begins with the prefix. */
export function removePersisted(area: Area, prefix: string): void {
  storedKeys(area)
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => removeText(area, key));
}

/** Removes all that this device and this tab store of a person: who signs out leaves no words. */
export function removePersistedOf(userId: string): void {
  for (const area of ['device', 'tab'] as const)
    storedKeys(area)
      .filter((key) => key.split(':')[1] === userId)
      .forEach((key) => removeText(area, key));
}

/** What no person owns, though its key has parts. */
const sharedKey = /^call:device:/;

/**
 * Removes what this device and this tab store of everybody but that person, who signed in where
 * another one was: their session had ended without a sign-out.
 */
export function removePersistedOfOthers(userId: string): void {
  for (const area of ['device', 'tab'] as const)
    storedKeys(area)
      .filter((key) => !sharedKey.test(key) && (key.split(':')[1] ?? userId) !== userId)
      .forEach((key) => removeText(area, key));
}
