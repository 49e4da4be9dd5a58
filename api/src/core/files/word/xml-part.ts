import { StringDecoder } from 'node:string_decoder';
import sax from 'sax';

/**
 * An element as it begins: its name without prefix, and its attributes by their names without
 * prefix, entities decoded.
 */
export interface XmlElement {
  name: string;
  /** What its prefix stands for; empty where nothing says so. */
  namespace: string;
  attributes: Readonly<Record<string, string>>;
}

/** What is done with a part as it is read. */
export interface XmlReader {
  onElement(element: XmlElement): void;
  /** @param parent the name of the element that it stands in */
  onText?(text: string, parent: string): void;
  /** @param name of the element that ends, without prefix */
  onElementEnd?(name: string): void;
  /** After all of it. */
  onEnd?(): void;
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

/** Attributes that decide what a part is. */
const decisive = new Set(
  'Type Target TargetMode ContentType PartName Extension instr fldCharType src href'.split(' '),
);

/** Attributes by their names without prefix. @throws where one that decides says two things */
function attributesOf(attributes: Record<string, string>): Record<string, string> {
  const byName: Record<string, string> = {};
  for (const [attribute, value] of Object.entries(attributes)) {
    const name = localName(attribute);
    if (decisive.has(name) && (byName[name] ?? value) !== value)
      throw new Error('says two things by one name');
    byName[name] = value;
  }
  return byName;
}

/** What prefixes stand for, in the elements that are open. */
class Namespaces {
  private readonly declared: { depth: number; prefix: string; namespace: string }[] = [];

  /** An element that begins. @param depth how many are open, itself included */
  enter(attributes: Record<string, string>, depth: number): void {
    for (const name in attributes)
      if (name.startsWith('xmlns') && (name.length === 5 || name[5] === ':'))
        this.declared.push({ depth, prefix: name.slice(6), namespace: attributes[name] ?? '' });
  }

  /** One that ends. @param depth how many stay open */
  leave(depth: number): void {
    while ((this.declared.at(-1)?.depth ?? 0) > depth) this.declared.pop();
  }

  of(name: string): string {
    const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
    return this.declared.findLast((entry) => entry.prefix === prefix)?.namespace ?? '';
  }
}

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
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name.toLowerCase() === 'xml' && /encoding(?!\s*=\s*["']utf-?8["'])/i.test(body))
      throw new Error('says that it is not UTF-8');
  };
  const namespaces = new Namespaces();
  let attributeCount = 0;
  parser.onattribute = () => {
    attributeCount += 1;
    if (attributeCount > limits.attributes) throw new Error('has too many attributes');
  };
  parser.onopentag = ({ name, attributes }) => {
    attributeCount = 0;
    if (open.push(localName(name)) > limits.depth) throw new Error('is too deep');
    namespaces.enter(attributes as Record<string, string>, open.length);
    reader.onElement({
      name: localName(name),
      namespace: namespaces.of(name),
      attributes: attributesOf(attributes as Record<string, string>),
    });
  };
  parser.onclosetag = () => {
    reader.onElementEnd?.(open.pop() ?? '');
    namespaces.leave(open.length);
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
  reader.onEnd?.();
}
