import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, type SecurityOptions } from '@cantoo/pdf-lib';

type LiteralObject = Parameters<PDFDocument['context']['obj']>[0];

import { describe, expect, it } from 'vitest';
import { lookIntoPdf } from './pdf.ts';

const aFile = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'),
    ...objects.map((object) => Buffer.concat([Buffer.from(object), Buffer.from('\n')])),
    Buffer.from('trailer<</Size 9/Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
  ]);

/** A stream of packed objects; `entries` say what it is. */
const packing = (
  text: string | Buffer,
  entries = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
  pack: (bytes: Buffer) => Buffer = deflateSync,
): Buffer => {
  const bytes = pack(Buffer.concat([Buffer.from('7 0 '), Buffer.from(text)]));
  return Buffer.concat([
    Buffer.from(`9 0 obj<<${entries}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream endobj'),
  ]);
};

const file = '<</Type/F/F(a.exe)/EF<</F 5 0 R>>>>';
const contentOf = async (bytes: Buffer) => (await lookIntoPdf(bytes)).content;

/** What carries, opens or runs something, in all the ways in which a PDF may say so. */
const variants: [string, () => Buffer][] = [
  ['a file in a file, without a type', () => aFile(`5 0 obj${file}endobj`)],
  ['its key by a number', () => aFile(`5 0 obj${file.replace('/EF', '/E#46')}endobj`)],
  ['its key and a line', () => aFile(`5 0 obj${file.replace('/EF', '/EF\r\n')}endobj`)],
  ['its key and a comment', () => aFile(`5 0 obj${file.replace('/EF', '/EF%x\n')}endobj`)],
  ['its key and a reference', () => aFile('5 0 obj<</F(a)/EF 6 0 R>>endobj')],
  ['the list of files', () => aFile('5 0 obj<</EmbeddedFiles 6 0 R>>endobj')],
  ['the list by a number', () => aFile('5 0 obj<</Embedded#46iles 6 0 R>>endobj')],
  ['an associated file', () => aFile(`5 0 obj<</AF[${file}]>>endobj`)],
  ['a file that a note holds', () => aFile('5 0 obj<</Subtype/FileAttachment>>endobj')],
  ['a portfolio', () => aFile('5 0 obj<</Collection<</View/D>>>>endobj')],
  ['another file that is named', () => aFile('5 0 obj<</Type/Filespec/F(a)>>endobj')],
  ...[
    ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'GoTo3DView'],
    ...['RichMediaExecute', 'Rendition', 'Sound', 'Movie'],
  ].map((name): [string, () => Buffer] => [
    `the action ${name}`,
    () => aFile(`5 0 obj<</OpenAction<</S/${name}>>>>endobj`),
  ]),
  ['a form in XML', () => aFile('5 0 obj<</AcroForm<</XFA[(a) 6 0 R]>>>>endobj')],
  ['a form in XML by a number', () => aFile('5 0 obj<</AcroForm<</X#46A 6 0 R>>>>endobj')],
  ['a scene', () => aFile('5 0 obj<</3DD 6 0 R>>endobj')],
  ['a film', () => aFile('5 0 obj<</RichMediaContent 6 0 R>>endobj')],
  ['a packed file', () => aFile(packing(file))],
  ['a packed file by a number', () => aFile(packing(file.replace('/EF', '/#45F')))],
  ['packed in no type', () => aFile(packing(file, '/N 1/First 4/Filter/FlateDecode'))],
  [
    'packed, the entry by a number',
    () => aFile(packing(file, '/N 1/F#69rst 4/Filter/FlateDecode')),
  ],
  [
    'packed, the entry behind a text',
    () => aFile(packing(file, '/N 1/X(endobj >> stream)/First 4/Filter/FlateDecode')),
  ],
  [
    'packed twice',
    () =>
      aFile(
        packing(file, '/N 1/First 4/Filter[/FlateDecode/FlateDecode]', (bytes) =>
          deflateSync(deflateSync(bytes)),
        ),
      ),
  ],
  [
    'packed in digits',
    () =>
      aFile(
        packing(file, '/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode', (bytes) =>
          Buffer.from(`${bytes.toString('hex')}>`),
        ),
      ),
  ],
  [
    'packed as differences',
    () =>
      aFile(
        packing(
          file,
          '/Type/ObjStm/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 1>>',
          (bytes) =>
            deflateSync(
              Buffer.from(
                [...bytes].flatMap((byte, at) => [2, (byte - (bytes[at - 1] ?? 0)) & 255]),
              ),
            ),
        ),
      ),
  ],
  ['not packed', () => aFile(packing(file, '/N 1/First 4', (bytes) => bytes))],
  [
    'inside of a stream that packs nothing',
    () => aFile(`5 0 obj<</Length 99>>stream\n6 0 obj${file}endobj\nendstream endobj`),
  ],
  [
    'in an earlier state of the file',
    () => Buffer.concat([aFile(`5 0 obj${file}endobj`), aFile('5 0 obj<<>>endobj')]),
  ],
];

describe('a PDF with more than pages', () => {
  it.each(variants)('is refused: %s', async (_what, make) => {
    expect(await contentOf(make())).toBe('mixed');
  });
});

/** A document of packed objects with this in its catalog. */
async function aDocument(more: Record<string, LiteralObject> = {}): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage().drawText('We offer you …');
  document.getForm().createTextField('name').addToPage(document.getPage(0));
  for (const [name, value] of Object.entries(more))
    document.catalog.set(PDFName.of(name), document.context.obj(value));
  return document;
}
const script = { OpenAction: { S: 'JavaScript', JS: '1' } };
const attachment = { More: { F: 'a.exe', EF: { F: 5 } } };
async function lockedBy(
  options: SecurityOptions,
  more: Record<string, LiteralObject> = {},
  useObjectStreams = true,
): Promise<Buffer> {
  const document = await aDocument(more);
  document.encrypt({ ownerPassword: 'Owner-9!', allowWeakCryptography: true, ...options });
  return Buffer.from(await document.save({ useObjectStreams }));
}

describe('a plain form', () => {
  it('is taken, packed or not, and one that leads to a page when it opens', async () => {
    for (const useObjectStreams of [true, false])
      expect(
        await lookIntoPdf(Buffer.from(await (await aDocument()).save({ useObjectStreams }))),
      ).toEqual({ content: 'plain', pages: 1 });
    expect(await contentOf(aFile('5 0 obj<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>endobj'))).toBe(
      'plain',
    );
  });
});

describe.each(['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const)(
  'a PDF that is locked by %s',
  (algorithm) => {
    it('with an empty password is read as it is once it is opened', async () => {
      for (const packed of [true, false]) {
        const open = { algorithm, userPassword: '' };
        expect(await lookIntoPdf(await lockedBy(open, {}, packed))).toEqual({
          content: 'plain',
          pages: 1,
        });
        expect(await contentOf(await lockedBy(open, script, packed))).toBe('mixed');
        expect(await contentOf(await lockedBy(open, attachment, packed))).toBe('mixed');
      }
    });

    it('with a password is refused as locked', async () => {
      for (const packed of [true, false])
        expect(
          await contentOf(await lockedBy({ algorithm, userPassword: 'Secret-9!' }, {}, packed)),
        ).toBe('locked');
    });
  },
);

it('a PDF that is locked in another way, or in two, is refused', async () => {
  const bytes = await lockedBy({ algorithm: 'AES-256', userPassword: '' });
  const text = bytes.toString('latin1');
  const otherwise = Buffer.from(text.replaceAll('/Standard', '/Entrust1'), 'latin1');
  expect(await contentOf(otherwise)).toBe('locked');
  const twice = Buffer.concat([bytes, Buffer.from('\ntrailer<</Encrypt 777 0 R>>\n%%EOF\n')]);
  expect(await contentOf(twice)).toBe('mixed');
});

it('a PDF that is locked is refused where a stream of objects is not packed, as nothing says then that it reads right', async () => {
  const bytes = await lockedBy({ algorithm: 'RC4-128', userPassword: '' });
  const noise = packing('', '/Type/ObjStm/N 1/First 4', () => Buffer.alloc(64, 0xa5));
  const at = bytes.indexOf('\n') + 1;
  expect(await contentOf(bytes)).toBe('plain');
  expect(
    await contentOf(
      Buffer.concat([bytes.subarray(0, at), noise, Buffer.from('\n'), bytes.subarray(at)]),
    ),
  ).toBe('mixed');
});

it.each([
  ['its type in a number', '/Type/XR#65f'],
  ['its type elsewhere', '/Type 70 0 R'],
  ['no type', '/W[1 2 1]'],
])('a PDF whose end says that it is locked is read as locked: %s', async (_what, end) => {
  const noise = packing('', '/Type/ObjStm/N 1/First 4', () => Buffer.alloc(64, 0xa5));
  const lock = '7 0 obj<</Filter/Standard/V 2/R 3/Length 128/P -1/O(o)/U(u)>>endobj';
  const ended = `8 0 obj<<${end}/Encrypt 7 0 R/ID[<00><00>]>>endobj`;
  expect(await contentOf(aFile(lock, ended, noise))).toBe('mixed');
});
