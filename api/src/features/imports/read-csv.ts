import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import {
  type ImportColumn,
  importColumns,
  importTexts,
  problemsColumn,
} from '../../../../schema/rules/imports-texts.ts';
import { badUserInput, tooLarge } from '../../core/errors.ts';
import { importLimits } from '../../limits.ts';

/**
 * A row of a file: its number as a spreadsheet counts, and its cells; null cells: not as many as
 * there are columns.
 */
export interface CsvRow {
  number: number;
  cells: Record<ImportColumn, string> | null;
}

const nameOf = (header: string): string => header.trim().toLowerCase().replace(/[\s_]/g, '');
const columnsByName = new Map<string, ImportColumn>(
  importColumns.map((name) => [nameOf(name), name]),
);

/**
 * The column of each cell; null for what is ignored.
 * @throws BAD_USER_INPUT naming what lacks, is unknown or twice
 */
function columnsOf(header: readonly string[]): (ImportColumn | null)[] {
  const names = header.map(nameOf);
  const list = (of: readonly string[]) => [...new Set(of)].slice(0, 10).join(', ');
  const unknown = header.filter(
    (_name, at) => !columnsByName.has(names[at] ?? '') && names[at] !== problemsColumn,
  );
  if (unknown.length > 0)
    throw badUserInput(importTexts.unknown(list(unknown.map((name) => name.slice(0, 40)))));
  const missing = importColumns.filter((name) => !names.includes(nameOf(name)));
  if (missing.length > 0) throw badUserInput(importTexts.missing(list(missing)));
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw badUserInput(importTexts.twice(list(twice)));
  return names.map((name) => columnsByName.get(name) ?? null);
}

/**
 * The text of a file as it arrives, its bytes counted and hashed.
 * @throws TOO_LARGE, BAD_USER_INPUT for what is not UTF-8
 */
async function* textOf(
  bytes: Readable,
  hash: { update(chunk: Buffer): unknown },
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  const decoded = (chunk?: Buffer): string => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      if (!text.includes('\0')) return text;
    } catch {
      // Refused below.
    }
    throw badUserInput(importTexts.encoding);
  };
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size >= importLimits.bytes) throw tooLarge(importTexts.tooLarge);
    hash.update(chunk);
    yield decoded(chunk);
  }
  yield decoded();
}

const parser = () =>
  parse({
    bom: true,
    delimiter: [',', ';'],
    relax_column_count: true,
    max_record_size: importLimits.recordCharacters,
  });

/**
 * Reads a CSV file row by row, as it arrives: no more than some rows are in memory.
 * @param onEnd is given the hash of the file's bytes
 * @throws BAD_USER_INPUT in words for other encodings, headers and forms; TOO_LARGE
 */
export async function* readCsv(
  bytes: Readable,
  onEnd: (fileHash: string) => void,
): AsyncGenerator<CsvRow> {
  const hash = createHash('sha256');
  const csv = parser();
  const closed = once(csv, 'close');
  closed.catch(() => undefined);
  const fed = (async () => {
    try {
      for await (const text of textOf(bytes, hash)) {
        if (csv.destroyed) return;
        if (!csv.write(text)) await Promise.race([once(csv, 'drain'), closed]);
      }
      csv.end();
    } catch (error) {
      csv.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  })();
  let columns: (ImportColumn | null)[] | null = null;
  let number = 0;
  try {
    for await (const record of csv as AsyncIterable<string[]>) {
      number += 1;
      // Blank lines count too: a file of nothing else would be read for minutes.
      if (number > importLimits.rows + 1)
        throw badUserInput(importTexts.tooMany(importLimits.rows));
      if (!columns) columns = columnsOf(record);
      else if (record.some((cell) => cell.trim() !== ''))
        yield { number, cells: cellsOf(record, columns) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw badUserInput(importTexts.notCsv(csv.info.lines));
    throw error;
  } finally {
    csv.destroy();
    bytes.destroy();
    await fed;
  }
  if (!columns) throw badUserInput(importTexts.empty);
  onEnd(hash.digest('hex'));
}

function cellsOf(
  record: readonly string[],
  columns: readonly (ImportColumn | null)[],
): CsvRow['cells'] {
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
  for (const [at, column] of columns.entries())
    if (column) cells[column] = (record[at] ?? '').replace(/^'(?=[=+\-@])/, '');
  return cells;
}
