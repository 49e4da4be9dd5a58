import type { Role } from '../../../../schema/rules/college.ts';
import { graduatedText } from '../../../../schema/rules/identity.ts';
import { yearOf } from '../../core/clock.ts';
import { change, type Context, type Viewer } from '../../core/context.ts';
import { badInput } from '../../core/errors.ts';
import { renewedToken, tellAccountChanged } from './sessions.ts';
import type { RoleSwitch, SessionAnswer } from './types.ts';

/** Switches to a role that the account holds (`POST /api/auth/switch-role`); one it lacks must be created first. */
export async function switchRole(ctx: Context, viewer: Viewer, newRole: Role): Promise<RoleSwitch> {
  const held = await change(ctx.app, async (work) => {
    const rows = await work.rows(
      'update users set role = $2 where id = $1 and $2 = any(roles) returning id',
      [viewer.id, newRole],
    );
    if (rows.length > 0) tellAccountChanged(work, viewer.id);
    return rows.length > 0;
  });
  return held
    ? { needsCreation: false, token: renewedToken(ctx, viewer) }
    : { needsCreation: true, token: null };
}

/**
 * Adds a role to the account and switches to it (`POST /api/auth/create-role`); creating one that is there is a switch.
 * @throws BAD_USER_INPUT 'Alumni must have graduated by now' for a graduation year to come
 */
export async function createRole(
  ctx: Context,
  viewer: Viewer,
  newRole: Role,
): Promise<SessionAnswer> {
  await change(ctx.app, async (work) => {
    const rows = await work.rows(
      `update users set role = $2, roles = case when $2 = any(roles) then roles else array_append(roles, $2) end
        where id = $1 and is_profile_complete and ($2 <> 'alumni' or year_of_graduation <= $3) returning id`,
      [viewer.id, newRole, yearOf(ctx.app.clock)],
    );
    if (rows.length === 0)
      throw viewer.isProfileComplete
        ? badInput(graduatedText, { newRole: graduatedText })
        : badInput('Please complete your profile first');
    tellAccountChanged(work, viewer.id);
  });
  return {
    token: renewedToken(ctx, viewer),
    redirectTo: '/feed',
    message: `Successfully created and switched to ${newRole} role!`,
  };
}
