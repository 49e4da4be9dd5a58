import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { dataCopy, requestDataCopy } from './data-copy.ts';
import { DataCopy } from './data-copy.types.ts';

@Resolver()
export class DataCopyResolver {
  @Access('signedIn')
  @Query(() => DataCopy, {
    nullable: true,
    description: 'The last copy of their data that the viewer asked for; null before the first.',
  })
  dataCopy(@Ctx() ctx: Context): Promise<DataCopy | null> {
    return dataCopy(ctx);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => DataCopy, {
    description:
      'Asks for a copy of all that the viewer put in and that is kept of them. It is made beside the call, told by mail and deleted after a day. Answers the one that is being made. Errors: RATE_LIMITED within a day of one that was made.',
  })
  requestDataCopy(@Ctx() ctx: Context): Promise<DataCopy> {
    return requestDataCopy(ctx);
  }
}
