/** What has more to read than an honest file of its size, or is written so that readers differ. */
export class UnreadablePdf extends Error {}

/** An object of a file whose value is a dictionary, with or without a stream behind it. */
export interface PdfObject {
  /** Number and generation; null where the words before it are no such numbers. */
  id: { number: number; generation: number } | null;
  /** The dictionary as it is written. */
  text: string;
  /** Its entries, names without escapes; of one that stands there twice the last. */
  entries: ReadonlyMap<string, string>;
  /** Whether an entry stands there twice. */
  isAmbiguous: boolean;
  /** Where the bytes of its stream begin; null without one. */
  streamStart: number | null;
}

const whitespace = new Set('\0\t\n\f\r ');
const delimiters = new Set('()<>[]{}/%');
const isRegular = (character: string | undefined): boolean =>
  character !== undefined && !whitespace.has(character) && !delimiters.has(character);

const decodeName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/**
 * Reads the words of a file from one place on, each once: what is read again and again, for it lies
 * in something else that is read, counts each time.
 */
class PdfWords {
  private readonly text: string;
  private left: number;

  constructor(text: string) {
    this.text = text;
    this.left = 2 * text.length + 1024 * 1024;
  }

  private take(from: number, to: number): number {
    this.left -= to - from + 1;
    if (this.left < 0) throw new UnreadablePdf('too much to read');
    return to;
  }

  /** Where white space and comments end. */
  skipSpace(from: number): number {
    let at = from;
    for (;;) {
      const character = this.text[at] ?? '';
      if (whitespace.has(character)) at += 1;
      else if (character === '%')
        while (at < this.text.length && this.text[at] !== '\n' && this.text[at] !== '\r') at += 1;
      else return this.take(from, at);
    }
  }

  /** Where a text in brackets ends: they may stand in each other. */
  private skipString(from: number): number {
    let at = from + 1;
    for (let depth = 1; depth > 0 && at < this.text.length; at += 1) {
      const character = this.text[at];
      if (character === '\\') at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    }
    return at;
  }

  /** Where the word ends that begins here: a name, a number, a text, a bracket. */
  skipWord(from: number): number {
    const { text } = this;
    const two = text.slice(from, from + 2);
    if (two === '<<' || two === '>>') return this.take(from, from + 2);
    let at = from + 1;
    if (two[0] === '(') at = this.skipString(from);
    else if (two[0] === '<') {
      const end = text.indexOf('>', from);
      at = end === -1 ? text.length : end + 1;
    } else if (two[0] === '/' || isRegular(two[0])) while (isRegular(text[at])) at += 1;
    return this.take(from, at);
  }

  /** Where a value ends that begins here: a word, or all of a list or dictionary. */
  skipValue(from: number): number {
    let at = from;
    let depth = 0;
    do {
      const end = this.skipWord(at);
      const word = this.text.slice(at, Math.min(end, at + 2));
      if (word === '<<' || word === '[') depth += 1;
      else if (word === '>>' || word === ']') depth -= 1;
      at = depth > 0 ? this.skipSpace(end) : end;
    } while (depth > 0 && at < this.text.length);
    return at;
  }

  /** The dictionary that begins here; null where none does, or it does not end. */
  dictionary(
    start: number,
  ): (Pick<PdfObject, 'entries' | 'isAmbiguous' | 'text'> & { end: number }) | null {
    const { text } = this;
    if (!text.startsWith('<<', start)) return null;
    const entries = new Map<string, string>();
    let isAmbiguous = false;
    let key: string | null = null;
    let at = this.skipSpace(start + 2);
    while (at < text.length) {
      if (text.startsWith('>>', at))
        return { entries, isAmbiguous, text: text.slice(start, at + 2), end: at + 2 };
      const end = this.skipValue(at);
      const word = text.slice(at, end);
      const before: string | undefined = key === null ? undefined : entries.get(key);
      if (word.startsWith('/') && (key === null || before !== '')) {
        key = decodeName(word.slice(1));
        isAmbiguous ||= entries.has(key);
        entries.set(key, '');
        // `5 0 R` are three words.
      } else if (key !== null) entries.set(key, `${before ?? ''} ${word}`.trim());
      at = this.skipSpace(end);
    }
    return null;
  }
}

const idBefore = /(?:^|[^\d])(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/;

/** Where each of these words stands in a text that does not stand behind another word. */
function* placesAfter(text: string, word: string, notBehind: string): Generator<number> {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
    if (!text.endsWith(notBehind, at) || notBehind === '') yield at + word.length;
}

/**
 * All objects of a file that are dictionaries, in streams and texts too: readers find objects by
 * where they begin, and may be told to begin anywhere.
 * @param text the file, a character for each byte
 * @throws UnreadablePdf where that is too much
 */
export function* pdfObjects(text: string): Generator<PdfObject> {
  const words = new PdfWords(text);
  for (const place of placesAfter(text, 'obj', 'end')) {
    const found = words.dictionary(words.skipSpace(place));
    if (!found) continue;
    const after = words.skipSpace(found.end);
    const stream = /^stream(\r?\n)?/.exec(text.slice(after, after + 8));
    if (stream && !stream[1] && isObjectStream(found))
      throw new UnreadablePdf('a stream that begins elsewhere');
    const [, number, generation] =
      idBefore.exec(text.slice(Math.max(0, place - 40), place - 3)) ?? [];
    yield {
      id: number ? { number: Number(number), generation: Number(generation) } : null,
      text: found.text,
      entries: found.entries,
      isAmbiguous: found.isAmbiguous,
      streamStart: stream ? after + stream[0].length : null,
    };
  }
}

/** The dictionaries at the end of a file, and of its earlier states. */
export function* trailers(text: string): Generator<ReadonlyMap<string, string>> {
  const words = new PdfWords(text);
  for (const place of placesAfter(text, 'trailer', '')) {
    const found = words.dictionary(words.skipSpace(place));
    if (found) yield found.entries;
  }
}

/**
 * Whether a stream holds packed objects. Readers know it by its entries, not all of them by its
 * type.
 */
export const isObjectStream = ({ entries }: Pick<PdfObject, 'entries'>): boolean =>
  entries.has('First') || decodeName(entries.get('Type') ?? '') === '/ObjStm';
