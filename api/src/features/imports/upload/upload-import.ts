import { sql } from 'kysely';
import type { Studies } from '../../../../../schema/rules/college/college.ts';
import type { ImportMapping } from '../../../../../schema/rules/imports/import-columns.ts';
import {
  type ImportColumn,
  type ImportMode,
  importedPerson,
  importTexts,
} from '../../../../../schema/rules/imports/imports.ts';
import { requireViewer } from '../../../core/access.ts';
import { yearOf } from '../../../core/clock.ts';
import { collegeName } from '../../../core/college/college-name.ts';
import { type App, type Context, change } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import { safeName, type Upload } from '../../../core/files/process-upload.ts';
import type { Tables } from '../../../core/sql/index.ts';
import { audit } from '../../audits/index.ts';
import { knownAddresses, User } from '../../identity/index.ts';
import { studiesOf } from '../../studies/index.ts';
import { ImportEntity, type ImportRowEntity, type RowProblem } from '../import.entity.ts';
import { publishImport } from '../import-events.ts';
import { importLimits } from '../import-limits.ts';
import { importsSql } from '../imports.sql.ts';
import { type CsvRow, type FileColumn, readCsv } from './read-csv.ts';

/** A row as it is stored. */
type CheckedRow = Pick<ImportRowEntity, 'number' | 'state'> &
  Partial<Omit<ImportRowEntity, 'import' | 'number' | 'state'>>;

type StoredRow = {
  [Name in (typeof rowColumns)[number]]: Tables<typeof ImportRowEntity>['import_rows'][Name];
};

interface Counts {
  total: number;
  validCount: number;
  invalidCount: number;
  existingCount: number;
}

/** Where the rows of a state are counted. */
const countOf = { good: 'validCount', bad: 'invalidCount', known: 'existingCount' } as const;

/** Looks at one row after the other; remembers the addresses, so that none is in a file twice. */
class RowChecker {
  private readonly rule;
  private readonly rowByEmail = new Map<string, number>();

  /** What the file calls its columns: problems name them so. */
  private readonly ownNames = new Map<string, string>();

  constructor(
    thisYear: number,
    studies: Studies,
    private readonly college: string,
  ) {
    this.rule = importedPerson(thisYear, studies);
  }

  /** Who leaves the column of the college out means this one. */
  know(columns: readonly FileColumn[]): void {
    for (const { field, name } of columns) if (field) this.ownNames.set(field, name);
  }

  private nameOf(field: string): string {
    return this.ownNames.get(field) ?? field;
  }

  check({ number, cells: read }: CsvRow): CheckedRow {
    if (!read) return bad(number, null, [{ column: '', reason: importTexts.cells }]);
    const cells = this.ownNames.has('college') ? read : { ...read, college: this.college };
    const checked = this.rule.safeParse(cells);
    if (!checked.success) {
      const byColumn = new Map<string, string>();
      for (const { path, message } of checked.error.issues)
        if (!byColumn.has(String(path[0]))) byColumn.set(String(path[0]), message);
      return bad(
        number,
        cells,
        [...byColumn].map(([field, reason]) => ({ column: this.nameOf(field), reason })),
      );
    }
    const person = checked.data;
    const before = this.rowByEmail.get(person.email);
    if (before !== undefined)
      return bad(number, cells, [
        { column: this.nameOf('email'), reason: importTexts.repeated(before) },
      ]);
    this.rowByEmail.set(person.email, number);
    return { number, state: 'good', ...person };
  }
}

const bad = (
  number: number,
  cells: Record<ImportColumn, string> | null,
  problems: RowProblem[],
): CheckedRow => ({
  number,
  state: 'bad',
  // By it the row is found again when somebody's account is deleted.
  email: cells?.email.trim().toLowerCase().slice(0, 320) || null,
  cells:
    cells &&
    Object.fromEntries(
      Object.entries(cells).map(([column, value]) => [column, value.slice(0, 500)]),
    ),
  problems,
});

const rowColumns = [
  'number',
  'state',
  'email',
  'full_name',
  'mobile_number',
  'college',
  'stream',
  'year_of_graduation',
  'role',
  'cells',
  'problems',
] as const;

/** One statement for hundreds of rows. */
const insertRows = importsSql.statement(
  'insertRows',
  { importId: 'uuid', rows: 'jsonb' },
  (db, { importId, rows }) =>
    db
      .insertInto('import_rows')
      .columns(['import_id', ...rowColumns])
      .expression(
        db
          .selectFrom(
            sql<StoredRow>`jsonb_to_recordset(${rows})`.as<'row'>(
              sql`"row"(
                number int,
                state text,
                email citext,
                full_name text,
                mobile_number text,
                college text,
                stream text,
                year_of_graduation int,
                role text,
                cells jsonb,
                problems jsonb
              )`,
            ),
          )
          .select([importId.as('import_id'), ...rowColumns]),
      )
      .returning('number'),
);

/** Writes some rows, those who have an account already marked. */
async function keepRows(
  app: App,
  { importId, isRoster }: { importId: string; isRoster: boolean },
  rows: CheckedRow[],
  counts: Counts,
): Promise<void> {
  const addresses = rows.flatMap(({ state, email }) => (state === 'good' && email ? [email] : []));
  // A roster is about people who have accounts.
  const known = isRoster ? new Set<string>() : await knownAddresses(app, addresses);
  const marked = rows.map((row) =>
    row.state === 'good' && row.email && known.has(row.email)
      ? { ...row, state: 'known' as const }
      : row,
  );
  await change(app, (work) =>
    work.query(insertRows, {
      importId,
      rows: marked.map((row) => ({
        number: row.number,
        state: row.state,
        email: row.email ?? null,
        full_name: row.fullName ?? null,
        mobile_number: row.mobileNumber ?? null,
        college: row.college ?? null,
        stream: row.stream ?? null,
        year_of_graduation: row.yearOfGraduation ?? null,
        role: row.role ?? null,
        cells: row.cells ?? null,
        problems: row.problems ?? null,
      })),
    }),
  );
  counts.total += marked.length;
  for (const { state } of marked)
    if (state === 'good' || state === 'bad' || state === 'known') counts[countOf[state]] += 1;
}

/** A file of people, and which of its columns become what; null: called as documented. */
interface PeopleFile {
  upload: Upload;
  mapping: readonly ImportMapping[] | null;
}

async function checkRows(
  app: App,
  target: { importId: string; isRoster: boolean },
  { upload, mapping }: PeopleFile,
): Promise<Counts & { fileHash: string }> {
  const checker = new RowChecker(yearOf(app.clock), await studiesOf(app), collegeName(app.config));
  const counts: Counts = { total: 0, validCount: 0, invalidCount: 0, existingCount: 0 };
  let fileHash = '';
  let waiting: CheckedRow[] = [];
  const rows = readCsv(upload, {
    mapping,
    onColumns: (columns) => {
      checker.know(columns);
    },
    onEnd: (hash) => {
      fileHash = hash;
    },
  });
  for await (const row of rows) {
    waiting.push(checker.check(row));
    if (waiting.length < importLimits.batch) continue;
    await keepRows(app, target, waiting, counts);
    waiting = [];
  }
  if (waiting.length > 0) await keepRows(app, target, waiting, counts);
  if (counts.total === 0) throw badUserInput(importTexts.empty);
  return { ...counts, fileHash };
}

/**
 * Takes a file of people in and looks at every row: nothing is made of it yet.
 * @returns the import's id
 * @throws BAD_USER_INPUT in words for other encodings, headers and forms; TOO_LARGE; RATE_LIMITED;
 * FORBIDDEN 'Not a superAdmin'. What is refused leaves nothing behind
 */
export async function uploadImport(
  ctx: Context,
  file: PeopleFile,
  mode: ImportMode,
): Promise<string> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await app.limits.consume('uploads', viewer.id);
  const at = app.clock.now();
  const name = safeName(file.upload.filename, 'csv');
  const importId = await change(app, ({ em }) =>
    Promise.resolve(
      em.create(ImportEntity, {
        admin: em.getReference(User, viewer.id),
        name,
        mode,
        createdAt: at,
      }).id,
    ),
  );
  try {
    const { fileHash, ...counts } = await checkRows(
      app,
      { importId, isRoster: mode === 'roster' },
      file,
    );
    await change(app, async (work) => {
      const saved = await work.em.findOneOrFail(ImportEntity, { id: importId });
      Object.assign(saved, counts, { fileHash, status: 'checked' });
      publishImport(work, importId);
      audit(work, {
        adminId: viewer.id,
        action: 'import.upload',
        targetId: importId,
        changes: { name, mode, ...counts },
        at,
      });
    });
  } catch (error) {
    await change(app, async ({ em }) => {
      await em.nativeDelete(ImportEntity, { id: importId });
    });
    throw error;
  }
  return importId;
}
