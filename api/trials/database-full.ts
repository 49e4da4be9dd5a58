import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, bearer, call, json, statusesOf } from './tools/calls.ts';
import { noPostgres, type OwnPostgres, queryAt, startPostgres } from './tools/postgres.ts';
import { settings, signIn, startProduct } from './tools/product.ts';
import { serverFolder } from './tools/programs.ts';
import { atLeast, atMost, holds, type Trial } from './trial.ts';

const megabytes = 96;

/** A disk of a few megabytes. @returns its folder, or null where this user may not mount one */
function mountSmallDisk(): string | null {
  const folder = serverFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    chmodSync(folder, 0o777);
    process.once('exit', () => {
      execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
    });
    return folder;
  } catch {
    return null;
  }
}

/** A database whose tables lie on the small disk; what the server needs for itself does not. */
async function databaseOn(postgres: OwnPostgres, folder: string): Promise<string> {
  const place = join(folder, 'tables');
  execFileSync('install', ['--directory', '--owner=postgres', place]);
  await postgres.query(`create tablespace small location '${place}'`);
  await postgres.query('create database small tablespace small');
  return postgres.url.replace(/\/postgres$/, '/small');
}

/** What is left of the disk is filled. @returns makes room again */
function fillDisk(folder: string): () => void {
  const file = join(folder, 'filler');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' });
  } catch {
    return () => {
      rmSync(file);
    };
  }
}

/** Text that does not pack: each board item takes room. */
const longText = (): string =>
  Array.from({ length: 60 }, () => Math.random().toString(36).slice(2)).join(' ');

/** The disk of PostgreSQL fills up while people write. */
export const databaseFull: Trial = {
  name: 'database-full',
  about: "the disk of PostgreSQL's tables fills up while people write",
  async run() {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const folder = mountSmallDisk();
    if (!folder) return 'this user may not mount a small disk';
    const databaseUrl = await databaseOn(postgres, folder);
    const { url } = await startProduct(await settings({ DATABASE_URL: databaseUrl }));
    const { token } = await signIn(url);
    let saved = 0;
    const write = async (): Promise<Answered> => {
      const query = 'mutation ($text: String!) { sendFeedback(message: $text) { __typename } }';
      const answer = await call(
        `${url}/graphql`,
        json(token, { query, variables: { text: longText() } }),
      );
      if (answer.status === 200) saved += 1;
      return answer;
    };
    const before = await write();
    const makeRoom = fillDisk(folder);
    const answers: Answered[] = [];
    for (let n = 0; n < 300; n += 1) answers.push(await write());
    const refused = answers.filter(({ status }) => status !== 200);
    const reading = await call(`${url}/api/auth/user`, bearer(token));
    await sleep(1100);
    const full = await call(`${url}/readyz`);
    makeRoom();
    await sleep(1100);
    const after = await write();
    await call(`${url}/readyz`);
    await sleep(1100);
    const ready = await call(`${url}/readyz`);
    const rows = await queryAt(databaseUrl, 'select from feedback');
    return [
      holds('a write passes before', before.status === 200, String(before.status)),
      atLeast('writes refused', refused.length, 1),
      atMost(
        `refusals other than 503 with Retry-After (${statusesOf(answers)})`,
        refused.filter(({ status, headers }) => status !== 503 || !headers.has('retry-after'))
          .length,
        0,
      ),
      holds('reading goes on', reading.status === 200, String(reading.status)),
      holds('/readyz tells', full.text.includes('full'), full.text),
      holds('a write passes once there is room', after.status === 200, String(after.status)),
      holds('/readyz is ready then', ready.text.includes('"ready"'), ready.text),
      atMost('writes that differ from what was acknowledged', Math.abs(rows.length - saved), 0),
    ];
  },
};
