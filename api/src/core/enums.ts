import { registerEnumType } from 'type-graphql';

/**
 * A GraphQL enum of a list of words; the same list serves the rules and the forms.
 * @param documentation what the enum is, and what each of its words means
 */
export function registerEnum<Word extends string>(
  name: string,
  words: readonly Word[],
  documentation?: { description: string; values: Record<Word, string> },
): { [W in Word]: W } {
  const members = Object.fromEntries(words.map((word) => [word, word])) as { [W in Word]: W };
  registerEnumType(members, {
    name,
    ...(documentation && {
      description: documentation.description,
      valuesConfig: Object.fromEntries(
        words.map((word) => [word, { description: documentation.values[word] }]),
      ) as { [W in Word]: { description: string } },
    }),
  });
  return members;
}
