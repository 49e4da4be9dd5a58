import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Role } from '../../../schema/rules/college.ts';
import { type Context, isMember, type Viewer } from './context.ts';
import { forbidden, signInFirst } from './errors.ts';

/** Who may call a root field at all; finer policies stand in the use-cases. */
export const accessRules = [
  'visitor',
  'signedIn',
  'member',
  'alumni',
  'admin',
  'superAdmin',
] as const;
export type AccessRule = (typeof accessRules)[number];

export const accessTexts = {
  signIn: 'Please sign in to continue.',
  verify: 'Please verify your college to continue interactions.',
  alumni: 'Only alumni can do this.',
  admin: 'Not an admin',
  superAdmin: 'Not a superAdmin',
} as const;

/** States who may call a query, mutation or subscription. A root field without one does not start (`assertAccessStated`). */
export const Access = (rule: AccessRule): MethodDecorator => Extensions({ access: rule });

/** Whether the rule lets this viewer in; the text of the refusal otherwise. */
export function refusal(
  rule: AccessRule,
  viewer: Viewer | null,
): 'signIn' | Exclude<keyof typeof accessTexts, 'signIn'> | null {
  if (rule === 'visitor') return null;
  if (!viewer) return 'signIn';
  if (rule === 'member' && !isMember(viewer)) return 'verify';
  if (rule === 'alumni' && viewer.role !== ('alumni' satisfies Role)) return 'alumni';
  if (rule === 'admin' && !viewer.isAdmin && !viewer.isSuperAdmin) return 'admin';
  if (rule === 'superAdmin' && !viewer.isSuperAdmin) return 'superAdmin';
  return null;
}

/** @throws UNAUTHENTICATED or FORBIDDEN with the documented text */
export function assertAccess(rule: AccessRule, viewer: Viewer | null): void {
  const refused = refusal(rule, viewer);
  if (refused === 'signIn') throw signInFirst(accessTexts.signIn);
  if (refused) throw forbidden(accessTexts[refused]);
}

/** The member behind a use-case that needs one. @throws as `assertAccess` */
export function requireViewer(
  ctx: Context,
  rule: Exclude<AccessRule, 'visitor'> = 'signedIn',
): Viewer {
  assertAccess(rule, ctx.viewer);
  return ctx.viewer as Viewer;
}

const isRule = (value: unknown): value is AccessRule => accessRules.some((rule) => rule === value);

/** Deny by default: gates every root field by its stated rule. @throws when one states none */
export function gateSchema(schema: GraphQLSchema): Map<string, AccessRule> {
  const rules = new Map<string, AccessRule>();
  for (const root of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const rule: unknown = field.extensions['access'];
      if (!root || !isRule(rule))
        throw new Error(`${root?.name}.${field.name} states no access rule: add @Access('…')`);
      rules.set(`${root.name}.${field.name}`, rule);
      const { resolve, subscribe } = field;
      if (subscribe) {
        field.subscribe = (source, args, ctx: Context, info) => {
          assertAccess(rule, ctx.viewer);
          return subscribe(source, args, ctx, info);
        };
      } else if (resolve) {
        field.resolve = (source, args, ctx: Context, info) => {
          assertAccess(rule, ctx.viewer);
          return resolve(source, args, ctx, info);
        };
      }
    }
  }
  return rules;
}
