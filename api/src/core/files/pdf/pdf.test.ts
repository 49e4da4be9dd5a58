import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { lookIntoPdf } from './pdf.ts';

const aFile = (...objects: string[]): Buffer =>
  Buffer.from(
    `%PDF-1.5\n${objects.join('\n')}\ntrailer<</Size 9>>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
const packed = (text: string): string => {
  const bytes = deflateSync(Buffer.from(text, 'latin1'));
  return `9 0 obj<</Type/ObjStm/N 3/First 12/Filter/FlateDecode/Length ${bytes.length}>>stream\n${bytes.toString('latin1')}\nendstream endobj`;
};
const root = '2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 12>>endobj';

it.each([
  ['the root', [root], 12],
  [
    'the root among its branches',
    [root, '3 0 obj<< /Type /Pages /Parent 2 0 R /Count 7 >>endobj'],
    12,
  ],
  [
    'the number before the type',
    ['2 0 obj\n<< /Count 3 /Kids [3 0 R]\n/Type /Pages >>\nendobj'],
    3,
  ],
  [
    'what lies between',
    ['2 0 obj<</Type/Pages/Resources<</Font<</F1 5 0 R>>>>/Count 4>>endobj'],
    4,
  ],
  ['packed objects', [packed('2 0 3 60 <</Type/Pages/Kids[3 0 R]/Count 5>> <</Type/Page>>')], 5],
  ['escaped names', ['2 0 obj<</Type/P#61ges/Count 6>>endobj'], 6],
  ['only the outline', ['2 0 obj<</Type/Outlines/Count 99>>endobj'], null],
  ['a number elsewhere', ['2 0 obj<</Type/Pages/Count 8 0 R>>endobj'], null],
  ['none', ['2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj'], null],
  ['too many to be true', ['2 0 obj<</Type/Pages/Count 999999>>endobj'], null],
  ['a dictionary without an end', ['2 0 obj<</Type/Pages/Count 3'], null],
  ['more nodes than a document has', [`2 0 obj<<${'/Type/Pages/Count 3 '.repeat(3000)}>>`], null],
])('counts the pages of a PDF: %s', async (_what, objects, pages) => {
  expect(await lookIntoPdf(aFile(...objects))).toEqual({ content: 'plain', pages });
});

it('counts nothing of what is refused', async () => {
  expect(await lookIntoPdf(aFile(root, '5 0 obj<</S/JavaScript>>endobj'))).toEqual({
    content: 'mixed',
    pages: null,
  });
});
