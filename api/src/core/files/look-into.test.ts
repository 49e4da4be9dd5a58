import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aDocx, aPdf } from '../../testing/files.ts';
import { DocumentProcess } from './document-process.ts';
import { lookIntoDocument } from './look-into.ts';
import { lookIntoPdf } from './pdf/pdf.ts';
import { lookIntoDocx } from './word/word-documents.ts';

const mixed = { content: 'mixed', pages: null };

/** A PDF whose one stream of objects unpacks to this. */
const packing = (text: string): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.5\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n'),
    deflateSync(Buffer.from(text, 'latin1'), { level: 9 }),
    Buffer.from('\nendstream\n%%EOF\n'),
  ]);
const withBody = (body: string): Buffer =>
  aDocx({
    'word/document.xml': `<d xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</d>`,
  });

/** Small files that cost much: each once ended the server, or held everybody's documents up. */
const dear: [string, () => Buffer, 'pdf' | 'docx'][] = [
  [
    'five million characters written as numbers',
    () => packing(`<<${'#41'.repeat(5_300_000)}>>`),
    'pdf',
  ],
  [
    'the same outside of streams',
    () => Buffer.from(`%PDF-1.4\n${'#41'.repeat(1_600_000)}\n%%EOF\n`),
    'pdf',
  ],
  [
    'as many streams as fit',
    () => Buffer.from(`%PDF-1.4\n${'/ObjStm'.repeat(748_000)}\n%%EOF\n`),
    'pdf',
  ],
  [
    'an element of millions of attributes',
    () =>
      withBody(
        `<w ${Array.from({ length: 3_600_000 }, (_, at) => `a${at.toString(16)}=""`).join(' ')}/>`,
      ),
    'docx',
  ],
  ['millions of elements in each other', () => withBody('<w>'.repeat(11_000_000)), 'docx'],
  ['a name of 40 MB', () => withBody(`<w ${'a'.repeat(40 * 1024 * 1024)}=""/>`), 'docx'],
  ['a value of 40 MB', () => withBody(`<w a="${'a'.repeat(40 * 1024 * 1024)}"/>`), 'docx'],
];

describe('a document that costs much', () => {
  it.each(dear)('is refused before it does: %s', async (_what, make, kind) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
    const begun = performance.now();
    expect(kind === 'pdf' ? (await lookIntoPdf(bytes)).content : await lookIntoDocx(bytes)).toBe(
      'mixed',
    );
    // A second or so, most of it for reading what lies before; others may share the machine.
    expect(performance.now() - begun).toBeLessThan(8000);
  });

  it('has pages that are not counted where that takes long', async () => {
    const nodes = `/Type/Pages ${' '.repeat(2400)}`.repeat(1990);
    const bytes = Buffer.from(`%PDF-1.4\n<<${' '.repeat(30_000)}${nodes}>>\n%%EOF\n`);
    const begun = performance.now();
    expect(await lookIntoPdf(bytes)).toEqual({ content: 'plain', pages: null });
    expect(performance.now() - begun).toBeLessThan(4000);
  });
});

describe('looking into documents', () => {
  it('delays nobody by the documents of somebody else', async () => {
    const slow = withBody('<w/>'.repeat(500_000));
    let done = 0;
    const many = Array.from({ length: 4 }, async () => {
      await lookIntoDocument('docx', slow, 'one');
      done += 1;
    });
    expect(await lookIntoDocument('pdf', aPdf(3), 'another')).toEqual({
      content: 'plain',
      pages: 3,
    });
    expect(done).toBeLessThan(2);
    await Promise.all(many);
  });

  it('refuses a document that ends its process, and looks into the next one', async () => {
    const process = new DocumentProcess(24);
    // Within all limits, but texts of 45 MB are kept until their fields end.
    const field = `<fldChar fldCharType="begin"/><instrText>PAGE ${'a'.repeat(450_000)}</instrText>`;
    expect(await process.look({ kind: 'docx', bytes: withBody(field.repeat(99)) })).toEqual(mixed);
    expect(await process.look({ kind: 'pdf', bytes: aPdf(2) })).toEqual({
      content: 'plain',
      pages: 2,
    });
  });

  it('refuses a document that takes too long', async () => {
    const process = new DocumentProcess(256, 300);
    expect(
      await process.look({ kind: 'docx', bytes: withBody('<w/>'.repeat(11_000_000)) }),
    ).toEqual(mixed);
  });
});
