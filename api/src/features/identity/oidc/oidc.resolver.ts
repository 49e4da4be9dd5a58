import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { SessionAnswer } from '../identity.types.ts';
import { signOutByOidc } from './back-channel-logout.ts';
import { oidcSignIn, signInByOidc } from './sign-in-by-oidc.ts';

@ObjectType({ description: 'A sign-in with an account of the college that was begun.' })
export class OidcSignIn {
  @Field(() => String, {
    description:
      'Kept by the browser that began it: what the provider answers works with it alone.',
  })
  key!: string;

  @Field(() => String, { description: 'The address at the provider to go to.' })
  address!: string;
}

@Resolver()
export class OidcResolver {
  @Access('visitor')
  @Mutation(() => OidcSignIn, {
    description:
      'Begins a sign-in with an account of the college (OpenID Connect), which takes 10 minutes at most. Errors: NOT_FOUND where it is not set up; UNAVAILABLE while the provider does not answer; RATE_LIMITED.',
  })
  oidcSignIn(@Ctx() ctx: Context): Promise<OidcSignIn> {
    return oidcSignIn(ctx);
  }

  @Access('visitor')
  @Mutation(() => SessionAnswer, {
    description:
      'Signs in with what the provider of the college sent the browser back with, once, and makes an account for a new person. Errors: BAD_USER_INPUT for a sign-in that is over, was used or was begun in another browser; UNAUTHENTICATED for an answer that does not hold; CONFLICT when the provider vouches for no address, or it belongs to an account that can not be joined; FORBIDDEN for banned accounts; NOT_FOUND where it is not set up; UNAVAILABLE while the provider does not answer; RATE_LIMITED.',
  })
  signInByOidc(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: 'What `oidcSignIn` answered.' }) key: string,
    @Arg('answer', () => String, {
      description: 'The query of the address that the provider sent the browser to.',
    })
    answer: string,
  ): Promise<SessionAnswer> {
    return signInByOidc(ctx, { key, answer });
  }

  @Access('visitor')
  @Mutation(() => Boolean, {
    description:
      'For the provider (OpenID Connect Back-Channel Logout): ends the sessions that its session or person opened. Answers true. Errors: BAD_USER_INPUT for a token that does not hold or was used; NOT_FOUND where there is no provider; UNAVAILABLE while its keys can not be read.',
  })
  signOutByOidc(
    @Ctx() ctx: Context,
    @Arg('logoutToken', () => String, { description: 'Signed by the provider.' })
    logoutToken: string,
  ): Promise<boolean> {
    return signOutByOidc(ctx, logoutToken);
  }
}
