import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Role } from '../../../schema/rules/college/college.ts';
import { accessTexts } from '../../../schema/rules/identity/access-texts.ts';
import { mutedText } from '../../../schema/rules/sanctions/sanctions-texts.ts';
import { type Context, isAnyAdmin, isMember, type Viewer } from './context.ts';
import { forbidden, unauthenticated } from './errors.ts';
import { runOperation } from './operation.ts';

/**
 * Who may call a root field at all, from everybody to the fewest; finer policies are in the
 * commands.
 */
const accessRules = [
  'visitor',
  'signedIn',
  'member',
  'alumni',
  // Who holds the role of an alumnus, whichever they have switched to: their posts stay theirs.
  'author',
  'admin',
  'superAdmin',
] as const;
export type AccessRule = (typeof accessRules)[number];

/**
 * Says who may call a query, mutation or subscription. The program does not start without it
 * (`enforceAccess`).
 */
export const Access = (rule: AccessRule): MethodDecorator => Extensions({ access: rule });

/**
 * Lets those who are muted call a mutation: what concerns nobody but themselves, and what they need
 * to read. All other mutations are refused for them; those of visitors are nobody's act.
 */
export const WhileMuted = (): MethodDecorator => Extensions({ whileMuted: true });

/** @throws FORBIDDEN for those who read and do not write, until when */
export function assertNotMuted(until: Date | null, now: Date): void {
  if (until && until > now) throw forbidden(mutedText(until));
}

/** Why the rule refuses a viewer, as a name in `accessTexts`; null when it lets them in. */
export function accessDenial(
  rule: AccessRule,
  viewer: Viewer | null,
): keyof typeof accessTexts | null {
  if (rule === 'visitor') return null;
  if (!viewer) return 'signIn';
  if (rule === 'member' && !isMember(viewer)) return 'verify';
  if (rule === 'alumni' && viewer.role !== ('alumni' satisfies Role)) return 'alumni';
  if (rule === 'author' && !viewer.roles.includes('alumni' satisfies Role)) return 'alumni';
  if ((rule === 'admin' || rule === 'superAdmin') && viewer.adminLock) return viewer.adminLock;
  if ((rule === 'admin' || rule === 'superAdmin') && !isAnyAdmin(viewer)) return 'admin';
  if (rule === 'superAdmin' && !viewer.isSuperAdmin) return 'superAdmin';
  return null;
}

/**
 * Checks a rule.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for anybody else, with the documented text
 */
export function assertAccess(rule: AccessRule, viewer: Viewer | null): void {
  const denial = accessDenial(rule, viewer);
  if (denial === 'signIn') throw unauthenticated(accessTexts.signIn);
  if (denial) throw forbidden(accessTexts[denial]);
}

/**
 * The viewer of a command that needs one, by default anybody signed in.
 * @throws as `assertAccess`
 */
export function requireViewer(
  ctx: Context,
  rule: Exclude<AccessRule, 'visitor'> = 'signedIn',
): Viewer {
  const { viewer } = ctx;
  if (!viewer) throw unauthenticated();
  assertAccess(rule, viewer);
  return viewer;
}

const isRule = (value: unknown): value is AccessRule => accessRules.some((rule) => rule === value);

/** The sentence of each rule, which descriptions of root fields end with. */
const accessSentences: Record<AccessRule, string> = {
  visitor: 'Open to visitors.',
  signedIn: 'Requires signing in.',
  member: 'Requires a member.',
  alumni: 'Requires the role of an alumnus.',
  author: 'Requires the role of an alumnus, switched to it or not.',
  admin: 'Requires an admin.',
  superAdmin: 'Requires a super admin.',
};

/** The rule of a root field in words, for those who read the contract; empty without one. */
export function accessSentence({ access, whileMuted }: Readonly<Record<string, unknown>>): string {
  if (!isRule(access)) return '';
  return `${accessSentences[access]}${whileMuted === true ? ' Allowed while muted.' : ''}`;
}

/**
 * Wraps every root field in its access rule, so that no resolver runs without it.
 * @returns the rules by field: `Query.me`
 * @throws Error for a field without a rule
 */
export function enforceAccess(schema: GraphQLSchema): Map<string, AccessRule> {
  const rules = new Map<string, AccessRule>();
  for (const root of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const rule: unknown = field.extensions['access'];
      if (!root || !isRule(rule))
        throw new Error(`${root?.name}.${field.name} has no access rule: add @Access('…')`);
      rules.set(`${root.name}.${field.name}`, rule);
      const isMutation = root === schema.getMutationType();
      const isRefusedToMuted =
        isMutation && rule !== 'visitor' && field.extensions['whileMuted'] !== true;
      const { resolve, subscribe } = field;
      if (subscribe) {
        field.subscribe = (source, args, ctx: Context, info) => {
          assertAccess(rule, ctx.viewer);
          return subscribe(source, args, ctx, info);
        };
      } else if (resolve) {
        field.resolve = (source, args, ctx: Context, info) => {
          assertAccess(rule, ctx.viewer);
          if (isRefusedToMuted) assertNotMuted(ctx.viewer?.mutedUntil ?? null, ctx.app.clock.now());
          return isMutation
            ? runOperation(field.name, () => resolve(source, args, ctx, info))
            : resolve(source, args, ctx, info);
        };
      }
    }
  }
  return rules;
}
