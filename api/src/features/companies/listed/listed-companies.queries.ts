import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { listedCompanyFilters } from '../../../../../schema/rules/companies/listed-companies-filters.ts';
import {
  ascending,
  declareList,
  descending,
  listField,
  sortKey,
} from '../../../core/lists/index.ts';
import { countRows } from '../../../core/sql/index.ts';
import { phrasePattern } from '../../search/index.ts';
import { type CompanyTables, companiesSql } from '../companies.sql.ts';
import { ListedCompaniesArgs, ListedCompanyConnection } from './listed-companies.types.ts';

/** So many ways of writing a name are listed with its company, and so many parts. */
const namesAtMost = 12;
const partsAtMost = 50;

const company = expressionBuilder<{ company: CompanyTables['companies'] }, 'company'>();

const isTold = () =>
  company.or([
    company('company.experience_count', '>', 0),
    company('company.opening_count', '>', 0),
    company('company.people_count', '>', 0),
  ]);

/** The ways in which the names of `company` are written. */
const written = companiesSql.db
  .selectFrom('company_names as written')
  .where('written.company_id', '=', company.ref('company.id'));

/** What an admin said of a part and its whole: of these two there is one pair. */
const merges = companiesSql.db
  .selectFrom('company_pairs as merge')
  .innerJoin('companies as part', (join) =>
    join
      .onRef('part.joined_to_id', '=', 'merge.kept_id')
      .on((eb) =>
        eb.or([
          eb('merge.first_id', '=', eb.ref('part.id')),
          eb('merge.second_id', '=', eb.ref('part.id')),
        ]),
      ),
  )
  .innerJoin('companies as whole', 'whole.id', 'merge.kept_id');

const id = sortKey('company.id', 'uuid', 'id');
const mostOf = (column: 'experience' | 'opening' | 'people') =>
  descending(sortKey(`company.${column}_count`, 'int8', `${column}Count`), id);

const listed = declareList(companiesSql, {
  name: 'listed',
  isCounted: true,
  sorts: {
    experiences: mostOf('experience'),
    openings: mostOf('opening'),
    people: mostOf('people'),
    recent: descending(sortKey('company.last_told_at', 'timestamptz', 'lastToldAt'), id),
    name: ascending(sortKey('company.name_norm', 'text', 'nameNorm'), id),
  },
  filters: listedCompanyFilters,
  conditions: {
    state: {
      told: () => company.and([company('company.joined_to_id', 'is', null), isTold()]),
      joined: () => company('company.joined_to_id', 'is not', null),
      untold: () =>
        company.and([company('company.joined_to_id', 'is', null), company.not(isTold())]),
    },
    // A part's names are its whole's: both are found by them.
    search: (search) =>
      company.or([
        company('company.name_norm', 'like', phrasePattern(search)),
        company.exists(
          written.where('written.norm', 'like', phrasePattern(search)).select('written.norm'),
        ),
      ]),
  },
  select: (db, _given, { arrange }) =>
    db
      .selectFrom('companies as company')
      .select([
        'company.id',
        'company.slug',
        'company.name',
        'company.name_norm as nameNorm',
        'company.experience_count as experienceCount',
        'company.opening_count as openingCount',
        'company.people_count as peopleCount',
        'company.last_told_at as lastToldAt',
      ])
      .select([
        jsonArrayFrom(written.orderBy('written.norm').limit(namesAtMost).select('written.norm')).as(
          'names',
        ),
        written.select(countRows().as('count')).as('nameCount'),
        jsonArrayFrom(
          merges
            .whereRef('merge.kept_id', '=', company.ref('company.id'))
            .orderBy('part.name_norm')
            .orderBy('part.id')
            .limit(partsAtMost)
            .select(['merge.id as pairId', 'part.slug', 'part.name']),
        ).as('parts'),
        jsonObjectFrom(
          merges
            .whereRef('part.id', '=', company.ref('company.id'))
            .select(['merge.id as pairId', 'whole.slug', 'whole.name']),
        ).as('joinedTo'),
      ])
      .$call(arrange),
});

export const listedLists = [
  listField({
    name: 'listedCompanies',
    access: 'admin',
    description:
      'All companies that anybody ever named, with how they are written and which were joined. Errors: BAD_USER_INPUT for a page size outside 1 to 100 and for a foreign cursor.',
    type: ListedCompanyConnection,
    args: ListedCompaniesArgs,
    read: ({ app }, args) =>
      listed.page(app, args, {
        node: ({ names, nameCount, parts, joinedTo, ...row }) => ({
          id: row.id,
          company: row,
          names: names.map(({ norm }) => norm),
          nameCount: nameCount ?? 0,
          parts,
          joinedTo,
        }),
      }),
  }),
];
