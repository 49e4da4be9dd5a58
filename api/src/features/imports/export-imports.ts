import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { exportPageSize } from '../../limits.ts';
import { audit } from '../audits/index.ts';
import { type CsvCell, type ExportPart, exportList } from '../files/index.ts';
import { searchText } from '../search/index.ts';
import { importPageOf, rosterMatchPage } from './imports.queries.ts';
import type { PeopleImport, RosterMatch } from './imports.types.ts';

const importHeader = [
  'file',
  'mode',
  'status',
  'rows',
  'good',
  'bad',
  'known',
  'made',
  'invited',
  'declined',
  'undone',
  'kept',
  'uploaded',
  'finished',
  'by',
];

const importLine = (one: PeopleImport): CsvCell[] => [
  one.name,
  one.mode,
  one.status,
  one.total,
  one.validCount,
  one.invalidCount,
  one.existingCount,
  one.createdCount,
  one.invited,
  one.declinedCount,
  one.undone,
  one.keptCount,
  one.createdAt,
  one.finishedAt,
  one.admin?.fullName ?? null,
];

/**
 * Writes the imports, without their rows, as CSV files; the audit log has a line of each.
 * @param after where the part before ended
 * @throws FORBIDDEN 'Not a superAdmin'; BAD_USER_INPUT for cursors of other lists
 */
export function exportImports(ctx: Context, after: string | null): Promise<ExportPart> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'superAdmin');
  return exportList(
    app,
    {
      ownerId: adminId,
      name: 'imports',
      header: importHeader,
      after,
      readPage: (page) => importPageOf(app, page, exportPageSize),
      linesOf: (imports) => imports.map(importLine),
    },
    (work) =>
      audit(work, {
        adminId,
        action: 'imports.export',
        at: app.clock.now(),
      }),
  );
}

const matchLine = ({ user, email, rosterEmail, createdAt }: RosterMatch): CsvCell[] => [
  user.fullName,
  email,
  rosterEmail,
  createdAt,
];

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
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'superAdmin');
  return exportList(
    app,
    {
      ownerId: adminId,
      name: 'roster-matches',
      header: ['name', 'address', 'address on the roster', 'found'],
      after,
      readPage: (page) => rosterMatchPage(app, { ...page, search }, exportPageSize),
      linesOf: (matches) => matches.map(matchLine),
    },
    (work) =>
      audit(work, {
        adminId,
        action: 'import.exportMatches',
        changes: { search: searchText(search) },
        at: app.clock.now(),
      }),
  );
}
