import { type App, change } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { unfinishedMinutes } from '../../limits.ts';
import { deleteFiles, storedFiles } from '../files/index.ts';
import { identitySql } from './identity.sql.ts';

const filesAtOnce = 500;

const unnamedDocuments = identitySql.statement(
  'unnamedDocuments',
  { before: 'timestamptz' },
  (db, { before }) =>
    db
      .selectFrom(storedFiles.as('f'))
      .where('f.purpose', '=', 'verification')
      .where('f.created_at', '<', before)
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('verification_requests as r').whereRef('r.file_id', '=', 'f.id')),
        ),
      )
      .limit(filesAtOnce)
      .forUpdate('f')
      .skipLocked()
      .select('f.id'),
);

export const collectDocumentsJob = 'identity.collect-documents';

/**
 * Deletes documents, rows and bytes, that no request names: of accounts that are gone, and of uploads that a crash cut off.
 * What a call uploads it names at its end.
 */
export const collectDocuments = (app: App): Job<object> => ({
  name: collectDocumentsJob,
  cron: '*/5 * * * *',
  async run() {
    const before = new Date(app.clock.now().getTime() - unfinishedMinutes * 60_000);
    await change(app, async (work) => {
      const files = await work.query(unnamedDocuments, { before });
      await deleteFiles(
        work,
        files.map(({ id }) => id),
      );
    });
  },
});
