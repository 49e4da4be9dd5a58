import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import {
  type ImportMapping,
  importFieldLabels,
  isProblemsColumn,
  problemsOf,
} from '../../../../../schema/rules/imports/import-columns.ts';
import {
  type ImportColumn,
  importColumns,
  importTexts,
} from '../../../../../schema/rules/imports/imports-texts.ts';
import { badUserInput } from '../../../core/errors.ts';
import { bytesOf, type Upload } from '../../../core/files/process-upload.ts';
import { importLimits } from '../import-limits.ts';

/**
 * A row of a file: its number as a spreadsheet counts, and its cells; null cells: not as many as
 * there are columns.
 */
export interface CsvRow {
  number: number;
  cells: Record<ImportColumn, string> | null;
}

/** A column of a file: the field that it becomes, null for what is ignored, and its own name. */
export interface FileColumn {
  field: ImportColumn | null;
  name: string;
}

const nameOf = (header: string): string => header.trim().toLowerCase().replace(/[\s_]/g, '');
const fieldsByName = new Map<string, ImportColumn>(
  importColumns.map((name) => [nameOf(name), name]),
);
const list = (of: readonly string[]): string =>
  [...new Set(of.map((name) => name.slice(0, 40)))].slice(0, 10).join(', ');

/** @throws BAD_USER_INPUT naming what is unknown, where nobody said what becomes of it */
function documentedFields(names: readonly string[]): (ImportColumn | null)[] {
  const fields = names.map((name) => fieldsByName.get(nameOf(name)) ?? null);
  const unknown = names.filter((name, at) => !fields[at] && !isProblemsColumn(name));
  if (unknown.length > 0) throw badUserInput(importTexts.unknown(list(unknown)));
  return fields;
}

/** @throws BAD_USER_INPUT naming the columns that the file does not have */
function mappedFields(
  names: readonly string[],
  mapping: readonly ImportMapping[],
): (ImportColumn | null)[] {
  const gone = mapping.filter(({ name }) => !names.includes(name.trim()));
  if (gone.length > 0) throw badUserInput(importTexts.gone(list(gone.map(({ name }) => name))));
  const taken = new Set<ImportMapping>();
  return names.map((name) => {
    const found = mapping.find((one) => !taken.has(one) && one.name.trim() === name);
    if (found) taken.add(found);
    return found?.field ?? null;
  });
}

/**
 * The columns of a file.
 * @param mapping which of them become what; null: they are called as documented
 * @throws BAD_USER_INPUT naming what lacks, is unknown or twice
 */
function columnsOf(
  header: readonly string[],
  mapping: readonly ImportMapping[] | null,
): FileColumn[] {
  const names = header.map((name) => name.trim());
  if (names.length === 1) throw badUserInput(importTexts.noColumns);
  const fields = mapping ? mappedFields(names, mapping) : documentedFields(names);
  const { twice } = problemsOf(fields);
  const missing = mapping
    ? problemsOf(fields).missing
    : importColumns.filter((field) => !fields.includes(field));
  // Whose columns have names of their own reads ours in words alone.
  const wordsOf = (field: ImportColumn): string =>
    mapping ? importFieldLabels[field] : `${importFieldLabels[field]} (${field})`;
  if (missing.length > 0) throw badUserInput(importTexts.missing(list(missing.map(wordsOf))));
  if (twice.length > 0) throw badUserInput(importTexts.twice(list(twice.map(wordsOf))));
  return names.map((name, at) => ({ name, field: fields[at] ?? null }));
}

/** So much is taken apart at a time: as blank lines it is a thousand rows. */
const sliceCharacters = 1024;

/**
 * The text of a file as it arrives, its bytes counted and hashed; in slices, so that others get
 * their turn between two of them.
 * @throws TOO_LARGE, BAD_USER_INPUT for what is not UTF-8
 */
async function* textOf(
  upload: Upload,
  hash: { update(chunk: Buffer): unknown },
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (chunk?: Buffer): string => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      if (!text.includes('\0')) return text;
    } catch {
      // Refused below.
    }
    throw badUserInput(importTexts.encoding);
  };
  for await (const chunk of bytesOf(upload, importLimits.bytes, importTexts.tooLarge)) {
    hash.update(chunk);
    const text = decoded(chunk);
    for (let at = 0; at < text.length; at += sliceCharacters) {
      yield text.slice(at, at + sliceCharacters);
      await turn();
    }
  }
  yield decoded();
}

/**
 * So much of a file may stand between the ends of two lines. The parser counts what cells say, and
 * not how many there are: a row of millions of empty ones would be taken apart in one go.
 */
const rowCharacters = 16 * importLimits.recordCharacters;

const parser = () =>
  parse({
    bom: true,
    delimiter: [',', ';'],
    relax_column_count: true,
    max_record_size: importLimits.recordCharacters,
  });

/** How a file is read, and what is told of it meanwhile. */
interface Reading {
  /** Which of its columns become what; null: they are called as documented. */
  mapping: readonly ImportMapping[] | null;
  onColumns: (columns: readonly FileColumn[]) => void;
  /** Is given the hash of the file's bytes. */
  onEnd: (fileHash: string) => void;
}

/**
 * Reads a CSV file row by row, as it arrives: no more than some rows are in memory.
 * @throws BAD_USER_INPUT in words for other encodings, headers and forms; TOO_LARGE
 */
export async function* readCsv(
  upload: Upload,
  { mapping, onColumns, onEnd }: Reading,
): AsyncGenerator<CsvRow> {
  const hash = createHash('sha256');
  const csv = parser();
  const closed = once(csv, 'close');
  closed.catch(() => undefined);
  const fed = (async () => {
    try {
      // Of the line so far; how far the parser has come depends on who takes its rows.
      let characters = 0;
      for await (const text of textOf(upload, hash)) {
        if (csv.destroyed) return;
        const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
        characters = end < 0 ? characters + text.length : text.length - end - 1;
        if (characters > rowCharacters) throw badUserInput(importTexts.notCsv(csv.info.lines));
        if (!csv.write(text)) await Promise.race([once(csv, 'drain'), closed]);
      }
      csv.end();
    } catch (error) {
      csv.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  })();
  let columns: FileColumn[] | null = null;
  let number = 0;
  try {
    for await (const record of csv as AsyncIterable<string[]>) {
      number += 1;
      // Blank lines count too: a file of nothing else would be read for minutes.
      if (number > importLimits.rows + 1)
        throw badUserInput(importTexts.tooMany(importLimits.rows));
      if (!columns) {
        columns = columnsOf(record, mapping);
        onColumns(columns);
      } else if (record.some((cell) => cell.trim() !== ''))
        yield { number, cells: cellsOf(record, columns) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw badUserInput(importTexts.notCsv(csv.info.lines));
    throw error;
  } finally {
    csv.destroy();
    await fed;
  }
  if (!columns) throw badUserInput(importTexts.empty);
  onEnd(hash.digest('hex'));
}

function cellsOf(record: readonly string[], columns: readonly FileColumn[]): CsvRow['cells'] {
  if (record.length !== columns.length) return null;
  const cells: Record<ImportColumn, string> = {
    fullName: '',
    email: '',
    mobileNumber: '',
    college: '',
    stream: '',
    yearOfGraduation: '',
    role: '',
  };
  // An export of ours puts an apostrophe before what a spreadsheet would calculate.
  for (const [at, { field }] of columns.entries())
    if (field) cells[field] = (record[at] ?? '').replace(/^'(?=[=+\-@])/, '');
  return cells;
}
