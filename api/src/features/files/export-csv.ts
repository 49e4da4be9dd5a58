import { stringify } from 'csv-stringify';
import { adminTexts } from '../../../../schema/rules/administration/admin-texts.ts';
import type { App, Work } from '../../core/context.ts';
import { badUserInput } from '../../core/errors.ts';
import { exportMilliseconds } from '../../limits.ts';
import { storeGenerated } from './store-generated.ts';

/** A cell of an export; dates are written as ISO 8601, nothing as an empty cell. */
export type CsvCell = string | number | boolean | Date | null;

/**
 * Writes rows as a CSV file for spreadsheets. Cells that begin as a formula would (`=`, `+`, `-`,
 * `@`) are escaped.
 * @param file who may fetch it; the name to download it under, without its ending; the first line;
 * the rows, as they come from the database page by page, or all of them
 * @param note what else belongs to the same change, such as the line in the audit log
 * @returns the signed address of the file, which is deleted after `exportMinutes`
 * @throws BAD_USER_INPUT in words when there are more rows than can be written in the time of a
 * call
 */
export async function exportCsv(
  app: App,
  file: {
    ownerId: string;
    name: string;
    header: readonly string[];
    rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>;
  },
  note: (work: Work) => void = () => undefined,
): Promise<string> {
  const csv = stringify({
    bom: true,
    escape_formulas: true,
    // Some spreadsheets split at semicolons: what stands behind one must not begin a cell.
    quoted_match: /;/,
    cast: { boolean: (value) => (value ? 'yes' : 'no'), date: (value) => value.toISOString() },
  });
  const chunks: Buffer[] = [];
  const written = (async () => {
    for await (const chunk of csv as AsyncIterable<Buffer | string>)
      chunks.push(Buffer.from(chunk));
  })();
  csv.write([...file.header]);
  const end = performance.now() + exportMilliseconds;
  for await (const row of file.rows) {
    // Said before the call is cut off, which would leave the work going on for nobody.
    if (performance.now() > end) throw badUserInput(adminTexts.list.exportTooLong);
    csv.write([...row]);
  }
  csv.end();
  await written;
  const bytes = Buffer.concat(chunks);
  const fileRow = {
    ownerId: file.ownerId,
    purpose: 'export',
    contentType: 'text/csv',
    size: bytes.length,
    name: `${file.name}.csv`,
  };
  const id = await storeGenerated(app, fileRow, bytes, note);
  return app.addresses.sign(id, 'attachment');
}
