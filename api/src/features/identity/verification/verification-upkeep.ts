import { dayMilliseconds } from '../../../core/clock.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { decidedDocumentDays } from '../../../limits.ts';
import { deleteFiles } from '../../files/index.ts';
import { identitySql } from '../identity.sql.ts';
import { VerificationRequestEntity } from '../verification.entity.ts';

const atOnce = 200;

/** Walks the index by `decided_at`. */
const oldDocuments = identitySql.statement(
  'oldDocuments',
  { before: 'timestamptz' },
  (db, { before }) =>
    db
      .selectFrom('verification_requests')
      .where('decided_at', '<', before)
      .where('file_id', 'is not', null)
      .orderBy('decided_at')
      .limit(atOnce)
      .select((eb) => eb.ref('file_id').$notNull().as('fileId')),
);

/**
 * Deletes documents that were decided about long enough ago: nobody looks at them again, and they
 * show a lot.
 */
export const deleteOldDocuments = (app: App): Job<object> => ({
  name: 'identity.forget-documents',
  cron: '20 * * * *',
  async run() {
    const before = new Date(app.clock.now().getTime() - decidedDocumentDays * dayMilliseconds);
    await change(app, async (work) => {
      const old = await work.query(oldDocuments, { before });
      await deleteFiles(
        work,
        old.map(({ fileId }) => fileId),
      );
    });
  },
});

/**
 * Notes of each document that has waited for so long that admins are told of it.
 * @returns how many they are told of now
 */
export const recordReminders = (work: Work, before: Date, now: Date): Promise<number> =>
  work.em.nativeUpdate(
    VerificationRequestEntity,
    { status: 'pending', remindedAt: null, createdAt: { $lt: before } },
    { remindedAt: now },
  );
