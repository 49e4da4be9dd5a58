import { type Bench, graphql, type Measure, sides } from '../bench.ts';
import { documentOf } from '../documents.ts';
import {
  inTurns,
  median,
  percentile,
  plainRow,
  processorTime,
  type Row,
  type Turn,
  throughput,
  turn,
} from '../figures.ts';
import { load, wire } from '../load.ts';

const perKind = 20;

/** The companies that most is told of: their slugs. */
const companiesOf = async (bench: Bench): Promise<string[]> => {
  const found = await bench.sql<{ slug: string }>(
    'select slug from companies order by people_count desc, experience_count desc, slug limit $1',
    [perKind],
  );
  return found.map(({ slug }) => slug);
};

/** How long answers of one document take: the middle one, and the slowest of a hundred. */
async function waits(
  bench: Bench,
  name: string,
  document: string,
  asked: object[],
  atMost: number,
) {
  const token = bench.people[0]?.token ?? '';
  const requests = asked.map((variables) => wire(graphql(document, variables, token)));
  const { pace, product } = bench;
  await load(product.port, requests, { lanes: 1, seconds: pace.seconds });
  const [half, slowest]: [number[], number[]] = [[], []];
  for (let round = 0; round < pace.rounds; round += 1) {
    const { latencies } = await load(product.port, requests, { lanes: 1, seconds: pace.seconds });
    half.push(percentile(latencies, 50));
    slowest.push(percentile(latencies, 99));
  }
  return [
    plainRow(`${name}: p50`, median(half), { atMost: atMost / 2 }, 'ms'),
    plainRow(`${name}: p99`, median(slowest), { atMost }, 'ms'),
  ];
}

/** How people are narrowed down, by common filters and by rare ones. */
const peopleAsked = (companies: readonly string[]): object[] => [
  {},
  { sort: 'mostHelpful' },
  { filter: { verified: true } },
  { filter: { branch: ['CSE', 'ECE'], batchFrom: 2018, batchTo: 2022 } },
  { filter: { requests: true, branch: ['CIVIL'] } },
  ...companies.map((company) => ({ filter: { company: [company] } })),
];

/** As everything that finds something: 99 in 100 answers come within so many milliseconds. */
const longest = 25;

/** `/people`: the list beside its statement, narrowed down, and what it is counted by. */
export const people: Measure = {
  name: 'people',
  async run(bench): Promise<Row[]> {
    const document = documentOf('People');
    const calls = bench.people
      .slice(0, 2 * perKind)
      .map(({ token }) => graphql(document, { first: 18 }, token));
    const { product, limit, statements } = await sides(bench, 'people', calls);
    const turns = await inTurns(product, limit, bench.pace);
    const asked = peopleAsked(await companiesOf(bench));
    const pages = asked.map((one) => ({ first: 18, ...one }));
    return [
      throughput('people', turns, 0.4),
      processorTime('people', turns, 3),
      plainRow('people: statements besides the session check', statements, { atMost: 2 }),
      ...(await waits(bench, 'people, narrowed down', document, pages, longest)),
      ...(await waits(bench, 'people, counted', documentOf('PeopleFacets'), asked, longest)),
    ];
  },
};

/** `/paths`: how many got to a company, or to a role. */
export const paths: Measure = {
  name: 'paths',
  async run(bench): Promise<Row[]> {
    const roles = await bench.sql<{ role: string }>(
      'select role from career_experiences group by 1 order by count(*) desc, 1 limit $1',
      [perKind],
    );
    const asked = [
      ...(await companiesOf(bench)).map((company) => ({ company })),
      ...roles.map(({ role }) => ({ role })),
      ...roles.map(({ role }) => ({ role, branch: ['CSE'], batchFrom: 2015, batchTo: 2024 })),
    ].map((filter) => ({ filter }));
    return waits(bench, 'paths', documentOf('Paths'), asked, longest);
  },
};

/** A company is followed and followed no more, in turn, by many people. */
export const follow: Measure = {
  name: 'follow',
  async run(bench): Promise<Row[]> {
    const { product, pace } = bench;
    const slugs = await companiesOf(bench);
    const [on, off] = [documentOf('FollowCompany'), documentOf('UnfollowCompany')];
    const requests = bench.people.slice(0, 2 * perKind).flatMap(({ token }, at) => {
      const slug = slugs[at % slugs.length] ?? '';
      return [on, off].map((document) => wire(graphql(document, { slug }, token)));
    });
    const side = { child: product, requests };
    await turn(side, { ...pace, seconds: 2 });
    const turns: Turn[] = [];
    for (let round = 0; round < pace.rounds; round += 1) turns.push(await turn(side, pace));
    const cpu = median(turns.map((one) => one.cpu)) / 1000;
    return [plainRow('following a company: CPU per request', cpu, { atMost: 3 }, 'ms')];
  },
};
