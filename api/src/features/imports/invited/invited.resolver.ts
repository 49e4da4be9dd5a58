import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import {
  remindAllAtMost,
  remindAtMost,
  remindDays,
} from '../../../../../schema/rules/imports/imports-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import type { InvitedRequest } from './invited-people.queries.ts';
import { InvitedFilterInput } from './invited-people.types.ts';
import { remindAllInvited, remindInvited } from './remind-invited.ts';

@Resolver()
export class InvitedResolver {
  @Access('superAdmin')
  @Mutation(() => [ID], {
    description: `Mails some people again that they are invited, each at most once in ${remindDays} days: the ids of those who are mailed. Left out is who came, has stopped these mails or is not reached. Errors: BAD_USER_INPUT.`,
  })
  remindInvited(
    @Ctx() ctx: Context,
    @Arg('userIds', () => [ID], { description: `The people: 1 to ${remindAtMost}.` })
    userIds: string[],
  ): Promise<string[]> {
    return remindInvited(ctx, userIds);
  }

  @Access('superAdmin')
  @Mutation(() => Int, {
    description: `Mails all that match again that they are invited, as far as \`remindInvited\` would, in the next minutes: how many are mailed, at most ${remindAllAtMost.toLocaleString('en-IN')}. Errors: BAD_USER_INPUT.`,
  })
  remindAllInvited(
    @Ctx() ctx: Context,
    @Arg('filter', () => InvitedFilterInput, { nullable: true, description: 'Null: all of them.' })
    filter: InvitedRequest['filter'],
  ): Promise<number> {
    return remindAllInvited(ctx, filter);
  }
}
