import type {
  AskedFilter,
  Filter,
  FilterInput,
  Filters,
} from '../../../../schema/rules/lists/filters.ts';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { isDay } from '../../../../schema/rules/text/days.ts';
import { invalidField } from '../errors.ts';
import { nilId, parseId } from '../ids.ts';
import type { ParameterTypes } from '../sql/parameters.ts';
import { searchText } from '../text/search-text.ts';

/** The PostgreSQL types of what filters ask for; a flag has no value. */
const parameterTypes = {
  choice: 'text?',
  choices: 'text[]?',
  text: 'text?',
  texts: 'text[]?',
  words: 'text[]?',
  number: 'int4?',
  id: 'uuid?',
  day: 'date?',
  moment: 'timestamptz?',
  flag: 'boolean?',
} as const satisfies Record<Filter['kind'], ParameterTypes[string]>;

type NumberRange = { least: number; most: number };

/** What the parameter of a filter is called. */
export const filterParameter = (name: string): string => `filter_${name}`;

/** The parameters of a statement for what the filters of its list ask for. */
export const filterParameters = (filters: Filters): ParameterTypes =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { kind }]) => [
      filterParameter(name),
      parameterTypes[kind],
    ]),
  );

function readId(name: string, findsNothing: boolean, sent: string): string {
  const id = parseId(sent);
  if (id) return id;
  if (findsNothing) return nilId;
  throw invalidField(name, requestTexts.notId(name));
}

function readDay(name: string, invalid: string, sent: string): string {
  if (!isDay(sent)) throw invalidField(name, invalid);
  return sent;
}

/** A text as it is spelled elsewhere, where only its capitals differ. */
function readText(spellings: readonly string[] | undefined, sent: string): string | null {
  const text = searchText(sent);
  const isSame = (spelling: string) => spelling.toLowerCase() === text?.toLowerCase();
  return spellings?.find(isSame) ?? text;
}

function readWords(most: number, sent: string): string[] | null {
  const words = (searchText(sent) ?? '').split(/\s+/).filter(Boolean).slice(0, most);
  return words.length > 0 ? words : null;
}

/** Each of them once, in the order in which they are sent; null where nothing is left of them. */
function readSeveral(name: string, most: number, sent: unknown): string[] | null {
  const all = Array.isArray(sent) ? sent : [sent];
  // Counted as they are sent: nobody has the server look through ten thousand of the same.
  if (all.length > most) throw invalidField(name, requestTexts.atMostValues(name, most));
  const texts = all.map((one) => searchText(String(one))).filter((one) => one !== null);
  return texts.length > 0 ? [...new Set(texts)] : null;
}

function readNumber(name: string, within: NumberRange | undefined, sent: unknown): unknown {
  if (within && !(Number(sent) >= within.least && Number(sent) <= within.most))
    throw invalidField(name, requestTexts.notWithin(name, within));
  return sent;
}

function readValue(name: string, filter: Filter, sent: unknown): unknown {
  switch (filter.kind) {
    case 'text':
      return readText(filter.spellings, String(sent));
    case 'words':
      return readWords(filter.most, String(sent));
    case 'id':
      return readId(name, filter.findsNothing ?? false, String(sent));
    case 'day':
      return readDay(name, filter.invalid, String(sent));
    case 'flag':
      return sent === true ? true : null;
    case 'choices':
      return readSeveral(name, filter.words.length, sent);
    case 'texts':
      return readSeveral(name, filter.most, sent);
    case 'number':
      return readNumber(name, filter.within, sent);
    case 'choice':
    case 'moment':
      // The schema has seen to these.
      return sent;
  }
}

/**
 * What a filter asks for, as statements and the audit log take it: each name has a value, or null
 * where it is not asked.
 * @throws BAD_USER_INPUT with the field, for what is no id or no day, for a number that is out of
 * its range and for more values than a filter takes
 */
export function readFilter<F extends Filters>(
  filters: F,
  sent: FilterInput<F> | null | undefined,
): AskedFilter<F> {
  const values = Object.entries(filters).map(([name, filter]) => {
    const value = sent?.[name];
    const isAsked = value !== undefined && value !== null && value !== '';
    return [name, isAsked ? readValue(name, filter, value) : null];
  });
  // Types can't follow names that are computed.
  return Object.fromEntries(values) as AskedFilter<F>;
}
