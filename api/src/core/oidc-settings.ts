import { z } from 'zod';

/** What a person's account at the college must say for them to belong to the college. */
export type VerifiedRule =
  | { readonly by: 'domain'; readonly domain: string }
  | { readonly by: 'claim'; readonly claim: string; readonly value: string };

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Tokens and codes travel to it: in the open on this machine alone. */
const isSafeIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
  return isSafe && !isOfEverybody(text) && search === '' && hash === '';
};

/**
 * Whether a provider calls itself by a pattern (`https://login.microsoftonline.com/{tenantid}/v2.0`):
 * then it signs in the people of all who use it, and not those of one college.
 */
export const isOfEverybody = (issuer: string): boolean => issuer.includes('{');

/** One rule of the list; null for what is none. */
function readRule(text: string): VerifiedRule | null {
  const [, kind = '', rest = ''] = /^(domain|group|claim):(.+)$/.exec(text.trim()) ?? [];
  if (kind === 'domain')
    return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(rest)
      ? { by: 'domain', domain: rest.toLowerCase() }
      : null;
  if (kind === 'group') return { by: 'claim', claim: 'groups', value: rest };
  const [, claim, value] = /^([^=\s]+)=(.+)$/.exec(rest) ?? [];
  return claim && value ? { by: 'claim', claim, value } : null;
}

/** The checks of the variables by which people sign in with the accounts of the college. */
export const oidcChecks = {
  issuer: z
    .string()
    .refine(
      isSafeIssuer,
      'must be an address that begins with https://, as the provider writes it',
    ),
  name: z.string().trim().min(1).max(40, 'must have 40 characters or fewer'),
  scope: z
    .string()
    .regex(
      /^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/,
      'must be a list of words that begins with openid',
    ),
  verified: z.string().transform((text, ctx) => {
    const rules = text.split(',').map(readRule);
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
        name: given.OIDC_NAME ?? 'college account',
        scope: given.OIDC_SCOPE ?? 'openid email profile',
        verified: given.OIDC_VERIFIED ?? [],
      }
    : undefined;

export type OidcSettings = NonNullable<ReturnType<typeof oidcSettings>>;
