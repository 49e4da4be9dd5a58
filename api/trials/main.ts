import { endProcesses } from '../test/support/process.ts';
import { boot } from './boot.ts';
import { chatFaults } from './chat-faults.ts';
import { crashedUploads } from './crashed-uploads.ts';
import { databaseAway } from './database-away.ts';
import { databaseFull } from './database-full.ts';
import { embeddedConflicts } from './embedded-conflicts.ts';
import { largeUploads } from './large-uploads.ts';
import { mailOutage } from './mail-outage.ts';
import { redisAway } from './redis-away.ts';
import { stopping } from './stopping.ts';
import { endPrograms } from './tools/programs.ts';
import { type Figure, print, type Trial } from './trial.ts';

const trials: Trial[] = [
  stopping,
  databaseAway,
  databaseFull,
  embeddedConflicts,
  redisAway,
  chatFaults,
  mailOutage,
  largeUploads,
  crashedUploads,
  boot,
];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !trials.some((trial) => trial.name === name));
if (unknown.length > 0) {
  console.error(`usage: npm run trials [-- NAME …]\n`);
  for (const { name, about } of trials) console.error(`  ${name.padEnd(20)} ${about}`);
  process.exit(1);
}

function endAll(): void {
  endProcesses();
  endPrograms();
}
process.once('exit', endAll);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

/** Nothing of this may run for ever. */
const minutes = 20;
setTimeout(() => {
  console.error(`The trials did not end within ${minutes} minutes.`);
  process.exit(1);
}, minutes * 60_000).unref();

async function run({ name, about, run: tried }: Trial): Promise<Figure[] | string> {
  console.log(`${name}: ${about}`);
  const began = performance.now();
  try {
    return await tried();
  } catch (error) {
    return [{ what: name, measured: String(error), aim: 'it ends', isMet: false }];
  } finally {
    endAll();
    console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
}

const figures: Figure[] = [];
const left: string[] = [];
for (const trial of trials.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const result = await run(trial);
  if (typeof result === 'string') left.push(`${trial.name}: not run, ${result}`);
  else
    figures.push(...result.map((figure) => ({ ...figure, what: `${trial.name}: ${figure.what}` })));
}
console.log('');
if (figures.length > 0) print(figures);
for (const line of left) console.log(line);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
