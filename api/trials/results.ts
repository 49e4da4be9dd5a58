import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { markdown } from './table.ts';
import type { Figure } from './trial.ts';

/** What came of a trial, to be written down. */
export interface Result {
  name: string;
  about: string;
  seconds: number;
  /** How many wanted a core when it began, of all that ran on the machine. */
  load: number;
  /** Figures, or the reason why there are none. */
  outcome: readonly Figure[] | string;
}

export type Kind = 'figures' | 'planted';

const file = join(import.meta.dirname, 'RESULTS.md');

const head = `# What the trials found

Written by \`npm run trials -- --write\` and \`npm run trials -- --planted --write\`: each part stands as its last run left it.
`;

const titleOf = (name: string, kind: Kind): string =>
  kind === 'planted' ? `${name}, with what is planted` : name;

function machine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const model = first?.model.trim();
  return `${cpus().length} cores${model && model !== 'unknown' ? ` (${model})` : ''}, ${gigabytes} GB, Node ${process.versions.node}`;
}

function partOf({ name, about, seconds, load, outcome }: Result, kind: Kind): string {
  const day = new Date().toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const found = typeof outcome === 'string' ? `Not run: ${outcome}.` : markdown(outcome);
  return `## ${titleOf(name, kind)}

${about[0]?.toUpperCase()}${about.slice(1)}. ${day}, ${seconds.toFixed(0)} s, ${machine()}, load ${load.toFixed(1)} when it began.

${found}
`;
}

/** The parts that the file has by now, by their titles. */
function partsNow(): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const [, ...parts] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  return new Map(parts.map((part) => [part.slice(3, part.indexOf('\n')), `${part.trimEnd()}\n`]));
}

/**
 * Writes results into RESULTS.md, each in the place of its last; what was not run stays, and what
 * is no trial any more goes.
 * @param order names of all trials
 */
export function writeResults(
  order: readonly string[],
  results: readonly Result[],
  kind: Kind,
): void {
  const parts = partsNow();
  for (const result of results) parts.set(titleOf(result.name, kind), partOf(result, kind));
  const titles = (['figures', 'planted'] as const).flatMap((one) =>
    order.map((name) => titleOf(name, one)),
  );
  writeFileSync(file, [head, ...titles.flatMap((title) => parts.get(title) ?? [])].join('\n'));
}
