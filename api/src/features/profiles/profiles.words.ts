import { facetKinds, wordHits } from '../terms/index.ts';

/** People who are looked at for one question, at most: of the rarest word, or of the list itself. */
const lookedAt = 400;
/** Authors of a company's latest posts who are found by it. */
const authors = 100;

const facets = facetKinds.map((kind) => `'${kind}'`).join(', ');
const meant = (n: number, kind: string): string =>
  `(select norm from hit where n = ${n} and kind = '${kind}')`;

/** Asked once for the statement: what a word cannot mean is not looked for. */
const means = (n: number, ...kinds: string[]): string =>
  `exists (select from hit where n = ${n} and kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

/** Aggregates, for an `exists` would be answered by reading everybody's. The person of profile `pr` and account `u` has something that the word can mean: a name, a company or role of the career, a company of a post, a branch or batch. */
const hasWord = (
  n: number,
): string => `(pr.user_id in (select user_id from hit where n = ${n} and kind = 'person')
    or lower(u.stream) in ${meant(n, 'branch')} or u.year_of_graduation::text in ${meant(n, 'year')} or u.roles && (select array_agg(norm) from hit where n = ${n} and kind = 'standing')
    or ${means(n, 'company', 'role', 'type')} and (select bool_or(e.company_norm in ${meant(n, 'company')} or e.role_norm in ${meant(n, 'role')} or e.experience_type in ${meant(n, 'type')}) from career_experiences e where e.user_id = pr.user_id)
    or ${means(n, 'company')} and (select bool_or(p.company_norm in ${meant(n, 'company')}) from (select company_norm from posts where posts.user_id = pr.user_id order by company_norm, role_norm limit 30) p))`;

/** How well the words stand in a person's name and career: as words, as beginnings, within words, elsewhere. The whole term weighs most. */
const rank = `(select sum(case when t like '% ' || a.literal || ' %' then 0 when t like '% ' || a.literal || '%' then 1 when t like '%' || a.literal || '%' then 2 else 3 end * case a.n when 0 then 10 else 1 end)
    from asked a, lateral (select concat(' ', pr.name_norm, ' ', (select string_agg(e.company_norm || ' ' || e.role_norm, ' ') from career_experiences e where e.user_id = pr.user_id), ' ') as t) texts)`;

/**
 * The expression `people (user_id, rank)`: those of whom each word tells something, or the whole term does. Read as
 * posts are (`posts.words.ts`): the people of the rarest word, narrowed by the others.
 * @param list what the list is sorted by, its keyset and how many are needed; `ranked` for the best few instead
 */
export const foundByWords = (
  words: number,
  [said, meanings]: [string, string],
  list: { shown: string; order: string; limit: number; ranked: boolean },
): string => {
  const of = (select: string, limit: number | string): string =>
    ['company', 'role']
      .map(
        (kind) =>
          `(select ${select} from career_experiences e where h.kind = '${kind}' and e.${kind}_norm = h.norm limit ${limit})`,
      )
      .join(' union all ');
  return `with ${wordHits(said, meanings)},
    sizes as (
      select a.n, (select count(*) from (select from hit h cross join lateral (${of('', lookedAt)} union all (select from generate_series(1, 20) where h.kind = 'company')
          union all (select where h.kind = 'person')) x where h.n = a.n limit ${lookedAt}) counted) as size
        from asked a where a.n > 0 and not exists (select from hit f where f.n = a.n and f.kind in (${facets}))),
    driver as materialized (select n, size from sizes order by size, n limit 1),
    is_popular as materialized (select coalesce((select size >= ${lookedAt} from driver), true) as it),
    near as materialized (
      select r.user_id from hit h cross join lateral (
        (select h.user_id where h.kind = 'person')
        union all ${of('e.user_id', lookedAt)}
        union all (select p.user_id from posts p where h.kind = 'company' and p.company_norm = h.norm order by p.last_active_at desc, p.id desc limit ${authors})) r
       where (h.n = 0 or h.n in (select n from driver)) and not (select it from is_popular)
      union (select pr.user_id from profiles pr where (select it from is_popular) and ${list.shown} order by ${list.order} limit ${lookedAt}) limit ${2 * lookedAt}),
    people as materialized (
      select pr.user_id, ${list.ranked ? rank : '0'} as rank from near cross join lateral (select * from profiles where profiles.user_id = near.user_id offset 0) pr
        cross join lateral (select * from users where users.id = pr.user_id offset 0) u
       where ${list.shown} and (exists (select from hit where n = 0) and ${hasWord(0)} or ${Array.from({ length: words }, (_, i) => hasWord(i + 1)).join('\n and ')}) order by ${list.order} limit ${list.ranked ? 100 : list.limit})`;
};
