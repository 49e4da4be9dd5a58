import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestTexts } from '../../../schema/rules/request-texts.ts';
import { type Running, startApp } from '../../src/app.ts';
import { disk } from '../../src/core/program/disk.ts';
import { testConfig } from '../../src/testing/app.ts';
import { client, eventually } from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';

const { freeBytes } = disk;
const account = { email: 'admin@college.example', password: 'Correct-Horse9!' };
let folder: string;
let running: Running;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-full-'));
  const env = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
  running = await startApp(testConfig({ env }, folder), { log: pino({ level: 'silent' }) });
  url = await running.listen();
}, 120_000);
afterAll(async () => {
  disk.freeBytes = freeBytes;
  await running.close();
  await rm(folder, { recursive: true });
});

it('on a full disk people read, are told why nothing is saved, and save once there is room', async () => {
  const { body } = await client(url).rest('POST', '/api/auth/signin', account);
  const { token } = body as { token: string };
  const person = client(url, token);
  const save = () =>
    person.graphql('mutation { updateProfile(input: { bio: "Still here" }) { bio } }');
  expect(await save()).toMatchObject({ data: { updateProfile: { bio: 'Still here' } } });

  disk.freeBytes = () => Promise.resolve(1_000_000);
  await eventually(
    async () => (await raw(`${url}/readyz`)).text === '{"status":"degraded: database full"}',
    'the reason',
  );
  const refused = await save();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused).toMatchObject({
    errors: [{ message: requestTexts.databaseFull, extensions: { code: 'UNAVAILABLE' } }],
  });
  expect((await person.rest('GET', '/api/auth/user')).status).toBe(200);

  disk.freeBytes = freeBytes;
  await eventually(
    async () => (await raw(`${url}/readyz`)).text === '{"status":"ready"}',
    'the room',
  );
  expect((await save()).status).toBe(200);
});
