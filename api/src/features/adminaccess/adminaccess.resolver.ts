import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { Message, SessionAnswer } from '../identity/index.ts';
import { adminChoices, saveAdminChoices } from './admin-choices.ts';
import { adminSignIn } from './admin-sign-in.ts';
import {
  AdminChoices,
  AdminChoicesInput,
  SecondFactor,
  SecondFactorSetup,
} from './adminaccess.types.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from './second-factor.ts';

const codeArg = { description: 'The 6 digits of the app, or a recovery code; each works once.' };
const codeErrors =
  'Errors: BAD_USER_INPUT for a wrong or used code; CONFLICT without a second factor; FORBIDDEN for others than admins; RATE_LIMITED.';

@Resolver()
export class AdminAccessResolver {
  @Access('visitor')
  @Mutation(() => SessionAnswer, {
    description:
      'Signs an admin in with address and password. Errors: UNAUTHENTICATED for a wrong pair; FORBIDDEN for others than admins and for banned accounts; RATE_LIMITED. With a second factor, `confirmSecondFactor` opens the admin area to the session.',
  })
  adminSignIn(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'The address of the account.' }) email: string,
    @Arg('password', () => String, { description: 'As it was chosen.' }) password: string,
  ): Promise<SessionAnswer> {
    return adminSignIn(ctx, { email, password });
  }

  @Access('signedIn')
  @Mutation(() => Message, {
    description: `Opens the admin area to this session with a code. For admins. ${codeErrors}`,
  })
  confirmSecondFactor(
    @Ctx() ctx: Context,
    @Arg('code', () => String, codeArg) code: string,
  ): Promise<Message> {
    return confirmSecondFactor(ctx, code);
  }

  @Access('signedIn')
  @Mutation(() => SecondFactorSetup, {
    description:
      'Begins to set up an authenticator app. For admins. Errors: CONFLICT when one is set up; FORBIDDEN for others and, 15 minutes after signing in, without the password; RATE_LIMITED.',
  })
  beginSecondFactor(
    @Ctx() ctx: Context,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Not needed within 15 minutes of signing in.',
    })
    password?: string | null,
  ): Promise<SecondFactorSetup> {
    return beginSecondFactor(ctx, password ?? null);
  }

  @Access('signedIn')
  @Mutation(() => [String], {
    description:
      'Sets up the authenticator app with its first code; answers recovery codes, shown this once. For admins. Errors: BAD_USER_INPUT for a wrong code; CONFLICT before `beginSecondFactor` and when one is set up; FORBIDDEN for others; RATE_LIMITED.',
  })
  enableSecondFactor(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'The 6 digits of the app.' }) code: string,
  ): Promise<string[]> {
    return enableSecondFactor(ctx, code);
  }

  @Access('signedIn')
  @Mutation(() => [String], {
    description: `New recovery codes in the place of those before, shown this once. For admins. ${codeErrors}`,
  })
  renewRecoveryCodes(
    @Ctx() ctx: Context,
    @Arg('code', () => String, codeArg) code: string,
  ): Promise<string[]> {
    return renewRecoveryCodes(ctx, code);
  }

  @Access('signedIn')
  @Mutation(() => Message, {
    description: `Turns the second factor off; refused to super admins where it is required. For admins. ${codeErrors}`,
  })
  disableSecondFactor(
    @Ctx() ctx: Context,
    @Arg('code', () => String, codeArg) code: string,
  ): Promise<Message> {
    return disableSecondFactor(ctx, code);
  }

  @Access('signedIn')
  @Query(() => SecondFactor, {
    description:
      "The viewer's own second factor, also while it keeps them out. For admins. Errors: FORBIDDEN for others.",
  })
  secondFactor(@Ctx() ctx: Context): Promise<SecondFactor> {
    return secondFactor(ctx);
  }

  @Access('admin')
  @Query(() => AdminChoices, { description: 'What the viewer is told of.' })
  adminChoices(@Ctx() ctx: Context): Promise<AdminChoices> {
    return adminChoices(ctx);
  }

  @Access('admin')
  @Mutation(() => AdminChoices, {
    description: 'Changes what the viewer is told of; what is left out stays.',
  })
  saveAdminChoices(
    @Ctx() ctx: Context,
    @Arg('input', () => AdminChoicesInput, { description: 'What to change.' })
    input: AdminChoicesInput,
  ): Promise<AdminChoices> {
    return saveAdminChoices(ctx, input);
  }
}
