import { z } from 'zod';
import { oneLine } from '../text/visible.ts';
import { signInWaysLimits as limits, oidcDefaults, signInWaysTexts } from './sign-in-ways-texts.ts';

const { wrong } = signInWaysTexts;

/** What a person's account at the college must say for them to belong to the college. */
export type VerifiedRule =
  | { readonly by: 'domain'; readonly domain: string }
  | { readonly by: 'claim'; readonly claim: string; readonly value: string };

/** The claim that tells groups. */
const groupsClaim = 'groups';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address leads to the machine itself: nobody listens on the way there. */
export const isOwnMachine = (address: string): boolean =>
  URL.canParse(address) && loopback.includes(new URL(address).hostname);

/**
 * Whether a provider calls itself by a pattern (`https://login.microsoftonline.com/{tenantid}/v2.0`):
 * then it signs in the people of all who use it, and not those of one college.
 */
export const isOfEverybody = (issuer: string): boolean => issuer.includes('{');

/** Tokens and codes travel to it: in the open on this machine alone. */
export const isSafeIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnMachine(text));
  return isSafe && [username, password, search, hash].every((part) => part === '');
};

/** What is asked of a provider: words, `openid` before all others. */
export const scopePattern = /^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/;

/** A rule as a variable says it: `domain:…`, `group:…`, `claim:name=value`; null for none. */
export function readVerifiedRule(text: string): VerifiedRule | null {
  const [, kind = '', rest = ''] = /^(domain|group|claim):(.+)$/.exec(text.trim()) ?? [];
  if (kind === 'domain')
    return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(rest)
      ? { by: 'domain', domain: rest.toLowerCase() }
      : null;
  if (kind === 'group') return { by: 'claim', claim: groupsClaim, value: rest };
  const [, claim, value] = /^([^=\s]+)=(.+)$/.exec(rest) ?? [];
  return claim && value ? { by: 'claim', claim, value } : null;
}

/** The rules as a form has them: several of a kind in one line. */
export interface WrittenRules {
  domains: string;
  groups: string;
  claims: string;
}

const partsOf = (line: string): string[] =>
  line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The rules of a line of one kind; null among them for what is none. */
const rulesOf = (kind: 'domain' | 'group' | 'claim', line: string): (VerifiedRule | null)[] =>
  partsOf(line).map((part) => readVerifiedRule(`${kind}:${part}`));

/** Whom these lines verify. */
export const readRules = ({ domains, groups, claims }: WrittenRules): VerifiedRule[] =>
  [...rulesOf('domain', domains), ...rulesOf('group', groups), ...rulesOf('claim', claims)].filter(
    (rule) => rule !== null,
  );

/** The same rules as lines. */
export function writeRules(rules: readonly VerifiedRule[]): WrittenRules {
  const lines = { domains: [] as string[], groups: [] as string[], claims: [] as string[] };
  for (const rule of rules)
    if (rule.by === 'domain') lines.domains.push(rule.domain);
    else if (rule.claim === groupsClaim) lines.groups.push(rule.value);
    else lines.claims.push(`${rule.claim}=${rule.value}`);
  const line = (parts: string[]): string => parts.join(', ');
  return {
    domains: line(lines.domains),
    groups: line(lines.groups),
    claims: line(lines.claims),
  };
}

const line = (max: number, message: string) =>
  z.string(message).trim().max(max, message).regex(oneLine, message);

const ruleLine = (kind: 'domain' | 'group' | 'claim', message: string) =>
  line(limits.rules, wrong.rules)
    .transform((text) => partsOf(text).join(', '))
    .refine((text) => rulesOf(kind, text).every((rule) => rule !== null), message);

/**
 * The accounts of the college, as a super admin writes them. An empty secret stands for the one
 * that is kept; without an issuer there are none.
 */
export const collegeAccounts = z
  .object({
    issuer: line(limits.issuer, wrong.issuer)
      .refine((text) => !isOfEverybody(text), wrong.ofEverybody)
      .refine((text) => text === '' || isSafeIssuer(text), wrong.issuer),
    clientId: line(limits.clientId, wrong.clientId),
    // Nothing is trimmed: a secret may begin with a space.
    secret: z
      .string(wrong.secret)
      .max(limits.secret, wrong.secret)
      .regex(oneLine, wrong.secret)
      .nullish()
      .transform((value) => value ?? ''),
    name: line(limits.name, wrong.name),
    scope: line(limits.scope, wrong.scope).refine(
      (text) => text === '' || scopePattern.test(text),
      wrong.scope,
    ),
    domains: ruleLine('domain', wrong.domains),
    groups: ruleLine('group', wrong.rules),
    claims: ruleLine('claim', wrong.claims),
  })
  .refine(({ issuer, clientId }) => issuer === '' || clientId !== '', {
    path: ['clientId'],
    message: wrong.clientIdMissing,
  });

/** The ID by which Google knows the college; empty: nobody signs in with Google. */
const googleClientId = z
  .string(wrong.google)
  .trim()
  .max(200, wrong.google)
  .regex(/^(?:[\w-]+\.apps\.googleusercontent\.com)?$/, wrong.google);

/** All ways to sign in, as one form. */
export const signInWays = z.intersection(collegeAccounts, z.object({ googleClientId }));

/** What people read on the button, and what is asked for. */
export const withDefaults = <Written extends { name: string; scope: string }>(
  written: Written,
): Written => ({
  ...written,
  name: written.name || oidcDefaults.name,
  scope: written.scope || oidcDefaults.scope,
});

/** Whether a kept secret belongs to what is typed: it is sent to no other provider. */
export const isSameClient = (
  one: { issuer: string; clientId: string },
  other: { issuer: string; clientId: string },
): boolean => one.issuer === other.issuer && one.clientId === other.clientId;
