import { type AliasableExpression, type Expression, sql } from 'kysely';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import { normalised } from '../search/index.ts';
import type {
  AskedPostEntity,
  AskedQuestionEntity,
  CompanyQuestionEntity,
  QuestionGroupEntity,
} from './asked/asked.entity.ts';
import type { QuestionCorrectionEntity } from './asked/correction.entity.ts';
import type { CompanyEntity, CompanyNameEntity } from './company.entity.ts';
import type { CompanyFollowEntity } from './following/company-follow.entity.ts';
import type { CompanyLogoEntity } from './logos/company-logo.entity.ts';
import type { CompanyPairEntity } from './pairs/company-pair.entity.ts';

export type CompanyTables = Tables<
  | typeof CompanyEntity
  | typeof CompanyNameEntity
  | typeof CompanyPairEntity
  | typeof CompanyFollowEntity
  | typeof CompanyLogoEntity
  | typeof AskedPostEntity
  | typeof AskedQuestionEntity
  | typeof QuestionGroupEntity
  | typeof QuestionCorrectionEntity
  | typeof CompanyQuestionEntity
>;

/** Statements over the tables of this room. */
export const companiesSql = roomSql<CompanyTables>('companies');

/** The slug of a name, however it is written: `Infosys Ltd.` and `infosys` have one. */
export const slugOf = (name: Expression<string>): AliasableExpression<string> =>
  companiesSql.eb.fn<string>('company_slug', [normalised(name)]);

/** The ways in which the names of a company are written, as columns `company_norm` have them. */
export const namesOf = (companyId: Expression<string>) =>
  companiesSql.db
    .selectFrom('company_names as name')
    .where('name.company_id', '=', companyId)
    .select('name.norm');

/** Ways in which names are written, each with its company, for statements of other rooms. */
export const writtenNames = companiesSql.shareQuery(
  companiesSql.db
    .selectFrom('company_names as written')
    .innerJoin('companies as company', 'company.id', 'written.company_id')
    .select(['written.norm', 'company.id', 'company.slug', 'company.name']),
);

/** Those of which something is left to show, and that are not part of another. */
export const shownCompanies = companiesSql.db
  .selectFrom('companies as company')
  .where('company.joined_to_id', 'is', null)
  .where((eb) =>
    eb.or([
      eb('company.experience_count', '>', 0),
      eb('company.opening_count', '>', 0),
      eb('company.people_count', '>', 0),
    ]),
  );

/** The same, with how they are called, for statements of other rooms. */
export const calledCompanies = companiesSql.shareQuery(
  shownCompanies.select([
    'company.id',
    'company.slug',
    'company.name',
    'company.name_norm',
    'company.experience_count',
  ]),
);

/**
 * Texts as slugs of companies, as an array: names as somebody writes them, or slugs. The builder
 * has no word for arrays.
 */
export const slugsOfTexts = (texts: Expression<readonly string[]>) =>
  sql<string[]>`array(
    select ${slugOf(sql.ref<string>('asked.text'))} from unnest(${texts}) as asked(text)
  )`;

/** All slugs of the companies that have one of some names, for statements of other rooms. */
export const slugsOfNorms = (norms: Expression<string>) =>
  companiesSql.shareQuery(
    companiesSql.db
      .selectFrom('company_names as written')
      .innerJoin('company_names as named', 'named.company_id', 'written.company_id')
      .where('written.norm', 'in', norms)
      .select('named.slug'),
  );

/**
 * All ways in which companies are written of which one is named, for statements of other rooms.
 * @param names slugs, or names as somebody writes them
 */
export const normsOfNamed = (names: Expression<readonly string[]>) =>
  companiesSql.shareQuery(
    companiesSql.db
      .selectFrom('company_names as written')
      .where('written.company_id', 'in', (eb) =>
        eb
          .selectFrom('company_names as named')
          .where('named.slug', 'in', (of) =>
            of
              .selectFrom(
                // The builder has no word for `unnest`.
                sql<{ text: string }>`unnest(${names})`.as<'asked'>(sql`asked(text)`),
              )
              .select((asked) => slugOf(asked.ref('asked.text')).as('slug')),
          )
          .select('named.company_id'),
      )
      .select('written.norm'),
  );

/** `normsOfNamed` as one list: the builder has no word for arrays. */
export const normsAsList = (names: Expression<readonly string[]>) =>
  sql<readonly string[]>`array(${normsOfNamed(names)})`;
