import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { CompleteProfileInput, Message, SessionAnswer, SignUpInput } from '../identity.types.ts';
import {
  completeProfile,
  finishRegistration,
  signUp,
  verifySignUp,
  verifyYourself,
} from './sign-up.ts';

const ownEmail = { description: "The viewer's own address; any other is refused." };

@Resolver()
export class SignUpResolver {
  @Access('visitor')
  @Mutation(() => Message, {
    description:
      'First step of sign-up: checks the form and mails a code, valid for 10 minutes. Answers alike for known and unknown addresses. Errors: BAD_USER_INPUT with a text for each field; RATE_LIMITED past one code a minute, 5 an hour and 10 a day.',
  })
  signUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInput, { description: 'The form.' }) input: SignUpInput,
  ): Promise<Message> {
    return signUp(ctx, input);
  }

  @Access('visitor')
  @Mutation(() => SessionAnswer, {
    description:
      'Second step of sign-up: the mailed code makes the account and signs in. Errors: BAD_USER_INPUT for a code that is wrong, spent, expired or burnt by 5 wrong guesses, and for an address that has an account.',
  })
  verifySignUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInput, { description: 'The same form as in `signUp`.' })
    input: SignUpInput,
    @Arg('emailOtp', () => String, { description: 'The 6 digits of the mailed code.' })
    emailOtp: string,
  ): Promise<SessionAnswer> {
    return verifySignUp(ctx, input, emailOtp);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => SessionAnswer, {
    description:
      'Last step of sign-up: answers a fresh token of the same session. Errors: UNAUTHENTICATED for an address that is not their own.',
  })
  finishRegistration(
    @Ctx() ctx: Context,
    @Arg('email', () => String, ownEmail) email: string,
  ): Promise<SessionAnswer> {
    return finishRegistration(ctx, email);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => SessionAnswer, {
    description:
      'Goes on from sign-up to college verification. Errors: UNAUTHENTICATED for an address that is not their own.',
  })
  verifyYourself(
    @Ctx() ctx: Context,
    @Arg('email', () => String, ownEmail) email: string,
  ): Promise<SessionAnswer> {
    return verifyYourself(ctx, email);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => SessionAnswer, {
    description:
      'Completes the profile of an account made through Google. Errors: BAD_USER_INPUT with a text for each field; CONFLICT when it is complete.',
  })
  completeProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => CompleteProfileInput, { description: 'The form.' })
    input: CompleteProfileInput,
  ): Promise<SessionAnswer> {
    return completeProfile(ctx, input);
  }
}
