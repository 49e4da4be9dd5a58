import type { IDToken } from 'openid-client';
import * as rules from '../../../../../schema/rules/identity/identity.ts';
import type { VerifiedRule } from '../../../../../schema/rules/services/sign-in-ways.ts';
import { readName, subjectForm } from '../signing-in/google-credential.ts';

/** A person as the provider tells of them. */
export interface ProviderPerson {
  issuer: string;
  subject: string;
  /** The provider's name of its session; null where it tells none. */
  sid: string | null;
  /** The address that the provider has proven; null without one. */
  email: string | null;
  name: string;
  /** When they proved to the provider who they are; where it does not tell, when it said so. */
  at: Date;
  /** Whether they belong to the college, by the rules of the settings. */
  belongs: boolean;
}

type Claims = Readonly<Record<string, unknown>>;

const says = (claim: unknown, value: string): boolean => {
  if (Array.isArray(claim)) return claim.some((one) => says(one, value));
  return ['string', 'boolean', 'number'].includes(typeof claim) && String(claim) === value;
};

const fits = (rule: VerifiedRule, claims: Claims, email: string | null): boolean =>
  rule.by === 'domain'
    ? email?.slice(email.lastIndexOf('@') + 1).toLowerCase() === rule.domain
    : Object.hasOwn(claims, rule.claim) && says(claims[rule.claim], rule.value);

/** The address, if the provider says in so many words that it is this person's. */
function provenEmail(claims: Claims): string | null {
  const address = rules.email.safeParse(claims['email']);
  return claims['email_verified'] === true && address.success ? address.data : null;
}

/**
 * What both say, the ID token before the other. An address and whether it is confirmed come from
 * one of them: in two, each says something about another address.
 */
function together(idToken: Claims, more: Claims): Claims {
  const { email, email_verified } = Object.hasOwn(idToken, 'email') ? idToken : more;
  return { ...more, ...idToken, email, email_verified };
}

/**
 * Who a provider's claims stand for. What they say beside the subject may lack or be of any form.
 * @param more what the provider tells besides
 */
export function personOfClaims(
  idToken: IDToken,
  more: Claims,
  verified: readonly VerifiedRule[],
): ProviderPerson {
  const { iss, sub, iat, auth_time: provedAt = iat } = idToken;
  const claims = together(idToken, more);
  const email = provenEmail(claims);
  const { sid, name } = claims;
  return {
    issuer: iss,
    subject: sub,
    sid: typeof sid === 'string' && subjectForm.test(sid) ? sid : null,
    email,
    name: readName(name) || (email?.split('@')[0] ?? ''),
    at: new Date(Math.min(iat, provedAt) * 1000),
    belongs: verified.some((rule) => fits(rule, claims, email)),
  };
}
