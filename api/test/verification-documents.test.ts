import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { change } from '../src/core/context.ts';
import { collectDocumentsJob } from '../src/features/identity/verification.collection.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  startTestApp,
  type Person,
  type TestApp,
} from '../src/testing/index.ts';
import {
  aPdf,
  aPng,
  bombPng,
  codeOf,
  pictureWithPlace,
  storedObjects,
  storedRows,
  uploadByGraphql,
  uploadByRest,
  type Part,
} from './support/files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 1000, seconds: 60 } } });
});
afterAll(() => app.close());

const me = /* GraphQL */ `{ me { verificationFileKey verificationPending isVerified } }`;
const types = 'Only JPEG, PNG, and PDF files are allowed';

describe('a verification document', () => {
  it.each([
    ['GraphQL', async (who: Person, part: Part) => (await uploadByGraphql(app, who, part)).message],
    ['REST', async (who: Person, part: Part) => (await uploadByRest(who, [part])).body.message],
  ])(
    'is taken over %s, kept without the place it was made at, and waits for an admin',
    async (_door, upload) => {
      const person = await anUnverifiedMentee(app);
      expect(
        await upload(person, {
          bytes: await pictureWithPlace(),
          name: 'Ausweis 1.svg.jpg',
          type: 'image/jpeg',
        }),
      ).toBe('Document uploaded successfully. Pending admin approval.');
      const account = (await person.ask(me)).me;
      expect(account).toMatchObject({ verificationPending: true, isVerified: false });
      const row = (await storedRows(app)).find(({ id }) => id === account.verificationFileKey);
      expect(row).toMatchObject({
        owner_id: person.id,
        content_type: 'image/webp',
        name: 'Ausweis 1.svg.webp',
      });
      const bytes = readFileSync(
        join(
          app.app.config.dataDir,
          'files',
          account.verificationFileKey.slice(-2),
          account.verificationFileKey,
        ),
      );
      expect(bytes.length).toBe(row?.size);
      expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|secret-owner/);
    },
  );

  it('may be a PDF by its bytes, whatever its header says, unless its name says that it is something else', async () => {
    const person = await anAlumnus(app);
    for (const name of [
      'degree.exe',
      'degree.svg',
      'degree.html',
      'degree.png',
      'de\u0001gree.pdf',
    ]) {
      expect(
        (await uploadByRest(person, [{ bytes: aPdf(), name, type: 'application/pdf' }], 'degree'))
          .status,
        name,
      ).toBe(415);
    }
    expect(
      (
        await uploadByRest(
          person,
          [{ bytes: aPdf(), name: 'degree', type: 'application/x-msdownload' }],
          'degree',
        )
      ).status,
    ).toBe(200);
    const { verificationFileKey: id } = (await person.ask(me)).me;
    expect((await storedRows(app)).find((row) => row.id === id)).toMatchObject({
      content_type: 'application/pdf',
      name: 'degree.pdf',
    });
  });

  it('hands a fresh token of the same session', async () => {
    const person = await anUnverifiedMentee(app);
    const { body } = await uploadByRest(person, [{ bytes: await aPng() }]);
    expect((await app.as(body.token).ask('{ me { id } }')).me.id).toBe(person.id);
  });
});

/** Runs an upload that must fail, and looks that it left nothing: no row, no object. */
async function leavesNothing<T>(upload: () => Promise<T>): Promise<T> {
  const before = { rows: await storedRows(app), objects: storedObjects(app) };
  const answer = await upload();
  expect({ rows: await storedRows(app), objects: storedObjects(app) }).toEqual(before);
  return answer;
}

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

describe('who may hand in what', () => {
  it('no file, two files, and an unknown type of document are told so', async () => {
    const person = await anUnverifiedMentee(app);
    const bytes = await aPng();
    expect(await leavesNothing(() => uploadByRest(person, []))).toMatchObject({
      status: 400,
      body: { message: 'Please select a document to upload' },
    });
    expect(await leavesNothing(() => uploadByRest(person, [{ bytes }, { bytes }]))).toMatchObject({
      status: 400,
      body: { message: 'Only one document can be uploaded' },
    });
    expect((await leavesNothing(() => uploadByRest(person, [{ bytes }], 'passport'))).status).toBe(
      400,
    );
    expect(
      codeOf(
        await leavesNothing(() =>
          uploadByGraphql(app, person, { bytes }, { documentType: 'passport' }),
        ),
      ),
    ).toBe('BAD_USER_INPUT');
  });

  it('a second one has to wait while the first is pending, also when both come at once', async () => {
    const person = await anUnverifiedMentee(app);
    const bytes = await aPng();
    const before = storedObjects(app).length;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => uploadByRest(person, [{ bytes }])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await eventually(() => storedObjects(app).length === before + 1, 'one document is kept');
    expect(await leavesNothing(() => uploadByRest(person, [{ bytes }]))).toMatchObject({
      status: 409,
      body: { message: 'Only one document can be uploaded' },
    });
  });

  it('a verified person has none to hand in, and a visitor is asked to sign in before anything is read', async () => {
    const bytes = await aPng();
    expect(
      (await leavesNothing(async () => uploadByRest(await aMentee(app), [{ bytes }]))).status,
    ).toBe(409);
    expect(await leavesNothing(() => uploadByRest(app.visitor, []))).toMatchObject({
      status: 401,
      body: { message: 'Please sign in to continue.' },
    });
    expect(codeOf(await leavesNothing(() => uploadByGraphql(app, app.visitor, { bytes })))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('a page elsewhere has none either: multipart without the preflight header is refused unread', async () => {
    const person = await anUnverifiedMentee(app);
    const bytes = await aPng();
    const answer = await leavesNothing(() =>
      uploadByGraphql(app, person, { bytes }, { preflight: false }),
    );
    expect(answer).toMatchObject({
      status: 400,
      message: 'This request needs the header apollo-require-preflight',
    });
  });
});

describe('an upload that breaks off', () => {
  it('has its row before its bytes, so that what a crash leaves is collected after a day', async () => {
    const person = await anUnverifiedMentee(app);
    const other = await anUnverifiedMentee(app);
    const ofPerson = async (who: Person) =>
      (await storedRows(app)).filter(({ owner_id }) => owner_id === who.id);
    const { files } = app.app;
    const put = files.put.bind(files);
    const rowsAtPut: number[] = [];
    const spy = vi.spyOn(files, 'put').mockImplementation(async (...given) => {
      rowsAtPut.push((await ofPerson(person)).length);
      return put(...given);
    });
    await uploadByRest(person, [{ bytes: await aPng() }]);
    spy.mockRestore();
    expect(rowsAtPut).toEqual([1]);
    await uploadByRest(other, [{ bytes: await aPng() }]);
    // As if the process had died before anything named the file.
    await app.app.db.sql('delete from verification_requests where user_id = $1', [person.id]);
    const collect = () => change(app.app, (work) => work.enqueue(collectDocumentsJob, {}));
    const before = storedObjects(app).length;
    await collect();
    await app.app.db.sql(
      "update files set created_at = created_at - interval '6 minutes' where owner_id = any($1)",
      [[person.id, other.id]],
    );
    expect(await ofPerson(person)).toHaveLength(1);
    await collect();
    await eventually(() => storedObjects(app).length === before - 1, 'the document is gone');
    expect(await ofPerson(person)).toEqual([]);
    expect(await ofPerson(other)).toHaveLength(1);
  });

  it.each(['/graphql', '/api/auth/upload-document'])(
    'leaves nothing behind on %s',
    async (path) => {
      const person = await anUnverifiedMentee(app);
      const others = new Set(globSync('capacitor-*', { cwd: tmpdir() }));
      // Other programs of this machine may have theirs there.
      const temporary = (): string[] =>
        globSync('capacitor-*', { cwd: tmpdir() }).filter((file) => !others.has(file));
      const before = { rows: await storedRows(app), objects: storedObjects(app) };
      const boundary = 'x-boundary-x';
      const part = (name: string, rest: string): string =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}`;
      const fields =
        path === '/graphql'
          ? part(
              'operations',
              `\r\n\r\n${JSON.stringify({ query: 'mutation ($d: Upload!) { uploadVerificationDocument(document: $d, documentType: collegeId) { token } }', variables: { d: null } })}\r\n`,
            ) +
            part('map', '\r\n\r\n{"0":["variables.d"]}\r\n') +
            part('0', '; filename="a.png"\r\nContent-Type: image/png\r\n\r\n')
          : part('documentType', '\r\n\r\ncollegeId\r\n') +
            part('document', '; filename="a.png"\r\nContent-Type: image/png\r\n\r\n');
      const { hostname, port } = new URL(app.url);
      const socket = connect(Number(port), hostname);
      await new Promise<void>((resolve) => {
        socket.once('connect', resolve);
      });
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${person.token}\r\nApollo-Require-Preflight: 1\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 1000000\r\n\r\n${fields}`,
      );
      socket.write(await aPng());
      await new Promise<void>((resolve) => {
        socket.write(Buffer.alloc(20_000), () => {
          resolve();
        });
      });
      // The sender goes while the file is on its way: nobody reads it yet.
      if (path === '/graphql')
        await eventually(() => temporary().length > 0, 'the half file to be kept');
      socket.destroy();
      // The server goes on, and the same person can hand in the whole document.
      await eventually(() => temporary().length === 0, 'the half file to go');
      expect({ rows: await storedRows(app), objects: storedObjects(app) }).toEqual(before);
      expect((await uploadByRest(person, [{ bytes: await aPng() }])).status).toBe(200);
    },
  );
});
