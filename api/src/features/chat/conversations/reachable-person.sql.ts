import { people, personColumns } from '../../identity/index.ts';
import { isListed } from '../../profiles/index.ts';
import { isBlocked } from '../../relationships/index.ts';
import { autoAcceptsRequests, openRequestsLimitOf } from '../../settings/index.ts';
import { chatSql } from '../chat.sql.ts';
import { takesAnotherRequest } from '../requests/requests.sql.ts';

/** Somebody whom the viewer may write to, and how they take it. */
export const reachablePerson = chatSql.statement(
  'reachablePerson',
  { personId: 'uuid', viewerId: 'uuid' },
  (db, { personId, viewerId }) =>
    db
      .selectFrom(people.as('person'))
      .where('person.id', '=', personId)
      .where((eb) => isListed(eb.ref('person.id')))
      .where((eb) => eb.not(isBlocked(eb.ref('person.id'), viewerId)))
      .select(personColumns)
      .select((eb) => [
        'person.roles',
        autoAcceptsRequests(eb.ref('person.id')).as('autoAccepts'),
        openRequestsLimitOf(eb.ref('person.id')).as('limit'),
        takesAnotherRequest(eb.ref('person.id')).$castTo<boolean>().as('takesAnother'),
      ]),
);
