import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { archiveUploadPath } from '../../../../schema/rules/backups/restoring.ts';
import { type Client as Caller, client, eventually } from '../../../src/testing/index.ts';
import { anObjectStore } from '../../../src/testing/servers/object-store.ts';
import { createDatabase, dropWithCopies } from '../../../src/testing/servers/server-databases.ts';
import { builtServer, demoFolder } from '../../support/once-per-run.ts';
import { dataFolder, type Started } from '../../support/process.ts';

/** The super admin of the demo college, and somebody who is none. */
export const head = { email: 'sunita.kujur@vie.example', password: 'Demo@12345' };
export const plain = { ...head, email: 'venkata.ramana.murthy@vie.example' };

/** On a server, where the run has one, with a bucket; else in a folder. */
export async function placeOfCollege(serverUrl: string | undefined): Promise<{
  env: Record<string, string>;
  end(): Promise<void>;
}> {
  if (!serverUrl) return { env: { DATA_DIR: await demoFolder() }, end: () => Promise.resolve() };
  await builtServer();
  const database = await createDatabase(serverUrl);
  const store = await anObjectStore();
  const { endpoint, accessKey, secretKey, bucket } = store.minio;
  return {
    env: {
      DATA_DIR: dataFolder(),
      DATABASE_URL: database.url,
      MINIO_ENDPOINT: endpoint,
      MINIO_ACCESS_KEY: accessKey,
      MINIO_SECRET_KEY: secretKey,
      MINIO_BUCKET: bucket,
    },
    async end() {
      store.close();
      await dropWithCopies(serverUrl, database.name);
    },
  };
}

export async function signedIn({ url }: Started, account: typeof head): Promise<Caller> {
  const { body } = await client(url).rest('POST', '/api/auth/signin', account);
  return client(url, body.token);
}

/** The head signs in and gives the second factor, once the program is back. */
export async function unlocked(college: Started, code: string): Promise<Caller> {
  const caller = await eventually(
    () =>
      signedIn(college, head).then(
        (found) => found.token !== undefined && found,
        () => false as const,
      ),
    'the college back',
    120,
  ).catch((error: unknown) => {
    throw new Error(`it says:\n${college.output().slice(-4000)}`, { cause: error });
  });
  await caller.ask('mutation ($code: String!) { confirmSecondFactor(code: $code) { message } }', {
    code,
  });
  return caller;
}

const partBytes = 2 * 1024 * 1024;

/** Brings an archive from elsewhere, in parts as the page sends them. */
export async function bring({ url }: Started, admin: Caller, bytes: Buffer): Promise<void> {
  const about = { upload: randomUUID(), size: String(bytes.length) };
  for (let at = 0; at < bytes.length; at += partBytes) {
    const query = new URLSearchParams({ ...about, at: String(at) });
    const answer = await fetch(`${url}${archiveUploadPath}?${query.toString()}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${admin.token ?? ''}`,
      },
      body: new Uint8Array(bytes.subarray(at, at + partBytes)),
    });
    expect(answer.status).toBe(200);
  }
}
