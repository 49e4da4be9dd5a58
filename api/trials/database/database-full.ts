import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../test/support/process.ts';
import { type Answered, bearer, call, callOn, json, slowest, statusesOf } from '../tools/calls.ts';
import { mailServer, type ReceivedMail } from '../tools/mail-server.ts';
import { noPostgres, type OwnPostgres, queryAt, startPostgres } from '../tools/postgres.ts';
import { admin, settings, signIn, startProduct } from '../tools/product.ts';
import { serverFolder } from '../tools/programs.ts';
import { atLeast, atMost, type Figure, holds, seconds, type Trial } from '../trial.ts';

/** A disk of a few megabytes. @returns its folder, or null where this user may not mount one */
function mountSmallDisk(megabytes: number): string | null {
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

/** Whether a write was acknowledged: an unknown error comes with 200, and no data. */
const isSaved = ({ status, text }: Answered): boolean =>
  status === 200 && !text.includes('"errors"');

/** Somebody who writes long texts, and counts what was acknowledged. */
function writerOf(url: string, token: string) {
  const writer = {
    saved: 0,
    async write(): Promise<Answered> {
      const query = 'mutation ($text: String!) { sendFeedback(message: $text) { __typename } }';
      const body = { query, variables: { text: longText() } };
      const answer = await call(`${url}/graphql`, json(token, body));
      if (isSaved(answer)) writer.saved += 1;
      return answer;
    },
  };
  return writer;
}

/** What holds of every disk that is full: refusals, and what was acknowledged. */
const refusedWell = (disk: string, answers: readonly Answered[]): Figure[] => {
  const refused = answers.filter((answer) => !isSaved(answer));
  return [
    atLeast(`${disk}: writes refused`, refused.length, 1),
    atMost(
      `${disk}: refusals other than 503 with Retry-After (${statusesOf(answers)})`,
      refused.filter(({ status, headers }) => status !== 503 || !headers.has('retry-after')).length,
      0,
    ),
  ];
};

/** A mail server, and how often super admins read there that the database needs them. */
async function lettersOfAdmins() {
  const received: ReceivedMail[] = [];
  const server = mailServer(received);
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    count: (): number =>
      received.filter(
        ({ to, subject }) => to === admin.email && subject.startsWith('Database needs you'),
      ).length,
    close: () => server.close(),
  };
}

/** The disk of the tables alone is full. */
async function fullTables(postgres: OwnPostgres, folder: string): Promise<Figure[]> {
  const databaseUrl = await databaseOn(postgres, folder);
  const letters = await lettersOfAdmins();
  const { url, end } = await startProduct(
    await settings({ DATABASE_URL: databaseUrl, ...letters.env }),
  );
  const { token } = await signIn(url);
  const writer = writerOf(url, token);
  const before = await writer.write();
  const makeRoom = fillDisk(folder);
  const fullAt = performance.now();
  const answers: Answered[] = [];
  for (let n = 0; n < 300; n += 1) answers.push(await writer.write());
  const reading = await call(`${url}/api/auth/user`, bearer(token));
  await sleep(1100);
  const full = await call(`${url}/readyz`);
  while (letters.count() === 0 && performance.now() - fullAt < 90_000) await sleep(100);
  const told = seconds(performance.now() - fullAt);
  // Those that would be too many.
  await sleep(35_000);
  makeRoom();
  await sleep(1100);
  const after = await writer.write();
  await call(`${url}/readyz`);
  await sleep(1100);
  const ready = await call(`${url}/readyz`);
  const rows = await queryAt(databaseUrl, 'select from feedback');
  await end('SIGKILL');
  letters.close();
  return [
    holds('tables: a write passes before', isSaved(before), String(before.status)),
    ...refusedWell('tables', answers),
    holds('tables: reading goes on', reading.status === 200, String(reading.status)),
    holds('tables: /readyz tells', full.text.includes('full'), full.text),
    atMost('tables: until super admins are mailed', told, 45, 's'),
    atMost('tables: letters to one of them', letters.count(), 1),
    holds('tables: a write passes once there is room', isSaved(after), String(after.status)),
    holds('tables: /readyz is ready then', ready.text.includes('"ready"'), ready.text),
    atMost(
      'tables: writes that differ from what was acknowledged',
      Math.abs(rows.length - writer.saved),
      0,
    ),
  ];
}

/** Fills the log, by what nobody needs, until the server takes no more. */
async function fillLog(url: string): Promise<void> {
  try {
    await queryAt(url, 'create table burnt (text text)');
    for (;;)
      await queryAt(
        url,
        'insert into burnt select md5(n::text) || md5(random()::text) from generate_series(1, 20000) n',
      );
  } catch {
    // The disk is full, and the server may have ended.
  }
}

/**
 * The disk of the log is full, and that of the tables is not: PostgreSQL ends rather than go on
 * without its log, and is started again once there is room.
 */
async function fullLog(postgres: OwnPostgres, disk: string): Promise<Figure[]> {
  const databaseUrl = await databaseOn(postgres, serverFolder());
  const { url, end } = await startProduct(await settings({ DATABASE_URL: databaseUrl }));
  const { token } = await signIn(url);
  const writer = writerOf(url, token);
  const makeRoom = fillDisk(disk);
  const writes = callOn(() => writer.write(), 4);
  await sleep(1000);
  await fillLog(databaseUrl);
  await sleep(3000);
  const acknowledged = writer.saved;
  const health = await call(`${url}/healthz`);
  makeRoom();
  const hasEnded = !postgres.isRunning();
  if (hasEnded) await postgres.start();
  const backAt = performance.now();
  while (writer.saved === acknowledged && performance.now() - backAt < 30_000) await sleep(20);
  const back = seconds(performance.now() - backAt);
  const answers = await writes.end();
  const rows = await queryAt(databaseUrl, 'select from feedback');
  await end('SIGKILL');
  return [
    atLeast('log: writes acknowledged before', acknowledged, 10),
    holds('log: the server has ended for want of room', hasEnded),
    ...refusedWell('log', answers),
    atMost('log: slowest answer', seconds(slowest(answers)), 5.5, 's'),
    holds('log: /healthz', health.status === 200, String(health.status)),
    atMost('log: until writes pass again', back, 6, 's'),
    // A commit that was cut off may have been made all the same.
    atMost('log: acknowledged writes that are lost', Math.max(0, writer.saved - rows.length), 0),
  ];
}

/** The disks of PostgreSQL fill up while people write. */
export const databaseFull: Trial = {
  name: 'database-full',
  about: "the disk of PostgreSQL's tables fills up while people write, and that of its log",
  planted: [
    {
      about: 'a full disk is an error as any other',
      figure: 'tables: refusals other than 503',
      inProduct: 'database/full-disk-unknown',
    },
    {
      about: 'nobody looks whether there is room while the queue stands still',
      figure: 'tables: until super admins are mailed',
      inProduct: 'database/tells-no-admin',
    },
    {
      about: 'a server that could not be reached is left alone for half a minute',
      figure: 'log: until writes pass again',
      inProduct: 'database/shuns-server',
    },
    {
      about: 'a commit that the server did not answer is taken for made',
      figure: 'log: acknowledged writes that are lost',
      inProduct: 'database/trusts-commits',
    },
  ],
  async run() {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const tables = mountSmallDisk(96);
    const all = tables && mountSmallDisk(256);
    if (!tables || !all) return 'this user may not mount a small disk';
    const figures = await fullTables(postgres, tables);
    const small = await startPostgres(all);
    if (small) figures.push(...(await fullLog(small, all)));
    return figures;
  },
};
