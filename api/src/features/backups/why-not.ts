import { backupTexts } from '../../../../schema/rules/backups/backups-texts.ts';
import { isCollegeEmpty } from '../../core/backup/over/empty-college.ts';
import { whyNotAside } from '../../core/backup/over/server-aside.ts';
import type { App, Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { canRestart } from '../../core/program/restart.ts';
import { secondFactor } from '../adminaccess/index.ts';
import { heldOf } from './first/held.ts';

const texts = backupTexts.first;

/** Why nothing takes the place of an empty college in the browser; null where something can. */
export async function whyNotFirst({ config, db }: App): Promise<string | null> {
  if (config.isDemoCollege) return texts.isDemo;
  if (!(await isCollegeEmpty(db))) return texts.isFilled;
  return canRestart() ? null : texts.cannotRestart;
}

/**
 * Why no backup can take the place of this college in the browser, for this admin; null where one
 * can. What can't be helped there is said before what can.
 */
export async function whyNotOver(ctx: Context): Promise<string | null> {
  const { config, db } = ctx.app;
  if (!canRestart()) return texts.cannotRestart;
  const why = config.databaseUrl ? await whyNotAside(db) : null;
  if (why !== null) return why;
  return (await secondFactor(ctx)).isSetUp ? null : backupTexts.over.needsFactor;
}

/**
 * @throws CONFLICT unless a backup from elsewhere can be brought: to an empty college, or by who
 * may restore over the one there is
 */
export async function assertTakes(ctx: Context): Promise<void> {
  if (heldOf(ctx.app).isOrdered) throw conflict(texts.isOrdered);
  if ((await whyNotFirst(ctx.app)) === null) return;
  const why = await whyNotOver(ctx);
  if (why !== null) throw conflict(why);
}
