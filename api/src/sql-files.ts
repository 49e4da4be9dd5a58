import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'sql-formatter';
import { definedStatements } from './core/sql/index.ts';

const banner =
  '-- Written by `npm run codegen` from the typed statements of this room; never edited.\n';

/**
 * Writes each room's statements as SQL into `folder`, one file for a room, so that a reviewer reads
 * what the database is asked.
 */
export function writeSqlFiles(folder: string): void {
  const rooms = new Map<string, string[]>();
  for (const statement of definedStatements()) {
    const { text } = statement.compiled();
    const sql = format(text, { language: 'postgresql', keywordCase: 'lower', expressionWidth: 80 });
    rooms.set(statement.room, [
      ...(rooms.get(statement.room) ?? []),
      `-- ${statement.name}\n${sql};\n`,
    ]);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [room, statements] of rooms)
    writeFileSync(join(folder, `${room}.sql`), [banner, ...statements.sort()].join('\n'));
}
