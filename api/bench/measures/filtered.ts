import { type Bench, graphql, labelOf, type Measure } from '../bench.ts';
import { documentOf } from '../documents.ts';
import { median, percentile, plainRow, type Row, row } from '../figures.ts';
import { load, wire } from '../load.ts';
import { withClient } from '../postgres.ts';

const perKind = 20;

/** What the smallest database has of a column, so that all are asked the same. */
const textsOf = (url: string, column: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select ${column} as text from posts group by 1 order by md5(${column}) limit $1`,
      [perKind],
    );
    return rows.map(({ text }) => text);
  });

/** How experiences are narrowed down: as people do it, and what is dear to find. */
async function askedOf(url: string): Promise<object[]> {
  const companies = await textsOf(url, 'company_name');
  const roles = await textsOf(url, 'role');
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

/** A document of the same questions at all posts against a thousand. */
const measureOf = (name: string, operation: string): Measure => ({
  name,
  async run(bench: Bench): Promise<Row[]> {
    const { server, scale, sizes, fresh, pace } = bench;
    const few = Math.max(1, Math.round(1000 * scale));
    const url = await server.filled(
      `${labelOf(scale)}_posts${few}`,
      { ...sizes, questions: 1, answers: 1, likes: 1, views: 1, posts: few },
      fresh,
    );
    const small = await bench.start('product.ts', url);
    const token = bench.people[0]?.token ?? '';
    const document = documentOf(operation);
    const requests = (await askedOf(url)).map((asked) => wire(graphql(document, asked, token)));
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
    const [fewer, more] = [few, sizes.posts].map((count) => count.toLocaleString('en'));
    return [
      row(
        `${name} p50 at ${more} posts against ${fewer}`,
        times.many,
        times.few,
        { atMost: 1.5 },
        'ms',
      ),
      plainRow(`${name} p99 at ${more} posts`, median(times.slowest), { atMost: 25 }, 'ms'),
    ];
  },
});

/** A page of experiences that are narrowed down. */
export const filteredFeed: Measure = measureOf('filtered-feed', 'Experiences');
/** What they can be narrowed down to. */
export const facets: Measure = measureOf('facets', 'ExperienceFacets');
