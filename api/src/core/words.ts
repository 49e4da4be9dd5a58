import { registerEnumType } from 'type-graphql';

/** A GraphQL enum of a list of words; the same list serves the rules and the forms. */
export function wordEnum<Word extends string>(
  name: string,
  words: readonly Word[],
): { [W in Word]: W } {
  const made = Object.fromEntries(words.map((word) => [word, word])) as { [W in Word]: W };
  registerEnumType(made, { name });
  return made;
}
