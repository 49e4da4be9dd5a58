import { requireViewer } from '../../core/access.ts';
import { type Context, change } from '../../core/context.ts';
import { lockAccount, User } from '../identity/index.ts';
import { AdminChoicesEntity } from './admin-choices.entity.ts';
import { adminaccessSql } from './adminaccess.sql.ts';

/** What an admin chose to be told of. */
interface Choices {
  remindsByMail: boolean;
  announcesTasks: boolean;
}

const ownChoices = adminaccessSql.statement('ownChoices', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('admin_choices')
    .where('user_id', '=', userId)
    .select(['reminds_by_mail as remindsByMail', 'announces_tasks as announcesTasks']),
);

/** The viewer's own choices. */
export async function adminChoices(ctx: Context): Promise<Choices> {
  const { id: userId } = requireViewer(ctx, 'admin');
  const [row] = await ctx.app.db.query(ownChoices, { userId });
  return row ?? { remindsByMail: true, announcesTasks: true };
}

/** Changes the viewer's own choices; what is left out stays. @returns all of them */
export async function saveAdminChoices(
  ctx: Context,
  input: Partial<Record<keyof Choices, boolean | null>>,
): Promise<Choices> {
  const viewer = requireViewer(ctx, 'admin');
  await change(ctx.app, async (work) => {
    // Two devices that save at once follow one another.
    await lockAccount(work, viewer.id);
    const user = work.em.getReference(User, viewer.id);
    const choices =
      (await work.em.findOne(AdminChoicesEntity, { user })) ??
      work.em.create(AdminChoicesEntity, { user });
    choices.remindsByMail = input.remindsByMail ?? choices.remindsByMail;
    choices.announcesTasks = input.announcesTasks ?? choices.announcesTasks;
  });
  return adminChoices(ctx);
}
