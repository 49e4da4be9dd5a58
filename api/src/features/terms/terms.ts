/** What was typed, tidied: without the characters that text columns refuse, at most 100 long. Null when nothing is left to look for. */
export function searchText(typed: string | null | undefined): string | null {
  const text = (typed ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replace(/^#+\s*/, '')
    .slice(0, 100);
  return text || null;
}

export type Part = 'norm' | 'pattern' | 'literal' | 'typos';

export const worked = (parameter: string): Record<Part, string> => ({
  norm: `search_norm(${parameter})`,
  pattern: `search_anywhere(${parameter})`,
  literal: `search_like(search_norm(${parameter}))`,
  typos: `search_typos(replace(search_norm(${parameter}), ' ', ''))`,
});

/** The parts of what was typed, worked out once for the statement: names are many, and each is compared with all of them. */
const said = (parameter: string): string => `
  said as materialized (select ${Object.entries(worked(parameter))
    .map(([name, value]) => `${value} as ${name}`)
    .join(', ')})`;
const part = (name: Part): string => `(select ${name} from said)`;
const parts: Record<Part, string> = {
  norm: part('norm'),
  pattern: part('pattern'),
  literal: part('literal'),
  typos: part('typos'),
};

/** Mid-words, one letter wrong (a shared key), and beginnings with an error (trigrams): three index reads. */
export const matches = (
  column: string,
  keys: string,
  { pattern, typos, norm }: Record<Part, string>,
): string => `(${column} like ${pattern} or ${keys} && ${typos} or ${column} %> ${norm})`;

/** 0 exact, 1 its beginning, 2 the beginning of a word, 3 within a word, 4 one letter wrong, 5 similar. */
export const rank = (
  column: string,
  keys: string,
  { norm, literal, typos }: Record<Part, string>,
): string =>
  `case when ${column} = ${norm} then 0 when ${column} like ${literal} || '%' then 1 when ${column} like '% ' || ${literal} || '%' then 2
    when ${column} like '%' || ${literal} || '%' then 3 when ${keys} && ${typos} then 4 else 5 end`;

/** Words and people that a term is looked for among, at most. */
const words = 30;
const people = 20;

/** Words are few: only the functions' price in the condition tells the planner that reading all of them is dearer than the index. */
const foundTerms = (parameter: string): string => `
  select kind, norm, null::uuid as user_id, ${rank('norm', 'keys', parts)} as rank from search_terms where ${matches('norm', 'keys', worked(parameter))}
   order by rank, length(norm), norm limit ${words}`;
const foundPeople = `select 'person', name_norm, user_id, ${rank('name_norm', 'name_keys', parts)} as rank from profiles where is_listed and ${matches('name_norm', 'name_keys', parts)}`;

/**
 * The common table expression `hits (kind, norm, user_id, rank)`: what was typed, as known companies, roles,
 * places and hashtags and as people (`kind = 'person'`). Errors in typing are forgiven only when nothing matches as typed.
 * It reads distinct words and names alone, so that its cost does not grow with the posts.
 * @param parameter of the statement, that holds `searchText(…)`
 * @param everyone all people of that name instead of the first few, for lists of people
 */
export const hits = (parameter: string, everyone = false): string => `${said(parameter)},
  found as materialized ((${foundTerms(parameter)}) union all (${foundPeople} ${everyone ? '' : `order by rank, last_active_at desc limit ${people}`})),
  hits as materialized (select * from found where rank <= 3 or (select min(rank) from found) > 3)`;
