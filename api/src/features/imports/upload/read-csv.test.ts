import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { importColumns } from '../../../../../schema/rules/imports/imports-texts.ts';
import { importLimits } from '../import-limits.ts';
import { readCsv } from './read-csv.ts';

it('blank lines by the ten thousand, in one piece, let others have their turn', async () => {
  const lines = importLimits.rows - 10;
  const bytes = Buffer.from(`${importColumns.join(',')}\n${'\n'.repeat(lines)}`);
  let turns = 0;
  let ends = false;
  const count = (): void => {
    turns += 1;
    if (!ends) setImmediate(count);
  };
  setImmediate(count);
  const rows = readCsv(
    { filename: 'blank.csv', open: () => Readable.from([bytes]) },
    { mapping: null, onColumns: () => undefined, onEnd: () => undefined },
  );
  for await (const row of rows) expect.fail(`a blank line is a row: ${row.number}`);
  ends = true;
  // One for each kilobyte: a thousand blank lines are taken apart between two turns, no more.
  expect(turns).toBeGreaterThan((lines / 1024) * 0.8);
});
