import type { AliasableExpression, Expression } from 'kysely';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import { normalised } from '../search/index.ts';
import type {
  AskedPostEntity,
  AskedQuestionEntity,
  CompanyQuestionEntity,
  QuestionGroupEntity,
} from './asked/asked.entity.ts';
import type { CompanyEntity, CompanyNameEntity } from './company.entity.ts';

export type CompanyTables = Tables<
  | typeof CompanyEntity
  | typeof CompanyNameEntity
  | typeof AskedPostEntity
  | typeof AskedQuestionEntity
  | typeof QuestionGroupEntity
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
