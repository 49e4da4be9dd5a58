import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { eventually } from '../../src/testing/eventually.ts';
import { aPdf, sendUpload } from '../../src/testing/files.ts';
import { noPostgres, type OwnPostgres, startPostgres } from '../tools/postgres.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { atLeast, atMost, type Planted, type Trial } from '../trial.ts';

const kills = 50;
/** What is broken on purpose is seen after fewer. */
const plantedKills = 15;
/** A job whose process was killed is tried again within about a minute. */
const jobsOfKilledSeconds = 120;

const nothingSent: Planted = { about: 'no file is sent', figure: 'files that arrived whole' };

const aPicture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 90, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

/** Sends files of every kind at once; whether they are answered does not matter. */
async function sendAll(url: string, token: string, picture: Buffer): Promise<void> {
  const send = (query: string, bytes: Buffer, name: string, variables = {}) =>
    sendUpload(url, { token }, query, 'file', { bytes, name }, variables).catch(() => undefined);
  const uploads =
    'mutation ($file: Upload!) { uploadPostFile(file: $file, kind: material) { id } }';
  const vision =
    'mutation ($file: Upload!) { addVisionItem(input: { title: "Later" }, picture: $file) { __typename } }';
  const face = 'mutation ($file: Upload!) { setProfilePicture(picture: $file) { __typename } }';
  await Promise.all([
    send(uploads, aPdf(), 'notes.pdf'),
    send(vision, picture, 'later.jpg'),
    send(face, picture, 'face.jpg'),
  ]);
}

/** Half an hour later: what the collectors of all rooms do by then, done now. */
async function collect(postgres: OwnPostgres): Promise<void> {
  await postgres.query("update files set created_at = created_at - interval '30 minutes'");
  await postgres.query(
    "insert into pgboss.job (name) select name from pgboss.schedule where name ~ 'collect'",
  );
  const waiting = () =>
    postgres.query(
      "select from pgboss.job where name ~ 'collect|remove' and state in ('created', 'retry', 'active')",
    );
  await sleep(500);
  await eventually(
    async () => (await waiting()).length === 0,
    'the collection',
    jobsOfKilledSeconds,
  );
}

/** The keys under which bytes should lie, by the rows. */
const keysByRows = async (postgres: OwnPostgres): Promise<string[]> =>
  (
    await postgres.query<{ key: string }>(
      "select id::text as key from files union all select id || '.' || v from files, jsonb_object_keys(variants) v where variants is not null and jsonb_typeof(variants) = 'object'",
    )
  ).map(({ key }) => key);

/**
 * How many files that were sent after the first kill have their bytes: each is counted once,
 * however many sizes it has. Their rows are half an hour older by now (`collect`).
 */
async function wholeSince(
  postgres: OwnPostgres,
  since: Date,
  lying: readonly string[],
): Promise<number> {
  const rows = await postgres.query<{ id: string }>(
    `select id::text from files where created_at + interval '30 minutes' > '${since.toISOString()}'`,
  );
  return rows.filter(({ id }) => lying.includes(id)).length;
}

/** The product is killed fifty times while files of every kind arrive. */
export const crashedUploads: Trial = {
  name: 'crashed-uploads',
  minutes: 14,
  about: `the product is killed ${kills} times while files arrive`,
  planted: [
    nothingSent,
    {
      about: 'what a killed process left on its way is swept by nobody',
      figure: 'temporary folders of killed processes',
      inProduct: 'process/sweeps-nothing',
    },
    {
      about: 'a file is acknowledged before its bytes are found under its name',
      figure: 'rows without bytes',
      inProduct: 'process/names-later',
    },
    {
      about: 'the bytes of files whose rows were deleted stay',
      figure: 'bytes without a row',
      inProduct: 'process/keeps-files',
    },
  ],
  async run({ planted }) {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const env = await settings({ DATABASE_URL: postgres.url });
    const picture = await aPicture();
    let product = await startProduct(env);
    const { token } = await signIn(product.url);
    const began = performance.now();
    if (planted !== nothingSent) await sendAll(product.url, token, picture);
    // On its way, and some time after: how long it takes depends on the machine.
    const killedWithin = Math.max(400, 1.5 * (performance.now() - began));
    const killed: (number | undefined)[] = [];
    let firstKill: Date | undefined;
    const count = planted ? plantedKills : kills;
    for (let n = 0; n < count; n += 1) {
      if (planted !== nothingSent) void sendAll(product.url, token, picture);
      await sleep(Math.random() * killedWithin);
      killed.push(product.child.pid);
      await product.end('SIGKILL');
      firstKill ??= new Date();
      product = await startProduct(env);
    }
    const temporary = globSync('experiencia-[0-9]*', { cwd: tmpdir() }).filter((name) =>
      killed.some((pid) => name.startsWith(`experiencia-${pid}-`)),
    );
    await collect(postgres);
    const folder = join(env['DATA_DIR'] ?? '', 'files');
    const lying = globSync('*/*', { cwd: folder }).map((path) => path.split('/')[1] ?? '');
    const known = await keysByRows(postgres);
    return [
      atMost('rows without bytes', known.filter((key) => !lying.includes(key)).length, 0),
      atMost('bytes without a row', lying.filter((key) => !known.includes(key)).length, 0),
      atMost('temporary folders of killed processes', temporary.length, 0),
      // Where none arrives, nothing else here says anything.
      atLeast(
        'files that arrived whole',
        await wholeSince(postgres, firstKill ?? new Date(), lying),
        count / 5,
      ),
    ];
  },
};
