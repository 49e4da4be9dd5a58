import { isPlainDrawing, isPlainLink } from './word-links.ts';
import type { XmlElement, XmlReader } from './xml-part.ts';

/**
 * Fields that show what is in the document itself. Others fetch files, run programs (DDE) or spell
 * such fields in numbers.
 */
const fieldNames = new Set(
  `= ADDIN ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY BOOKMARK CITATION COMMENTS CREATEDATE DATE
  DOCPROPERTY EDITTIME EQ FILENAME FILESIZE FORMCHECKBOX FORMDROPDOWN FORMTEXT HYPERLINK INDEX INFO KEYWORDS
  LASTSAVEDBY LISTNUM NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE REF REVNUM SAVEDATE SECTION
  SECTIONPAGES SEQ SHAPE STYLEREF SUBJECT SYMBOL TA TC TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE`.split(
    /\s+/,
  ),
);

/** The namespaces of texts: readers skip elements of others, and what stands in them. */
const textNamespaces = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const fieldElements = new Set(['instrText', 'delInstrText', 'fldChar', 'fldSimple']);
/** What stands in these is chosen by the reader's program, or comes from elsewhere. */
const choices = new Set(['Choice', 'Fallback']);
const scopes = new Set([...choices, 'sdtContent']);

const limits = {
  /** Fields in fields. */
  depth: 100,
  /** A link is looked at whole, of others the beginning, which says what they are. */
  characters: 4096,
} as const;

function assertPlain(isPlain: boolean, what: string): void {
  if (!isPlain) throw new Error(what);
}

const nameOf = (instruction: string): string => /^(=|[^\s\\"]+)/.exec(instruction)?.[1] ?? '';

const isLink = (instruction: string): boolean => /^hyperlink$/i.test(nameOf(instruction));

/**
 * @throws for a field that is not on the list, and a link to what is none for one; a field without
 * words is none
 */
function assertField(instruction: string): void {
  const code = instruction.trimStart();
  const name = nameOf(code);
  assertPlain(name === '' || fieldNames.has(name.toUpperCase()), `a field ${name}`);
  if (!isLink(code)) return;
  assertPlain(code.length < limits.characters, 'a link that is too long');
  assertPlain(isPlainLink(code), 'a link to files of others');
}

/**
 * How the words of a field may be read: with and without what was deleted or inserted while changes
 * were tracked.
 */
const readings = ['all', 'kept', 'deleted', 'inserted', 'before'] as const;
type Reading = (typeof readings)[number];

/** A field that has begun. */
interface OpenField {
  words: Record<Reading, string>;
  /** Whether its words still come, not what it shows. */
  isCode: boolean;
}

const newField = (): OpenField => ({
  words: { all: '', kept: '', deleted: '', inserted: '', before: '' },
  isCode: true,
});

const assertWords = ({ words }: OpenField): void => {
  for (const reading of readings) assertField(words[reading]);
};

/** Words with what follows them, without blanks before, and no longer than they may be. */
const withMore = (words: string, more: string): string =>
  words + (words ? more : more.trimStart()).slice(0, limits.characters - words.length);

/** Looks at the fields of one part, whose words may be spread over many runs. */
class WordFields implements XmlReader {
  readonly #open: OpenField[] = [];
  /** How many fields were open where each choice or control began. */
  readonly #outside: { element: string; fields: number }[] = [];
  #insertions = 0;

  onElement(element: XmlElement): void {
    const { name, namespace, attributes } = element;
    assertPlain(name !== 'altChunk' && name !== 'subDoc', 'another document in it');
    assertPlain(name !== 'mailMerge', 'a source of letters, which is opened as the document is');
    assertPlain(isPlainDrawing(element), 'a drawing that is fetched');
    if (scopes.has(name)) this.#outside.push({ element: name, fields: this.#open.length });
    if (name === 'ins') this.#insertions += 1;
    if (!fieldElements.has(name)) return;
    assertPlain(textNamespaces.has(namespace), 'a field that not all programs read');
    if (name === 'fldSimple') {
      this.#assertNamed();
      assertField(attributes['instr'] ?? '');
    }
    if (name === 'fldChar') this.#mark(attributes['fldCharType']);
  }

  onText(text: string, parent: string): void {
    if (parent === 'instrText' || parent === 't') this.#addWords(text, false);
    else if (parent === 'delInstrText' || parent === 'delText') this.#addWords(text, true);
  }

  onElementEnd(name: string): void {
    if (name === 'ins') this.#insertions -= 1;
    if (!scopes.has(name)) return;
    const begun = this.#outside.pop();
    if (choices.has(name))
      assertPlain(this.#open.length === begun?.fields, 'a field that goes on behind a choice');
  }

  onEnd(): void {
    for (const field of this.#open) assertWords(field);
  }

  #isInner(): boolean {
    return this.#open.length > (this.#outside.at(-1)?.fields ?? 0);
  }

  #isInnerOfChoice(): boolean {
    const choice = this.#outside.findLast(({ element }) => choices.has(element));
    return this.#open.length > (choice?.fields ?? 0);
  }

  #addWords(text: string, isDeleted: boolean): void {
    const field = this.#open.at(-1);
    if (!field?.isCode) return;
    assertPlain(this.#isInner() || text.trim() === '', 'words of a field that come from elsewhere');
    const read: Reading[] = [
      'all',
      isDeleted ? 'deleted' : 'kept',
      ...(this.#insertions > 0 ? (['inserted'] as const) : (['before'] as const)),
    ];
    for (const reading of read) field.words[reading] = withMore(field.words[reading], text);
  }

  /** What a field in the words of another shows may become its name, unless it has one before. */
  #assertNamed(): void {
    const outer = this.#open.at(-1);
    if (!outer?.isCode) return;
    assertPlain(
      !readings.some((reading) => isLink(outer.words[reading])),
      'a link that another field writes',
    );
    assertPlain(
      fieldNames.has(nameOf(outer.words.kept).toUpperCase()) &&
        (outer.words.kept.startsWith('=') || /^[^\s\\"]+[\s\\"]/.test(outer.words.kept)),
      'a field that is named by another',
    );
  }

  #mark(kind: string | undefined): void {
    if (kind === 'begin') {
      this.#assertNamed();
      assertPlain(this.#open.push(newField()) <= limits.depth, 'fields that are too deep');
      return;
    }
    const field = this.#open.at(-1);
    // Readers pass over what closes nothing.
    if (!field) return;
    assertPlain(this.#isInnerOfChoice(), 'a field that goes on in one choice');
    assertWords(field);
    field.isCode = false;
    if (kind === 'end') this.#open.pop();
  }
}

/**
 * Looks at the fields of one part.
 * @returns its reader, which throws for a field that is not on the list, however it is put together
 */
export const wordFields = (): XmlReader => new WordFields();
