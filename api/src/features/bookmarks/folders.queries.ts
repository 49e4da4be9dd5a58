import type { App } from '../../core/context.ts';
import { countRows } from '../../core/sql/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { jobOpenings } from '../jobs/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import { isBlocked } from '../relationships/index.ts';
import { bookmarksSql } from './bookmarks.sql.ts';
import type { BookmarkFolder } from './folders.types.ts';

/** The folders of a person by name, each with as many bookmarks as the lists show. */
const folders = bookmarksSql.statement('folders', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('bookmark_folders as folder')
    .where('folder.user_id', '=', userId)
    .select(['folder.id', 'folder.name'])
    .select((of) =>
      of
        .selectFrom('bookmarks as bookmark')
        .whereRef('bookmark.folder_id', '=', 'folder.id')
        .where(({ or, not, exists, selectFrom }) =>
          or([
            exists(
              selectFrom(publishedPosts.as('post'))
                .innerJoin(people.as('person'), 'person.id', 'post.user_id')
                .whereRef('post.id', '=', 'bookmark.post_id')
                .where(isNotBanned('person')),
            ),
            exists(
              selectFrom(listedProfiles.as('profile'))
                .innerJoin(people.as('person'), 'person.id', 'profile.user_id')
                .whereRef('profile.user_id', '=', 'bookmark.profile_id')
                .where((eb) => not(isBlocked(eb.ref('profile.user_id'), userId))),
            ),
            exists(
              selectFrom(jobOpenings.as('opening'))
                .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
                .whereRef('opening.id', '=', 'bookmark.job_id')
                .where(isNotBanned('person')),
            ),
          ]),
        )
        .select(countRows().as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .orderBy((eb) => eb.fn('lower', ['folder.name']))
    .orderBy('folder.id'),
);

/** A person's folders, by name. */
export const foldersOf = (app: App, userId: string): Promise<BookmarkFolder[]> =>
  app.db.query(folders, { userId });
