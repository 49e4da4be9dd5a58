import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field, mark, packedPdf, run, withText } from '../../src/testing/documents.ts';
import { aDoc, aDocx, aPdf, relationships, sendFile } from '../../src/testing/files.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

const unlimited = { points: 10_000, seconds: 60 };
let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp({ limits: { postFiles: unlimited, postFilesPerDay: unlimited } });
  author = await anAlumnus(app);
});
afterAll(() => app.close());

describe('a file of a post', () => {
  it('is taken by what its bytes are', async () => {
    for (const [bytes, name, contentType] of [
      [aPdf(), 'graphs.pdf', 'application/pdf'],
      [
        aDocx(),
        'नोट्स.docx',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ],
      [
        aDocx({
          'word/_rels/document.xml.rels': relationships(
            '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://college.example" TargetMode="External"/>',
          ),
        }),
        'links.docx',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ],
      [
        withText(
          `${field(run(' TOC \\\\o "1-3" '), mark('separate'))}${field(run(' PAG'), run('EREF _a '))}<w:fldSimple w:instr=" HYPERLINK &quot;https://college.example&quot; "/>${field(run(' ADDIN ZOTERO_ITEM '))}`,
        ),
        'fields.docx',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ],
      [aDoc(), 'old.doc', 'application/msword'],
    ] as const) {
      expect(await sendFile(app.url, author, bytes, name)).toMatchObject({
        name,
        contentType,
        size: bytes.length,
        kind: 'material',
      });
    }
  });

  it('may pack its objects, as most do', async () => {
    expect(
      await sendFile(app.url, author, packedPdf('<</Type/Page>>'), 'packed.pdf'),
    ).toMatchObject({ name: 'packed.pdf' });
  });

  it('may be ten megabytes, and a résumé a PDF alone', async () => {
    const large = (size: number) =>
      Buffer.concat([aPdf(), Buffer.alloc(size - 2 * aPdf().length, ' '), aPdf()]);
    expect(
      await sendFile(app.url, author, large(10 * 1024 * 1024 - 10), 'large.pdf'),
    ).toMatchObject({ name: 'large.pdf' });
    expect(await sendFile(app.url, author, large(10 * 1024 * 1024 + 10), 'large.pdf')).toEqual({
      code: 'TOO_LARGE',
      message: 'File size must be less than 10MB',
    });
    expect(await sendFile(app.url, author, large(13 * 1024 * 1024), 'large.pdf')).toMatchObject({
      message: 'File size must be less than 10MB',
    });
    expect(await sendFile(app.url, author, aDocx(), 'cv.docx', 'resume')).toEqual({
      code: 'UNSUPPORTED_TYPE',
      message: 'Only PDF files are allowed',
    });
  });

  it('is for alumni, so many in half an hour', async () => {
    expect(await sendFile(app.url, await aMentee(app), aPdf())).toMatchObject({
      code: 'FORBIDDEN',
    });
    const strict = await startTestApp({ limits: { postFiles: { points: 2, seconds: 60 } } });
    try {
      const one = await anAlumnus(strict);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => sendFile(strict.url, one, aPdf())),
      );
      expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(2);
    } finally {
      await strict.close();
    }
  });
});
