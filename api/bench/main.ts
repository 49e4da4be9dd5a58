import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { type Measure, openBench } from './bench.ts';
import { print, type Row } from './figures.ts';
import { admin, imported } from './measures/admin.ts';
import { asked } from './measures/asked.ts';
import { capacity } from './measures/capacity.ts';
import { chat, send } from './measures/chat.ts';
import { chatSearch } from './measures/chat-search.ts';
import { crowd, delivery } from './measures/crowd.ts';
import { follow, paths, people } from './measures/directory.ts';
import { boardFacets, facets, filteredBoard, filteredFeed } from './measures/filtered.ts';
import { flow } from './measures/flow.ts';
import { idle, live } from './measures/live.ts';
import { openings } from './measures/openings.ts';
import { feed, post, rest } from './measures/pages.ts';
import { screens } from './measures/screens.ts';
import { search } from './measures/search.ts';
import { typeAhead } from './measures/type-ahead.ts';
import { command, like, question, vote } from './measures/writes.ts';
import { findServer } from './postgres.ts';

const measures: Measure[] = [
  feed,
  rest,
  post,
  search,
  typeAhead,
  asked,
  filteredFeed,
  facets,
  filteredBoard,
  boardFacets,
  openings,
  people,
  paths,
  follow,
  live,
  idle,
  like,
  vote,
  question,
  command,
  send,
  chat,
  chatSearch,
  delivery,
  crowd,
  capacity,
  admin,
  imported,
  screens,
  flow,
];

const { values } = parseArgs({
  options: {
    rows: { type: 'string' },
    scale: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '9' },
    fresh: { type: 'boolean', default: false },
  },
});
const wanted = values.rows?.split(',') ?? measures.map(({ name }) => name);
const unknown = wanted.filter((name) => !measures.some((measure) => measure.name === name));
const scale = Number(values.scale);
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
if (unknown.length > 0 || !(scale > 0 && scale <= 1) || !(seconds > 0) || !(rounds >= 1)) {
  console.error(
    `usage: npm run bench -- [--rows ${measures.map(({ name }) => name).join(',')}] [--scale 0.01…1] [--seconds 2] [--rounds 9] [--fresh]`,
  );
  process.exit(1);
}

/** Nothing of this may run for ever. */
const minutes = 60;
setTimeout(() => {
  console.error(`The bench did not end within ${minutes} minutes.`);
  process.exit(1);
}, minutes * 60_000).unref();

const server = await findServer(process.env['DATABASE_URL']);
if (!server) {
  console.log(
    'npm run bench needs a PostgreSQL server: none answers at DATABASE_URL or 127.0.0.1:5432. Nothing was measured.',
  );
  process.exit(0);
}
console.log(
  `PostgreSQL ${server.version}, Node ${process.version}, scale ${scale}, ${rounds} rounds of ${seconds} s each, product and limit in turn`,
);
const bench = await openBench(server, {
  scale,
  fresh: values.fresh,
  pace: { rounds, seconds, lanes: 16 },
});
const rows: Row[] = [];
const failed: string[] = [];
try {
  for (const measure of measures.filter(({ name }) => wanted.includes(name))) {
    console.log(`  measuring ${measure.name}`);
    try {
      rows.push(...(await measure.run(bench)));
    } catch (error) {
      // The other measures still stand for something, and a whole run takes an hour.
      console.error(`  ${measure.name} failed:`, error);
      failed.push(measure.name);
    }
  }
} finally {
  await bench.close();
}
console.log('\nmedian (least–most) of the rounds; ratios are product to limit, round by round\n');
print(rows);
if (failed.length > 0) console.log(`\nfailed, and missing above: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
