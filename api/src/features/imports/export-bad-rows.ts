import {
  importColumns,
  importTexts,
  problemsColumn,
} from '../../../../schema/rules/imports/imports-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { audit } from '../audits/index.ts';
import { exportCsv } from '../files/index.ts';
import { badRowsOf, findImport } from './imports.queries.ts';

/**
 * The bad rows of an import as a CSV file to mend, and logs that it was made.
 * @returns its signed address
 * @throws NOT_FOUND; FORBIDDEN 'Not a superAdmin'
 */
export async function exportBadRows(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'superAdmin');
  const found = await findImport(ctx.app, id);
  if (!found) throw notFound(importTexts.notFound);
  return exportCsv(
    ctx.app,
    {
      ownerId: viewer.id,
      name: `${found.name.replace(/\.csv$/, '')}-to-mend`,
      header: [...importColumns, problemsColumn],
      rows: badRowsOf(ctx.app, found.id),
    },
    (work) => {
      audit(work, {
        adminId: viewer.id,
        action: 'import.export',
        targetId: found.id,
        at: ctx.app.clock.now(),
      });
    },
  );
}
