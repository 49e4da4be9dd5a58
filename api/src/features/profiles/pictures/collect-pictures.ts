import { unfinishedMinutes } from '../../../limits.ts';
import { collectUnreferenced } from '../../files/index.ts';
import { people } from '../../identity/index.ts';
import { isOnVisionBoard, profilesSql } from '../profiles.sql.ts';

export const collectPicturesJob = 'profiles.collect-pictures';

/** Pictures and banners that nothing names. What a call uploads it names at its end. */
export const collectPictures = collectUnreferenced(collectPicturesJob, {
  cron: '*/5 * * * *',
  purposes: ['picture', 'banner', 'vision'],
  olderThanMinutes: unfinishedMinutes,
  isReferenced(fileId) {
    const { db, eb } = profilesSql;
    return profilesSql.share(
      eb.or([
        eb.exists(db.selectFrom(people.as('person')).where('person.picture_id', '=', fileId)),
        eb.exists(db.selectFrom('profiles as profile').where('profile.banner_id', '=', fileId)),
        eb.exists(db.selectFrom('default_banners as banner').where('banner.file_id', '=', fileId)),
        isOnVisionBoard(fileId),
      ]),
    );
  },
});
