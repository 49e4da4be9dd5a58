import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { listedCompanyFilters } from '../../../../../schema/rules/listed-companies-filters.ts';
import type { ListedCompanySort } from '../../../../../schema/rules/listed-companies-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import type { CountedPage, ListArgs } from '../../../core/lists/index.ts';
import { listedCompaniesPage } from './listed-companies.queries.ts';
import {
  ListedCompaniesArgs,
  type ListedCompany,
  ListedCompanyConnection,
} from './listed-companies.types.ts';

@Resolver()
export class ListedCompaniesResolver {
  @Access('admin')
  @Query(() => ListedCompanyConnection, {
    description:
      'All companies that anybody ever named, with how they are written and which were joined. Errors: BAD_USER_INPUT for a page size outside 1 to 100 and for a foreign cursor.',
  })
  listedCompanies(
    @Ctx() ctx: Context,
    @Args(() => ListedCompaniesArgs)
    args: ListArgs<typeof listedCompanyFilters, ListedCompanySort>,
  ): Promise<CountedPage<ListedCompany>> {
    return listedCompaniesPage(ctx.app, args);
  }
}
