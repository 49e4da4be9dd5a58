import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  signInWaysLimits as limits,
  oidcDefaults,
} from '../../../../schema/rules/services/sign-in-ways-texts.ts';

@InputType('CollegeAccountsInput', {
  description: 'Accounts of the college to sign in with; their secret aside.',
})
@ObjectType({
  description: 'Accounts of the college to sign in with; their secret is told to nobody.',
})
export class CollegeAccounts {
  @Field(() => String, {
    description: `The address of their OpenID Connect provider as it writes it, at most ${limits.issuer} characters; empty: there are none.`,
  })
  issuer!: string;

  @Field(() => String, {
    description: `By what the provider knows us, at most ${limits.clientId} characters.`,
  })
  clientId!: string;

  @Field(() => String, {
    description: `On the button, at most ${limits.name} characters; empty: "${oidcDefaults.name}".`,
  })
  name!: string;

  @Field(() => String, {
    description: `What is asked for, at most ${limits.scope} characters; empty: "${oidcDefaults.scope}".`,
  })
  scope!: string;

  @Field(() => String, {
    description: `Domains of confirmed addresses whose people are verified, with commas between them; at most ${limits.rules} characters.`,
  })
  domains!: string;

  @Field(() => String, {
    description: `Groups whose people are verified, likewise; at most ${limits.rules} characters.`,
  })
  groups!: string;

  @Field(() => String, {
    description: `Claims, as name=value, by which people are verified, likewise; at most ${limits.rules} characters.`,
  })
  claims!: string;
}

@ObjectType({ description: 'The ways to sign in beside an address and a password.' })
export class SignInWays {
  @Field(() => Int, {
    description: 'Counts the changes: `setSignInWays` goes on from it. 0: nobody has written any.',
  })
  version!: number;

  @Field(() => CollegeAccounts, {
    description: 'The accounts of the college; all words are empty where there are none.',
  })
  accounts!: CollegeAccounts;

  @Field(() => Boolean, {
    description: 'The environment says the accounts (OIDC_ISSUER): they cannot be changed here.',
  })
  areAccountsLocked!: boolean;

  @Field(() => Boolean, { description: 'Whether a client secret is kept.' })
  hasSecret!: boolean;

  @Field(() => Boolean, {
    description: 'The kept secret was sealed by another JWT_SECRET: nobody can sign in so.',
  })
  isSecretLost!: boolean;

  @Field(() => String, {
    description: 'By what Google knows us; empty: nobody signs in with Google.',
  })
  googleClientId!: string;

  @Field(() => Boolean, {
    description: 'The environment says it (GOOGLE_CLIENT_ID): it cannot be changed here.',
  })
  isGoogleLocked!: boolean;

  @Field(() => String, { description: 'Where the provider sends people back to.' })
  returnAddress!: string;

  @Field(() => String, { description: 'Where the provider tells that somebody signed out there.' })
  signOutAddress!: string;

  @Field(() => Boolean, {
    description: 'Whether a change asks the viewer for a code of their second factor.',
  })
  asksForCode!: boolean;
}

@ObjectType({ description: 'What became of trying accounts of the college out.' })
export class SignInTrial {
  @Field(() => Boolean, { description: 'Whether nothing is known to be wrong.' })
  isGood!: boolean;

  @Field(() => String, { description: 'What was found, and what to do about it.' })
  words!: string;
}
