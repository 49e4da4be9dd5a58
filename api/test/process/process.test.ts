import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, eventually, type Json } from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';
import { builtServer } from '../support/once-per-run.ts';
import { dataFolder, endProcesses, freePort, type Started, start } from '../support/process.ts';

const address = 'kept@mail.example';
const form = {
  fullName: 'Asha Rao',
  email: address,
  password: 'Correct-Horse9!',
  rePassword: 'Correct-Horse9!',
  degreeType: 'B.Tech',
  stream: 'CSE',
  yearOfGraduation: 2027,
  role: 'mentee',
};

let env: Record<string, string>;
beforeAll(async () => {
  await builtServer();
  env = { DATA_DIR: dataFolder(), PORT: String(await freePort()) };
});
afterAll(() => {
  endProcesses();
});

async function codeOf({ url }: Started): Promise<string> {
  const mails = async (): Promise<Json[]> =>
    (await (await fetch(`${url}/dev/mail.json`)).json()) as Json[];
  const mail = await eventually(
    async () => (await mails()).find(({ to }) => to === address),
    'the mail',
  );
  return /\b(\d{6})\b/.exec(mail.text)?.[1] ?? '';
}

/** One line, that names the variable; nothing of the program's insides. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const refused = start({ ...settings });
  expect(await refused.ended).toBe(1);
  const lines = refused.errors().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('the product as a process', () => {
  it('keeps what it acknowledged when it is killed at that very moment, the mail that was promised included', async () => {
    const first = await start(env).ready();
    expect((await client(first.url).rest('POST', '/api/auth/signup', form)).status).toBe(200);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');

    // Straight away, as a supervisor does: what the dead one held is free.
    const second = await start(env).ready();
    const verified = await client(second.url).rest('POST', '/api/auth/verify-otps', {
      ...form,
      emailOtp: await codeOf(second),
    });
    expect(verified.status).toBe(200);
    expect(await second.end('SIGKILL')).toBe('SIGKILL');

    expect(first.output()).toMatch(/Experiencia \d+\.\d+\.\d+, \d+ migrations were applied/);
    expect(second.output()).toMatch(/Experiencia \d+\.\d+\.\d+, no migration was missing/);

    const third = await start(env).ready();
    expect(
      (
        await client(third.url).rest('POST', '/api/auth/signin', {
          email: address,
          password: form.password,
        })
      ).status,
    ).toBe(200);
    // The secret is kept too: the token of the killed process still counts.
    expect(
      (await client(third.url, verified.body.token).rest('GET', '/api/auth/user')).body.email,
    ).toBe(address);

    const another = await refusal({ ...env, PORT: String(await freePort()) });
    expect(another).toMatch(/^DATA_DIR: /);
    expect((await fetch(`${third.url}/readyz`)).status).toBe(200);

    expect(await refusal({ DATA_DIR: dataFolder(), PORT: env['PORT'] ?? '' })).toMatch(/^PORT: /);

    const local = { host: `localhost:${env['PORT']}` };
    expect((await raw(`${third.url}/dev/mail`, { headers: local })).text).toContain(address);
    for (const path of ['/dev/mail', '/dev/mail.json']) {
      for (const headers of [
        { ...local, 'x-forwarded-for': '127.0.0.1' },
        { ...local, forwarded: 'for=127.0.0.1' },
        { host: 'evil.example' },
      ]) {
        expect((await raw(`${third.url}${path}`, { headers })).text).not.toContain(address);
      }
    }

    expect(await third.end('SIGTERM')).toBe(0);
    expect(third.errors()).toBe('');
  }, 120_000);
});

/** Closes the embedded database as on a disk that takes seconds for it. */
const slowClose = `
import { PGlite } from '@electric-sql/pglite';
const close = PGlite.prototype.close;
PGlite.prototype.close = async function slowly() {
  await close.call(this);
  await new Promise((resolve) => setTimeout(resolve, 4000));
};`;

it('a database that takes long to close is not taken for a dead one', async () => {
  // Where packages are found.
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/experiencia');
  mkdirSync(folder, { recursive: true });
  const slow = join(folder, 'slow-close.mjs');
  writeFileSync(slow, slowClose);
  const college = await start({
    DATA_DIR: dataFolder(),
    PORT: String(await freePort()),
    NODE_OPTIONS: `--import=${slow}`,
  }).ready();
  expect(await college.end('SIGTERM')).toBe(0);
  expect(college.output()).not.toContain('answers nothing any more');
}, 120_000);

describe('a start that can not be', () => {
  it('says in one line which variable is to blame', async () => {
    const file = join(dataFolder(), 'file');
    writeFileSync(file, '');
    const refusals = await Promise.all([
      refusal({ DATA_DIR: file, PORT: '0' }),
      refusal({ DATA_DIR: dataFolder(), PORT: 'http' }),
      refusal({ DATA_DIR: dataFolder(), PORT: '0', TRUST_PROXY: 'the proxy' }),
      refusal({ DATA_DIR: dataFolder(), PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/none' }),
    ]);
    expect(refusals.map((line) => line.split(':')[0])).toEqual([
      'DATA_DIR',
      'PORT',
      'TRUST_PROXY',
      'DATABASE_URL',
    ]);
  }, 90_000);
});
