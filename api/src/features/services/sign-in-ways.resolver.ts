import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { signInWaysLimits as limits } from '../../../../schema/rules/services/sign-in-ways-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { setSignInWays, signInWaysNow, tryCollegeAccounts } from './sign-in-ways.ts';
import { CollegeAccounts, SignInTrial, SignInWays } from './sign-in-ways.types.ts';

/** What leaving the client secret out means. */
const kept = `By which the provider trusts us, at most ${limits.secret} characters; left out or empty: the kept one, for the same issuer and client ID alone.`;

@Resolver()
export class SignInWaysResolver {
  @Access('superAdmin')
  @Query(() => SignInWays, {
    description: 'The ways to sign in beside an address and a password.',
  })
  signInWays(@Ctx() ctx: Context): Promise<SignInWays> {
    return signInWaysNow(ctx);
  }

  @Access('superAdmin')
  @Mutation(() => SignInWays, {
    description:
      'Has people sign in by other ways, on every instance at once. Logged. Errors: BAD_USER_INPUT, RATE_LIMITED; FORBIDDEN without the viewer’s password a while after signing in, where they have no second factor; CONFLICT where somebody else has changed them since that version, or the environment says them.',
  })
  setSignInWays(
    @Ctx() ctx: Context,
    @Arg('version', () => Int, { description: 'The version that this goes on from.' })
    version: number,
    @Arg('accounts', () => CollegeAccounts, {
      nullable: true,
      description: 'All of the accounts of the college but the secret; left out: as they are.',
    })
    accounts: CollegeAccounts | null,
    @Arg('secret', () => String, { nullable: true, description: kept })
    secret: string | null,
    @Arg('googleClientId', () => String, {
      nullable: true,
      description: 'Ends with .apps.googleusercontent.com; empty: none; left out: as it is.',
    })
    googleClientId: string | null,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Of the viewer’s second factor, where they have one; each works once.',
    })
    code: string | null,
    @Arg('ownPassword', () => String, {
      nullable: true,
      description: 'The viewer’s own, where they have no second factor.',
    })
    ownPassword: string | null,
  ): Promise<SignInWays> {
    const sent = { accounts: accounts && { ...accounts, secret }, googleClientId };
    return setSignInWays(ctx, version, sent, { code, password: ownPassword });
  }

  @Access('superAdmin')
  @Mutation(() => SignInTrial, {
    description:
      'Asks the provider of accounts of the college as they are typed whether it is there and knows us. Logged. Errors: BAD_USER_INPUT, RATE_LIMITED; CONFLICT where the environment says the accounts.',
  })
  tryCollegeAccounts(
    @Ctx() ctx: Context,
    @Arg('accounts', () => CollegeAccounts, { description: 'All of them but the secret.' })
    accounts: CollegeAccounts,
    @Arg('secret', () => String, { nullable: true, description: kept })
    secret: string | null,
  ): Promise<SignInTrial> {
    return tryCollegeAccounts(ctx, { ...accounts, secret });
  }
}
