import { setTimeout as sleep } from 'node:timers/promises';
import { createPglite } from '../../src/core/database/embedded/embedded.ts';
import { crisp } from '../../src/testing/builders/posts.ts';
import type { Started } from '../../test/support/process.ts';
import { bearer, call, callOn, json, slowest, statusesOf } from '../tools/calls.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { atMost, type Figure, holds, seconds, type Trial } from '../trial.ts';

const conflicts = 10_000;

/** Statements that fail, one after the other, on the embedded database alone. */
async function failingStatements(): Promise<Figure[]> {
  const database = await createPglite();
  await database.exec('create table once (id int primary key); insert into once values (1)');
  let refused = 0;
  for (let n = 0; n < conflicts; n += 1)
    await database.query('insert into once values (1)').catch(({ code }: { code?: string }) => {
      if (code === '23505') refused += 1;
    });
  const stillAnswers = await database.query('select 1').then(
    () => true,
    () => false,
  );
  await database.close();
  return [
    atMost(`of ${conflicts} unique violations, failed in another way`, conflicts - refused, 0),
    holds('the database still answers', stillAnswers),
  ];
}

/** Edits of a headline that another post of the author has already. */
async function conflictingEdits(url: string, token: string): Promise<Figure[]> {
  const door = `${url}/graphql`;
  const publish = 'mutation ($input: PostInput!) { publishPost(input: $input) { id } }';
  const ids: string[] = [];
  for (const role of ['Engineer', 'Analyst']) {
    const { text } = await call(
      door,
      json(token, { query: publish, variables: { input: crisp({ role }) } }),
    );
    ids.push(
      String((JSON.parse(text) as { data: { publishPost: { id: string } } }).data.publishPost.id),
    );
  }
  const query =
    'mutation ($id: ID!, $role: String) { updatePostHeadline(id: $id, role: $role) { id } }';
  const edit = (role: string) =>
    call(door, json(token, { query, variables: { id: ids[1], role } }));
  let edits = 0;
  const isConflict = (text: string): boolean => text.includes('"CONFLICT"');
  const lanes = callOn(
    () => {
      edits += 1;
      return edit('Engineer');
    },
    8,
    0,
  );
  while (edits < conflicts) await sleep(50);
  const answers = await lanes.end();
  const passed = await edit('Scientist');
  return [
    atMost(
      `of ${answers.length} conflicting edits, answered otherwise (${statusesOf(answers)})`,
      answers.filter(({ text }) => !isConflict(text)).length,
      0,
    ),
    atMost('slowest of them', seconds(slowest(answers)), 5.5, 's'),
    holds('an edit passes afterwards', passed.status === 200 && !isConflict(passed.text)),
  ];
}

/**
 * The database refuses everything from some moment on. Nothing is started again within half a
 * minute of its start.
 */
async function brokenDatabase(product: Started, token: string): Promise<Figure[]> {
  const began = performance.now();
  product.child.kill('SIGUSR2');
  let noticed = Infinity;
  const isBack = async (): Promise<boolean> => {
    if (noticed === Infinity && product.output().includes('answers nothing any more'))
      noticed = performance.now() - began;
    return (await call(`${product.url}/api/auth/user`, bearer(token))).status === 200;
  };
  await sleep(300);
  while (!(await isBack()) && performance.now() - began < 60_000) await sleep(50);
  return [
    atMost('a broken database: until the log says so', seconds(noticed), 5, 's'),
    atMost('a broken database: until it serves again', seconds(performance.now() - began), 15, 's'),
  ];
}

/** Ten thousand conflicts on the embedded database, and one that answers nothing any more. */
export const embeddedConflicts: Trial = {
  name: 'embedded-conflicts',
  about: `${conflicts} conflicts on the embedded database, and one that answers nothing any more`,
  planted: [
    {
      about: 'nothing takes the place of a process whose database is broken',
      figure: 'until it serves again',
      inProduct: 'database/never-starts-again',
    },
  ],
  async run() {
    const figures = await failingStatements();
    const product = await startProduct(await settings({ DEMO_DATA: 'off' }));
    const { token } = await signIn(product.url);
    figures.push(...(await conflictingEdits(product.url, token)));
    figures.push(...(await brokenDatabase(product, token)));
    return figures;
  },
};
