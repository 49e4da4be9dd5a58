import { z } from 'zod';
import { visible } from './visible.ts';

/**
 * How a field is called in its messages: a name, or a name made of the field's place in its list,
 * counted from 1.
 */
export type FieldName = string | ((place: number) => string);

/**
 * The message about a field: its name, then `rest`. In a list (`rounds.1.roundName`) the place
 * stands before the field.
 */
const fieldMessage = (name: FieldName, rest: string) => ({
  error: ({ path = [] }: { path?: PropertyKey[] | undefined }) =>
    `${typeof name === 'string' ? name : name(Number(path.at(-2)) + 1)} ${rest}`,
});

/** Form fields that are empty hold '', or are left out. */
const isMissing = (input: unknown): boolean =>
  input === undefined || input === null || input === '';

/** A text of at most `max` characters, trimmed, in which something can be seen. */
export const requiredText = (name: FieldName, max: number, whenMissing = 'is required') =>
  z
    .string(fieldMessage(name, whenMissing))
    .trim()
    .regex(visible, fieldMessage(name, whenMissing))
    .max(max, fieldMessage(name, `cannot exceed ${max} characters`));

/** A text of at most `max` characters, trimmed; null when it is empty. */
export const optionalText = (name: FieldName, max: number) =>
  z
    .string(fieldMessage(name, 'must be a text'))
    .trim()
    .max(max, fieldMessage(name, `cannot exceed ${max} characters`))
    .nullish()
    .transform((value) => value || null);

/** A whole number from `min` to `max`. */
export const requiredCount = (name: FieldName, min: number, max = 100_000) =>
  z
    .int({
      error: (issue) =>
        fieldMessage(name, isMissing(issue.input) ? 'is required' : 'must be a whole number').error(
          issue,
        ),
    })
    .min(min, fieldMessage(name, `must be at least ${min}`))
    .max(max, fieldMessage(name, `must be at most ${max}`));

/** A whole number from `min` on; null when the field is empty. */
export const optionalCount = (name: FieldName, min: number) =>
  z.preprocess((value) => (isMissing(value) ? null : value), requiredCount(name, min).nullable());

/** One of the words. */
export const requiredChoice = <const Words extends readonly string[]>(
  name: FieldName,
  words: Words,
) => z.enum(words, fieldMessage(name, 'is required'));

/** One of the words; null when nothing is chosen. */
export const optionalChoice = <const Words extends readonly string[]>(
  name: FieldName,
  words: Words,
) =>
  z.preprocess(
    (value) => (isMissing(value) ? null : value),
    requiredChoice(name, words).nullable(),
  );
