import type { Expression } from 'kysely';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { AdminChoicesEntity } from './admin-choices.entity.ts';
import type { SecondFactorEntity } from './second-factor.entity.ts';

export const adminaccessSql =
  roomSql<Tables<typeof AdminChoicesEntity | typeof SecondFactorEntity>>('adminaccess');

/** Whether an admin takes mails about what has waited long. */
export const takesReminderMails = (adminId: Expression<string>) =>
  adminaccessSql.share(
    adminaccessSql.eb.not(
      adminaccessSql.eb.exists(
        adminaccessSql.db
          .selectFrom('admin_choices as choice')
          .where('choice.user_id', '=', adminId)
          .where('choice.reminds_by_mail', '=', false),
      ),
    ),
  );
