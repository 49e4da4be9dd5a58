import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { CompanyPair } from './company-pairs.types.ts';
import {
  decideCompaniesAnew,
  joinCompanies,
  keepCompaniesApart,
  pairCompanies,
} from './decide-pair.ts';

const which = { description: 'The id of the pair.' };

@Resolver(() => CompanyPair)
export class CompanyPairsResolver {
  @Access('admin')
  @Mutation(() => CompanyPair, {
    description:
      'Says that two names are one company: one page for both, put together within a minute; old addresses lead there. Said again, it changes nothing. Errors: NOT_FOUND; BAD_USER_INPUT for a company that is none of the two; CONFLICT where one of them is part of another by now.',
  })
  joinCompanies(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, which) id: string,
    @Arg('keep', () => ID, { description: 'The company whose address stays.' }) keep: string,
  ): Promise<CompanyPair> {
    return joinCompanies(ctx, id, keep);
  }

  @Access('admin')
  @Mutation(() => CompanyPair, {
    description:
      'Says that two names are not one company. Said again, it changes nothing. Errors: NOT_FOUND; CONFLICT while they are joined.',
  })
  keepCompaniesApart(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, which) id: string,
  ): Promise<CompanyPair> {
    return keepCompaniesApart(ctx, id);
  }

  @Access('admin')
  @Mutation(() => CompanyPair, {
    description:
      'Takes back what was said of two names; joined, each has its own page again within a minute. Errors: NOT_FOUND; CONFLICT where nothing was said.',
  })
  decideCompaniesAnew(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, which) id: string,
  ): Promise<CompanyPair> {
    return decideCompaniesAnew(ctx, id);
  }

  @Access('admin')
  @Mutation(() => CompanyPair, {
    description:
      'Puts two companies on the list whose names do not look alike; on it already, they stay as they are. Errors: NOT_FOUND where nobody told of one of them; CONFLICT for names of one company.',
  })
  pairCompanies(
    @Ctx() ctx: Context,
    @Arg('first', () => String, { description: 'A name, however it is written.' }) first: string,
    @Arg('second', () => String, { description: 'Another.' }) second: string,
  ): Promise<CompanyPair> {
    return pairCompanies(ctx, { first, second });
  }
}
