import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFolder } from '../../src/core/database/embedded/embedded.ts';
import { disk } from '../../src/core/program/disk.ts';
import { crisp } from '../../src/testing/builders/posts.ts';
import { aPdf, sendUpload } from '../../src/testing/files.ts';
import { dataFolder } from '../../test/support/process.ts';
import { call, json } from '../tools/calls.ts';
import { cutPower } from '../tools/power-cut.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { atLeast, atMost, type Planted, type Trial } from '../trial.ts';

const cuts = { usual: 20, long: 200 };

/** What was acknowledged: ids of rows, and of files with their bytes. */
interface Acknowledged {
  posts: string[];
  questions: string[];
  files: { id: string; bytes: Buffer }[];
}

interface Answer {
  data?: Record<string, { id: string }> | null;
}

const idIn = (answer: Answer, field: string): string | undefined => answer.data?.[field]?.id;

/**
 * Writes until it is told to end, each kind on its own lanes: a unit of work, a hot statement, a
 * file.
 */
function writeOn(
  url: string,
  token: string,
  post: string,
): { acknowledged: Acknowledged; end(): void } {
  const acknowledged: Acknowledged = { posts: [], questions: [], files: [] };
  let isOver = false;
  const ask = async (query: string, variables: object): Promise<Answer> =>
    JSON.parse((await call(`${url}/graphql`, json(token, { query, variables }))).text) as Answer;
  const publish = async (): Promise<void> => {
    const query = 'mutation ($input: PostInput!) { publishPost(input: $input) { id } }';
    const id = idIn(await ask(query, { input: crisp({ role: randomUUID() }) }), 'publishPost');
    if (id) acknowledged.posts.push(id);
  };
  const question = async (): Promise<void> => {
    const query =
      'mutation ($post: ID!, $content: String!) { askQuestion(postId: $post, content: $content) { id } }';
    const id = idIn(await ask(query, { post, content: randomUUID() }), 'askQuestion');
    if (id) acknowledged.questions.push(id);
  };
  const upload = async (): Promise<void> => {
    const query =
      'mutation ($file: Upload!) { uploadPostFile(file: $file, kind: material) { id } }';
    const bytes = Buffer.concat([aPdf(), Buffer.from(`% ${randomUUID()}\n%%EOF\n`)]);
    const sent = await sendUpload(url, { token }, query, 'file', { bytes, name: 'notes.pdf' });
    const id = idIn(sent.body as Answer, 'uploadPostFile');
    if (id) acknowledged.files.push({ id, bytes });
  };
  const lane = async (write: () => Promise<void>): Promise<void> => {
    while (!isOver) {
      // What is cut off at the end was not acknowledged.
      await write().catch(() => undefined);
      await sleep(Math.random() * 20);
    }
  };
  for (const write of [publish, question, question, question, upload]) void lane(write);
  return {
    acknowledged,
    end() {
      isOver = true;
    },
  };
}

const snapshotOf = (acknowledged: Acknowledged): Acknowledged => ({
  posts: [...acknowledged.posts],
  questions: [...acknowledged.questions],
  files: [...acknowledged.files],
});

/** What is not there after a cut. */
interface Lost {
  rows: number;
  files: number;
  isBroken: boolean;
}

async function lostIn(cut: string, of: Acknowledged): Promise<Lost> {
  const { pglite } = await openFolder(cut);
  const idsOf = async (table: string): Promise<Set<string>> =>
    new Set(
      (await pglite.query<{ id: string }>(`select id from ${table}`)).rows.map(({ id }) => id),
    );
  const [posts, questions, files] = [
    await idsOf('posts'),
    await idsOf('questions'),
    await idsOf('files'),
  ];
  await pglite.close();
  const areBytesThere = ({ id, bytes }: Acknowledged['files'][number]): boolean => {
    try {
      return readFileSync(join(cut, 'files', id.slice(-2), id)).equals(bytes);
    } catch {
      return false;
    }
  };
  return {
    rows:
      of.posts.filter((id) => !posts.has(id)).length +
      of.questions.filter((id) => !questions.has(id)).length +
      of.files.filter(({ id }) => !files.has(id)).length,
    files: of.files.filter((file) => !areBytesThere(file)).length,
    isBroken: false,
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const planted: readonly Planted[] = [
  {
    about: 'the log and stored files are never synced',
    figure: 'rows lost',
    inProduct: 'process/syncs-no-data',
  },
  {
    about: 'names of stored files are never synced',
    figure: 'files lost',
    inProduct: 'process/syncs-no-names',
  },
];

/** The power fails while people write to the embedded database and store files. */
export const powerCut: Trial = {
  name: 'power-cut',
  about: 'what was not synced is lost, at any moment, while people write and store files',
  minutes: 15,
  planted,
  async run({ isLong }) {
    // The cuts are looked into here, and thrown away.
    const looked = {
      syncFile() {},
      syncDataNow() {},
      syncFolder() {},
      syncData: async () => {},
      syncNames: async () => {},
    };
    Object.assign(disk, looked);
    const [folder, kept, place] = [dataFolder(), dataFolder(), dataFolder()];
    const product = await startProduct(await settings({ DATA_DIR: folder, KEEP_SYNCED: kept }));
    const { token } = await signIn(product.url);
    const first = await call(
      `${product.url}/graphql`,
      json(token, {
        query: 'mutation ($input: PostInput!) { publishPost(input: $input) { id } }',
        variables: { input: crisp({ role: 'The first one' }) },
      }),
    );
    const post = idIn(JSON.parse(first.text) as Answer, 'publishPost') ?? '';
    const { acknowledged, end } = writeOn(product.url, token, post);
    const found: Lost[] = [];
    let lookedFor = 0;
    for (let n = 0; n < (isLong ? cuts.long : cuts.usual); n += 1) {
      await sleep(100 + Math.random() * 400);
      const cut = join(place, String(n));
      let before = snapshotOf(acknowledged);
      await cutPower(product, { folder, kept }, cut, () => {
        before = snapshotOf(acknowledged);
      });
      const rows = before.posts.length + before.questions.length + before.files.length;
      lookedFor += rows;
      found.push(await lostIn(cut, before).catch(() => ({ rows, files: 0, isBroken: true })));
      rmSync(cut, { recursive: true });
    }
    end();
    await product.end('SIGKILL');
    return [
      atLeast('acknowledged writes that were looked for', lookedFor, found.length * 10),
      atMost(`rows lost in ${found.length} cuts`, sumOf(found.map(({ rows }) => rows)), 0),
      atMost('files lost, or not whole', sumOf(found.map(({ files }) => files)), 0),
      atMost('databases that do not open', found.filter(({ isBroken }) => isBroken).length, 0),
    ];
  },
};
