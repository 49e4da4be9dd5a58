import { Args, type ClassType, Ctx, Query, Resolver } from 'type-graphql';
import { Access, type AccessRule } from '../access.ts';
import type { Context } from '../context.ts';
import type { Page } from './paging.ts';

/** How clients ask for a list: a query of the schema. */
interface ListField<Taken extends object> {
  /** The name of the query. */
  name: string;
  access: AccessRule;
  description: string;
  /** What `Connection` or `CountedConnection` made of its nodes. */
  type: ClassType<Page<object>>;
  /** `PageArgs`, or what `listArgs` made of filters and orders. */
  args: ClassType<Taken>;
  read: (ctx: Context, args: Taken) => Promise<Page<object>>;
}

/** Makes the query of a list: one of the `resolvers` of its room. */
export function listField<Taken extends object>({
  name,
  access,
  description,
  type,
  args: TakenArgs,
  read,
}: ListField<Taken>): new () => object {
  @Resolver()
  class ListResolver {
    @Access(access)
    @Query(() => type, { name, description })
    page(@Ctx() ctx: Context, @Args(() => TakenArgs) args: Taken): Promise<Page<object>> {
      return read(ctx, args);
    }
  }
  return ListResolver;
}
