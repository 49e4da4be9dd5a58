import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anUnverifiedMentee, startTestApp, type TestApp } from '../src/testing/index.ts';
import {
  aPdf,
  aPng,
  bombPng,
  codeOf,
  leavesNothingIn,
  uploadByGraphql,
  uploadByRest,
} from './support/files.ts';

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
});
