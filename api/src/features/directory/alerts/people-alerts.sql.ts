import { roomSql, type Tables } from '../../../core/sql/index.ts';
import type { PeopleFindEntity } from './people-find.entity.ts';
import type { SavedPeopleSearchEntity } from './saved-people-search.entity.ts';

/** The room's own tables: searches of people that are kept, and whom they found. */
export const peopleAlertsSql =
  roomSql<Tables<typeof SavedPeopleSearchEntity | typeof PeopleFindEntity>>('directory');

/** Searches that people keep, with where they lead, for statements of other rooms. */
export const savedPeopleSearches = peopleAlertsSql.shareQuery(
  peopleAlertsSql.db.selectFrom('saved_people_searches').select(['id', 'user_id', 'words', 'path']),
);
