import { claimsOf, getToken } from '../auth.ts';
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
  /**
   * Writes nothing while nobody is signed in: words that are saved late must not outlive the
   * sign-out.
   */
  onlySignedIn?: boolean;
};

/** A value in the browser's storage under one key, as JSON. */
export type Persisted<T> = {
  key: string;
  /**
   * @returns the value; null where there is none, where it has expired, or where `parse` does not
   *   know it
   */
  read: () => T | null;
  /**
   * Writes the value. Where the storage is full or shut off, it lasts as long as the page.
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

/**
 * A value that outlives the page: stored by the browser, shared by its tabs or kept by one of them.
 */
export function persisted<T>(
  key: string,
  { parse, area = 'device', lifetime, onlySignedIn = false }: Options<T>,
): Persisted<T> {
  const decode = (text: string | null): T | null => {
    const stored = text === null ? undefined : parseJson(text);
    const value = lifetime === undefined ? stored : unexpired(stored);
    return value === undefined ? null : (parse(value) ?? null);
  };
  const encode = (value: T): string =>
    JSON.stringify(lifetime === undefined ? value : { value, expiresAt: Date.now() + lifetime });
  return {
    key,
    read: () => decode(readText(area, key)),
    write: (value) => (!onlySignedIn || getToken() !== null) && writeText(area, key, encode(value)),
    remove: () => removeText(area, key),
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key: the other tab cleared everything.
        if (event.key === key) listener(decode(event.newValue));
        else if (event.key === null) listener(null);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Reads a stored text, for `parse`. */
export const parseText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

/** All values on this device whose key begins with the prefix and that `parse` knows. */
export const persistedUnder = <T>(
  prefix: string,
  parse: Options<T>['parse'],
): { key: string; value: T }[] =>
  storedKeys('device')
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const value = persisted(key, { parse }).read();
      return value === null ? [] : [{ key, value }];
    });

/**
 * The key for what the signed-in person is typing into a form: `form:{userId}:{name}`. In every key
 * that holds a person's words the second part is the person's id.
 */
export const formKey = (name: string): string => `form:${claimsOf(getToken()).sub ?? ''}:${name}`;

/** Removes all values of this tab whose key begins with the prefix. */
export function removePersistedOfTab(prefix: string): void {
  storedKeys('tab')
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => removeText('tab', key));
}

/** Removes all that this device stores of a person: nobody who signs out leaves words behind. */
export function removePersistedOf(userId: string): void {
  storedKeys('device')
    .filter((key) => key.split(':')[1] === userId)
    .forEach((key) => removeText('device', key));
}
