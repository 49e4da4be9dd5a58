import type { Role } from '../../../../../schema/rules/college/college.ts';
import { graduatedText } from '../../../../../schema/rules/identity/identity.ts';
import {
  identityMessages,
  identityRefusals,
} from '../../../../../schema/rules/identity/identity-texts.ts';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import { requireViewer } from '../../../core/access.ts';
import { yearOf } from '../../../core/clock.ts';
import { type Context, change } from '../../../core/context.ts';
import { badUserInput, invalidField } from '../../../core/errors.ts';
import type { RoleSwitch, SessionAnswer } from '../identity.types.ts';
import { publishAccountChange, renewedToken } from '../sessions/sessions.ts';
import { lockAccount } from './accounts.ts';

/**
 * Switches to a role that the account holds.
 * @returns `needsCreation` for a role that it lacks: that one must be created first
 */
export async function switchRole(ctx: Context, newRole: Role): Promise<RoleSwitch> {
  const viewer = requireViewer(ctx);
  const isHeld = await change(ctx.app, async (work) => {
    const account = await lockAccount(work, viewer.id);
    if (!account?.roles.includes(newRole)) return false;
    account.role = newRole;
    publishAccountChange(work, viewer.id);
    return true;
  });
  return { needsCreation: !isHeld, token: isHeld ? renewedToken(ctx, viewer) : null };
}

/**
 * Adds a role to the account and switches to it; creating one that is there is a switch.
 * @throws BAD_USER_INPUT 'Alumni must have graduated by now' for a graduation year to come, and
 * before the profile is complete
 */
export async function createRole(ctx: Context, newRole: Role): Promise<SessionAnswer> {
  const viewer = requireViewer(ctx);
  await change(ctx.app, async (work) => {
    const account = await lockAccount(work, viewer.id);
    if (!account?.isProfileComplete) throw badUserInput(identityRefusals.profileFirst);
    const { yearOfGraduation } = account;
    const hasGraduated = yearOfGraduation !== null && yearOfGraduation <= yearOf(ctx.app.clock);
    if (newRole === 'alumni' && !hasGraduated) throw invalidField('newRole', graduatedText);
    account.role = newRole;
    if (!account.roles.includes(newRole)) account.roles = [...account.roles, newRole];
    publishAccountChange(work, viewer.id);
  });
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: pagePaths.feed,
    message: identityMessages.roleCreated(newRole),
  };
}
