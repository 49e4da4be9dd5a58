import { type Bench, graphql, labelOf, type Measure, onlyPosts } from '../bench.ts';
import { documentOf } from '../documents.ts';
import { median, percentile, plainRow, type Row, row } from '../figures.ts';
import { load, wire } from '../load.ts';
import { withClient } from '../postgres.ts';

const perKind = 20;

/** What the smallest database has of a column, so that all are asked the same. */
const textsOf = (url: string, table: 'posts' | 'job_openings', column: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select ${column} as text from ${table} group by 1 order by md5(${column}) limit $1`,
      [perKind],
    );
    return rows.map(({ text }) => text);
  });

/** How experiences are narrowed down: as people do it, and what is dear to find. */
async function experiencesAsked(url: string): Promise<object[]> {
  const companies = await textsOf(url, 'posts', 'company_name');
  const roles = await textsOf(url, 'posts', 'role');
  return [
    {},
    { sort: 'interviewYear' },
    { sort: 'mostHelpful', filter: { level: ['hard'] } },
    { filter: { type: ['intern'], campus: ['onCampus'] } },
    { filter: { yearFrom: 2024, yearTo: 2025, offer: ['accepted'] } },
    { sort: 'mostViewed', filter: { branch: ['CSE', 'ECE'], level: ['easy', 'medium'] } },
    // Nobody tells this: all that can be looked through is.
    { filter: { template: ['story'], branch: ['CIVIL'] } },
    { filter: { yearFrom: 2025, level: ['hard'], offer: ['accepted'], branch: ['CHEMICAL'] } },
    ...companies.map((company) => ({ filter: { company: [company] } })),
    ...companies.map((company, i) => ({
      sort: 'interviewYear',
      filter: { company: [company], role: [roles[i % roles.length]] },
    })),
    ...roles.map((role) => ({ filter: { role: [role], type: ['intern'] } })),
    ...companies.slice(0, 5).map((search) => ({ search, filter: { yearFrom: 2024 } })),
  ];
}

/** How openings are narrowed down, by the chips of the board. */
async function openingsAsked(url: string): Promise<object[]> {
  const companies = await textsOf(url, 'job_openings', 'company_name');
  const roles = await textsOf(url, 'job_openings', 'role');
  return [
    {},
    { filter: { audiences: ['women'] } },
    { filter: { locations: ['remote', 'hybrid'] } },
    // Nobody offers this: all that can be looked through is.
    { filter: { cities: ['nowhere'], locations: ['wfh'] } },
    ...companies.map((company) => ({ filter: { companies: [company] } })),
    ...roles.map((role) => ({ filter: { roles: [role], locations: ['remote'] } })),
    ...companies.slice(0, 5).map((search) => ({ filter: { search, locations: ['hybrid'] } })),
  ];
}

/** What is asked of a small and of the whole database. */
interface Compared {
  name: string;
  operation: string;
  things: 'posts' | 'openings';
  asked(url: string): Promise<object[]>;
}

/** A document of the same questions at all posts, or openings, against a thousand. */
const measureOf = ({ name, operation, things, asked }: Compared): Measure => ({
  name,
  async run(bench: Bench): Promise<Row[]> {
    const { server, scale, sizes, fresh, pace } = bench;
    const few = Math.max(1, Math.round(1000 * scale));
    const url = await server.filled(
      `${labelOf(scale)}_${things}${few}`,
      { ...sizes, ...onlyPosts, posts: few, [things]: few },
      fresh,
    );
    const small = await bench.start('product.ts', url);
    const token = bench.people[0]?.token ?? '';
    const document = documentOf(operation);
    const requests = (await asked(url)).map((one) => wire(graphql(document, one, token)));
    const times = { few: [] as number[], many: [] as number[], slowest: [] as number[] };
    for (const child of [small, bench.product])
      await load(child.port, requests, { lanes: 1, seconds: 3 });
    for (let round = 0; round < pace.rounds; round += 1)
      for (const child of [small, bench.product]) {
        const { latencies } = await load(child.port, requests, { lanes: 1, seconds: pace.seconds });
        times[child === small ? 'few' : 'many'].push(percentile(latencies, 50));
        if (child !== small) times.slowest.push(percentile(latencies, 99));
      }
    await small.stop();
    const [fewer, more] = [few, sizes[things]].map((count) => count.toLocaleString('en'));
    return [
      row(
        `${name} p50 at ${more} ${things} against ${fewer}`,
        times.many,
        times.few,
        { atMost: 1.5 },
        'ms',
      ),
      plainRow(`${name} p99 at ${more} ${things}`, median(times.slowest), { atMost: 25 }, 'ms'),
    ];
  },
});

const experiences = { things: 'posts', asked: experiencesAsked } as const;
const board = { things: 'openings', asked: openingsAsked } as const;

/** A page of experiences that are narrowed down. */
export const filteredFeed: Measure = measureOf({
  ...experiences,
  name: 'filtered-feed',
  operation: 'Experiences',
});
/** What they can be narrowed down to. */
export const facets: Measure = measureOf({
  ...experiences,
  name: 'facets',
  operation: 'ExperienceFacets',
});
/** A page of openings that are narrowed down by the board's chips. */
export const filteredBoard: Measure = measureOf({
  ...board,
  name: 'filtered-board',
  operation: 'Jobs',
});
/** What openings can be narrowed down to: the chips with their counts. */
export const boardFacets: Measure = measureOf({
  ...board,
  name: 'board-facets',
  operation: 'JobFacets',
});
