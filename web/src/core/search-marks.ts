/** A piece of a text, and whether it is what was searched for. */
export type Segment = { text: string; marked: boolean };

type Plain = {
  /** As search compares: lower case, without accents, single spaces. */
  letters: string;
  /** Where each letter begins and ends in the text as it is shown. */
  from: number[];
  to: number[];
};
type Span = readonly [from: number, to: number];

const wordsOf = /[\p{L}\p{N}]+/gu;

function plain(text: string): Plain {
  const told: Plain = { letters: '', from: [], to: [] };
  let at = 0;
  for (const shown of text) {
    const letter = /\s/.test(shown)
      ? ' '
      : shown.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const end = at + shown.length;
    // An accent that stands alone belongs to the letter before it; a second space is none.
    if (letter === '' || (letter === ' ' && told.letters.endsWith(' ')))
      told.to[told.to.length - 1] = end;
    else
      for (let i = 0; i < letter.length; i += 1) {
        told.from.push(at);
        told.to.push(end);
      }
    if (!(letter === ' ' && told.letters.endsWith(' '))) told.letters += letter;
    at = end;
  }
  return told;
}

/** Everywhere it stands; one or two letters only where a word begins, as search reads them. */
function found({ letters }: Plain, term: string): Span[] {
  const spans: Span[] = [];
  for (let at = letters.indexOf(term); at !== -1; at = letters.indexOf(term, at + term.length)) {
    if (term.length > 2 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? ' '))
      spans.push([at, at + term.length]);
  }
  return spans;
}

/** Letters to change, add, leave out or swap to make one word of the other. */
function distance(a: string, b: string): number {
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

/** Errors that are forgiven in a word of so many letters. */
const forgiven = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** How far a word is from what was typed: as a whole, or (a little less near) by its beginning. */
function nearness(typed: string, word: string): number {
  const whole = distance(typed, word);
  return word.length > typed.length + 1
    ? Math.min(whole, distance(typed, word.slice(0, typed.length)) + 0.5)
    : whole;
}

/** The words nearest to what was mistyped, of all texts together: a card is found by one of them, and that one is marked. */
function mistyped(all: readonly Plain[], typed: string, whole: boolean): Span[][] {
  const near = all.map((one) => {
    const words = [...one.letters.matchAll(wordsOf)].map(({ 0: word, index }) => ({
      word,
      span: [index, index + word.length] as Span,
    }));
    const joined = {
      word: words.map(({ word }) => word).join(''),
      span: [0, one.letters.length] as Span,
    };
    return (whole ? [joined] : words)
      .map(({ word, span }) => ({ span, off: nearness(typed, word) }))
      .filter(({ off }) => off <= forgiven(typed) + 0.5);
  });
  const nearest = Math.min(...near.flat().map(({ off }) => off));
  return near.map((spans) => spans.filter(({ off }) => off === nearest).map(({ span }) => span));
}

const some = (spans: readonly Span[][]): boolean => spans.some((one) => one.length > 0);

/** Each word by itself: where it stands as typed, else where it was probably meant. */
const byWords = (all: readonly Plain[], typed: readonly string[]): Span[][] => {
  const each = typed.map((word) => {
    const asTyped = all.map((one) => found(one, word));
    return some(asTyped) ? asTyped : mistyped(all, word, false);
  });
  return all.map((_, i) => each.flatMap((spans) => spans[i] ?? []));
};

/** The text cut at its marks: spans in any order, also over one another. */
function cut(text: string, { from, to }: Plain, spans: readonly Span[]): Segment[] {
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
 * Where a search term stands in the texts of one card: as typed; else each of its words, as typed or as it was
 * probably meant to be. What is there as typed makes no other word look like an error.
 * @returns for each of the texts, its pieces; joined they are the text
 */
export function searchMarks(term: string, texts: readonly string[]): Segment[][] {
  const all = texts.map(plain);
  const said = plain(term.replace(/^[\s#]+/, '')).letters.trim();
  const typed = [...new Set(said.match(wordsOf))].filter((word) => word.length > 1);
  const ways = [
    () => all.map((one) => (said ? found(one, said) : [])),
    () => byWords(all, typed),
    () => mistyped(all, typed.join(''), true),
  ];
  for (const way of ways) {
    const spans = way();
    if (some(spans))
      return texts.map((text, i) => cut(text, all[i] ?? plain(text), spans[i] ?? []));
  }
  return texts.map((text) => [{ text, marked: false }]);
}
