import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, bearer, call, json, statusesOf } from '../tools/calls.ts';
import { noPostgres, type OwnPostgres, startPostgres } from '../tools/postgres.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { atLeast, atMost, holds, type Trial } from '../trial.ts';

const rounds = 60;
const writesPerSecond = 50;
const metricsToken = 'a token of the trials';
/** As many as the pool has places, and some. */
const burst = 30;

/**
 * Ends connections that are inside of a transaction at this moment, as a restart of the server or a
 * balancer does; it looks until there are any.
 * @returns how many
 */
async function endTransactions(postgres: OwnPostgres): Promise<number> {
  for (let tries = 0; tries < 40; tries += 1) {
    const ended = await postgres.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()',
    );
    if (ended.length > 0) return ended.length;
  }
  return 0;
}

/** Writes so many a second, whatever becomes of them. */
function writeOn(url: string, token: string) {
  const answers: Answered[] = [];
  const acknowledged: string[] = [];
  const under: Promise<void>[] = [];
  const write = async (message: string): Promise<void> => {
    const query = 'mutation ($message: String!) { sendFeedback(message: $message) { id } }';
    const answer = await call(`${url}/graphql`, json(token, { query, variables: { message } }));
    answers.push(answer);
    if (answer.status === 200) acknowledged.push(message);
  };
  let number = 0;
  const timer = setInterval(() => {
    number += 1;
    under.push(write(`write ${number}`));
  }, 1000 / writesPerSecond);
  return {
    answers,
    acknowledged,
    async end() {
      clearInterval(timer);
      await Promise.all(under);
    },
  };
}

/** How many of the pool's connections stay lent, as it says itself: jobs have one for moments. */
async function lentOf(url: string): Promise<number> {
  let least = NaN;
  for (let looks = 0; looks < 20 && least !== 0; looks += 1) {
    const { text } = await call(`${url}/metrics`, bearer(metricsToken));
    const lent = /^experiencia_database_connections\{state="lent"\} (\d+)$/m.exec(text)?.[1];
    if (lent !== undefined && !(least < Number(lent))) least = Number(lent);
    await sleep(100);
  }
  return least;
}

/** Connections end inside of transactions, again and again. */
export const pool: Trial = {
  name: 'pool',
  about: `connections end inside of transactions ${rounds} times, under ${writesPerSecond} writes a second`,
  planted: [
    {
      about: 'a transaction that fails to roll back keeps its connection',
      figure: 'connections that are still lent at the end',
      inProduct: 'database/keeps-connections',
    },
  ],
  async run() {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const { url } = await startProduct(
      await settings({ DATABASE_URL: postgres.url, METRICS_TOKEN: metricsToken }),
    );
    const { token } = await signIn(url);
    const writing = writeOn(url, token);
    let ended = 0;
    for (let round = 0; round < rounds; round += 1) {
      ended += await endTransactions(postgres);
      await sleep(100);
    }
    await writing.end();
    await sleep(1000);
    const query = 'mutation { updateProfile(input: { bio: "Still here" }) { bio } }';
    const after = await Promise.all(
      Array.from({ length: burst }, () => call(`${url}/graphql`, json(token, { query }))),
    );
    const kept = await postgres.query<{ message: string }>('select message from feedback');
    const stored = new Set(kept.map(({ message }) => message));
    const wrong = writing.answers.filter(({ status }) => status !== 200 && status !== 503);
    return [
      atLeast('connections that were ended', ended, rounds),
      atMost(`answers other than 200 and 503 (${statusesOf(writing.answers)})`, wrong.length, 0),
      atMost('connections that are still lent at the end', await lentOf(url), 0),
      holds(
        `${burst} units of work at once, afterwards`,
        after.every(({ status }) => status === 200),
        statusesOf(after),
      ),
      atMost(
        'acknowledged writes that are lost',
        writing.acknowledged.filter((message) => !stored.has(message)).length,
        0,
      ),
      holds('/healthz', (await call(`${url}/healthz`)).status === 200),
    ];
  },
};
