import type { Filler } from './dataset-sizes.ts';

/** Companies, each with the ways in which it is written: what a job keeps in a college. */
export const namedCompanies: Filler = {
  name: 'companies',
  async run(client) {
    await client.query(
      `insert into companies (id, slug, name, experience_count)
      select bench.id(timestamptz '2023-01-01', 'company', row_number() over (order by slug)), slug, name, n
        from (select company_slug(company_norm) as slug, min(company_name) as name, count(*) as n from posts group by 1) told`,
    );
    const { rowCount } = await client.query(
      `insert into company_names (norm, company_id)
      select norm, company.id from (select distinct company_norm as norm from posts) told
        join companies company on company.slug = company_slug(norm)`,
    );
    return `${rowCount ?? 0} names`;
  },
};

/** What posts are found by where a list is narrowed down: a trigger says it of a post otherwise. */
export const facets: Filler = {
  name: 'facets',
  async run(client) {
    await client.query('select note_post_facets(array(select id from posts order by id))');
    return 'a row of each post';
  },
};
