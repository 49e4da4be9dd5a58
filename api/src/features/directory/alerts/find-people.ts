import { LockMode } from '@mikro-orm/core';
import { type App, change, type Work } from '../../../core/context.ts';
import { people } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { newcomers } from './fitting.queries.ts';
import { peopleAlertsSql } from './people-alerts.sql.ts';
import { PeopleFindEntity } from './people-find.entity.ts';
import { SavedPeopleSearchEntity } from './saved-people-search.entity.ts';

/** Searches that one look goes through; the others come first at the next. */
const searchesAtOnce = 500;

/** Searches of people who may be told, those first that were not looked at for longest. */
const searchesToLook = peopleAlertsSql.statement(
  'searchesToLook',
  { now: 'timestamptz' },
  (db, { now }) =>
    db
      .selectFrom('saved_people_searches as search')
      .innerJoin(people.as('owner'), 'owner.id', 'search.user_id')
      .where('owner.is_banned', '=', false)
      .where((eb) => eb.or([eb.ref('owner.is_verified'), eb('owner.role', '=', 'alumni')]))
      .where('search.looked_at', '<', now)
      .orderBy('search.looked_at')
      .orderBy('search.id')
      .limit(searchesAtOnce)
      .select(['search.id as searchId', 'search.user_id as viewerId', 'search.filter']),
);

/** Notes whom a search found, once each: they are told at the bell, and wait for the next mail. */
async function noteFinds(
  work: Work,
  searchId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const { em } = work;
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const search = await em.findOne(SavedPeopleSearchEntity, { id: searchId }, { lockMode });
  if (!search) return;
  search.lookedAt = now;
  const known = await em.find(PeopleFindEntity, { search, person: { $in: [...ids] } });
  const isKnown = new Set(known.map(({ person }) => person.id));
  for (const personId of ids.filter((id) => !isKnown.has(id))) {
    const isWaiting = search.mails !== 'never';
    em.create(PeopleFindEntity, { search, person: personId, isWaiting, foundAt: now });
    noteDomainEvent(work, 'personFits', { searchId, personId, at: now });
  }
}

/**
 * Looks who has come to fit the searches that people keep. What makes somebody fit is told in many
 * rooms, and some of it by the clock, so the lists themselves are asked.
 */
export async function findPeople(app: App): Promise<void> {
  const now = app.clock.now();
  for (const asking of await app.db.query(searchesToLook, { now })) {
    const ids = (await newcomers(app, asking)).map(({ id }) => id);
    await change(app, (work) => noteFinds(work, asking.searchId, ids, now));
  }
}
