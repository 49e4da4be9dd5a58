import type { UseStore } from 'idb-keyval';

/** What is done with a database of the browser, loaded when it is first needed. */
type Opened<Value> = {
  all: () => Promise<[string, Value][]>;
  keys: () => Promise<string[]>;
  get: (key: string) => Promise<Value | undefined>;
  set: (key: string, value: Value) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
};

async function open<Value>(database: string, name: string): Promise<Opened<Value>> {
  const idb = await import('idb-keyval');
  const store: UseStore = idb.createStore(database, name);
  return {
    all: () => idb.entries<string, Value>(store),
    keys: () => idb.keys<string>(store),
    get: (key) => idb.get<Value>(key, store),
    set: (key, value) => idb.set(key, value, store),
    remove: (keys) => idb.delMany(keys, store),
  };
}

/**
 * A database of this device with one store: its code comes with the first use, for most visits
 * need none.
 * @returns what runs `work` with it; where the browser has no storage, as in some private windows,
 *   or is out of it, the answer is `otherwise`
 */
export function deviceDatabase<Value>(database: string, name: string) {
  let opened: Promise<Opened<Value>> | undefined;
  return async <Answer>(
    work: (store: Opened<Value>) => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> => {
    try {
      opened ??= open(database, name);
      return await work(await opened);
    } catch {
      opened = undefined;
      return otherwise;
    }
  };
}
