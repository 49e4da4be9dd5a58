import { apartSql } from '../profiles/index.ts';
import { facetKinds, wordHits } from '../terms/index.ts';

/** Posts that are looked at for one question, at most: of the rarest word, or of the list itself. */
const lookedAt = 600;

const facets = facetKinds.map((kind) => `'${kind}'`).join(', ');

/** Where the post of a term stands in an index that is sorted by the last activity. */
const columns = { company: 'company_norm', role: 'role_norm', location: 'location_norm' } as const;

const meant = (n: number, kind: string): string =>
  `(select norm from hit where n = ${n} and kind = '${kind}')`;

/** Post `p` of author `u` has something that the word can mean. `$1` is the viewer: a name finds nobody whom a block keeps apart. */
const hasWord = (
  n: number,
): string => `(p.company_norm in ${meant(n, 'company')} or p.role_norm in ${meant(n, 'role')} or p.location_norm in ${meant(n, 'location')}
    or p.tags_norm && (select array_agg(norm) from hit where n = ${n} and kind = 'hashtag')
    or p.user_id in (select user_id from hit where n = ${n} and kind = 'person') and not ${apartSql('p.user_id', '$1::uuid')}
    or p.interview_year::text in ${meant(n, 'year')} or p.experience_type in ${meant(n, 'type')} or lower(u.stream) in ${meant(n, 'branch')}
    or u.roles && (select array_agg(norm) from hit where n = ${n} and kind = 'standing'))`;

/** How well the words stand in what the card shows: as words, as beginnings, within words, with errors. What they were before is the whole term. */
const rank = `(select sum(case when t like '% ' || a.literal || ' %' then 0 when t like '% ' || a.literal || '%' then 1 when t like '%' || a.literal || '%' then 2 else 3 end * case a.n when 0 then 10 else 1 end)
    from asked a, lateral (select concat(' ', p.company_norm, ' ', p.role_norm, ' ', array_to_string(p.tags_norm, ' '), ' ', p.location_norm, ' ', search_norm(u.full_name), ' ') as t) texts)`;

interface Wanted {
  keyset: string;
  /** The keyset if it is of the last activity, so that a page of a popular word begins where the last one ended. */
  heads: string;
  order: string;
  limit: number;
  /** Whether post `p` may be shown. */
  isShown: string;
  /** For the best few: among the latest hundred. */
  ranked: boolean;
}

/**
 * The expression `best (id, rank)`: posts in which each word matches somewhere, or the whole term does. The posts of
 * the rarest word are read by index and the other words only narrow them; where even that one is popular, the latest
 * of it and the head of the list. So nothing grows with the posts. `$1` is the viewer, `$2` the words, `$3` the facets.
 * @param words how many there are
 */
export const foundByWords = (
  words: number,
  { keyset, heads, order, limit, isShown, ranked }: Wanted,
): string => {
  const each = Array.from({ length: words }, (_, i) => hasWord(i + 1)).join('\n and ');
  const count = Object.entries(columns).map(
    ([kind, column]) =>
      `(select from posts p where h.kind = '${kind}' and p.${column} = h.norm limit ${lookedAt})`,
  );
  const read = Object.entries(columns).map(
    ([kind, column]) =>
      `(select p.id from posts p where h.kind = '${kind}' and p.${column} = h.norm ${heads} order by p.last_active_at desc, p.id desc limit (select most from reach))`,
  );
  return `with ${wordHits('$2', '$3')},
    sizes as (
      select a.n, (select count(*) from (select from hit h cross join lateral (
          ${count.join(' union all ')} union all (select from posts p where h.kind = 'hashtag' and p.tags_norm @> array[h.norm] limit ${lookedAt})
          union all (select from generate_series(1, 4) where h.kind = 'person')) x where h.n = a.n limit ${lookedAt}) counted) as size
        from asked a where a.n > 0 and not exists (select from hit f where f.n = a.n and f.kind in (${facets}))),
    driver as materialized (select n, size from sizes order by size, n limit 1),
    is_popular as materialized (select coalesce((select size >= ${lookedAt} from driver), true) as it),
    reach as materialized (
      select case when (select it from is_popular) then greatest(20, ${lookedAt} / greatest(count(*), 1)) else ${lookedAt} end as most from hit where n in (select n from driver)),
    near as materialized (
      select r.id from hit h cross join lateral (
        ${read.join(' union all ')}
        union all (select p.id from posts p where h.kind = 'hashtag' and p.tags_norm @> array[h.norm] and not (select it from is_popular) limit ${lookedAt})
        union all (select p.id from posts p where h.kind = 'person' and p.user_id = h.user_id limit 50)) r where h.n = 0 or h.n in (select n from driver)
      union (select p.id from posts p where (select it from is_popular) ${keyset} order by ${order} limit ${lookedAt}) limit ${2 * lookedAt}),
    best as (
      select p.id, ${ranked ? rank : '0'} as rank from near cross join lateral (select * from posts where posts.id = near.id offset 0) p
        cross join lateral (select * from users where users.id = p.user_id and not is_banned offset 0) u
       where ${isShown} and (exists (select from hit where n = 0) and ${hasWord(0)} or ${each}) ${keyset} order by ${order} limit ${ranked ? 100 : limit})`;
};
