import { Upload as GraphQLUploadValue } from 'graphql-upload-ts';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { jsonLevels } from '../../limits.ts';
import { badUserInput, invalidField } from '../errors.ts';
import type { Upload } from '../files/process-upload.ts';
import { isNestedDeeper } from '../limits/nesting.ts';
import type { RestCall } from './rest-call.ts';

// Readers of values in unchecked REST bodies. What is missing or of another type becomes the empty
// value, so that the rule behind the GraphQL field answers with the documented text.

/** A part of the call's path: `param(call, 'id')`. Empty where the path has none of that name. */
export const param = ({ params }: Pick<RestCall, 'params'>, name: string): string =>
  params[name] ?? '';

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** A text; numbers become text, anything else the empty one. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A text, or null for the empty one. */
export const textOrNull = (value: unknown): string | null => text(value) || null;

/** A finite number, also as text, as multipart bodies have it. */
export function numberOrNull(value: unknown): number | null {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}

/** A whole number that fits the database's `integer` (32 bits, signed). */
export function intOrNull(value: unknown): number | null {
  const parsed = numberOrNull(value);
  return parsed !== null && Number.isInteger(parsed) && Math.abs(parsed) < 2 ** 31 ? parsed : null;
}

/** True for `true`, and for the texts `true` and `Yes` of the documented forms. */
export const bool = (value: unknown): boolean =>
  value === true || value === 'true' || value === 'Yes';

/** Several times the longest list of any rule. */
const maxListed = 500;

/**
 * The beginning of a list: its rule refuses more than that with its own text, and nothing is made
 * of the rest.
 */
export const beginningOf = (items: unknown[]): unknown[] => items.slice(0, maxListed);

/**
 * A list, also JSON-encoded, as multipart fields have it; of a long one the beginning, as
 * `beginningOf` says.
 */
export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return beginningOf(value);
  if (typeof value !== 'string' || value === '') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    if (isNestedDeeper(parsed, jsonLevels)) return [];
    return Array.isArray(parsed) ? beginningOf(parsed) : [];
  } catch {
    return [];
  }
}

/**
 * A part of any shape: JSON in a multipart field, or what a JSON body has there.
 * @throws BAD_USER_INPUT naming the part for broken JSON, or for more than `jsonLevels`
 */
export function jsonPart(body: Record<string, unknown>, name: string): unknown {
  const value = body[name];
  if (typeof value !== 'string' || value.trim() === '')
    return typeof value === 'string' ? undefined : value;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    throw invalidField(name, `${name} is not valid JSON`);
  }
  if (isNestedDeeper(parsed, jsonLevels)) throw invalidField(name, requestTexts.tooDeep);
  return parsed;
}

/** A list of texts, without empty ones. */
export const texts = (value: unknown): string[] => list(value).map(text).filter(Boolean);

/** One of the words, or null for the rule to refuse. */
export const oneOfOrNull = <T extends string>(value: unknown, words: readonly T[]): T | null =>
  words.find((word) => word === value) ?? null;

/** One of the words. @throws BAD_USER_INPUT with `message` for anything else */
export function requireOneOf<T extends string>(
  value: unknown,
  words: readonly T[],
  message: string,
): T {
  const found = oneOfOrNull(value, words);
  if (found === null) throw badUserInput(message);
  return found;
}

/** Whether a field was left out or left empty. */
const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * One of the words of a field, by its own name or by its label; null where it was left out.
 * @param labels what the words are called, where callers may send that as well
 * @throws BAD_USER_INPUT naming the field for anything else: an unknown word would mean "all of
 * them"
 */
export function wordIfSent<Word extends string>(
  sent: Record<string, unknown>,
  field: string,
  words: readonly Word[],
  labels?: Record<Word, string>,
): Word | null {
  const value = sent[field];
  if (isLeftOut(value)) return null;
  const name = text(value).trim().toLowerCase();
  const word =
    oneOfOrNull(value, words) ?? words.find((one) => labels?.[one].toLowerCase() === name);
  if (word) return word;
  const names = words.map((one) => labels?.[one] ?? one).join(', ');
  throw invalidField(field, `${field} must be one of ${names}`);
}

/**
 * A whole number of a field; null where it was left out.
 * @throws BAD_USER_INPUT naming the field for anything else
 */
export function intIfSent(sent: Record<string, unknown>, field: string): number | null {
  if (isLeftOut(sent[field])) return null;
  const number = intOrNull(sent[field]);
  if (number === null) throw invalidField(field, `${field} must be a whole number`);
  return number;
}

/**
 * A moment of a field, as ISO 8601; null where it was left out.
 * @param message what is said at the field for what is no moment
 * @throws BAD_USER_INPUT naming the field
 */
export function momentIfSent(
  sent: Record<string, unknown>,
  field: string,
  message: string,
): string | null {
  if (isLeftOut(sent[field])) return null;
  const at = new Date(text(sent[field]));
  if (Number.isNaN(at.getTime())) throw invalidField(field, message);
  return at.toISOString();
}

/**
 * The file of a field, as a variable of the `Upload` scalar.
 * @throws BAD_USER_INPUT with `texts.missing` when there is none, with `texts.one` when there are
 * several
 */
export function singleFile(
  call: RestCall,
  field: string,
  texts: { missing: string; one: string },
): unknown {
  const [file, second] = call.files[field] ?? [];
  if (!file) throw invalidField(field, texts.missing);
  if (second) throw invalidField(field, texts.one);
  return uploadValue(file, field);
}

/** The files of a field, as variables of the `Upload` scalar. */
export const allFiles = (call: RestCall, field: string): unknown[] =>
  (call.files[field] ?? []).map((file) => uploadValue(file, field));

function uploadValue(file: Upload, field: string): unknown {
  const value = new GraphQLUploadValue();
  value.resolve({
    fieldName: field,
    filename: file.filename,
    mimetype: '',
    encoding: '7bit',
    // The package names a stream class of its own; only what streams have in common is read.
    createReadStream: () => file.open() as never,
    capacitor: undefined as never,
  });
  return value;
}
