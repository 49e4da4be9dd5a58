import { setTimeout as after } from 'node:timers/promises';
import { importTexts } from '../../../../schema/rules/imports/imports-texts.ts';
import { type App, type Context, change, isAnyAdmin, type Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { eraseAccount, hasSignedIn, lockToDelete } from '../identity/index.ts';
import { type ImportEntity, ImportRowEntity, RosterMatchEntity } from './import.entity.ts';
import { publishImport } from './import-events.ts';
import { importLimits } from './import-limits.ts';
import { importsSql } from './imports.sql.ts';
import { lockRosterKey } from './roster/roster.ts';
import { changeImportStatus, lockImport, logResult } from './run-import.ts';

const undoJob = 'imports.undo-accounts';

/** In milliseconds: an account that waited for a lock is no reason to rest as long. */
const longestRest = 500;

/**
 * Takes back what an import made: accounts of people who have not signed in are deleted, the
 * others, and who was made an admin meanwhile, stay and are counted; rows of a roster leave it, but
 * for those that verified somebody, who are counted alike.
 * @throws NOT_FOUND; CONFLICT for an import that has not ended
 */
export const undoImport = (ctx: Context, id: string): Promise<void> =>
  changeImportStatus(ctx, id, {
    action: 'import.undo',
    from: ['done', 'canceled'],
    to: 'undoing',
    refused: importTexts.notDone,
    async apply(work, found) {
      await work.enqueue(undoJob, { id: found.id });
      return { made: found.createdCount };
    },
  });

const madeStates = ['made', 'invited', 'declined'] as const;

/** Rows that made an account, and are neither gone with it nor counted as kept. */
const madeRows = importsSql.statement('madeRows', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('import_rows as import_row')
    .where('import_row.import_id', '=', id)
    .where('import_row.state', 'in', madeStates)
    .where('import_row.user_id', 'is not', null)
    .orderBy('import_row.number')
    .limit(importLimits.batch)
    .select(['import_row.number', 'import_row.user_id as userId']),
);

/** Matches that still wait for an admin and whose address stands in no roster any more. */
const matchesLeft = importsSql.statement('matchesLeft', {}, (db) =>
  db
    .selectFrom('roster_matches as match')
    .where('match.status', '=', 'pending')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('import_rows as import_row')
            .whereRef('import_row.email', '=', 'match.roster_email')
            .where('import_row.state', '=', 'listed')
            .select('import_row.number'),
        ),
      ),
    )
    .select('match.user_id as userId'),
);

/**
 * Deletes one account that nobody used, with its row; else, or where an admin was made of it since,
 * marks the row.
 */
const undoOne = (app: App, id: string, number: number, userId: string): Promise<void> =>
  change(app, async (work) => {
    const found = await lockImport(work, id);
    const account = await lockToDelete(work, userId);
    if (!account || isAnyAdmin(account) || (await hasSignedIn(work, account))) {
      // By the same job beside this one a row went with its account, or is counted already.
      const row = { import: id, number, state: { $in: [...madeStates] } };
      found.keptCount += await work.em.nativeUpdate(ImportRowEntity, row, { state: 'kept' });
      return;
    }
    await eraseAccount(app, work, account, { at: app.clock.now() });
    found.undone += 1;
  });

/**
 * Takes the rows of a roster away. Whom it verified stays verified; who only looks alike is not
 * asked about any more.
 */
async function takeOffRoster(work: Work, found: ImportEntity): Promise<void> {
  await lockRosterKey(work);
  const ofIt = { import: found.id, state: 'listed' as const };
  found.keptCount = await work.em.nativeUpdate(
    ImportRowEntity,
    { ...ofIt, user: { $ne: null } },
    { state: 'kept' },
  );
  found.undone = await work.em.nativeDelete(ImportRowEntity, ofIt);
  const orphans = await work.query(matchesLeft, {});
  const user = { $in: orphans.map(({ userId }) => userId) };
  if (orphans.length > 0) await work.em.nativeDelete(RosterMatchEntity, { user });
}

/**
 * Takes an import back, account by account; cut off, it goes on with those that are left. Between
 * two accounts it rests as long as the one took: others have the database for half of the time.
 * @param rest waits so many milliseconds
 */
export const undoImportJob = (
  app: App,
  rest: (milliseconds: number) => Promise<unknown> = after,
): Job<{ id: string }> => ({
  name: undoJob,
  formerName: 'imports.undo',
  // The largest takes hours: one that counts as failed is begun once more beside itself.
  hoursAtMost: 12,
  async run({ id }) {
    for (;;) {
      const rows = await app.db.query(madeRows, { id });
      for (const { number, userId } of rows) {
        if (!userId) continue;
        const began = performance.now();
        await undoOne(app, id, number, userId);
        await rest(Math.min(longestRest, performance.now() - began));
      }
      await change(app, (work) => {
        publishImport(work, id);
        return Promise.resolve();
      });
      if (rows.length === 0) break;
    }
    await change(app, async (work) => {
      const found = await lockImport(work, id);
      if (found.status !== 'undoing') return;
      if (found.mode === 'roster') await takeOffRoster(work, found);
      found.status = 'undone';
      logResult(work, found, {
        action: 'import.undone',
        changes: { undone: found.undone, kept: found.keptCount },
        at: app.clock.now(),
      });
      publishImport(work, id);
    });
  },
});
