import type { Feature } from '../../core/feature.ts';
import {
  AskedPostEntity,
  AskedQuestionEntity,
  CompanyQuestionEntity,
  QuestionGroupEntity,
} from './asked/asked.entity.ts';
import { keepAskedJob } from './asked/keep-asked.ts';
import { CompaniesResolver } from './companies.resolver.ts';
import { CompanyEntity, CompanyNameEntity } from './company.entity.ts';
import { keepCompaniesJob } from './keep-companies.ts';
import { CompanyPairEntity } from './pairs/company-pair.entity.ts';
import { CompanyPairsResolver } from './pairs/company-pairs.resolver.ts';

/** Companies: what experiences, openings and careers that name the same one say together. */
export const companies: Feature = {
  name: 'companies',
  entities: [
    CompanyEntity,
    CompanyNameEntity,
    CompanyPairEntity,
    AskedPostEntity,
    QuestionGroupEntity,
    AskedQuestionEntity,
    CompanyQuestionEntity,
  ],
  resolvers: [CompaniesResolver, CompanyPairsResolver],
  jobs: (app) => [keepCompaniesJob(app), keepAskedJob(app)],
};

export { calledCompanies, normsOfNamed, writtenNames } from './companies.sql.ts';
export { keepCompanies } from './keep-companies.ts';
