import { z } from 'zod';
import {
  isOfEverybody,
  isSafeIssuer,
  readVerifiedRule,
  scopePattern,
  type VerifiedRule,
} from '../../../../schema/rules/services/sign-in-ways.ts';
import {
  oidcDefaults,
  signInWaysLimits,
} from '../../../../schema/rules/services/sign-in-ways-texts.ts';

/** The checks of the variables by which people sign in with the accounts of the college. */
export const oidcChecks = {
  issuer: z
    .string()
    .refine(
      (text) => isSafeIssuer(text) && !isOfEverybody(text),
      'must be an address that begins with https://, as the provider writes it',
    ),
  name: z
    .string()
    .trim()
    .min(1)
    .max(signInWaysLimits.name, `must have ${signInWaysLimits.name} characters or fewer`),
  scope: z.string().regex(scopePattern, 'must be a list of words that begins with openid'),
  verified: z.string().transform((text, ctx) => {
    const rules = text.split(',').map(readVerifiedRule);
    const known = rules.filter((rule) => rule !== null);
    if (known.length === rules.length) return known;
    ctx.addIssue({
      code: 'custom',
      message:
        'must be rules such as domain:student.example.edu, group:students or claim:affiliation=member, separated by commas',
    });
    return z.NEVER;
  }),
};

interface Given {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
  OIDC_SCOPE?: string | undefined;
  OIDC_VERIFIED?: VerifiedRule[] | undefined;
}

const together = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const beside = ['OIDC_NAME', 'OIDC_SCOPE', 'OIDC_VERIFIED'] as const;

/** What is wrong with the variables together, in one line; null for nothing. */
export function oidcProblem(given: Given): string | null {
  const missing = together.find((name) => !given[name]);
  const isBegun = [...together, ...beside].some((name) => given[name]);
  if (!missing || !isBegun) return null;
  return `${missing}: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together`;
}

/** How people sign in with the accounts of the college; undefined where they do not. */
export const oidcSettings = (given: Given) =>
  given.OIDC_ISSUER && given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET
    ? {
        issuer: given.OIDC_ISSUER,
        clientId: given.OIDC_CLIENT_ID,
        clientSecret: given.OIDC_CLIENT_SECRET,
        name: given.OIDC_NAME ?? oidcDefaults.name,
        scope: given.OIDC_SCOPE ?? oidcDefaults.scope,
        verified: given.OIDC_VERIFIED ?? [],
      }
    : undefined;

export type OidcSettings = NonNullable<ReturnType<typeof oidcSettings>>;
