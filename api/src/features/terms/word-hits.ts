import { matches, type Part, rank, worked } from './terms.ts';

/** Of each word, terms and people that it is looked for among, at most. */
const terms = 300;
const people = 500;

const parts: Record<Part, string> = {
  norm: 'a.norm',
  pattern: 'a.pattern',
  literal: 'a.literal',
  typos: 'a.typos',
};
/** One or two letters also begin the later words of a name: "ml" is in "AI ML Engineer". */
const begins = (column: string): string => `${column} like a.later`;

/**
 * The common table expressions `asked (n, norm …)`, the words, and `hit (n, kind, norm, user_id, rank)`, what each
 * of them can mean: known terms, people (`kind = 'person'`) and facets. Errors in typing are forgiven to each word
 * by itself, when nothing matches it as typed. The word 0 is the whole term, with one letter wrong at most.
 * Like `hits` it reads distinct words and names alone.
 * @param words the parameter that holds `SearchWords.words`
 * @param facets the parameter that holds `SearchWords.facets` as JSON
 */
export const wordHits = (words: string, facets: string): string => `
  asked as materialized (
    select (n - 1)::int as n, ${Object.entries(worked('word'))
      .map(([name, value]) => `${value} as ${name}`)
      .join(', ')},
           case when length(search_norm(word)) < 3 then '% ' || search_like(search_norm(word)) || '%' end as later
      from unnest(${words}::text[]) with ordinality as typed (word, n)),
  meant as (
    select a.n, t.* from asked a cross join lateral (
      select kind, norm, null::uuid as user_id, ${rank('s.norm', 's.keys', parts)} as rank from search_terms s where ${matches('s.norm', 's.keys', parts)} or ${begins('s.norm')}
       order by rank, length(s.norm), s.norm limit ${terms}) t
    union all select a.n, 'person', null, x.user_id, x.rank from asked a cross join lateral (
      select user_id, ${rank('r.name_norm', 'r.name_keys', parts)} as rank from profiles r where r.is_listed and (${matches('r.name_norm', 'r.name_keys', parts)} or ${begins('r.name_norm')})
       order by rank, r.last_active_at desc limit ${people}) x
    union all select f.n, f.kind, f.norm, null, f.rank from jsonb_to_recordset(${facets}::jsonb) as f (n int, kind text, norm text, rank int)),
  hit as materialized (
    select n, kind, norm, user_id, rank from (select *, min(rank) over (partition by n) as best from meant) m where rank <= 3 or best > 3 and (n > 0 or rank <= 4))`;
