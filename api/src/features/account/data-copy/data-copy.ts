import { requireViewer } from '../../../core/access.ts';
import { type App, type Context, change } from '../../../core/context.ts';
import { rateLimited } from '../../../core/errors.ts';
import { roomSql, type Tables } from '../../../core/sql/index.ts';
import { ownDataHours, ownDataMinutes } from '../../../limits.ts';
import { storedFiles } from '../../files/index.ts';
import { User } from '../../identity/index.ts';
import { DataCopyEntity } from './data-copy.entity.ts';
import type { DataCopy } from './data-copy.types.ts';

/** The job that makes a copy. */
export const makeCopyJob = 'account.make-data-copy';

const accountSql = roomSql<Tables<typeof DataCopyEntity>>('account');

const copyOf = accountSql.statement('dataCopy', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('data_copies as copy')
    .leftJoin(storedFiles.as('file'), 'file.id', 'copy.file_id')
    .where('copy.user_id', '=', userId)
    .select([
      'copy.state',
      'copy.progress',
      'copy.file_id as fileId',
      'file.size',
      'copy.asked_at as askedAt',
    ]),
);

const hours = (at: Date, count: number): Date => new Date(at.getTime() + count * 3_600_000);

/** Whether a copy was lost with the process that made it. */
const isLost = (copy: Pick<DataCopyEntity, 'state' | 'askedAt'>, now: Date): boolean =>
  copy.state === 'preparing' && now.getTime() - copy.askedAt.getTime() > ownDataMinutes * 60_000;

async function copyFor({ db, clock, addresses }: App, userId: string): Promise<DataCopy | null> {
  const [row] = await db.query(copyOf, { userId });
  if (!row) return null;
  const { fileId, size, askedAt, progress } = row;
  const now = clock.now();
  const state = isLost(row, now) ? 'failed' : row.state;
  const nextAt = state === 'failed' ? askedAt : hours(askedAt, ownDataHours);
  // A job deletes the file soon after its day.
  const isThere = state === 'ready' && fileId !== null && nextAt > now;
  return {
    id: userId,
    state: state === 'ready' && !isThere ? 'expired' : state,
    progress,
    size: isThere ? size : null,
    address: isThere ? addresses.sign(fileId, 'attachment') : null,
    askedAt,
    nextAt,
  };
}

/** The last copy of their data that the viewer asked for, or null. @throws UNAUTHENTICATED */
export const dataCopy = (ctx: Context): Promise<DataCopy | null> =>
  copyFor(ctx.app, requireViewer(ctx).id);

/**
 * Asks for a copy of the viewer's data, which a job makes; while one is made, answers that one.
 * @throws RATE_LIMITED within a day of one that was made
 */
export async function requestDataCopy(ctx: Context): Promise<DataCopy> {
  const { app } = ctx;
  const { id } = requireViewer(ctx);
  const askedAt = app.clock.now();
  await change(app, async (work) => {
    await work.advisoryLock('data copy', id);
    const user = work.em.getReference(User, id);
    const before = await work.em.findOne(DataCopyEntity, { user });
    if (before?.state === 'preparing' && !isLost(before, askedAt)) return;
    const nextAt = before?.state === 'ready' ? hours(before.askedAt, ownDataHours) : askedAt;
    if (nextAt > askedAt)
      throw rateLimited(Math.ceil((nextAt.getTime() - askedAt.getTime()) / 1000));
    const copy = before ?? work.em.create(DataCopyEntity, { user, askedAt });
    work.em.assign(copy, { state: 'preparing', progress: 0, file: null, askedAt });
    await work.enqueue(makeCopyJob, { userId: id, askedAt: askedAt.toISOString() });
  });
  const copy = await copyFor(app, id);
  if (!copy) throw new Error('a copy that was asked for has a row');
  return copy;
}
