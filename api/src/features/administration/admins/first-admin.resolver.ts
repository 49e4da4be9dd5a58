import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { SessionAnswer } from '../../identity/index.ts';
import { isWithoutAdmin, makeFirstAdmin } from './first-admin.ts';

@Resolver()
export class FirstAdminResolver {
  @Access('visitor')
  @Query(() => Boolean, {
    description: 'Whether nobody looks after the college yet: see `makeFirstAdmin`.',
  })
  isWithoutAdmin(@Ctx() { app }: Context): Promise<boolean> {
    return isWithoutAdmin(app);
  }

  @Access('visitor')
  @Mutation(() => SessionAnswer, {
    description:
      'Makes the account of the first admin of a college that has none, and signs them in. Logged. Errors: BAD_USER_INPUT for another code than the server has printed, and with a text for each field; CONFLICT where there is an admin, or an account of that address; RATE_LIMITED.',
  })
  makeFirstAdmin(
    @Ctx() ctx: Context,
    @Arg('code', () => String, {
      description: 'Printed in the log of the server; case, spaces and dashes do not matter.',
    })
    code: string,
    @Arg('fullName', () => String, { description: 'Who they are.' }) fullName: string,
    @Arg('email', () => String, { description: 'The address that they sign in with.' })
    email: string,
    @Arg('newPassword', () => String, { description: 'By the rules of passwords.' })
    newPassword: string,
  ): Promise<SessionAnswer> {
    return makeFirstAdmin(ctx, { code, fullName, email, newPassword });
  }
}
