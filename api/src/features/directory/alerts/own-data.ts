import type { OwnData } from '../../../core/own-data.ts';
import { columnsOf } from '../../../core/sql/index.ts';
import { peopleAlertsSql } from './people-alerts.sql.ts';

/** The searches of people that the person saved. */
export const directoryOwnData: OwnData = {
  savedPeopleSearches: peopleAlertsSql.statement(
    'copyOfSearches',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('saved_people_searches as search')
        .where('search.user_id', '=', userId)
        .orderBy('search.id')
        .select('search.filter')
        .select(
          columnsOf('search', ['words', 'mails', 'mailsBefore', 'since', 'mailedAt', 'createdAt']),
        ),
  ),
};
