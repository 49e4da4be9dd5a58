import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, call, callOn, slowest, statusesOf } from './tools/calls.ts';
import { noPostgres, type OwnPostgres, startPostgres } from './tools/postgres.ts';
import { settings, signIn, startProduct } from './tools/product.ts';
import { sampleCallsOf } from './tools/sample-calls.ts';
import { atMost, type Figure, holds, seconds, type Trial } from './trial.ts';

const answerSeconds = 5.5;

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

const isRefusedWell = ({ status, headers, text }: Answered): boolean =>
  status !== 503 || (Number(headers.get('retry-after')) > 0 && /try again/.test(text));

/** Milliseconds until every door answers 200 again, five times in turn. */
async function untilWell(next: () => Promise<Answered>): Promise<number> {
  const began = performance.now();
  for (let well = 0; well < 5; ) {
    well = (await next()).status === 200 ? well + 1 : 0;
    if (performance.now() - began > 60_000) break;
  }
  return performance.now() - began;
}

async function tryFault(
  fault: Fault,
  postgres: OwnPostgres,
  url: string,
  next: () => Promise<Answered>,
): Promise<Figure[]> {
  const calls = callOn(next, 12);
  const probes = callOn(() => call(`${url}/readyz`), 1, 100);
  await sleep(500);
  await fault.make(postgres);
  await sleep(1500);
  const readiness = await call(`${url}/readyz`);
  await sleep(8000);
  await fault.mend(postgres);
  const recovered = await untilWell(next);
  const answers = await calls.end();
  const probed = await probes.end();
  const wrong = answers.filter(({ status }) => status !== 200 && status !== 503);
  const { name } = fault;
  return [
    atMost(
      `${name}: slowest answer (${statusesOf(answers)})`,
      seconds(slowest(answers)),
      answerSeconds,
      's',
    ),
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
  async run() {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const { url } = await startProduct(await settings({ DATABASE_URL: postgres.url }));
    const { token } = await signIn(url);
    const next = sampleCallsOf(url, token);
    const first = await Promise.all(Array.from({ length: 5 }, next));
    const figures = [
      holds(
        'all doors answer before',
        first.every(({ status }) => status === 200),
        statusesOf(first),
      ),
    ];
    for (const fault of faults) figures.push(...(await tryFault(fault, postgres, url, next)));
    return figures;
  },
};
