import type { Context } from '../../core/context.ts';
import { exportForAdmins } from '../audits/index.ts';
import type { ExportColumns, ExportPart } from '../files/index.ts';
import { searchText } from '../search/index.ts';
import { importPageOf, rosterMatchPage } from './imports.queries.ts';
import type { PeopleImport, RosterMatch } from './imports.types.ts';

const columns: ExportColumns<PeopleImport> = {
  file: (one) => one.name,
  mode: (one) => one.mode,
  status: (one) => one.status,
  rows: (one) => one.total,
  good: (one) => one.validCount,
  bad: (one) => one.invalidCount,
  known: (one) => one.existingCount,
  made: (one) => one.createdCount,
  invited: (one) => one.invited,
  declined: (one) => one.declinedCount,
  undone: (one) => one.undone,
  kept: (one) => one.keptCount,
  uploaded: (one) => one.createdAt,
  finished: (one) => one.finishedAt,
  by: (one) => one.admin?.fullName ?? null,
};

/**
 * Writes the imports, without their rows, as CSV files; the audit log has a line of each.
 * @param after where the part before ended
 * @throws FORBIDDEN 'Not a superAdmin'; BAD_USER_INPUT for cursors of other lists
 */
export function exportImports(ctx: Context, after: string | null): Promise<ExportPart> {
  return exportForAdmins(
    ctx,
    'superAdmin',
    {
      name: 'imports',
      columns,
      after,
      readPage: (page, atMost) => importPageOf(ctx.app, page, atMost),
    },
    { action: 'imports.export' },
  );
}

const matchColumns: ExportColumns<RosterMatch> = {
  name: (one) => one.user.fullName,
  address: (one) => one.email,
  'address on the roster': (one) => one.rosterEmail,
  found: (one) => one.createdAt,
};

/**
 * Writes who waits to be told apart from a row of the roster as CSV files; the audit log has a line
 * of each.
 * @param after where the part before ended
 * @throws FORBIDDEN 'Not a superAdmin'; BAD_USER_INPUT for cursors of other lists
 */
export function exportRosterMatches(
  ctx: Context,
  search: string | null,
  after: string | null,
): Promise<ExportPart> {
  return exportForAdmins(
    ctx,
    'superAdmin',
    {
      name: 'roster-matches',
      columns: matchColumns,
      after,
      readPage: (page, atMost) => rosterMatchPage(ctx.app, { ...page, search }, atMost),
    },
    { action: 'import.exportMatches', changes: { search: searchText(search) } },
  );
}
