import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { __Name__ } from './__name__.entity.ts';
import { __name__, add__Name__, my__Names__ } from './__names__.ts';

@Resolver(() => __Name__)
export class __Names__Resolver {
  @Access('signedIn')
  @Query(() => [__Name__], { description: 'The viewer\'s own, newest first.' })
  my__Names__(@Ctx() ctx: Context): Promise<__Name__[]> {
    return my__Names__(ctx);
  }

  @Access('signedIn')
  @Query(() => __Name__)
  __name__(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<__Name__> {
    return __name__(ctx, id);
  }

  @Access('member')
  @Mutation(() => __Name__)
  add__Name__(@Ctx() ctx: Context, @Arg('title', () => String) title: string): Promise<__Name__> {
    return add__Name__(ctx, { title });
  }
}
