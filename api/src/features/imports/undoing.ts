import { importTexts } from '../../../../schema/rules/imports-texts.ts';
import { type App, change, type Context } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { importLimits } from '../../limits.ts';
import { deleteFilesOf } from '../files/index.ts';
import { hasSignedIn, lockToDelete, removeAccount } from '../identity/index.ts';
import { ImportRowEntity } from './import.entity.ts';
import { importsSql } from './imports.sql.ts';
import { lockImport, moveOn, publishImport } from './running.ts';

const undoJob = 'imports.undo';

/**
 * Takes back what an import made: accounts of people who have not signed in are deleted, the others stay and are
 * counted; rows of a roster leave it.
 * @throws NOT_FOUND; CONFLICT for an import that has not ended
 */
export const undoImport = (ctx: Context, id: string): Promise<void> =>
  moveOn(ctx, id, {
    action: 'import.undo',
    from: ['done', 'canceled'],
    to: 'undoing',
    refused: importTexts.notDone,
    async then(work, found) {
      await work.enqueue(undoJob, { id: found.id });
    },
  });

const madeRows = importsSql.statement('madeRows', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('import_rows as r')
    .where('r.import_id', '=', id)
    .where('r.state', 'in', ['made', 'invited'])
    .where('r.user_id', 'is not', null)
    .orderBy('r.number')
    .limit(importLimits.batch)
    .select(['r.number', 'r.user_id as userId']),
);

/** Deletes one account that nobody used, with its row; else marks the row. */
const undoOne = (app: App, id: string, number: number, userId: string): Promise<void> =>
  change(app, async (work) => {
    const found = await lockImport(work, id);
    const account = await lockToDelete(work, userId);
    if (!account || (await hasSignedIn(work, account))) {
      await work.em.nativeUpdate(ImportRowEntity, { import: id, number }, { state: 'kept' });
      found.kept += 1;
      return;
    }
    await app.onAccountDeleted(work, { userId, at: app.clock.now() });
    await removeAccount(work, account);
    await deleteFilesOf(work, userId);
    found.undone += 1;
  });

/** Takes an import back, account by account; cut off, it goes on with those that are left. */
export const undoImportJob = (app: App): Job<{ id: string }> => ({
  name: undoJob,
  async run({ id }) {
    for (;;) {
      const rows = await app.db.query(madeRows, { id });
      for (const { number, userId } of rows) if (userId) await undoOne(app, id, number, userId);
      await change(app, (work) => {
        publishImport(work, id);
        return Promise.resolve();
      });
      if (rows.length === 0) break;
    }
    await change(app, async (work) => {
      const found = await lockImport(work, id);
      if (found.mode === 'roster') {
        found.undone = await work.em.nativeDelete(ImportRowEntity, { import: id, state: 'listed' });
      }
      found.status = 'undone';
      publishImport(work, id);
    });
  },
});
