import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { PageArgs, type Page } from '../../core/paging.ts';
import { __Name__ } from './__name__.entity.ts';
import { my__Names__, type __Name__Row } from './__names__.queries.ts';
import { add__Name__, remove__Name__ } from './__names__.ts';
import { __Name__Connection, __Name__Input } from './__names__.types.ts';

@Resolver(() => __Name__)
export class __Names__Resolver {
  @Access('signedIn')
  @Query(() => __Name__Connection, { description: "The viewer's own, newest first." })
  my__Names__(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<__Name__Row>> {
    return my__Names__(ctx, args);
  }

  @Access('member')
  @Mutation(() => __Name__, {
    description: "Adds one to the viewer's own. Errors: BAD_USER_INPUT, RATE_LIMITED.",
  })
  add__Name__(
    @Ctx() ctx: Context,
    @Arg('input', () => __Name__Input, { description: 'What to add.' }) input: __Name__Input,
  ): Promise<__Name__Row> {
    return add__Name__(ctx, input);
  }

  @Access('member')
  @Mutation(() => ID, {
    description: "Removes one of the viewer's own. Answers its id. Errors: NOT_FOUND.",
  })
  remove__Name__(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The __name__'s id." }) id: string,
  ): Promise<string> {
    return remove__Name__(ctx, id);
  }
}
