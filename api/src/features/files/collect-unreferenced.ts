import type { Expression, SqlBool } from 'kysely';
import { type App, change } from '../../core/context.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { deleteFiles } from './delete-files.ts';
import { filesSql } from './files.sql.ts';

/** Files that go in one transaction. */
const batchSize = 200;

/**
 * A job that deletes files, rows and bytes, that nothing names: of accounts that are gone, and of
 * uploads that a crash cut off.
 * @param name the job's
 * @param of which files, by what they are for; since when nothing may have named them, in minutes;
 * and what names one, over the tables of the room that calls
 */
export function collectUnreferenced(
  name: string,
  of: {
    cron: string;
    purposes: readonly string[];
    olderThanMinutes: number;
    isReferenced: (fileId: Expression<string>) => Expression<SqlBool>;
  },
): (app: App) => Job<object> {
  const unreferenced = filesSql.statement(
    `unreferenced(${name})`,
    { before: 'timestamptz' },
    (db, { before }) =>
      db
        .selectFrom('files as file')
        .where('file.purpose', 'in', of.purposes)
        .where('file.created_at', '<', before)
        .where((eb) => eb.not(of.isReferenced(eb.ref('file.id'))))
        .limit(batchSize)
        // A file that is being named at this moment is passed over.
        .forUpdate('file')
        .skipLocked()
        .select('file.id'),
  );
  return (app) => ({
    name,
    cron: of.cron,
    async run() {
      const before = new Date(app.clock.now().getTime() - of.olderThanMinutes * 60_000);
      const collect = (): Promise<number> =>
        change(app, async (work) => {
          const files = await work.query(unreferenced, { before });
          await deleteFiles(
            work,
            files.map(({ id }) => id),
          );
          return files.length;
        });
      while ((await collect()) === batchSize);
    },
  });
}
