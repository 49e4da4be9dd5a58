/**
 * The filters of lists, declared once: from one such value come the input of the api, the
 * condition's parameter, what the address of a page keeps, the fields and the chips that set it.
 */

/** What a filter is called, and what it means to readers of the schema. */
interface FilterWords {
  /** At the field and the chip that set it. */
  label: string;
  /** In the schema. */
  about: string;
  /** Its name in an address, where that is not its own. */
  address?: string;
}

/** One of some words. */
export interface ChoiceFilter<Word extends string> extends FilterWords {
  kind: 'choice';
  words: readonly Word[];
  /** What each word is called on a page. */
  labels: Readonly<Record<Word, string>>;
  /** What is listed while none is chosen: pages offer the others. */
  unset?: Word;
}

/** Typed words, as one text. */
interface TextFilter extends FilterWords {
  kind: 'text';
  /** What differs from one of these in capitals alone is taken for it. */
  spellings?: readonly string[];
  /** What pages offer to choose from. */
  offered?: readonly string[];
}

/** Typed words, each looked for by itself. */
interface WordsFilter extends FilterWords {
  kind: 'words';
  /** Further ones are not looked at. */
  most: number;
}

/** Any of some words: what has one of them is found. */
export interface ChoicesFilter<Word extends string> extends FilterWords {
  kind: 'choices';
  words: readonly Word[];
  /** What each word is called on a page. */
  labels: Readonly<Record<Word, string>>;
}

/** Any of several typed texts. */
interface TextsFilter extends FilterWords {
  kind: 'texts';
  /** More are refused. */
  most: number;
  /** Pages ask by slugs, as `tata-steel`. */
  isSlug?: true;
}

/** A whole number, such as a year. */
interface NumberFilter extends FilterWords {
  kind: 'number';
  /** Any other number is refused. */
  within?: { least: number; most: number };
}

/** The id of something. */
interface IdFilter extends FilterWords {
  kind: 'id';
  /** What can't be an id finds nothing, instead of being refused. */
  findsNothing?: true;
}

/** A day of the college, as `2026-11-30`. */
interface DayFilter extends FilterWords {
  kind: 'day';
  /** Says what a day looks like, for what is none. */
  invalid: string;
}

/** A moment: pages ask for a day of the college, of which it is the first or the last. */
interface MomentFilter extends FilterWords {
  kind: 'moment';
  edge: 'begins' | 'ends';
}

/** Only what is so. */
interface FlagFilter extends FilterWords {
  kind: 'flag';
}

export type Filter =
  | ChoiceFilter<string>
  | ChoicesFilter<string>
  | TextFilter
  | TextsFilter
  | WordsFilter
  | NumberFilter
  | IdFilter
  | DayFilter
  | MomentFilter
  | FlagFilter;

/** The filters of a list, by the names that the api has for them. */
export type Filters = Readonly<Record<string, Filter>>;

/** What one filter asks for. */
export type FilterValue<F> =
  F extends ChoiceFilter<infer Word>
    ? Word
    : F extends ChoicesFilter<infer Word>
      ? readonly Word[]
      : F extends TextsFilter
        ? readonly string[]
        : F extends MomentFilter
          ? Date
          : F extends FlagFilter
            ? boolean
            : F extends NumberFilter
              ? number
              : string;

/** Filters as they are sent: what is left out is not asked. */
export type FilterInput<F extends Filters> = { [Name in keyof F]?: FilterValue<F[Name]> | null };

/** What a filter that is sent comes to: words one by one. */
type AskedValue<F> = F extends WordsFilter ? readonly string[] : FilterValue<F>;

/** What is asked for, each filter named; null where it is not. */
export type AskedFilter<F extends Filters> = { [Name in keyof F]: AskedValue<F[Name]> | null };

/** A filter as the address of its page has it; the same filter is always the same text. */
export function filterQuery(filters: Filters, asked: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, filter] of Object.entries(filters)) {
    const values = [asked[name] ?? []].flat().map(String);
    for (const value of values.sort()) query.append(filter.address ?? name, value);
  }
  return query.toString();
}

/** A filter of some words. @param labels what each is called on a page */
export const choiceFilter = <const Word extends string>(
  words: readonly Word[],
  labels: Readonly<Record<Word, string>>,
  texts: FilterWords & { unset?: NoInfer<Word> },
): ChoiceFilter<Word> => ({ kind: 'choice', words, labels, ...texts });

/** A filter of any of some words. @param labels what each is called on a page */
export const choicesFilter = <const Word extends string>(
  words: readonly Word[],
  labels: Readonly<Record<Word, string>>,
  texts: FilterWords,
): ChoicesFilter<Word> => ({ kind: 'choices', words, labels, ...texts });

export const textFilter = (texts: Omit<TextFilter, 'kind'>): TextFilter => ({
  kind: 'text',
  ...texts,
});
export const wordsFilter = (texts: Omit<WordsFilter, 'kind'>): WordsFilter => ({
  kind: 'words',
  ...texts,
});
export const textsFilter = (texts: Omit<TextsFilter, 'kind'>): TextsFilter => ({
  kind: 'texts',
  ...texts,
});
export const numberFilter = (texts: Omit<NumberFilter, 'kind'>): NumberFilter => ({
  kind: 'number',
  ...texts,
});
export const idFilter = (texts: Omit<IdFilter, 'kind'>): IdFilter => ({ kind: 'id', ...texts });
export const dayFilter = (texts: Omit<DayFilter, 'kind'>): DayFilter => ({ kind: 'day', ...texts });
export const momentFilter = (texts: Omit<MomentFilter, 'kind'>): MomentFilter => ({
  kind: 'moment',
  ...texts,
});
export const flagFilter = (texts: FilterWords): FlagFilter => ({ kind: 'flag', ...texts });
