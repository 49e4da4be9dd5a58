import type { z } from 'zod';
import { fieldsOf, isRecord } from '../is-record.ts';

/** Texts by the path of their field: `title`, `experiences.0.role`. */
export type FieldErrors = Record<string, string>;

/**
 * The field that a path is about: the third of some words is no field of its own, the role of the
 * third entry is.
 */
function fieldAt(values: unknown, path: readonly PropertyKey[]): string {
  const names: PropertyKey[] = [];
  let value = values;
  for (const name of path) {
    if (!isRecord(value) || (Array.isArray(value) && !isRecord(value[0]))) break;
    names.push(name);
    value = fieldsOf(value)[String(name)];
  }
  return names.map(String).join('.');
}

/** What a rule refused, by field: the first error of each. */
export function errorsByField(error: z.ZodError | undefined, values: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[fieldAt(values, path)] ??= message;
  return errors;
}

/** The value of a field. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => fieldsOf(value)[name], values);

/** What the server refused, by field. */
export const refusedFields = (fields: FieldErrors, values: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields)
      .reverse()
      .map(([path, text]) => [fieldAt(values, path.split('.')), text]),
  );
