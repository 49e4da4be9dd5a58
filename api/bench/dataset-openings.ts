import type { Filler } from './dataset-sizes.ts';
import { companies, hashtags, roles, sentences } from './words.ts';

const list = (words: string[]): string =>
  `array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}]::text[]`;
/** The first hundredth of the words comes a tenth of the time. */
const oneOf = (words: string[], seed: number): string =>
  `(${list(words)})[1 + floor(${words.length} * power(bench.r(s, ${seed}), 2))::int]`;

/** Openings of all companies; four in five are over, as in a college that has posted for years. */
export const openings: Filler = {
  name: 'openings',
  async run(client, sizes) {
    await client.query("set local session_replication_role = 'replica'");
    const { rowCount } = await client.query(
      `insert into job_openings (id, user_id, college, company_name, role, job_type, job_location, experience, skills_required, job_description, application_link, is_current, closed_at, close_reason, is_matched, likes, views, created_at)
      select bench.id(a.at, 'opening', s), p.id, u.college, ${oneOf(companies, 81)}, ${oneOf(roles, 82)},
             case when s % 4 = 0 then 'intern' else 'fte' end, (array['remote', 'hybrid', 'wfh', 'other'])[1 + (s % 4)::int], (s % 6) || ' years',
             array[(${list(hashtags)})[1 + (s % ${hashtags.length})::int], (${list(hashtags)})[1 + ((s / 7) % ${hashtags.length})::int]],
             (${list(sentences)})[1 + (s % ${sentences.length})::int], 'https://jobs.example/' || s,
             s % 5 = 0, case when s % 5 <> 0 then timestamptz '2026-07-01' end, case when s % 5 <> 0 then 'filled' end, true,
             floor(40 * power(bench.r(s, 83), 3))::int, floor(400 * power(bench.r(s, 84), 2))::int, a.at
        from generate_series(0, $1::bigint - 1) s
        join bench.people p on p.n = floor(bench.r(s, 85) * $2::int)::int
        join users u on u.id = p.id
        cross join lateral (select timestamptz '2024-01-01' + bench.r(s, 86) * interval '900 days' as at) a order by a.at`,
      [sizes.openings, sizes.people],
    );
    return `${(rowCount ?? 0).toLocaleString('en')} rows`;
  },
};
