import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { __Name__ } from './__name__.entity.ts';
import type { __Name__Row } from './__names__.queries.ts';
import { add__Name__, remove__Name__ } from './__names__.ts';
import { __Name__Input } from './__names__.types.ts';

@Resolver(() => __Name__)
export class __Names__Resolver {
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
