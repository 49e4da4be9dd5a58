import type { XmlElement } from './xml-part.ts';

/** Addresses that a link may lead to: of the web, of mail, of a phone. */
const address = /^(https?:|mailto:|tel:|ftp:)/i;

/** Whether a link may lead there. A file share is asked for with the reader's own password. */
export const isLinkAddress = (target: string): boolean => address.test(target);

/** Old drawings (VML), and what Office adds to them. */
const drawings = /^urn:schemas-microsoft-com:(vml|office:(office|word))$/;

/**
 * Whether nothing is fetched for an element, or run by it, once it is shown: pictures of old
 * drawings and films of the web have their addresses beside the document's relationships.
 */
export function isPlainDrawing({ name, namespace, attributes }: XmlElement): boolean {
  if (name === 'webVideoPr') return false;
  if (!drawings.test(namespace)) return true;
  const { src = '', althref = '', href = '' } = attributes;
  const target = href.trim();
  return (
    [src, althref].every((source) => source.trim() === '') &&
    (target === '' || target.startsWith('#') || isLinkAddress(target))
  );
}

/** A word of a field, in quotes or without. */
const fieldWord = /\s*(?:"((?:[^"\\]|\\[^])*)(?:"|$)|([^\s"]+))/y;
/** Switches with a word behind them: a place in the document, a tip, a window. */
const withWord = /^\\[lot]$/i;
const alone = /^\\[hmns]$/i;
/** What could be a share, where a reader takes the quote in some words for their end. */
const shareLike = /[\\/]{2}|file:/i;

interface Word {
  text: string;
  isQuoted: boolean;
}

/** The words of a field behind its name; null where they can't be told apart. */
function wordsOf(instruction: string): Word[] | null {
  const words: Word[] = [];
  const text = instruction.trim().replace(/^\S+?(?=[\s\\"]|$)/, '');
  fieldWord.lastIndex = 0;
  while (fieldWord.lastIndex < text.length) {
    const found = fieldWord.exec(text);
    if (!found) return null;
    const [, quoted, bare] = found;
    words.push({ text: quoted ?? bare ?? '', isQuoted: quoted !== undefined });
  }
  return words;
}

/** Whether this may stand behind a switch, and be no address to anybody. */
function isHarmless(word: Word | undefined): boolean {
  if (!word) return false;
  if (!word.isQuoted) return !word.text.startsWith('\\');
  return !word.text.includes('\\"') || !shareLike.test(word.text.replaceAll('\\"', ''));
}

/** Whether all addresses of a HYPERLINK field are those that a link may lead to. */
export function isPlainLink(instruction: string): boolean {
  const words = wordsOf(instruction);
  if (!words) return false;
  let isArgument = false;
  return words.every((word, at) => {
    if (isArgument) {
      isArgument = false;
      return true;
    }
    const isSwitch = !word.isQuoted && word.text.startsWith('\\');
    if (!isSwitch) {
      const target = word.text.replaceAll(/\\([^])/g, '$1').trim();
      return target === '' || target.startsWith('#') || isLinkAddress(target);
    }
    const next = words[at + 1];
    isArgument = withWord.test(word.text) || word.text === '\\*';
    if (word.text === '\\*') return next !== undefined && /^\w+$/.test(next.text);
    return isArgument ? isHarmless(next) : alone.test(word.text);
  });
}
