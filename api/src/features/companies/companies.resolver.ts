import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { askedFilters } from '../../../../schema/rules/companies/asked-filters.ts';
import type { companyFilters } from '../../../../schema/rules/companies/companies-filters.ts';
import type { CompanySort } from '../../../../schema/rules/companies/companies-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { OwnStatement } from '../../core/database/own-statement.ts';
import type { CountedPage, Facets, ListArgs } from '../../core/lists/index.ts';
import { type Page, PageArgs } from '../../core/lists/paging.ts';
import type { JobOpening } from '../jobs/index.ts';
import { askedPage } from './asked/asked.queries.ts';
import { AskedArgs, type AskedQuestion, AskedQuestionConnection } from './asked/asked.types.ts';
import { companiesPage, readCompany } from './companies.queries.ts';
import {
  CompaniesArgs,
  CompaniesFacets,
  Company,
  type CompanyCard,
  CompanyConnection,
  CompanyFilterInput,
  CompanyOpeningConnection,
  type CompanyPerson,
  CompanyPersonConnection,
} from './companies.types.ts';
import { type AskedCompanies, countCompanies } from './company-facets.queries.ts';
import { companyOpenings, companyPeople } from './company-lists.queries.ts';

const pageErrors =
  'Errors: BAD_USER_INPUT for a page size outside 1 to 100 and for a foreign cursor.';

@Resolver(() => Company)
export class CompaniesResolver {
  @Access('member')
  @Query(() => CompanyConnection, {
    description: `Companies that an experience, an open opening or a career names. ${pageErrors}`,
  })
  companies(
    @Ctx() ctx: Context,
    @Args(() => CompaniesArgs) args: ListArgs<typeof companyFilters, CompanySort>,
  ): Promise<CountedPage<CompanyCard>> {
    return companiesPage(ctx, args);
  }

  @Access('member')
  @Query(() => CompaniesFacets, {
    description: 'How many companies fit a filter, and what the list could be narrowed to.',
  })
  companiesFacets(
    @Ctx() ctx: Context,
    @Arg('filter', () => CompanyFilterInput, {
      nullable: true,
      description: 'The filter of the list.',
    })
    filter: AskedCompanies,
  ): Promise<Facets> {
    return countCompanies(ctx, filter);
  }

  @Access('member')
  @Query(() => Company, {
    description: 'A company. Errors: NOT_FOUND where nothing tells of it.',
  })
  company(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, {
      description: 'Its slug, or its name in any way that it is written.',
    })
    slug: string,
  ): Promise<Company> {
    return readCompany(ctx, slug);
  }

  @OwnStatement()
  @FieldResolver(() => AskedQuestionConnection, {
    description: `What it asks, what most experiences tell of first. ${pageErrors}`,
  })
  asked(
    @Ctx() ctx: Context,
    @Root() company: Company,
    @Args(() => AskedArgs) args: ListArgs<typeof askedFilters, 'mostAsked'>,
  ): Promise<CountedPage<AskedQuestion>> {
    return askedPage(ctx.app, company.id, args);
  }

  @OwnStatement()
  @FieldResolver(() => CompanyOpeningConnection, {
    description: `Its openings that one can still apply to, the newest first. ${pageErrors}`,
  })
  openings(
    @Ctx() ctx: Context,
    @Root() company: Company,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<JobOpening>> {
    return companyOpenings(ctx, company.id, args);
  }

  @OwnStatement()
  @FieldResolver(() => CompanyPersonConnection, {
    description: `Who works there, or did, by careers that the viewer may read; who is there now first. ${pageErrors}`,
  })
  people(
    @Ctx() ctx: Context,
    @Root() company: Company,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<CompanyPerson>> {
    return companyPeople(ctx, company.id, args);
  }
}
