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

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML as a stream, strictly. There is no document type and so no entity of its own: what a
 * reader sees is what any program sees.
 * @throws for XML that is not well formed, has a document type, or is more than the budget has left
 */
export async function readXml(
  pieces: AsyncIterable<Buffer>,
  budget: XmlBudget,
  reader: XmlReader,
): Promise<void> {
  const parser = sax.parser(true, { position: false });
  const open: string[] = [];
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new Error('has a document type');
  };
  parser.onopentag = ({ name, attributes }) => {
    open.push(localName(name));
    reader.onElement({
      name: localName(name),
      attributes: Object.fromEntries(
        Object.entries(attributes as Record<string, string>).map(([attribute, value]) => [
          localName(attribute),
          value,
        ]),
      ),
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
    parser.write(decoder.write(piece));
  }
  parser.write(decoder.end()).close();
}
