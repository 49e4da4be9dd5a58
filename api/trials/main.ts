import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { endProcesses } from '../test/support/process.ts';
import { databaseAway } from './database/database-away.ts';
import { databaseFull } from './database/database-full.ts';
import { embeddedConflicts } from './database/embedded-conflicts.ts';
import { locks } from './database/locks.ts';
import { pool } from './database/pool.ts';
import { undoImport } from './database/undo-import.ts';
import { churn } from './load/churn.ts';
import { floods } from './load/floods.ts';
import { largeUploads } from './load/large-uploads.ts';
import { socketsStorm } from './load/sockets-storm.ts';
import { boot } from './process/boot.ts';
import { crashedUploads } from './process/crashed-uploads.ts';
import { powerCut } from './process/power-cut.ts';
import { stopping } from './process/stopping.ts';
import { type Result, writeResults } from './results.ts';
import { chatFaults } from './services/chat-faults.ts';
import { mailOutage } from './services/mail-outage.ts';
import { redisAway } from './services/redis-away.ts';
import { storeFaults } from './services/store-faults.ts';
import { print } from './table.ts';
import { clock } from './time/clock.ts';
import { idle } from './time/idle.ts';
import { month } from './time/month.ts';
import { plant } from './tools/product.ts';
import { endPrograms } from './tools/programs.ts';
import type { Figure, Planted, Trial, Way } from './trial.ts';

const trials: Trial[] = [
  stopping,
  databaseAway,
  databaseFull,
  pool,
  locks,
  storeFaults,
  embeddedConflicts,
  undoImport,
  redisAway,
  chatFaults,
  clock,
  mailOutage,
  month,
  largeUploads,
  crashedUploads,
  powerCut,
  boot,
  idle,
  socketsStorm,
  ...floods,
  churn,
];

const usage = `usage: npm run trials [-- [--planted] [--long] [--write] NAME …]

  --planted   breaks what each trial names, and sees that it notices
  --long      those that have a long form take their time
  --write     writes what was found into api/trials/RESULTS.md

${trials.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join('\n')}`;

/** By its name, or by what the names of several begin with: `floods`. */
const isNamed = ({ name }: Trial, names: readonly string[]): boolean =>
  names.some((one) => name === one || name.startsWith(`${one}-`));

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      options: { planted: flag, long: flag, write: flag },
      allowPositionals: true,
    });
    if (positionals.every((name) => trials.some((trial) => isNamed(trial, [name]))))
      return { ...values, names: positionals };
  } catch {
    // An option that there is not.
  }
  console.error(usage);
  process.exit(1);
}

function endAll(): void {
  endProcesses();
  endPrograms();
}
process.once('exit', endAll);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

/** No trial may run for ever, nor may the next one meet what it left behind. */
function endWith({ name, minutes = 5 }: Trial, isLong: boolean): NodeJS.Timeout {
  const most = isLong ? minutes + 30 : minutes;
  return setTimeout(() => {
    console.error(`${name} did not end within ${most} minutes.`);
    process.exit(1);
  }, most * 60_000).unref();
}

/** Runs a trial once. @returns what came of it; an error is a figure that is not met */
async function run(trial: Trial, way: Way): Promise<Figure[] | string> {
  const bound = endWith(trial, way.isLong);
  plant(way.planted?.inProduct);
  try {
    return await trial.run(way);
  } catch (error) {
    return [{ what: 'it ends', measured: String(error), aim: 'yes', isMet: false }];
  } finally {
    clearTimeout(bound);
    endAll();
  }
}

/** Whether what is broken on purpose was noticed, by the figure that is there for it. */
async function runPlanted(trial: Trial, planted: Planted, isLong: boolean): Promise<Figure> {
  console.log(`  planted: ${planted.about}`);
  const outcome = await run(trial, { planted, isLong });
  const what = planted.about;
  const aim = `noticed: ${planted.figure}`;
  if (typeof outcome === 'string')
    return { what, measured: `not run: ${outcome}`, aim, isMet: false };
  const spoken = outcome.filter((figure) => figure.what.includes(planted.figure));
  const against = spoken.filter(({ isMet }) => !isMet);
  const others = outcome.filter(({ isMet }) => !isMet);
  const measured = (against.length > 0 ? against : others.length > 0 ? others : spoken)
    .map((figure) => `${figure.what}: ${figure.measured}`)
    .join('; ');
  return { what, measured, aim, isMet: against.length > 0 };
}

async function allPlanted(trial: Trial, isLong: boolean): Promise<Figure[] | string> {
  const figures: Figure[] = [];
  for (const planted of trial.planted ?? []) figures.push(await runPlanted(trial, planted, isLong));
  return figures.length > 0 ? figures : 'it has no planted fault';
}

async function resultOf(trial: Trial, isPlanted: boolean, isLong: boolean): Promise<Result> {
  const { name, about } = trial;
  console.log(`${name}: ${about}`);
  const [began, [load = 0]] = [performance.now(), loadavg()];
  const outcome = isPlanted ? await allPlanted(trial, isLong) : await run(trial, { isLong });
  const seconds = (performance.now() - began) / 1000;
  console.log(`  ${seconds.toFixed(0)} s`);
  return { name, about, seconds, load, outcome };
}

const { planted, long, write, names } = readArguments();
const kind = planted ? 'planted' : 'figures';
const results: Result[] = [];
for (const trial of trials.filter((one) => names.length === 0 || isNamed(one, names))) {
  results.push(await resultOf(trial, planted, long));
  if (write)
    writeResults(
      trials.map(({ name }) => name),
      results,
      kind,
    );
}
const figures = results.flatMap(({ name, outcome }) =>
  typeof outcome === 'string'
    ? []
    : outcome.map((figure) => ({ ...figure, what: `${name}: ${figure.what}` })),
);
console.log('');
if (figures.length > 0) print(figures);
for (const { name, outcome } of results)
  if (typeof outcome === 'string') console.log(`${name}: not run, ${outcome}`);
// Whoever runs all of them is told of one that says nothing; who names some knows of the machine.
const saysAll = names.length > 0 || results.every(({ outcome }) => typeof outcome !== 'string');
process.exit(saysAll && figures.every(({ isMet }) => isMet) ? 0 : 1);
