import { type App, change } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { unfinishedMinutes } from '../../limits.ts';
import { deleteFiles, storedFiles } from '../files/index.ts';
import { people } from '../identity/index.ts';
import { isOnVisionBoard, profilesSql } from './profiles.sql.ts';

const maxCollectedFiles = 500;

const unnamedPictures = profilesSql.statement(
  'unnamedPictures',
  { before: 'timestamptz' },
  (db, { before }) =>
    db
      .selectFrom(storedFiles.as('f'))
      .where('f.purpose', 'in', ['picture', 'banner', 'vision'])
      .where('f.created_at', '<', before)
      .where((eb) =>
        eb.not(
          eb.or([
            eb.exists(eb.selectFrom(people.as('u')).whereRef('u.picture_id', '=', 'f.id')),
            eb.exists(eb.selectFrom('profiles as pr').whereRef('pr.banner_id', '=', 'f.id')),
            eb.exists(eb.selectFrom('default_banners as b').whereRef('b.file_id', '=', 'f.id')),
            isOnVisionBoard(eb.ref('f.id')),
          ]),
        ),
      )
      .limit(maxCollectedFiles)
      .forUpdate('f')
      .skipLocked()
      .select('f.id'),
);

export const collectPicturesJob = 'profiles.collect-pictures';

/**
 * Deletes pictures and banners, rows and bytes, that nothing names: of accounts that are gone, and of uploads
 * that a crash cut off. What a call uploads it names at its end.
 */
export const collectPictures = (app: App): Job<object> => ({
  name: collectPicturesJob,
  cron: '*/5 * * * *',
  async run() {
    const before = new Date(app.clock.now().getTime() - unfinishedMinutes * 60_000);
    await change(app, async (work) => {
      const files = await work.query(unnamedPictures, { before });
      await deleteFiles(
        work,
        files.map(({ id }) => id),
      );
    });
  },
});
