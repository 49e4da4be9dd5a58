/**
 * Whose words a text column holds: `people` wrote them, the `system` has a list of them or makes
 * them, a `key` is compared and shown to nobody, a `copy` is made of what people wrote elsewhere.
 */
type WordsOf = 'people' | 'system' | 'key' | 'copy';

/**
 * What people's words are in a column: a text, a list of texts, parts as JSON, an address, or the
 * title that the thing goes by.
 */
type WordsAs = 'title' | 'text' | 'list' | 'address' | 'parts';

/** What a column says of its text. */
export interface WordsClaim<Name extends string = string> {
  name: Name;
  of: WordsOf;
  as: WordsAs;
}

const claims = new WeakMap<object, WordsClaim[]>();

/**
 * Says whose words a column holds, beside its `@Property`. What the product does with all that
 * people wrote reads it: what admins search and judge, what a report is compared by, the copy of
 * one's data. A column that the database fills or holds to a list says so by itself; of every other
 * one with text a test asks for it.
 */
export const Words =
  (of: WordsOf, as: WordsAs = 'text') =>
  (target: object, name: string): void => {
    claims.set(target, [...(claims.get(target) ?? []), { name, of, as }]);
  };

/** The class of an entity. */
type EntityClass<Entity> = abstract new (...args: never[]) => Entity;

/** Properties that can hold words. */
type TextName<Entity> = {
  [Name in keyof Entity & string]: Entity[Name] extends string | readonly string[] | null
    ? Name
    : never;
}[keyof Entity & string];

/** What the columns of an entity say of their text: those it inherits, then its own. */
export function wordsOf<Entity extends object>(
  entity: EntityClass<Entity>,
): WordsClaim<keyof Entity & string>[] {
  const found: WordsClaim[] = [];
  for (let each: unknown = entity.prototype; each instanceof Object; )
    [each] = [Object.getPrototypeOf(each), found.unshift(...(claims.get(each) ?? []))];
  return found as WordsClaim<keyof Entity & string>[];
}

/** The columns of an entity that hold people's words, parts aside: for a `select`. */
export const peoplesWords = <Entity extends object>(
  entity: EntityClass<Entity>,
): TextName<Entity>[] =>
  wordsOf(entity).flatMap(({ name, of, as }) =>
    of === 'people' && as !== 'parts' ? [name as TextName<Entity>] : [],
  );
