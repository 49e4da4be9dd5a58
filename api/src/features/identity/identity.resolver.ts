import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Role } from '../../../../schema/rules/college/college.ts';
import type { PictureSize } from '../../../../schema/rules/files/files.ts';
import { Access, requireViewer, WhileMuted } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { PictureSizeEnum, pictureAddress } from '../../core/files/picture-size.ts';
import { Live } from '../../core/live/live.ts';
import { createRole, switchRole } from './accounts/account-roles.ts';
import { me } from './accounts/me.ts';
import { MailedSignIn, Me, Message, RoleSwitch, SessionAnswer } from './identity.types.ts';
import type { Person } from './person.sql.ts';
import { accountTopic, signOut } from './sessions/sessions.ts';
import { forgotPassword, resetPassword } from './signing-in/reset-password.ts';
import { signIn, signInWithGoogle } from './signing-in/sign-in.ts';
import { mailSignIn, signInByMail } from './signing-in/sign-in-by-mail.ts';
import { RoleEnum, User } from './user.entity.ts';

const accountEmail = { description: 'The address of the account; compared without case.' };

@Resolver(() => Me)
export class IdentityResolver {
  @Access('visitor')
  @Query(() => Me, {
    nullable: true,
    description:
      'The signed-in person, or null for a visitor. Errors: UNAUTHENTICATED for a token whose session has ended.',
  })
  me(@Ctx() ctx: Context): Promise<Me | null> | null {
    if (ctx.staleToken) throw unauthenticated();
    return ctx.viewer ? me(ctx.app, ctx.viewer) : null;
  }

  @Access('visitor')
  @Mutation(() => SessionAnswer, {
    description:
      'Signs in with address and password. Errors: UNAUTHENTICATED (`extensions.reason` is `wrongCredentials`) for a wrong pair, the same for known and unknown addresses; FORBIDDEN for banned accounts; BAD_USER_INPUT for empty fields; RATE_LIMITED.',
  })
  signIn(
    @Ctx() ctx: Context,
    @Arg('email', () => String, accountEmail) email: string,
    @Arg('password', () => String, { description: 'As it was chosen.' }) password: string,
  ): Promise<SessionAnswer> {
    return signIn(ctx, { email, password });
  }

  @Access('visitor')
  @Mutation(() => SessionAnswer, {
    description:
      'Signs in with Google, and makes an account for a new person. Errors: UNAUTHENTICATED for a credential that does not hold; NOT_FOUND where Google sign-in is not set up; CONFLICT when the address belongs to an account that is linked to another credential, or whose address nobody has proven; FORBIDDEN for banned accounts; RATE_LIMITED.',
  })
  signInWithGoogle(
    @Ctx() ctx: Context,
    @Arg('credential', () => String, { description: 'The ID token that Google handed out.' })
    credential: string,
  ): Promise<SessionAnswer> {
    return signInWithGoogle(ctx, credential);
  }

  @Access('visitor')
  @Mutation(() => MailedSignIn, {
    description:
      'Mails a link and a code to sign in with, valid for 15 minutes in the browser that has the answered key. Answers alike for known and unknown addresses. Errors: BAD_USER_INPUT for what is no address; RATE_LIMITED past one a minute, 5 an hour and 10 a day.',
  })
  mailSignIn(
    @Ctx() ctx: Context,
    @Arg('email', () => String, accountEmail) email: string,
  ): Promise<MailedSignIn> {
    return mailSignIn(ctx, email);
  }

  @Access('visitor')
  @Mutation(() => SessionAnswer, {
    description:
      'Signs in with a mailed code. Errors: BAD_USER_INPUT for a code that is wrong, spent, expired, burnt by 5 wrong guesses or of another key; FORBIDDEN for banned accounts; RATE_LIMITED.',
  })
  signInByMail(
    @Ctx() ctx: Context,
    @Arg('email', () => String, accountEmail) email: string,
    @Arg('key', () => String, { description: 'What `mailSignIn` answered.' }) key: string,
    @Arg('otp', () => String, { description: 'The 6 digits of the mailed code.' }) otp: string,
  ): Promise<SessionAnswer> {
    return signInByMail(ctx, { email, key, otp });
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => Boolean, {
    description:
      'Ends the session behind this request, with its sockets and subscriptions. Answers true.',
  })
  async signOut(@Ctx() ctx: Context): Promise<boolean> {
    await signOut(ctx);
    return true;
  }

  @Access('visitor')
  @Mutation(() => Message, {
    description:
      'Mails a code to reset the password with, valid for 10 minutes. Answers alike for known and unknown addresses. Errors: BAD_USER_INPUT for what is no address; RATE_LIMITED past one a minute, 5 an hour and 10 a day.',
  })
  forgotPassword(
    @Ctx() ctx: Context,
    @Arg('email', () => String, accountEmail) email: string,
  ): Promise<Message> {
    return forgotPassword(ctx, email);
  }

  @Access('visitor')
  @Mutation(() => Message, {
    description:
      'Sets a new password with a mailed code and ends all sessions of the account. Errors: BAD_USER_INPUT for a code that is wrong, spent, expired or burnt by 5 wrong guesses, and for a password against its rule.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('email', () => String, accountEmail) email: string,
    @Arg('otp', () => String, { description: 'The 6 digits of the mailed code.' }) otp: string,
    @Arg('newPassword', () => String, {
      description: 'As `SignUpInput.password`.',
    })
    newPassword: string,
  ): Promise<Message> {
    return resetPassword(ctx, { email, otp, newPassword });
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => RoleSwitch, {
    description:
      'Switches to another role that the account holds. One that it lacks is answered with `needsCreation`.',
  })
  switchRole(
    @Ctx() ctx: Context,
    @Arg('newRole', () => RoleEnum, { description: 'The role to switch to.' }) newRole: Role,
  ): Promise<RoleSwitch> {
    return switchRole(ctx, newRole);
  }

  @Access('signedIn')
  @Mutation(() => SessionAnswer, {
    description:
      'Adds a role to the account and switches to it; adding one that is there is a switch. Errors: BAD_USER_INPUT for alumni who graduate later than this year, and before the profile is complete.',
  })
  createRole(
    @Ctx() ctx: Context,
    @Arg('newRole', () => RoleEnum, { description: 'The role to add.' }) newRole: Role,
  ): Promise<SessionAnswer> {
    return createRole(ctx, newRole);
  }

  @Live(() => Me, {
    access: 'signedIn',
    topic: (_args, viewer) => accountTopic(viewer?.id ?? ''),
    perViewer: true,
    description:
      "The viewer's own account after each change of it: verified, banned, role, picture.",
  })
  async accountUpdated(@Ctx() ctx: Context): Promise<Me> {
    const viewer = requireViewer(ctx);
    const account = await me(ctx.app, viewer);
    if (!account) throw unauthenticated();
    return account;
  }
}

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of the picture, valid for minutes; null without one: then the initials are drawn.',
  })
  profilePic(
    @Root() user: Person,
    @Ctx() ctx: Context,
    @Arg('size', () => PictureSizeEnum, {
      nullable: true,
      description: 'The size to download; whole when left out.',
    })
    size?: PictureSize | null,
  ): string | null {
    return pictureAddress(ctx.app, user.pictureId, size);
  }
}
