import { change, type App } from '../../core/context.ts';
import { newId } from '../../core/ids.ts';
import { hashPassword } from './passwords.ts';

/** Makes the super admin of the configuration exist (`ADMIN_EMAIL`, `ADMIN_PASSWORD`); an account that is there keeps its password. */
export async function ensureAdmin(app: App): Promise<void> {
  const { admin, college } = app.config;
  if (!admin) return;
  const passwordHash = await hashPassword(admin.password);
  const now = app.clock.now();
  await change(app, (work) =>
    work.rows(
      `insert into users (id, email, email_proven_at, password_hash, full_name, role, roles, is_verified, is_profile_complete, is_admin, is_super_admin, college, created_at)
       values ($1, $2, $3, $4, 'College Admin', 'alumni', '{alumni}', true, true, true, true, $5, $3)
       on conflict (email) do update set is_admin = true, is_super_admin = true, is_banned = false`,
      [newId(), admin.email, now, passwordHash, college.name],
    ),
  );
}
