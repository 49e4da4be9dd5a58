import { deflateSync } from 'node:zlib';
import { aDocx, aPdf } from './files.ts';

/** A PDF with an object in a compressed stream. */
export const packedPdf = (object: string, type = 'ObjStm'): Buffer => {
  const stream = deflateSync(`7 0 ${object}`);
  const head = `\n9 0 obj<</Type/${type}/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>stream\n`;
  return Buffer.concat([
    Buffer.from(
      aPdf()
        .toString()
        .replace(/%%EOF\s*$/, head),
    ),
    stream,
    Buffer.from('\nendstream endobj\n%%EOF\n'),
  ]);
};

/** A document with this in its body. */
export const withText = (text: string) =>
  aDocx({
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}</w:body></w:document>`,
  });
export const run = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
export const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
export const field = (...runs: string[]) => `${mark('begin')}${runs.join('')}${mark('end')}`;
