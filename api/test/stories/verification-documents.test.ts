import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import {
  aPdf,
  aPng,
  codeOf,
  leavesNothingIn,
  type Part,
  pictureWithPlace,
  storedObjects,
  storedRows,
  uploadByGraphql,
  uploadByRest,
} from '../support/files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 1000, seconds: 60 } } });
});
afterAll(() => app.close());

const me = /* GraphQL */ `{ me { verificationFileKey verificationPending isVerified } }`;
const leavesNothing = <T>(upload: () => Promise<T>) => leavesNothingIn(app, upload);

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
