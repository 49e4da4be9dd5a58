import { setTimeout as sleep } from 'node:timers/promises';
import { csv, lines, sendPeople } from '../../src/testing/import-files.ts';
import { call, callOn, json, percentile95, slowest, statusesOf } from '../tools/calls.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { atLeast, atMost, type Figure, holds, seconds, type Trial } from '../trial.ts';

const people = 1970;
/** It leaves the database to others for half of the time. */
const undoSeconds = 10 * 60;
/** So long it is waited for. */
const mostSeconds = 15 * 60;

const feed =
  '{ feedPosts(first: 20) { nodes { id companyName role user { id fullName } counters { id useful views } } } me { id } }';

interface Import {
  status: string;
  createdCount: number;
  undone: number;
}

/** Asks how far an import is until it stands so, or for too long. @returns how it stood last */
async function followUntil(status: string, read: () => Promise<Import>): Promise<Import> {
  const began = performance.now();
  let found: Import = { status: '', createdCount: 0, undone: 0 };
  while (found.status !== status && performance.now() - began < mostSeconds * 1000) {
    // Who is refused meanwhile asks again.
    found = await read().catch(() => found);
    await sleep(1000);
  }
  return found;
}

/** An admin takes a large import back, on the database that has one connection for all. */
export const undoImport: Trial = {
  name: 'undo-import',
  about: `an import of ${people} people is undone on the embedded database while others read the feed`,
  minutes: 20,
  planted: [
    {
      about: 'nobody else is let at the database until the import is undone',
      figure: 'the feed of others, p95',
      inProduct: 'database/undoes-alone',
    },
  ],
  async run(): Promise<Figure[]> {
    const product = await startProduct(await settings());
    const owner = await signIn(product.url);
    const file = csv(...lines('undone.example', people));
    const { id } = (await sendPeople(product, owner, file, 'accounts')) as { id: string };
    const act = (name: string) =>
      owner.ask(`mutation ($id: ID!) { ${name}(id: $id) { status } }`, { id });
    const query = 'query ($id: ID!) { peopleImport(id: $id) { status createdCount undone } }';
    const read = async () =>
      ((await owner.ask(query, { id })) as { peopleImport: Import }).peopleImport;
    await act('runImport');
    const made = await followUntil('done', read);

    const feeds = callOn(
      () => call(`${product.url}/graphql`, json(owner.token, { query: feed })),
      3,
      400,
    );
    await sleep(2000);
    const began = performance.now();
    await act('undoImport');
    const undone = await followUntil('undone', read);
    const took = seconds(performance.now() - began);
    const answers = await feeds.end();
    // Looked at once more, the file says who of it has an account.
    const left = (await sendPeople(product, owner, file, 'accounts')) as { existingCount: number };
    return [
      atLeast('accounts that the import made', made.createdCount, people),
      holds('it is undone', undone.status === 'undone', undone.status),
      atMost('accounts of it that are left', left.existingCount, 0),
      atMost('until all are undone', took, undoSeconds, 's'),
      atMost('the feed of others, p95', percentile95(answers), 500, 'ms'),
      atMost(`the slowest of ${answers.length} feeds`, seconds(slowest(answers)), 2, 's'),
      atMost(
        `feeds that failed (${statusesOf(answers)})`,
        answers.filter(({ status }) => status !== 200).length,
        0,
      ),
    ];
  },
};
