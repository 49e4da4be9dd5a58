import type { Child } from './child.ts';
import { type Load, load, type Sendable } from './load.ts';

export const median = (values: number[]): number =>
  percentile(
    [...values].sort((a, b) => a - b),
    50,
  );
/** Of sorted values. */
export const percentile = (sorted: number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN;

/** One line of the final table. */
export interface Row {
  measure: string;
  product: string;
  limit: string;
  ratio: string;
  aim: string;
  met: boolean;
}

const number = (value: number): string =>
  value >= 100
    ? Math.round(value).toLocaleString('en')
    : value >= 10
      ? value.toFixed(1)
      : value.toFixed(2);
const spread = (values: number[], show = number): string =>
  `${show(median(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`;

/** A line that compares rounds, each product's with the limit's beside it. */
export function row(
  measure: string,
  product: number[],
  limit: number[],
  aim: { atLeast: number } | { atMost: number },
  unit: string,
): Row {
  const ratios = product.map((value, i) => value / (limit[i] ?? Number.NaN));
  const ratio = median(ratios);
  const shown = (value: number): string => value.toFixed(2);
  return {
    measure,
    product: `${spread(product)} ${unit}`,
    limit: `${spread(limit)} ${unit}`,
    ratio: spread(ratios, shown),
    aim: 'atLeast' in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`,
    met: 'atLeast' in aim ? ratio >= aim.atLeast : ratio <= aim.atMost,
  };
}

/** A line whose aim is a plain figure. */
export const plainRow = (
  measure: string,
  value: number,
  aim: { atLeast: number } | { atMost: number },
  unit = '',
): Row => ({
  measure,
  product: `${number(value)}${unit ? ` ${unit}` : ''}`,
  limit: '',
  ratio: '',
  aim: `${'atLeast' in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`}${unit ? ` ${unit}` : ''}`,
  met: 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost,
});

/** A line without an aim, which says what another one rests on. */
export const figureRow = (measure: string, value: number, unit = ''): Row => ({
  ...plainRow(measure, value, { atLeast: Number.NEGATIVE_INFINITY }, unit),
  aim: '',
});

export interface Side {
  child: Child;
  requests: Sendable[];
}

export interface Turn {
  perSecond: number;
  /** Processor time of the server's process, microseconds per request. */
  cpu: number;
  load: Load;
}

export interface Pace {
  rounds: number;
  seconds: number;
  lanes: number;
}

export async function turn(
  { child, requests }: Side,
  { seconds, lanes }: Pick<Pace, 'seconds' | 'lanes'>,
): Promise<Turn> {
  const before = await child.usage();
  const done = await load(child.port, requests, { lanes, seconds });
  const after = await child.usage();
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.requests} answers were refusals`);
  return {
    perSecond: done.requests / done.seconds,
    cpu: (after.cpu - before.cpu) / done.requests,
    load: done,
  };
}

/** Product and limit in turn, after a warm-up of both; who goes first changes with each round. */
export async function inTurns(
  product: Side,
  limit: Side,
  pace: Pace,
): Promise<{ product: Turn[]; limit: Turn[] }> {
  const turns = { product: [] as Turn[], limit: [] as Turn[] };
  for (const side of [product, limit])
    await turn(side, { ...pace, seconds: Math.max(2, pace.seconds / 2) });
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const name of round % 2 === 0
      ? (['product', 'limit'] as const)
      : (['limit', 'product'] as const))
      turns[name].push(await turn(name === 'product' ? product : limit, pace));
  }
  return turns;
}

/** The two lines that most measures give. */
export const throughput = (
  measure: string,
  turns: { product: Turn[]; limit: Turn[] },
  atLeast: number,
): Row =>
  row(
    `${measure}: requests/s`,
    turns.product.map((t) => t.perSecond),
    turns.limit.map((t) => t.perSecond),
    { atLeast },
    '/s',
  );
export const processorTime = (
  measure: string,
  turns: { product: Turn[]; limit: Turn[] },
  atMost: number,
): Row =>
  row(
    `${measure}: CPU per request`,
    turns.product.map((t) => t.cpu),
    turns.limit.map((t) => t.cpu),
    { atMost },
    'µs',
  );

/** Prints the final table. */
export function print(rows: Row[]): void {
  const table = [
    {
      measure: 'measure',
      product: 'product',
      limit: 'limit',
      ratio: 'ratio',
      aim: 'aim',
      met: 'met',
    },
    ...rows.map((one) => ({ ...one, met: one.met ? 'yes' : 'NO' })),
  ];
  const columns = ['measure', 'product', 'limit', 'ratio', 'aim', 'met'] as const;
  const widths = columns.map((column) => Math.max(...table.map((one) => one[column].length)));
  for (const [i, one] of table.entries()) {
    console.log(
      columns
        .map((column, c) => one[column].padEnd(widths[c] ?? 0))
        .join(' | ')
        .trimEnd(),
    );
    if (i === 0) console.log(widths.map((width) => '-'.repeat(width)).join('-|-'));
  }
}
