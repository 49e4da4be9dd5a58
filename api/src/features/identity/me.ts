import DataLoader from 'dataloader';
import { type App, type Context, isMember, perRequest, type Viewer } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import type { Me } from './types.ts';
import type { User } from './user.entity.ts';

/** The columns of a user that members may see, for hot statements of any feature: `user` is the table's alias. */
export const userColumns = (user: string): string =>
  `${user}.id, ${user}.full_name as "fullName", ${user}.role, ${user}.is_verified as "isVerified", ${user}.degree_type as "degreeType", ${user}.stream,
   ${user}.specialisation, ${user}.year_of_graduation as "yearOfGraduation", ${user}.college, ${user}.picture_id as "pictureId"`;

interface MeRow extends User {
  verificationFileKey: string | null;
  verificationPending: boolean;
}

const meRow = statement<MeRow>(
  'me',
  `select ${userColumns('u')}, u.email, u.roles, u.is_admin as "isAdmin", u.is_super_admin as "isSuperAdmin", u.is_profile_complete as "isProfileComplete",
          v.file_id as "verificationFileKey", coalesce(v.status = 'pending', false) as "verificationPending"
     from users u
     left join lateral (select file_id, status from verification_requests r where r.user_id = u.id and r.status <> 'rejected' order by r.id desc limit 1) v on true
    where u.id = $1`,
);

/** The account behind the viewer (`GET /api/auth/user`). */
export async function me(app: App, viewer: Viewer): Promise<Me | null> {
  const [row] = await app.db.rows(meRow, [viewer.id]);
  if (!row) return null;
  return {
    id: row.id,
    user: row,
    email: row.email,
    role: row.role,
    roles: row.roles,
    isVerified: row.isVerified,
    isMember: isMember(row),
    isProfileComplete: row.isProfileComplete,
    isAdmin: row.isAdmin,
    isSuperAdmin: row.isSuperAdmin,
    verificationFileKey: row.verificationFileKey,
    verificationPending: row.verificationPending,
  };
}

const usersById = statement<User>(
  'users_by_id',
  `select ${userColumns('u')} from users u where u.id = any($1)`,
);

/** People by id, one statement per request however many ask. */
export const userLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, User | null>(async (ids) => {
      const rows = await ctx.app.db.rows(usersById, [ids]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);
