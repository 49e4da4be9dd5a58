import { type PdfObject, trailers, UnreadablePdf } from './pdf-objects.ts';

/** Where the empty password does not open a file. */
export class LockedPdf extends Error {}

/** A stream of a locked file. */
interface LockedStream {
  id: { number: number; generation: number };
  bytes: Buffer;
}

/** The same words, whatever lies between them. */
const sameWords = (text: string): string => text.replace(/[\0\t\n\f\r ]+/g, ' ').trim();

/** The only one of these; null for none. @throws UnreadablePdf for several: readers may differ */
function onlyOne(texts: readonly string[]): string | null {
  const different = new Set(texts.map(sameWords));
  if (different.size > 1) throw new UnreadablePdf('locked in two ways');
  return texts[0] ?? null;
}

/** How a file is locked, as it is written. */
interface PdfLock {
  /** The dictionary of its encryption. */
  encryption: string;
  /** The two ids of the file that its key is made with. */
  fileId: string;
}

/**
 * How a file is locked; null for one that is not.
 * @param ends the entries of its ends: of trailers, and of streams that stand for them
 * @throws UnreadablePdf where it says so in two ways, or not all of it
 */
export function lockOf(text: string, objects: readonly PdfObject[]): PdfLock | null {
  const ends = [
    ...trailers(text),
    // Readers know them by where they stand: a type may be spelled in numbers, elsewhere, or lack.
    ...objects
      .filter(({ entries }) => entries.has('Encrypt') || entries.get('Type') === '/XRef')
      .map(({ entries }) => entries),
  ];
  const entriesOf = (name: string) => ends.flatMap((end) => end.get(name) ?? []);
  const encrypt = onlyOne(entriesOf('Encrypt'));
  if (encrypt === null) return null;
  const [, number] = /^(\d{1,10})\s+\d{1,5}\s+R$/.exec(sameWords(encrypt)) ?? [];
  const encryption = number
    ? onlyOne(objects.filter(({ id }) => id?.number === Number(number)).map((found) => found.text))
    : encrypt;
  if (!encryption?.startsWith('<<')) throw new UnreadablePdf('locked in no known way');
  return { encryption, fileId: onlyOne(entriesOf('ID')) ?? '[<><>]' };
}

/**
 * Opens streams of a locked file with the empty password, as readers do without asking.
 * @returns their bytes as they were before they were locked, in the same order
 * @throws LockedPdf for a file that another password opens, or that is locked in another way
 */
export async function unlocked(
  { encryption, fileId }: PdfLock,
  streams: readonly LockedStream[],
): Promise<Buffer[]> {
  // Only files that are locked need it.
  const { PDFDocument, PDFRawStream, PDFRef } = await import('@cantoo/pdf-lib');
  const parts = [
    Buffer.from('%PDF-1.7\n8000000 0 obj<</Type/Catalog/Pages 8000001 0 R>>endobj\n'),
    Buffer.from('8000001 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n'),
    ...streams.flatMap(({ id, bytes }) => [
      Buffer.from(`${id.number} ${id.generation} obj<</Length ${bytes.length}>>stream\n`),
      bytes,
      Buffer.from('\nendstream endobj\n'),
    ]),
    Buffer.from(
      `trailer<</Root 8000000 0 R/Encrypt ${encryption}/ID ${fileId}>>\nstartxref\n0\n%%EOF\n`,
      'latin1',
    ),
  ];
  try {
    const document = await PDFDocument.load(Buffer.concat(parts), {
      password: '',
      throwOnInvalidObject: true,
      updateMetadata: false,
    });
    if (!document.context.isDecrypted) throw new LockedPdf();
    return streams.map(({ id }) => {
      const stream = document.context.lookup(PDFRef.of(id.number, id.generation));
      if (!(stream instanceof PDFRawStream)) throw new LockedPdf();
      return Buffer.from(stream.contents);
    });
  } catch {
    throw new LockedPdf();
  }
}
