import { Upload as GraphQLUploadValue } from 'graphql-upload-ts';
import { badInput } from './errors.ts';
import type { RestCall } from './feature.ts';
import type { Upload } from './files/intake.ts';

/**
 * Readers of hostile REST bodies. What is missing or of another type becomes the empty value, so that
 * the rule behind the GraphQL field answers with the documented text.
 */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A tidied text, or null for none. */
export const textOrNull = (value: unknown): string | null => text(value) || null;

/** Numbers arrive as strings in multipart bodies. */
export function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

/** A whole number that the database can hold (32 bits), or null. */
export function int(value: unknown): number | null {
  const read = number(value);
  return read !== null && Number.isInteger(read) && Math.abs(read) < 2 ** 31 ? read : null;
}

/** Also the words of the documented forms: `true` and `Yes`. */
export const bool = (value: unknown): boolean =>
  value === true || value === 'true' || value === 'Yes';

/** A list, also when it comes JSON-encoded in a multipart field. */
export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || value === '') return [];
  try {
    const read: unknown = JSON.parse(value);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/** What JSON a multipart field holds, or what a JSON body has there. @throws BAD_USER_INPUT naming the part for broken JSON */
export function part(body: Record<string, unknown>, name: string): unknown {
  const value = body[name];
  if (typeof value !== 'string' || value.trim() === '')
    return typeof value === 'string' ? undefined : value;
  try {
    return JSON.parse(value);
  } catch {
    throw badInput(`${name} is not valid JSON`, { [name]: `${name} is not valid JSON` });
  }
}

/** A list of texts, empty ones dropped. */
export const texts = (value: unknown): string[] => list(value).map(text).filter(Boolean);

/** One of the words, or null for the rule to refuse. */
export const oneOf = <T extends string>(value: unknown, words: readonly T[]): T | null =>
  words.find((word) => word === value) ?? null;

/** One of the words. @throws BAD_USER_INPUT with `message` */
export function mustBeOneOf<T extends string>(
  value: unknown,
  words: readonly T[],
  message: string,
): T {
  const found = oneOf(value, words);
  if (found === null) throw badInput(message);
  return found;
}

/** The one file of a field, as a variable of the `Upload` scalar. @throws BAD_USER_INPUT with the texts when there is none or more than one */
export function oneFile(
  call: RestCall,
  field: string,
  texts: { missing: string; one: string },
): unknown {
  const [file, second] = call.files[field] ?? [];
  if (!file) throw badInput(texts.missing, { [field]: texts.missing });
  if (second) throw badInput(texts.one, { [field]: texts.one });
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
    createReadStream: () => file.open() as never,
    capacitor: undefined as never,
  });
  return value;
}
