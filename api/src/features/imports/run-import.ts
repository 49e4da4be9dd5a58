import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Studies } from '../../../../schema/rules/college/college.ts';
import { studyOf } from '../../../../schema/rules/imports/imports.ts';
import {
  type ImportRowState,
  type ImportStatus,
  importTexts,
} from '../../../../schema/rules/imports/imports-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type App, type Context, change, type Work } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { audit } from '../audits/index.ts';
import { createAccounts, type ImportedAccount } from '../identity/index.ts';
import { setContacts } from '../profiles/index.ts';
import { studiesOf } from '../studies/index.ts';
import { ImportEntity, type ImportRowEntity } from './import.entity.ts';
import { publishImport } from './import-events.ts';
import { importLimits } from './import-limits.ts';
import { importsSql } from './imports.sql.ts';
import { inviteJob } from './invited/invitations.ts';
import { matchRosterJob } from './roster/roster.ts';

const runJob = 'imports.make-accounts';

/** What follows where rows were imported: their people are invited, or looked for. */
const afterRun = { accounts: inviteJob, roster: matchRosterJob } as const;

/** The import, locked until the commit. @throws NOT_FOUND */
export async function lockImport(work: Work, id: string): Promise<ImportEntity> {
  const found = isId(id)
    ? await work.em.findOne(ImportEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!found) throw notFound(importTexts.notFound);
  return found;
}

/** Logs what came of an import, for the admin who brought it; not where that account is gone. */
export function logResult(
  work: Work,
  found: ImportEntity,
  {
    action,
    changes,
    at,
  }: {
    action: 'import.finish' | 'import.undone';
    changes: { made: number; known: number } | { undone: number; kept: number };
    at: Date;
  },
): void {
  if (!found.admin) return;
  audit(work, {
    adminId: found.admin.id,
    action,
    targetId: found.id,
    changes: { name: found.name, ...changes },
    at,
  });
}

/** Brings an import from one status to another, and logs it. */
export async function changeImportStatus(
  ctx: Context,
  id: string,
  step: {
    action: 'import.run' | 'import.cancel' | 'import.undo';
    from: readonly ImportStatus[];
    to: ImportStatus;
    refused: string;
    /** What else changes with it, and what is logged of it beside the name. */
    apply(work: Work, found: ImportEntity): Promise<{ rows: number } | { made: number }>;
  },
): Promise<void> {
  const viewer = requireViewer(ctx, 'superAdmin');
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const found = await lockImport(work, id);
    if (!step.from.includes(found.status)) throw conflict(step.refused);
    found.status = step.to;
    const changes = await step.apply(work, found);
    audit(work, {
      adminId: viewer.id,
      action: step.action,
      targetId: found.id,
      changes: { name: found.name, ...changes },
      at,
    });
    publishImport(work, found.id);
  });
}

/**
 * Makes accounts of the good rows, or puts them on the roster: by a job.
 * @throws NOT_FOUND; CONFLICT when it was started or ended already, and without a good row
 */
export const runImport = (ctx: Context, id: string): Promise<void> =>
  changeImportStatus(ctx, id, {
    action: 'import.run',
    from: ['checked'],
    to: 'running',
    refused: importTexts.notChecked,
    async apply(work, found) {
      if (found.validCount === 0) throw conflict(importTexts.nothing);
      await work.enqueue(runJob, { id: found.id });
      return { rows: found.validCount };
    },
  });

/**
 * Stops an import; what it made by then stays, its people are invited, and it can be undone.
 * @throws NOT_FOUND; CONFLICT when it has ended
 */
export const cancelImport = (ctx: Context, id: string): Promise<void> =>
  changeImportStatus(ctx, id, {
    action: 'import.cancel',
    from: ['checked', 'running'],
    to: 'canceled',
    refused: importTexts.notRunning,
    async apply(work, found) {
      found.finishedAt = ctx.app.clock.now();
      if (found.createdCount > 0) await work.enqueue(afterRun[found.mode], { id: found.id });
      return { made: found.createdCount };
    },
  });

const goodRows = importsSql.statement(
  'goodRows',
  { id: 'uuid', behind: 'int4' },
  (db, { id, behind }) =>
    db
      .selectFrom('import_rows as import_row')
      .where('import_row.import_id', '=', id)
      .where('import_row.state', '=', 'good')
      .where('import_row.number', '>', behind)
      .orderBy('import_row.number')
      .limit(importLimits.batch)
      .select([
        'import_row.number',
        'import_row.email',
        'import_row.full_name as fullName',
        'import_row.mobile_number as mobileNumber',
        'import_row.college',
        'import_row.stream',
        'import_row.year_of_graduation as yearOfGraduation',
        'import_row.role',
      ]),
);

type GoodRow = Pick<
  ImportRowEntity,
  | 'number'
  | 'email'
  | 'fullName'
  | 'mobileNumber'
  | 'college'
  | 'stream'
  | 'yearOfGraduation'
  | 'role'
>;

/** What became of some rows: one statement for all of them. */
const reconcileRows = importsSql.statement(
  'reconcileRows',
  { id: 'uuid', rows: 'jsonb' },
  (db, { id, rows }) =>
    db
      .updateTable('import_rows')
      .from(
        sql<{
          number: number;
          state: ImportRowState;
          user_id: string | null;
        }>`jsonb_to_recordset(${rows})`.as<'result'>(
          sql`result(number int, state text, user_id uuid)`,
        ),
      )
      .where('import_rows.import_id', '=', id)
      .whereRef('import_rows.number', '=', 'result.number')
      .set((eb) => ({ state: eb.ref('result.state'), user_id: eb.ref('result.user_id') }))
      .returning('import_rows.number'),
);

const accountOf = (row: GoodRow, studies: Studies): ImportedAccount => ({
  email: row.email ?? '',
  fullName: row.fullName ?? '',
  role: row.role === 'alumni' ? 'alumni' : 'mentee',
  college: row.college ?? '',
  // Rows were checked when they came.
  ...(studyOf(row.stream ?? '', studies) ?? {
    degreeType: null,
    stream: row.stream,
    specialisation: null,
  }),
  yearOfGraduation: row.yearOfGraduation,
});

/** Makes the accounts of some rows; those who got one meanwhile are known. */
async function makeAccounts(
  app: App,
  work: Work,
  id: string,
  { rows, studies }: { rows: GoodRow[]; studies: Studies },
): Promise<number> {
  const createdIds = await createAccounts(
    app,
    work,
    rows.map((row) => accountOf(row, studies)),
  );
  await setContacts(
    work,
    rows.flatMap(({ email, mobileNumber }) => {
      const userId = createdIds.get(email ?? '');
      return userId && mobileNumber ? [{ userId, contact: mobileNumber }] : [];
    }),
  );
  await work.query(reconcileRows, {
    id,
    rows: rows.map(({ number, email }) => ({
      number,
      state: createdIds.has(email ?? '') ? 'made' : 'known',
      user_id: createdIds.get(email ?? '') ?? null,
    })),
  });
  return createdIds.size;
}

async function addToRoster(work: Work, id: string, rows: GoodRow[]): Promise<number> {
  const listed = rows.map(({ number }) => ({ number, state: 'listed', user_id: null }));
  await work.query(reconcileRows, { id, rows: listed });
  return rows.length;
}

/** Runs some rows in a transaction. @returns whether there may be more */
async function runSome(app: App, id: string): Promise<boolean> {
  const studies = await studiesOf(app);
  return change(app, async (work) => {
    const found = await lockImport(work, id);
    if (found.status !== 'running') return false;
    const rows = await work.query(goodRows, { id, behind: found.lastRunRow });
    if (rows.length > 0) {
      const createdCount =
        found.mode === 'roster'
          ? await addToRoster(work, id, rows)
          : await makeAccounts(app, work, id, { rows, studies });
      found.createdCount += createdCount;
      found.existingCount += rows.length - createdCount;
      found.lastRunRow = rows.at(-1)?.number ?? found.lastRunRow;
    }
    const isOver = rows.length < importLimits.batch;
    if (isOver) {
      found.status = 'done';
      found.finishedAt = app.clock.now();
      await work.enqueue(afterRun[found.mode], { id });
      logResult(work, found, {
        action: 'import.finish',
        changes: { made: found.createdCount, known: found.existingCount },
        at: found.finishedAt,
      });
    }
    publishImport(work, id);
    return !isOver;
  });
}

/**
 * Goes through an import, some rows at a time; killed in between, it goes on behind the last that
 * was committed.
 */
export const runImportJob = (app: App): Job<{ id: string }> => ({
  name: runJob,
  formerName: 'imports.run',
  async run({ id }) {
    while (await runSome(app, id));
  },
});
