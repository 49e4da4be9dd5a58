import { graphql, type Measure } from '../bench.ts';
import { documentOf } from '../documents.ts';
import { median, percentile, plainRow, type Row } from '../figures.ts';
import { load, wire } from '../load.ts';
import { withClient } from '../postgres.ts';

const perKind = 12;
/** How much of a word is typed when somebody pauses: the shorter, the more it may mean. */
const typedLengths = [2, 3, 4, 6];

/** Beginnings of companies, roles, names and hashtags, and of second words. */
async function beginningsOf(url: string): Promise<string[]> {
  const texts = await withClient(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `(select company_name as text from posts group by 1 order by md5(company_name) limit $1)
       union all (select role from posts group by 1 order by md5(role) limit $1)
       union all (select full_name from users order by md5(full_name) limit $1)
       union all (select tag from posts, unnest(hashtags) tag group by 1 order by md5(tag) limit $1)`,
      [perKind],
    );
    return rows.map(({ text }) => text);
  });
  const words = texts.flatMap((text) => [text, ...text.split(' ').slice(1)]);
  return [
    ...new Set(
      words.flatMap((word) => [word, ...typedLengths.map((length) => word.slice(0, length))]),
    ),
  ].filter((typed) => typed.trim().length > 1);
}

/** What the header suggests while somebody types, at full size. */
export const typeAhead: Measure = {
  name: 'type-ahead',
  async run({ product, people, pace, url }): Promise<Row[]> {
    const document = documentOf('Suggestions');
    const token = people[0]?.token ?? '';
    const requests = (await beginningsOf(url)).map((search) =>
      wire(graphql(document, { search }, token)),
    );
    const asked = { lanes: 1, seconds: pace.seconds };
    await load(product.port, requests, asked);
    const times = { half: [] as number[], most: [] as number[] };
    for (let round = 0; round < pace.rounds; round += 1) {
      const { latencies, failed } = await load(product.port, requests, asked);
      if (failed > 0) throw new Error(`${failed} suggestions were refused`);
      times.half.push(percentile(latencies, 50));
      times.most.push(percentile(latencies, 95));
    }
    return [
      plainRow('type-ahead p50', median(times.half), { atMost: 25 }, 'ms'),
      plainRow('type-ahead p95', median(times.most), { atMost: 50 }, 'ms'),
    ];
  },
};
