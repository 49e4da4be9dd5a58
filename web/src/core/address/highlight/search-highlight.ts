/** A piece of a text, and whether it matches the search. */
export type Segment = { text: string; marked: boolean };

/** A text as the search compares it, and where its letters are in the text on screen. */
type Normalised = {
  /** In lower case, without accents, with single spaces. */
  letters: string;
  /** Where each letter begins and ends in the text on screen. */
  from: number[];
  to: number[];
};
type Span = readonly [from: number, to: number];

const wordPattern = /[\p{L}\p{N}]+/gu;

function normalise(text: string): Normalised {
  const result: Normalised = { letters: '', from: [], to: [] };
  let at = 0;
  for (const character of text) {
    const letter = /\s/.test(character)
      ? ' '
      : character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const end = at + character.length;
    // A separate accent belongs to the letter before it; further spaces are left out.
    if (letter === '' || (letter === ' ' && result.letters.endsWith(' ')))
      result.to[result.to.length - 1] = end;
    else
      for (let i = 0; i < letter.length; i += 1) {
        result.from.push(at);
        result.to.push(end);
      }
    if (!(letter === ' ' && result.letters.endsWith(' '))) result.letters += letter;
    at = end;
  }
  return result;
}

/** All places of the term. One or two letters count only where a word begins, as in the search. */
function findSpans(term: string, { letters }: Normalised): Span[] {
  const spans: Span[] = [];
  for (let at = letters.indexOf(term); at !== -1; at = letters.indexOf(term, at + term.length)) {
    if (term.length > 2 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? ' '))
      spans.push([at, at + term.length]);
  }
  return spans;
}

/** How many letters one has to change, add, remove or swap to make `b` of `a`. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + same,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Infinity;
}

/** How many typing errors a word of this length may have. */
const allowedErrors = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/**
 * How far a word is from what was typed: as a whole, or by its beginning, which counts half an
 * error more.
 */
function distanceTo(typed: string, word: string): number {
  const whole = editDistance(typed, word);
  return word.length > typed.length + 1
    ? Math.min(whole, editDistance(typed, word.slice(0, typed.length)) + 0.5)
    : whole;
}

/**
 * The words of all texts that are nearest to a mistyped one: the search found the card by them.
 * @param whole compares each whole text, without spaces, instead of its words
 */
function nearestTo(typed: string, all: readonly Normalised[], whole: boolean): Span[][] {
  const near = all.map((one) => {
    const words = [...one.letters.matchAll(wordPattern)].map(({ 0: word, index }) => ({
      word,
      span: [index, index + word.length] as Span,
    }));
    const joined = {
      word: words.map(({ word }) => word).join(''),
      span: [0, one.letters.length] as Span,
    };
    return (whole ? [joined] : words)
      .map(({ word, span }) => ({ span, off: distanceTo(typed, word) }))
      .filter(({ off }) => off <= allowedErrors(typed) + 0.5);
  });
  const nearest = Math.min(...near.flat().map(({ off }) => off));
  return near.map((spans) => spans.filter(({ off }) => off === nearest).map(({ span }) => span));
}

const hasAny = (spans: readonly Span[][]): boolean => spans.some((one) => one.length > 0);

/** The places of each word as it was typed; else of those that were probably meant. */
const placesOfWords = (typed: readonly string[], all: readonly Normalised[]): Span[][] => {
  const each = typed.map((word) => {
    const asTyped = all.map((one) => findSpans(word, one));
    return hasAny(asTyped) ? asTyped : nearestTo(word, all, false);
  });
  return all.map((_, i) => each.flatMap((spans) => spans[i] ?? []));
};

/** Cuts a text at its places, which may have any order and overlap. */
function cut(text: string, { from, to }: Normalised, spans: readonly Span[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const [first, last] of [...spans].sort(([a], [b]) => a - b)) {
    const [begin, end] = [Math.max(at, from[first] ?? 0), to[last - 1] ?? 0];
    if (end <= begin) continue;
    if (begin > at) segments.push({ text: text.slice(at, begin), marked: false });
    segments.push({ text: text.slice(begin, end), marked: true });
    at = end;
  }
  if (at < text.length || segments.length === 0)
    segments.push({ text: text.slice(at), marked: false });
  return segments;
}

/**
 * Finds what was searched for in the texts of one card: the term as it was typed; else its words,
 * each as typed or, where no text has it, as it was probably meant; else the whole term with typing
 * errors.
 * @returns the pieces of each text, which joined are the text
 */
export function highlightSearch(term: string, texts: readonly string[]): Segment[][] {
  const all = texts.map(normalise);
  const whole = normalise(term.replace(/^[\s#]+/, '')).letters.trim();
  const typed = [...new Set(whole.match(wordPattern))].filter((word) => word.length > 1);
  const ways = [
    () => all.map((one) => (whole ? findSpans(whole, one) : [])),
    () => placesOfWords(typed, all),
    () => nearestTo(typed.join(''), all, true),
  ];
  for (const way of ways) {
    const spans = way();
    if (hasAny(spans))
      return texts.map((text, i) => cut(text, all[i] ?? normalise(text), spans[i] ?? []));
  }
  return texts.map((text) => [{ text, marked: false }]);
}
