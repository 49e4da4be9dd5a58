import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockMode } from '@mikro-orm/core';
import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { deleteFiles, StoredFile, storeGenerated } from '../../files/index.ts';
import { enqueueAccountMail, findAddressee, User } from '../../identity/index.ts';
import { copyReadyMail } from './copy-mail.ts';
import { DataCopyEntity } from './data-copy.entity.ts';
import { makeCopyJob } from './data-copy.ts';
import { writeCopy } from './write-copy.ts';

interface CopyRequest {
  userId: string;
  /** In ISO form: a copy that was asked for anew meanwhile is another's to make. */
  askedAt: string;
}

/** So much more must be there before it is noted. */
const progressStep = 5;

/** Stores the ZIP at `path` under a row of its own, and says that it is ready. */
async function storeCopy(app: App, { userId, askedAt }: CopyRequest, path: string): Promise<void> {
  const addressee = await findAddressee(app, userId);
  const { size } = await stat(path);
  const fileRow = {
    ownerId: userId,
    purpose: 'ownData',
    contentType: 'application/zip',
    size,
    name: `experiencia-data-${askedAt.slice(0, 10)}.zip`,
  };
  const id = await storeGenerated(app, fileRow, { path });
  await change(app, async (work) => {
    const copy = await work.em.findOne(
      DataCopyEntity,
      { user: work.em.getReference(User, userId), askedAt: new Date(askedAt) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    // The account is gone, or the copy was taken for lost and asked for anew.
    if (!copy || copy.state !== 'preparing') return deleteFiles(work, [id]);
    const file = work.em.getReference(StoredFile, id);
    work.em.assign(copy, { state: 'ready', progress: 100, file });
    if (addressee)
      await enqueueAccountMail(work, userId, copyReadyMail(app.config, addressee.email));
  });
}

/**
 * Makes a copy of a person's data. What fails is told on the page, where it can be asked for again;
 * what a crash cut off is done again.
 */
export const makeCopy = (app: App): Job<CopyRequest> => ({
  name: makeCopyJob,
  retries: 2,
  async run(asked) {
    const key = {
      user: asked.userId,
      askedAt: new Date(asked.askedAt),
      state: 'preparing' as const,
    };
    const note = (state: Partial<Pick<DataCopyEntity, 'state' | 'progress'>>): Promise<number> =>
      change(app, ({ em }) => em.nativeUpdate(DataCopyEntity, key, state));
    if ((await note({ progress: 0 })) === 0) return;
    const path = join(tmpdir(), `data-copy-${randomUUID()}.zip`);
    let noted = 0;
    try {
      await writeCopy(app, asked.userId, path, async (progress) => {
        if (progress < noted + progressStep) return;
        noted = progress;
        await note({ progress });
      });
      await storeCopy(app, asked, path);
    } catch (error) {
      app.log.error({ err: error, userId: asked.userId }, 'a copy of data could not be made');
      await note({ state: 'failed' });
    } finally {
      await rm(path, { force: true });
    }
  },
});
