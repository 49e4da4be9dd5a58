import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentContentTexts } from '../../../schema/rules/files/files.ts';
import { packedPdf } from '../../src/testing/documents.ts';
import { anUnverifiedMentee, startTestApp, type TestApp } from '../../src/testing/index.ts';
import {
  aPdf,
  aPng,
  bombPng,
  codeOf,
  leavesNothingIn,
  uploadByGraphql,
  uploadByRest,
} from '../support/files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 1000, seconds: 60 } } });
});
afterAll(() => app.close());

const types = 'Only JPEG, PNG, and PDF files are allowed';
const leavesNothing = <T>(upload: () => Promise<T>) => leavesNothingIn(app, upload);

describe('what is refused, by its bytes', () => {
  const html = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
  const cases: [string, () => Buffer | Promise<Buffer>][] = [
    ['HTML that calls itself a picture', () => html],
    [
      'SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'SVG behind an XML declaration',
      () =>
        Buffer.from(
          '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        ),
    ],
    ['a shell script', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    [
      'a GIF',
      () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    ],
    ['an archive', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)])],
    ['nothing at all', () => Buffer.alloc(0)],
    ['HTML behind the first bytes of a JPEG', () => Buffer.concat([jpegHead, html])],
    [
      'HTML behind the first bytes of a PNG',
      () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), html]),
    ],
    [
      'HTML behind the first bytes of a PDF',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), html]),
    ],
    [
      'a whole PDF with HTML in front of its body',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), html, aPdf()]),
    ],
    ['half a PNG', async () => (await aPng()).subarray(0, 60)],
    ['a PNG that unpacks to 900 million pixels', () => bombPng()],
  ];

  it.each(cases)('%s', async (_what, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
    const person = await anUnverifiedMentee(app);
    const rest = await leavesNothing(() => uploadByRest(person, [{ bytes }]));
    expect(rest).toMatchObject({ status: 415, body: { message: types } });
    const graphql = await leavesNothing(() => uploadByGraphql(app, person, { bytes }));
    expect({ code: codeOf(graphql), message: graphql.message }).toEqual({
      code: 'UNSUPPORTED_TYPE',
      message: types,
    });
  });

  it.each<[string, () => Buffer]>([
    [
      'whose packed objects are locked with a password',
      () => {
        const bytes = packedPdf('<</Type/Page>>');
        return bytes.fill(0x55, bytes.indexOf('stream\n') + 7, bytes.indexOf('\nendstream'));
      },
    ],
    [
      'with an attachment',
      () => Buffer.from(aPdf().toString().replace('/Kids', '/EmbeddedFile/Kids')),
    ],
    ['with a program', () => packedPdf('<</S/JavaScript/JS(1)>>')],
  ])('a PDF %s, in words that tell what to do', async (_what, make) => {
    const person = await anUnverifiedMentee(app);
    const bytes = make();
    expect(await leavesNothing(() => uploadByRest(person, [{ bytes, name: 'a.pdf' }]))).toEqual({
      status: 415,
      headers: expect.anything(),
      body: { message: documentContentTexts.pdf },
    });
  });

  it.each(['../../me.png', '/etc/passwd', '..\\me.png', 'C:\\me.png', 'folder/me.png'])(
    'a whole picture whose name has folders: %s',
    async (name) => {
      const bytes = await aPng();
      const person = await anUnverifiedMentee(app);
      expect(await leavesNothing(() => uploadByRest(person, [{ bytes, name }]))).toMatchObject({
        status: 415,
        body: { message: types },
      });
      const graphql = await leavesNothing(() => uploadByGraphql(app, person, { bytes, name }));
      expect({ code: codeOf(graphql), message: graphql.message }).toEqual({
        code: 'UNSUPPORTED_TYPE',
        message: types,
      });
      expect(
        (await uploadByGraphql(app, person, { bytes, name: 'Zeugnis für Ä.png' })).body.errors,
      ).toBeUndefined();
    },
  );

  it.each([5 * 1024 * 1024, 6 * 1024 * 1024 + 1, 9 * 1024 * 1024])(
    'a file of %i bytes',
    async (size) => {
      const person = await anUnverifiedMentee(app);
      const bytes = Buffer.concat([await aPng(), Buffer.alloc(size)]).subarray(0, size);
      expect(await leavesNothing(() => uploadByRest(person, [{ bytes }]))).toMatchObject({
        status: 413,
        body: { message: 'File size must be less than 5MB' },
      });
      const graphql = await leavesNothing(() => uploadByGraphql(app, person, { bytes }));
      expect({ code: codeOf(graphql), message: graphql.message }).toEqual({
        code: 'TOO_LARGE',
        message: 'File size must be less than 5MB',
      });
    },
  );

  it.each<[string, Record<string, string>, number]>([
    ['after as many bytes', { 'transfer-encoding': 'chunked' }, 6],
    ['by the length that it says, unread', { 'content-length': String(1024 ** 3) }, 0],
  ])('a file that never ends, %s', async (_when, headers, megabytes) => {
    const person = await anUnverifiedMentee(app);
    const boundary = 'x-boundary-x';
    const call = request(`${app.url}/api/auth/upload-document`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...headers,
      },
    });
    call.on('error', () => undefined);
    const answered = once(call, 'response', { signal: AbortSignal.timeout(10_000) });
    const answer = await leavesNothing(async () => {
      call.write(
        `--${boundary}\r\nContent-Disposition: form-data; name="document"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
      );
      call.write(await aPng());
      for (let sent = 0; sent < megabytes; sent += 1) call.write(Buffer.alloc(1024 * 1024));
      // The body is not ended: it is refused while it arrives.
      const [response] = (await answered) as [IncomingMessage];
      const text = await new Response(response as never).text();
      return { status: response.statusCode, body: JSON.parse(text) as unknown };
    }).finally(() => call.destroy());
    expect(answer).toEqual({ status: 413, body: { message: 'File size must be less than 5MB' } });
  });
});
