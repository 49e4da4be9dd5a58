import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, WhileMuted } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { isAccountDeleted, Message } from '../identity/index.ts';
import { deleteAccount } from './delete-account.ts';

@Resolver()
export class DeleteAccountResolver {
  @Access('visitor')
  @Query(() => Boolean, {
    description:
      'Whether the account that the token of a session names has been deleted: what its devices keep of the person goes then. False for any other token. Errors: RATE_LIMITED.',
  })
  accountIsDeleted(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'Of the session that has ended.' }) token: string,
  ): Promise<boolean> {
    return isAccountDeleted(ctx.app, token);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => Message, {
    description:
      "Deletes the viewer's account at once and for good, with all that they wrote and uploaded. Errors: FORBIDDEN without the password 15 minutes after signing in, and with a wrong one; CONFLICT for the last super admin; RATE_LIMITED.",
  })
  deleteAccount(
    @Ctx() ctx: Context,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Not needed within 15 minutes of signing in.',
    })
    password?: string | null,
  ): Promise<Message> {
    return deleteAccount(ctx, password ?? null);
  }
}
