import { LockMode } from '@mikro-orm/core';
import { type SqlBool, sql } from 'kysely';
import { importTexts } from '../../../../../schema/rules/imports/imports-texts.ts';
import { largestPage } from '../../../../../schema/rules/lists/paging.ts';
import { requireViewer } from '../../../core/access.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { AppError, badUserInput, conflict } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { inBatches } from '../../../core/jobs/in-batches.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { bulkMilliseconds } from '../../../limits.ts';
import { audit } from '../../audits/index.ts';
import { provenAddresses, publishAdminCounts, verifyByRoster } from '../../identity/index.ts';
import { ImportRowEntity, RosterMatchEntity } from '../import.entity.ts';
import { importsSql } from '../imports.sql.ts';

export const matchRosterJob = 'imports.match-roster';

const peopleAtOnce = 200;

/** People who are not verified and whose proven address is on the roster. */
const byAddress = importsSql.statement('byAddress', {}, (db) =>
  db
    .selectFrom(provenAddresses.as('account'))
    .where('account.is_verified', '=', false)
    // Whose verification an admin took back is not verified by the roster again.
    .where('account.verification_ended_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('import_rows as import_row')
          .whereRef('import_row.email', '=', 'account.email')
          .where('import_row.state', '=', 'listed')
          .select('import_row.number'),
      ),
    )
    .orderBy('account.id')
    .limit(peopleAtOnce)
    .select(['account.id', 'account.email']),
);

/**
 * People who are not verified and share name, year and branch with a row of the roster; each is
 * looked at once.
 */
const byName = importsSql.statement('byName', {}, (db) =>
  db
    .selectFrom(provenAddresses.as('account'))
    .innerJoin('import_rows as import_row', (join) =>
      join
        .on(sql<SqlBool>`lower(import_row.full_name) = lower(account.full_name)`)
        .onRef('import_row.year_of_graduation', '=', 'account.year_of_graduation')
        .on(sql<SqlBool>`lower(import_row.stream) = lower(account.branch)`),
    )
    .where('account.is_verified', '=', false)
    .where('account.verification_ended_at', 'is', null)
    .where('import_row.state', '=', 'listed')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('roster_matches as match')
            .whereRef('match.user_id', '=', 'account.id')
            .select('match.user_id'),
        ),
      ),
    )
    .distinctOn('account.id')
    .orderBy('account.id')
    .limit(peopleAtOnce)
    .select(['account.id', 'import_row.email']),
);

/** Notes on the rows of the roster whom they verified: undoing the roster counts them. */
async function noteVerified(work: Work, userId: string, rosterEmail: string): Promise<void> {
  await work.em.nativeUpdate(
    ImportRowEntity,
    { email: rosterEmail, state: 'listed', user: null },
    { user: userId },
  );
}

/**
 * Holds the roster until the commit: who matches people with it and who takes rows off it follow
 * one another.
 */
export const lockRosterKey = (work: Work): Promise<void> => work.advisoryLock('roster');

/** Verifies some of those whose address is on the roster. @returns how many */
const verifySome = (app: App): Promise<number> =>
  change(app, async (work) => {
    await lockRosterKey(work);
    const people = await work.query(byAddress, {});
    for (const { id, email } of people) {
      await verifyByRoster(work, id, app.clock.now());
      await noteVerified(work, id, email);
    }
    return people.length;
  });

/** Lists some of those who only look alike, for an admin. @returns how many */
const listSome = (app: App): Promise<number> =>
  change(app, async (work) => {
    await lockRosterKey(work);
    const alike = await work.query(byName, {});
    const createdAt = app.clock.now();
    if (alike.length > 0)
      await work.em.upsertMany(
        RosterMatchEntity,
        alike.map(({ id, email }) => ({ user: id, rosterEmail: email ?? '', createdAt })),
        { onConflictAction: 'ignore' },
      );
    if (alike.length > 0) publishAdminCounts(work);
    return alike.length;
  });

/** Most minutes find nobody: a look outside of a transaction says so. */
async function matchSome(app: App): Promise<boolean> {
  const hasAddresses = (await app.db.query(byAddress, {})).length > 0;
  const verified = hasAddresses ? await verifySome(app) : 0;
  const hasAlike = (await app.db.query(byName, {})).length > 0;
  const listed = hasAlike ? await listSome(app) : 0;
  return verified === peopleAtOnce || listed === peopleAtOnce;
}

/**
 * Verifies who signed up with an address of the roster, and lists who only shares name, year and
 * branch for an admin: behind every roster, and every minute for those who sign up later.
 */
export const matchRoster = (app: App): Job<object> => ({
  name: matchRosterJob,
  cron: '* * * * *',
  async run() {
    await inBatches(() => matchSome(app));
  },
});

/** Where an address stands on the roster: the log names the row, and not the address. */
const rosterRow = importsSql.statement('rosterRow', { email: 'citext' }, (db, { email }) =>
  db
    .selectFrom('import_rows as import_row')
    .innerJoin('imports as import', 'import.id', 'import_row.import_id')
    .where('import_row.email', '=', email)
    .where('import_row.state', '=', 'listed')
    .orderBy('import.id', 'desc')
    .limit(1)
    .select(['import.name', 'import_row.number']),
);

/** The match, held until the commit. @throws CONFLICT when it is gone or decided */
async function lockMatch(work: Work, userId: string): Promise<RosterMatchEntity> {
  const match = isId(userId)
    ? await work.em.findOne(
        RosterMatchEntity,
        { user: userId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
    : null;
  if (match?.status !== 'pending') throw conflict(importTexts.matchGone);
  return match;
}

/**
 * Says whether a person is the one of the roster: who is, is verified.
 * @returns the person's id
 * @throws CONFLICT when another admin was faster; FORBIDDEN 'Not a superAdmin'
 */
export async function decideRosterMatch(
  ctx: Context,
  userId: string,
  isSame: boolean,
): Promise<string> {
  const viewer = requireViewer(ctx, 'superAdmin');
  const at = ctx.app.clock.now();
  return change(ctx.app, async (work) => {
    await lockRosterKey(work);
    const match = await lockMatch(work, userId);
    const [row] = await work.query(rosterRow, { email: match.rosterEmail });
    match.status = isSame ? 'confirmed' : 'refused';
    if (isSame) {
      await verifyByRoster(work, match.user.id, at);
      await noteVerified(work, match.user.id, match.rosterEmail);
    }
    audit(work, {
      adminId: viewer.id,
      action: isSame ? 'import.confirmMatch' : 'import.refuseMatch',
      targetId: match.user.id,
      changes: row ? { import: row.name, row: row.number } : {},
      at,
    });
    publishAdminCounts(work);
    return match.user.id;
  });
}

/**
 * Says the same of several people, one after the other; those that were decided meanwhile, and
 * those for whom the call has no time left, are left out.
 * @param userIds at most 100
 * @returns the ids of those that were decided by this
 * @throws BAD_USER_INPUT for none and too many; FORBIDDEN 'Not a superAdmin'
 */
export async function decideRosterMatches(
  ctx: Context,
  userIds: readonly string[],
  isSame: boolean,
): Promise<string[]> {
  requireViewer(ctx, 'superAdmin');
  const wanted = [...new Set(userIds.map((id) => id.toLowerCase()))];
  if (wanted.length === 0 || wanted.length > largestPage)
    throw badUserInput(importTexts.matchCount);
  const decided: string[] = [];
  const end = performance.now() + bulkMilliseconds;
  for (const id of wanted) {
    if (performance.now() > end) break;
    try {
      decided.push(await decideRosterMatch(ctx, id, isSame));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
    }
  }
  return decided;
}
