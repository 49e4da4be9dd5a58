import { type Bench, graphql, labelOf, type Measure, onlyPosts } from '../bench.ts';
import type { Child } from '../child.ts';
import { documentOf } from '../documents.ts';
import { median, percentile, plainRow, type Row, row } from '../figures.ts';
import { ask, load, wire } from '../load.ts';
import { withClient } from '../postgres.ts';

type Kind = 'company' | 'role' | 'name';
interface Term {
  kind: Kind;
  text: string;
}
interface Asked extends Term {
  typed: string;
  /** What an answer has to hold. */
  meant: string;
}

const perKind = 60;

/** Words that are in the smallest database, so that all three are asked the same. */
async function termsOf(url: string): Promise<Term[]> {
  return withClient(
    url,
    async (client) =>
      (
        await client.query<Term>(
          `
    (select 'company' as kind, company_name as text from posts group by 2 order by md5(company_name) limit $1)
    union all (select 'role', role from posts group by 2 order by md5(role) limit $1)
    union all (select 'name', full_name from posts join users u on u.id = user_id group by 2 order by md5(full_name) limit $1)`,
          [perKind],
        )
      ).rows,
  );
}

const letters = 'etaoinshrdlcumwfgypbvk';

/**
 * The text with one letter wrong, missing, added or swapped; the kind of error and its place follow
 * from the text's number.
 */
function oneError(text: string, n: number): string {
  const at = 1 + ((n * 7) % (text.length - 2));
  const letter =
    letters[(n * 5) % letters.length] === text[at]?.toLowerCase()
      ? 'z'
      : (letters[(n * 5) % letters.length] ?? 'z');
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (n % 4 === 0) return before + letter + after;
  if (n % 4 === 1) return before + after;
  if (n % 4 === 2) return before + letter + text.slice(at);
  return text[at] === text[at + 1]
    ? before + after
    : before + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
}

/**
 * Two words of different kinds, as somebody types who looks for a role at a company: both stand in
 * one post.
 */
async function pairsOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select text
         from (select distinct split_part(company_name, ' ', 1) || ' ' || split_part(role, ' ', 1) as text from posts) as pair
        order by md5(text) limit $1`,
      [perKind],
    );
    return rows.map(({ text }) => text);
  });
}

const longestWord = (text: string): string =>
  text.split(' ').sort((a, b) => b.length - a.length)[0] ?? text;

interface Found {
  feedPosts: { nodes: { companyName: string; role: string; user: { fullName: string } }[] };
}
interface FoundPeople {
  feedProfiles: { nodes: { user: { fullName: string } }[] };
}

const posts = documentOf('FeedPosts');
const people = documentOf('FeedProfiles');
const call = (query: string, search: string, token: string): Buffer =>
  wire(graphql(query, { search, first: 20 }, token));

async function data<T>(child: Child, query: string, typed: string, token: string): Promise<T> {
  const answer = await ask<{ data: T | null; errors?: unknown }>(
    child.port,
    call(query, typed, token),
  );
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

/**
 * What the first page of the feed tells: of its posts the companies, roles and authors, and of the
 * people beside them the names.
 */
async function previewOf(
  child: Child,
  typed: string,
  token: string,
): Promise<Record<Kind, string[]>> {
  const { nodes } = (await data<Found>(child, posts, typed, token)).feedPosts;
  const found = (await data<FoundPeople>(child, people, typed, token)).feedProfiles.nodes;
  return {
    company: nodes.map((node) => node.companyName),
    role: nodes.map((node) => node.role),
    name: [...nodes, ...found].map((node) => node.user.fullName),
  };
}

/**
 * The share of the asked that were found: the very term for an error, the typed letters within a
 * word for a mid-word.
 */
async function shareFound(
  child: Child,
  asked: Asked[],
  token: string,
  isIt: (texts: Record<Kind, string[]>, one: Asked) => boolean,
): Promise<number> {
  let found = 0;
  for (const one of asked) if (isIt(await previewOf(child, one.typed, token), one)) found += 1;
  return (100 * found) / asked.length;
}

/** What was measured of one product: medians of each round, and every time of each call. */
interface Times {
  p50: number[];
  p99: number[];
  each: number[][];
}

/** Sends the calls to each product in turn, round by round. */
async function timesOf(
  children: readonly Child[],
  requests: Buffer[],
  { rounds, seconds }: Bench['pace'],
): Promise<Times[]> {
  const times = children.map((): Times => ({ p50: [], p99: [], each: requests.map(() => []) }));
  for (const child of children) await load(child.port, requests, { lanes: 1, seconds: 3 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, child] of children.entries()) {
      const { latencies, each } = await load(child.port, requests, {
        lanes: 1,
        seconds: Math.max(3, seconds),
      });
      times[i]?.p50.push(percentile(latencies, 50));
      times[i]?.p99.push(percentile(latencies, 99));
      for (const [n, ms] of each.entries()) times[i]?.each[n]?.push(...ms);
    }
  }
  return times;
}

const inNumbers = (count: number | undefined): string => (count ?? 0).toLocaleString('en');

/**
 * Flat in the number of posts, and bounded; last, every call at its median: without what else this
 * machine did meanwhile.
 */
function rowsOf(name: string, times: Times[], counts: number[]): Row[] {
  const atMost = { atMost: 25 };
  const [smallest] = times;
  const medianCalls = ({ each }: Times): number[] =>
    each
      .filter((ms) => ms.length > 0)
      .map(median)
      .sort((a, b) => a - b);
  return [
    ...times
      .slice(1)
      .map(({ p50 }, i) =>
        row(
          `${name} p50 at ${inNumbers(counts[i + 1])} posts against ${inNumbers(counts[0])}`,
          p50,
          smallest?.p50 ?? [],
          { atMost: 1.5 },
          'ms',
        ),
      ),
    ...times.map(({ p99 }, i) =>
      plainRow(`${name} p99 at ${inNumbers(counts[i])} posts`, median(p99), atMost, 'ms'),
    ),
    ...times.map((each, i) =>
      plainRow(
        `${name} p99 of the calls at ${inNumbers(counts[i])} posts, each at its median`,
        percentile(medianCalls(each), 99),
        atMost,
        'ms',
      ),
    ),
  ];
}

const typos = (terms: Term[]): Asked[] =>
  terms.map((term, n) => {
    // Every other time the whole term is typed, else its longest word.
    const meant = n % 2 === 0 ? term.text : longestWord(term.text);
    return { ...term, meant, typed: oneError(meant, n) };
  });

const middles = (terms: Term[]): Asked[] =>
  terms
    .map((term) => ({
      ...term,
      meant: '',
      typed: longestWord(term.text).slice(1, 6).toLowerCase(),
    }))
    .filter(({ typed }) => typed.length >= 3);

/** How many errors are forgiven, and how many words are found from their middle. */
async function foundRows(
  child: Child,
  terms: Term[],
  token: string,
  count: number,
): Promise<Row[]> {
  const at = `at ${inNumbers(count)} posts`;
  const rows: Row[] = [];
  for (const kind of ['company', 'role', 'name'] as const) {
    const found = await shareFound(
      child,
      typos(terms).filter((one) => one.kind === kind),
      token,
      (texts, one) => texts[kind].some((text) => text.includes(one.meant)),
    );
    rows.push(
      plainRow(`search: one-letter errors found, ${kind}, ${at}`, found, { atLeast: 85 }, '%'),
    );
  }
  const within = await shareFound(child, middles(terms), token, (texts, one) =>
    Object.values(texts)
      .flat()
      .some((text) => text.toLowerCase().includes(one.typed)),
  );
  rows.push(plainRow(`search: mid-word matches found, ${at}`, within, { atLeast: 100 }, '%'));
  return rows;
}

export const search: Measure = {
  name: 'search',
  async run(bench: Bench): Promise<Row[]> {
    const { server, scale, sizes, fresh, pace } = bench;
    const size = (n: number): number => Math.round(n * scale);
    const small = { ...sizes, ...onlyPosts };
    const counts = [size(1000), size(10_000), sizes.posts];
    const urls: string[] = [];
    for (const count of counts.slice(0, 2))
      urls.push(
        await server.filled(`${labelOf(scale)}_posts${count}`, { ...small, posts: count }, fresh),
      );
    const children = [
      await bench.start('product.ts', urls[0]),
      await bench.start('product.ts', urls[1]),
      bench.product,
    ] as const;
    const token = bench.people[0]?.token ?? '';
    const terms = await termsOf(urls[0] ?? '');
    const pairs = await pairsOf(urls[0] ?? '');
    const typed = [
      ...terms.map(({ text }) => text),
      ...[...typos(terms), ...middles(terms)].map((one) => one.typed),
    ];
    const calls = (texts: string[]): Buffer[] => texts.map((text) => call(posts, text, token));

    const rows = [
      ...rowsOf('search', await timesOf(children, calls(typed), pace), counts),
      ...rowsOf('search by two words', await timesOf(children, calls(pairs), pace), counts),
    ];
    for (const i of [0, 2] as const)
      rows.push(...(await foundRows(children[i], terms, token, counts[i] ?? 0)));
    await children[0].stop();
    await children[1].stop();
    return rows;
  },
};
