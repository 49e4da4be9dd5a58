import { roomSql, type Tables } from '../../../core/sql/index.ts';
import { isMemberNow, people } from '../../identity/index.ts';
import type { PeopleChangeEntity } from './people-change.entity.ts';
import type { PeopleFindEntity } from './people-find.entity.ts';
import type { SavedPeopleSearchEntity } from './saved-people-search.entity.ts';

/** Those who note whom searches found, and who claim their mails, follow one another. */
export const peopleAlertsLock = 'directory.alert-mails';

/**
 * The room's own tables: searches of people that are kept, whom they found, and who may have come
 * to fit them.
 */
export const peopleAlertsSql =
  roomSql<
    Tables<typeof SavedPeopleSearchEntity | typeof PeopleFindEntity | typeof PeopleChangeEntity>
  >('directory');

/** Saved searches `search` of people `owner` who may be told. */
export const toldSearches = () =>
  peopleAlertsSql.db
    .selectFrom('saved_people_searches as search')
    .innerJoin(people.as('owner'), 'owner.id', 'search.user_id')
    .where(isMemberNow('owner'));

/** Searches that people keep, with where they lead, for statements of other rooms. */
export const savedPeopleSearches = peopleAlertsSql.shareQuery(
  peopleAlertsSql.db.selectFrom('saved_people_searches').select(['id', 'user_id', 'words', 'path']),
);
