import { provide } from '../../core/asks.ts';
import type { Feature } from '../../core/feature.ts';
import { namesOfCompanies, normsOfCompanies } from '../jobs/index.ts';
import {
  AskedPostEntity,
  AskedQuestionEntity,
  CompanyQuestionEntity,
  QuestionGroupEntity,
} from './asked/asked.entity.ts';
import { bankLists } from './asked/bank/question-bank.queries.ts';
import { QuestionBankResolver } from './asked/bank/question-bank.resolver.ts';
import { QuestionCorrectionEntity } from './asked/correction.entity.ts';
import { QuestionCorrectionResolver } from './asked/correction.resolver.ts';
import { keepAskedJob } from './asked/keep-asked.ts';
import { onAccountDeleted } from './asked/untold-corrections.ts';
import { CompaniesResolver } from './companies.resolver.ts';
import { normsAsList, writtenNames } from './companies.sql.ts';
import { CompanyEntity, CompanyNameEntity } from './company.entity.ts';
import { followLogos } from './company-logos.queries.ts';
import { CompanyFollowEntity } from './following/company-follow.entity.ts';
import { FollowingResolver } from './following/following.resolver.ts';
import { companiesOwnData } from './following/own-data.ts';
import { keepCompaniesJob } from './keep-companies.ts';
import { listedLists } from './listed/listed-companies.queries.ts';
import { collectLogos } from './logos/collect-logos.ts';
import { CompanyLogoEntity } from './logos/company-logo.entity.ts';
import {
  CompanyCardLogoResolver,
  CompanyLogoResolver,
  CompanyLogosResolver,
  PostCardLogoResolver,
} from './logos/company-logos.resolver.ts';
import { CompanyPairEntity } from './pairs/company-pair.entity.ts';
import { pairLists } from './pairs/company-pairs.queries.ts';
import { CompanyPairsResolver } from './pairs/company-pairs.resolver.ts';

/** Companies: what experiences, openings and careers that name the same one say together. */
export const companies: Feature = {
  name: 'companies',
  provides: [provide(normsOfCompanies, normsAsList), provide(namesOfCompanies, () => writtenNames)],
  ownData: companiesOwnData,
  onAccountDeleted,
  entities: [
    CompanyEntity,
    CompanyNameEntity,
    CompanyPairEntity,
    CompanyFollowEntity,
    CompanyLogoEntity,
    AskedPostEntity,
    QuestionGroupEntity,
    AskedQuestionEntity,
    CompanyQuestionEntity,
    QuestionCorrectionEntity,
  ],
  resolvers: [
    CompaniesResolver,
    CompanyPairsResolver,
    ...pairLists,
    ...listedLists,
    ...bankLists,
    QuestionBankResolver,
    FollowingResolver,
    QuestionCorrectionResolver,
    CompanyLogosResolver,
    CompanyCardLogoResolver,
    CompanyLogoResolver,
    PostCardLogoResolver,
  ],
  jobs: (app) => [keepCompaniesJob(app), keepAskedJob(app), collectLogos(app)],
  start: followLogos,
};

export { keepAsked } from './asked/keep-asked.ts';
export { namesOfSlug } from './companies.queries.ts';
export {
  calledCompanies,
  normsOfNamed,
  slugsOfNorms,
  slugsOfTexts,
  writtenNames,
} from './companies.sql.ts';
export { companyLogos } from './company-logos.queries.ts';
export { companyFollowers, companySlugs } from './following/following.sql.ts';
export { keepCompanies } from './keep-companies.ts';
export { pairsToDecide } from './pairs/company-pairs.queries.ts';
export { rebuildCommand, rebuildCompanies } from './rebuild-companies.ts';
