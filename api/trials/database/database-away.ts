import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answered,
  call,
  callOn,
  isRefusedWell,
  json,
  percentile95,
  slowest,
  statusesOf,
} from '../tools/calls.ts';
import { noPostgres, type OwnPostgres, startPostgres } from '../tools/postgres.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { sampleCallsOf } from '../tools/sample-calls.ts';
import { atLeast, atMost, type Figure, holds, seconds, type Trial } from '../trial.ts';

const answerSeconds = 5.5;
/** Units of work that are under way at any moment, beside what people read. */
const writeLanes = 24;

interface Fault {
  name: string;
  make(postgres: OwnPostgres): Promise<void>;
  mend(postgres: OwnPostgres): Promise<void>;
}

const resolved = (work: (postgres: OwnPostgres) => void) => (postgres: OwnPostgres) => {
  work(postgres);
  return Promise.resolve();
};

const faults: Fault[] = [
  {
    name: 'frozen',
    make: resolved((postgres) => {
      postgres.freeze();
    }),
    mend: resolved((postgres) => {
      postgres.thaw();
    }),
  },
  { name: 'killed', make: (postgres) => postgres.kill(), mend: (postgres) => postgres.start() },
  { name: 'restarted', make: (postgres) => postgres.stop(), mend: (postgres) => postgres.start() },
];

/** Milliseconds until every door answers 200 again, five times in turn. */
async function untilWell(next: () => Promise<Answered>): Promise<number> {
  const began = performance.now();
  for (let well = 0; well < 5; ) {
    well = (await next()).status === 200 ? well + 1 : 0;
    if (performance.now() - began > 60_000) break;
  }
  return performance.now() - began;
}

/** The most units of work that are under way at one of some moments. */
async function transactionsOf(postgres: OwnPostgres): Promise<number> {
  let most = 0;
  for (let look = 0; look < 5; look += 1) {
    const [row] = await postgres.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid()',
    );
    most = Math.max(most, row?.count ?? 0);
  }
  return most;
}

interface Calls {
  /** The calls of one person, in turn. */
  next(): Promise<Answered>;
  /** A unit of work, in a row of its own: nobody waits for another's lock. */
  write(): Promise<Answered>;
}

async function tryFault(
  fault: Fault,
  postgres: OwnPostgres,
  url: string,
  { next, write }: Calls,
): Promise<Figure[]> {
  const calls = callOn(next, 12);
  const writes = callOn(write, writeLanes, 0);
  const probes = callOn(() => call(`${url}/readyz`), 1, 100);
  await sleep(1000);
  const inFlight = await transactionsOf(postgres);
  await fault.make(postgres);
  await sleep(1500);
  const readiness = await call(`${url}/readyz`);
  await sleep(8000);
  await fault.mend(postgres);
  const recovered = await untilWell(next);
  const answers = [...(await calls.end()), ...(await writes.end())];
  const probed = await probes.end();
  const refused = answers.filter(({ status }) => status === 503);
  const wrong = answers.filter(({ status }) => status !== 200 && status !== 503);
  const { name } = fault;
  return [
    atLeast(`${name}: units of work under way when it begins`, inFlight, 3),
    atMost(
      `${name}: slowest answer (${statusesOf(answers)})`,
      seconds(slowest(answers)),
      answerSeconds,
      's',
    ),
    // The first of them wait until it is known.
    atMost(`${name}: refusals, p95`, percentile95(refused), 500, 'ms'),
    atMost(`${name}: answers other than 200 and 503`, wrong.length, 0),
    holds(`${name}: each 503 has Retry-After and says what to do`, answers.every(isRefusedWell)),
    holds(`${name}: /readyz says 503`, readiness.status === 503, String(readiness.status)),
    atMost(`${name}: slowest /readyz`, seconds(slowest(probed)), 1, 's'),
    atMost(`${name}: all is well after it is back`, seconds(recovered), 6, 's'),
  ];
}

/** PostgreSQL is frozen, killed and restarted while people read and write. */
export const databaseAway: Trial = {
  name: 'database-away',
  about: 'PostgreSQL frozen, killed and restarted while people read and write',
  planted: [
    {
      about: 'a silent server is waited for',
      figure: 'frozen: refusals, p95',
      inProduct: 'database/trusts-silence',
    },
    {
      about: 'a transaction that could not be rolled back keeps its connection',
      figure: 'all is well after it is back',
      inProduct: 'database/keeps-connections',
    },
    {
      about: 'what GraphQL refuses is an error that nobody knows, of the status 200',
      figure: 'answers other than 200 and 503',
      inProduct: 'database/hides-refusals',
    },
  ],
  async run() {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const { url } = await startProduct(await settings({ DATABASE_URL: postgres.url }));
    const { token } = await signIn(url);
    const next = sampleCallsOf(url, token);
    let written = 0;
    const write = () => {
      written += 1;
      const query = 'mutation ($text: String!) { sendFeedback(message: $text) { __typename } }';
      return call(`${url}/graphql`, json(token, { query, variables: { text: `Note ${written}` } }));
    };
    const first = await Promise.all(Array.from({ length: 5 }, next));
    const figures = [
      holds(
        'all doors answer before',
        first.every(({ status }) => status === 200),
        statusesOf(first),
      ),
    ];
    for (const fault of faults)
      figures.push(...(await tryFault(fault, postgres, url, { next, write })));
    return figures;
  },
};
