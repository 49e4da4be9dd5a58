import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { Message } from '../identity.types.ts';
import { changePassword, confirmEmailChange, requestEmailChange } from './credentials.ts';
import { OwnSession } from './own-account.types.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts';

const newEmail = { description: 'The address to have from now on; compared without case.' };

@Resolver()
export class OwnAccountResolver {
  @Access('signedIn')
  @Query(() => [OwnSession], {
    description: "The viewer's open sessions: this one, then the last used first; at most 50.",
  })
  sessions(@Ctx() ctx: Context): Promise<OwnSession[]> {
    return ownSessions(ctx);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => ID, {
    description:
      "Ends one of the viewer's sessions at once, with its sockets, and answers its id. Errors: NOT_FOUND for others' and ended ones.",
  })
  endSession(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The session's id." }) id: string,
  ): Promise<string> {
    return endOwnSession(ctx, id);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => Int, {
    description:
      'Ends all sessions of the viewer but this one at once, with their sockets, and answers how many.',
  })
  endOtherSessions(@Ctx() ctx: Context): Promise<number> {
    return endOtherSessions(ctx);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => Message, {
    description:
      'Sets another password and ends all other sessions. Errors: BAD_USER_INPUT for a wrong old password, and for a new one against its rule or the same as the old; FORBIDDEN for accounts without one that signed in longer than 15 minutes ago; RATE_LIMITED.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('newPassword', () => String, { description: 'As `SignUpInput.password`.' })
    newPassword: string,
    @Arg('oldPassword', () => String, {
      nullable: true,
      description: 'Left out only by accounts that have none.',
    })
    oldPassword?: string | null,
  ): Promise<Message> {
    return changePassword(ctx, { oldPassword: oldPassword ?? null, newPassword });
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => Message, {
    description:
      'Mails a code to a new address, valid for 10 minutes; answers alike whether or not it belongs to another account. Errors: BAD_USER_INPUT for what is no address and for the own; FORBIDDEN without the password 15 minutes after signing in; RATE_LIMITED past one a minute, 5 an hour and 10 a day.',
  })
  requestEmailChange(
    @Ctx() ctx: Context,
    @Arg('email', () => String, newEmail) email: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Not needed within 15 minutes of signing in.',
    })
    password?: string | null,
  ): Promise<Message> {
    return requestEmailChange(ctx, { email, password: password ?? null });
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => Message, {
    description:
      'Takes the new address with its mailed code; the former one gets a notice. Errors: BAD_USER_INPUT for a code that is wrong, spent, expired or burnt by 5 wrong guesses.',
  })
  confirmEmailChange(
    @Ctx() ctx: Context,
    @Arg('email', () => String, newEmail) email: string,
    @Arg('otp', () => String, { description: 'The 6 digits of the mailed code.' }) otp: string,
  ): Promise<Message> {
    return confirmEmailChange(ctx, { email, otp });
  }
}
