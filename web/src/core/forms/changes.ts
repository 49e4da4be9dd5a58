import { fieldsOf, isRecord } from '../is-record.ts';
import { isSame } from '../is-same.ts';

/** What a form holds, by field. A field may be a group of fields. */
export type Fields = Record<string, unknown>;

/** Some fields, and of groups some of theirs. */
export type Changes<Values> = {
  [Name in keyof Values]?: Values[Name] extends readonly unknown[]
    ? Values[Name]
    : Values[Name] extends Fields
      ? Changes<Values[Name]>
      : Values[Name];
};

const isGroup = (value: unknown): value is Fields => isRecord(value) && !Array.isArray(value);

function differing(before: Fields, after: Fields, also: Fields): Fields {
  const changed = Object.entries(after).flatMap(([name, value]): [string, unknown][] => {
    const was = before[name];
    if (!isGroup(value) || !isGroup(was))
      return isSame(was, value) && !(name in also) ? [] : [[name, value]];
    const inner = differing(was, value, fieldsOf(also[name]));
    return Object.keys(inner).length > 0 ? [[name, inner]] : [];
  });
  return Object.fromEntries(changed);
}

/**
 * The fields that differ, and no others.
 * @param also fields that are named whether they differ or not
 */
export const changesOf = <Values extends Fields>(
  before: Values,
  after: Values,
  also: Changes<Values> = {},
): Changes<Values> => differing(before, after, also) as Changes<Values>;

function overlaid(values: Fields, changes: Fields): Fields {
  const changed = Object.entries(changes).map(([name, value]): [string, unknown] => {
    const was = values[name];
    return [name, isGroup(was) && isGroup(value) ? overlaid(was, value) : value];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

/** The values with the changes. */
export const withChanges = <Values extends Fields>(
  values: Values,
  changes: Changes<Values>,
): Values => overlaid(values, changes) as Values;

/** Whether what was stored is of the kind that the field holds. */
function isFit(value: unknown, sample: unknown): boolean {
  if (!Array.isArray(sample)) return typeof value === typeof sample;
  const kind = sample.length > 0 ? typeof sample[0] : 'string';
  return Array.isArray(value) && value.every((item) => typeof item === kind);
}

function fitting(stored: Fields, values: Fields): Fields {
  const fit = Object.entries(stored).flatMap(([name, value]): [string, unknown][] => {
    const was = values[name];
    if (!(name in values) || !isFit(value, was)) return [];
    return [[name, isGroup(was) ? fitting(fieldsOf(value), was) : value]];
  });
  return Object.fromEntries(fit);
}

/**
 * What was stored of a form, which an earlier release may have written: fields that it has not, and
 * what does not fit a field, are left out. A text alone is that of the first field.
 */
export function storedChanges<Values extends Fields>(
  stored: unknown,
  values: Values,
): Changes<Values> {
  const [first = ''] = Object.keys(values);
  const found = typeof stored === 'string' ? { [first]: stored } : fieldsOf(stored);
  return fitting(found, values) as Changes<Values>;
}

export const hasChanges = (changes: object): boolean => Object.keys(changes).length > 0;

/** The version of what has none but its words. */
export const versionOfWords = (values: Fields): string => JSON.stringify(values);
