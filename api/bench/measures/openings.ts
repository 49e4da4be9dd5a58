import { type Bench, graphql, labelOf, type Measure, onlyPosts, sides } from '../bench.ts';
import type { Child } from '../child.ts';
import { documentOf } from '../documents.ts';
import { inTurns, median, plainRow, processorTime, type Row, row, throughput } from '../figures.ts';
import { ask, wire } from '../load.ts';

const viewers = 40;
/** Calls of one kind in a round: their median is the round's figure. */
const callsInRound = 40;

/** How the board is asked for: as it opens, in another order, narrowed, searched. */
const boards = {
  'the board': {},
  'the board by views': { sort: 'views' },
  'the board, filtered': {
    filter: { company: 'a', skill: 'a', location: 'remote' },
    sort: 'useful',
  },
  'the board, searched': { filter: { search: 'engineer' } },
} as const;

/** The time of one call of this kind, in milliseconds. */
async function timeOf(child: Child, variables: object, token: string): Promise<number> {
  const request = wire(graphql(documentOf('Jobs'), { first: 20, ...variables }, token));
  const began = performance.now();
  const answer = await ask<{ errors?: unknown }>(child.port, request);
  const took = performance.now() - began;
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return took;
}

async function roundOf(child: Child, variables: object, token: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < callsInRound; i += 1) times.push(await timeOf(child, variables, token));
  return median(times);
}

/** The board at all openings against the same board at a thousand. */
async function boardRows(bench: Bench, small: Child, counts: [number, number]): Promise<Row[]> {
  const token = bench.people[0]?.token ?? '';
  const rows: Row[] = [];
  for (const [name, variables] of Object.entries(boards)) {
    const [few, many]: [number[], number[]] = [[], []];
    for (let i = 0; i < bench.pace.rounds; i += 1) {
      few.push(await roundOf(small, variables, token));
      many.push(await roundOf(bench.product, variables, token));
    }
    const [fewer, more] = counts.map((count) => count.toLocaleString('en'));
    rows.push(
      row(`${name} p50 at ${more} openings against ${fewer}`, many, few, { atMost: 1.5 }, 'ms'),
    );
  }
  return rows;
}

/** The board and one opening. */
export const openings: Measure = {
  name: 'openings',
  async run(bench) {
    const { server, scale, sizes, fresh } = bench;
    const few = Math.max(1, Math.round(1000 * scale));
    const url = await server.filled(
      `${labelOf(scale)}_openings${few}`,
      { ...sizes, ...onlyPosts, posts: few, openings: few },
      fresh,
    );
    const small = await bench.start('product.ts', url);
    const rows = await boardRows(bench, small, [few, sizes.openings]);
    await small.stop();
    const found = await bench.sql<{ id: string }>(
      'select id from job_openings where is_current order by views desc, id limit $1',
      [viewers],
    );
    const calls = bench.people
      .slice(0, found.length)
      .map(({ token }, i) => graphql(documentOf('JobPage'), { id: found[i]?.id ?? '' }, token));
    const { product, limit, statements } = await sides(bench, 'opening', calls);
    const turns = await inTurns(product, limit, bench.pace);
    return [
      ...rows,
      throughput('one opening', turns, 0.4),
      processorTime('one opening', turns, 3),
      plainRow('one opening: statements besides the session check', statements, { atMost: 6 }),
    ];
  },
};
