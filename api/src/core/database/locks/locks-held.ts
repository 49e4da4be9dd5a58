import { lockOrder } from './lock-order.ts';

const placeOf: ReadonlyMap<string, number> = new Map(lockOrder.map((name, place) => [name, place]));

/** What a statement locks: the name of its place in the order, and which row or key it means. */
interface Taken {
  name: string;
  /** Ids and keys that it names: what was locked by all of them before is locked again. */
  which: readonly string[];
  /** What others hold is passed over: nobody waits. */
  isSkipping: boolean;
}

const locking =
  /\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b(?:\s+of\s+("?\w+"?(?:,\s+"?\w+"?)*))?/gi;

/** The table that stands behind a `from`, or in the part that stands there. */
const firstTable = (text: string): string | undefined =>
  /\bfrom\s+\(*(?:\s*select\b.*?\bfrom\s+)?\(*"?(\w+)/is.exec(text)?.[1];

/** Where the parenthesis opens that closes at this place. */
function opening(text: string, closing: number): number {
  let depth = 0;
  for (let at = closing; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}

/** The table that `for update` at this place of a statement is about. */
function tableBefore(text: string, end: number): string | undefined {
  for (let at = end; at >= 0; at -= 1) {
    if (text[at] === '(') return undefined;
    if (text[at] === ')') at = opening(text, at);
    if (/^from\s/i.test(text.slice(at, at + 5))) return firstTable(text.slice(at));
  }
  return undefined;
}

/** The table, or the table of the part, that a statement calls so. */
function tableOf(text: string, alias: string): string {
  const found = new RegExp(`(?:"(\\w+)"|\\))\\s+as\\s+"${alias}"`, 'i').exec(text);
  if (!found) return alias;
  return found[1] ?? firstTable(text.slice(opening(text, found.index))) ?? alias;
}

/** The longest that a key begins with: `bookmark folders` before `bookmark`. */
function nameOfKey(key: string): string {
  const fits = lockOrder.filter((name) => `key ${key} `.startsWith(`${name} `));
  return fits.sort((a, b) => b.length - a.length)[0] ?? `key ${key}`;
}

const named = (parameters: readonly unknown[]): string[] =>
  parameters.flat().filter((value): value is string => typeof value === 'string');

/**
 * @returns the locks that a statement takes, by its words; none for one that takes none
 */
export function locksOf(text: string, parameters: readonly unknown[] = []): Taken[] {
  const which = named(parameters);
  if (text.includes('pg_advisory_xact_lock(')) {
    return which.map((key) => ({ name: nameOfKey(key), which: [key], isSkipping: false }));
  }
  return [...text.matchAll(locking)].flatMap((found) => {
    const tables = found[1]
      ? [...found[1].matchAll(/\w+/g)].map(([alias]) => tableOf(text, alias))
      : [tableBefore(text, found.index) ?? 'what no table is named of'];
    const isSkipping = /^\s+skip locked/i.test(text.slice(found.index + found[0].length));
    return tables.map((table) => ({ name: `rows of ${table}`, which, isSkipping }));
  });
}

/**
 * What one unit of work has locked, in tests: a lock that comes before one that is held already is
 * an error, whether or not somebody else waits at that moment.
 */
export class LocksHeld {
  readonly #held = new Map<string, Set<string>>();

  /**
   * Notes what a statement is about to lock; within it the order is its own.
   * @throws where `lockOrder` has no place for it, or a later one is held already
   */
  take(text: string, parameters?: readonly unknown[]): void {
    const taken = locksOf(text, parameters);
    for (const one of taken) this.#assertInOrder(one);
    for (const { name, which } of taken)
      this.#held.set(name, new Set([...(this.#held.get(name) ?? []), ...which]));
  }

  #assertInOrder({ name, which, isSkipping }: Taken): void {
    const place = placeOf.get(name);
    if (place === undefined) throw new Error(`"${name}" has no place in the order of locks`);
    const known = this.#held.get(name) ?? new Set();
    const isHeld = known.size > 0 && which.every((one) => known.has(one));
    const later = [...this.#held.keys()].find((held) => (placeOf.get(held) ?? 0) > place);
    if (later !== undefined && !isHeld && !isSkipping)
      throw new Error(`"${name}" is locked behind "${later}", against the order of locks`);
  }
}
