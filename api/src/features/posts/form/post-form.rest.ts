import { Float, Int } from 'type-graphql';
import { postFiles } from '../../../../../schema/rules/files/files.ts';
import type { postFields } from '../../../../../schema/rules/posts/post-fields.ts';
import { invalidField } from '../../../core/errors.ts';
import type { FileField } from '../../../core/feature.ts';
import type { RestCall } from '../../../core/rest/rest-call.ts';
import {
  allFiles,
  beginningOf,
  bool,
  fieldsOf,
  intOrNull,
  jsonPart,
  numberOrNull,
  text,
} from '../../../core/rest/rest-input.ts';
import { type FormField, partFormFields, postFormFields } from './form-fields.ts';

type Body = Record<string, unknown>;

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** A JSON list of a body; absent: null. @throws BAD_USER_INPUT naming the part */
function items(body: Body, name: string): unknown[] | null {
  const value = jsonPart(body, name);
  if (isMissing(value)) return null;
  if (!Array.isArray(value)) throw invalidField(name, `${name} must be a list`);
  return value as unknown[];
}

/** A JSON object of a body; absent: null. @throws BAD_USER_INPUT naming the part */
function object(body: Body, name: string): Body | null {
  const value = jsonPart(body, name);
  if (isMissing(value)) return null;
  if (typeof value !== 'object' || Array.isArray(value))
    throw invalidField(name, `${name} must be an object`);
  return fieldsOf(value);
}

/** The file fields of the documented form of a post or a draft. */
export const postFormFiles: Record<'documents' | 'resume', FileField> = {
  documents: { count: postFiles.material.maxFiles, rule: () => postFiles.material },
  resume: { count: postFiles.resume.maxFiles, rule: () => postFiles.resume },
};

/** How strictly a form is read. */
export interface Reading {
  integer: (value: unknown) => number | null;
  choice: (value: unknown, words: readonly string[], path: string) => string | null;
  listed: (value: unknown) => string;
}

const knownWord = (value: unknown, words: readonly string[]): string | null =>
  words.find((word) => word === value) ?? null;

/** A wrong word here counts as missing. */
const requiredWords = new Set(['experienceType', 'campusType', 'offerStatus']);

/** Of posts: a wrong value is kept, for the rule to refuse. */
export const strictReading: Reading = {
  // No count of a post may be negative: its rule says so, with the field's name.
  integer: (value) => (isMissing(value) ? null : (intOrNull(value) ?? -1)),
  choice: (value, words, path) => {
    if (isMissing(value)) return null;
    const word = knownWord(value, words);
    if (word === null && !requiredWords.has(path))
      throw invalidField(path, `${path} must be one of ${words.join(', ')}`);
    return word;
  },
  listed: (value) => (typeof value === 'string' ? value : '?'),
};

/** Of drafts: a wrong value is dropped. */
export const lenientReading: Reading = { integer: intOrNull, choice: knownWord, listed: text };

/** Readers of one value, by its type in the schema. */
const readers = new Map<unknown, (value: unknown, read: Reading) => unknown>([
  [String, text],
  [Float, numberOrNull],
  [Int, (value, read) => read.integer(value)],
  [Boolean, (value) => (isMissing(value) ? null : bool(value))],
]);

/** A list of texts; null where there is none. */
const textsOf = (value: unknown, read: Reading): string[] | null =>
  Array.isArray(value) ? beginningOf(value).map(read.listed) : null;

/** Reads one value by its type; of a part, each field that it has of its own. */
function valueOf(type: unknown, value: unknown, read: Reading, path: string): unknown {
  const reader = readers.get(type);
  if (reader) return reader(value, read);
  const ownFields = partFormFields.get(type);
  if (!ownFields) return read.choice(value, Object.values(type as Record<string, string>), path);
  const part = fieldsOf(value);
  return Object.fromEntries(
    ownFields.map(({ name, type: ownType, isList }) => [
      name,
      isList ? textsOf(part[name], read) : valueOf(ownType, part[name], read, `${path}.${name}`),
    ]),
  );
}

/**
 * Reads a field of the form; lists and parts are JSON-encoded.
 * @throws BAD_USER_INPUT naming the field
 */
function fieldOf({ name, type, isList }: FormField, body: Body, read: Reading): unknown {
  const isPart = partFormFields.has(type);
  if (!isList) {
    if (!isPart) return valueOf(type, body[name], read, name);
    const part = object(body, name);
    return part && valueOf(type, part, read, name);
  }
  const all = items(body, name);
  return isPart
    ? all && beginningOf(all).map((item, index) => valueOf(type, item, read, `${name}.${index}`))
    : textsOf(all, read);
}

/** Files that stay: by their ids, or by the names that a form lists beside the new ones. */
function filesToKeep(references: Body | null): { ids: string[] | null; names: string[] | null } {
  const files = references?.['files'];
  if (!Array.isArray(files)) return { ids: null, names: null };
  const ids = files.map((file) => text(fieldsOf(file)['_id'])).filter(Boolean);
  if (ids.length > 0) return { ids, names: null };
  return {
    ids: null,
    names: files
      .map((file) => (typeof file === 'string' ? file : text(fieldsOf(file)['name'])))
      .filter(Boolean),
  };
}

/**
 * Reads the documented multipart form: numbers as texts, lists JSON-encoded, files beside them.
 * What is missing is empty, for the rule to refuse.
 * @returns `form`, a value for each field of a post; `materialFileIds`, those that stay, null where
 * none are named by id; and `files`, those that came, with the names of those that stay
 * (`keepFiles`)
 * @throws BAD_USER_INPUT naming the part that can't be read
 */
export function postForm(call: RestCall, read: Reading) {
  const references = object(call.body, 'materialReferences');
  const links = references?.['links'];
  const body = { ...call.body, materialLinks: Array.isArray(links) ? links : null };
  const { ids, names } = filesToKeep(references);
  return {
    form: Object.fromEntries(
      postFormFields.map((field) => [field.name, fieldOf(field, body, read)]),
    ) as Record<keyof typeof postFields, unknown>,
    materialFileIds: ids,
    files: {
      documents: allFiles(call, 'documents'),
      resume: allFiles(call, 'resume')[0] ?? null,
      keepFiles: names,
    },
  };
}
