import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { change } from '../../src/core/context.ts';
import { collectDocumentsJob } from '../../src/features/identity/verification/collect-documents.ts';
import {
  anUnverifiedMentee,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { aPng, storedObjects, storedRows, uploadByRest } from '../support/files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 1000, seconds: 60 } } });
});
afterAll(() => app.close());

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
