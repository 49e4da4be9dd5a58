import { StringDecoder } from 'node:string_decoder';
import sax from 'sax';

/**
 * An element as it begins: its name without prefix, and its attributes by their names without
 * prefix, entities decoded.
 */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** What is done with a part as it is read. */
export interface XmlReader {
  onElement(element: XmlElement): void;
  /** @param parent the name of the element that it stands in */
  onText?(text: string, parent: string): void;
}

/** How much XML one document may unpack to. */
export class XmlBudget {
  private left: number;
  constructor(bytes: number) {
    this.left = bytes;
  }
  /** @throws when there is nothing left */
  take(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw new Error('unpacks to too much');
  }
}

/**
 * How much one element may have: Word writes some dozens of attributes, and elements some dozens
 * deep. The longest value is a drawing in the words of old programs.
 */
const limits = { attributes: 1000, depth: 1000, characters: 1024 * 1024 } as const;
/** Lengths are compared after each of these, so no name or value outgrows its limit by more. */
const pieceBytes = 64 * 1024;
// The parser's own limit, of whatever it collects before it tells it.
Object.assign(sax, { MAX_BUFFER_LENGTH: limits.characters });

/** Attributes by their names without prefix. */
const attributesOf = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([attribute, value]) => [localName(attribute), value]),
  );

function* split(piece: Buffer): Generator<Buffer> {
  for (let at = 0; at < piece.length; at += pieceBytes) yield piece.subarray(at, at + pieceBytes);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML as a stream, strictly. There is no document type and so no entity of its own: what a
 * reader sees is what any program sees.
 * @throws for XML that is not well formed, has a document type, is more than the budget has left,
 * or has more in one element than Word writes
 */
export async function readXml(
  pieces: AsyncIterable<Buffer>,
  budget: XmlBudget,
  reader: XmlReader,
): Promise<void> {
  // The parser compares lengths only where it counts positions.
  const parser = sax.parser(true, { position: true });
  const open: string[] = [];
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new Error('has a document type');
  };
  let attributeCount = 0;
  parser.onattribute = () => {
    attributeCount += 1;
    if (attributeCount > limits.attributes) throw new Error('has too many attributes');
  };
  parser.onopentag = ({ name, attributes }) => {
    attributeCount = 0;
    if (open.push(localName(name)) > limits.depth) throw new Error('is too deep');
    reader.onElement({
      name: localName(name),
      attributes: attributesOf(attributes as Record<string, string>),
    });
  };
  parser.onclosetag = () => {
    open.pop();
  };
  const onText = (text: string) => reader.onText?.(text, open.at(-1) ?? '');
  parser.ontext = onText;
  parser.oncdata = onText;
  const decoder = new StringDecoder('utf8');
  for await (const piece of pieces) {
    budget.take(piece.length);
    // A part in UTF-16 has a NUL in every other byte: Word writes none.
    if (piece.includes(0)) throw new Error('is not UTF-8');
    for (const part of split(piece)) parser.write(decoder.write(part));
  }
  parser.write(decoder.end()).close();
}
