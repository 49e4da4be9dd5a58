import { LockMode } from '@mikro-orm/core';
import { type App, change, type Work } from '../../../core/context.ts';
import { inBatches } from '../../../core/jobs/in-batches.ts';
import type { StatementRow } from '../../../core/sql/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import {
  candidates,
  changesAtOnce,
  firstChanges,
  nextSearches,
  searchesAtOnce,
} from './candidates.queries.ts';
import { fittingOf } from './fitting.queries.ts';
import { peopleAlertsLock } from './people-alerts.sql.ts';
import { PeopleChangeEntity } from './people-change.entity.ts';
import { PeopleFindEntity } from './people-find.entity.ts';
import { SavedPeopleSearchEntity } from './saved-people-search.entity.ts';

/** A saved search, and who of those who changed may fit it. */
type Candidates = StatementRow<typeof candidates>;

/**
 * Notes who fits a search, once each: those whom its owner would find are told at the bell, and
 * wait for the next mail.
 */
async function noteFinds(
  work: Work,
  searchId: string,
  { all, found }: { all: readonly string[]; found: readonly string[] },
  now: Date,
): Promise<void> {
  const { em } = work;
  // Who claims mails forgets what waits: nobody may come between.
  await work.advisoryLock(peopleAlertsLock);
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const search = await em.findOne(SavedPeopleSearchEntity, { id: searchId }, { lockMode });
  if (!search) return;
  const known = await em.find(PeopleFindEntity, { search, person: { $in: [...all] } });
  const isKnown = new Set(known.map(({ person }) => person.id));
  const isFound = new Set(found);
  for (const personId of all.filter((id) => !isKnown.has(id))) {
    const isTold = isFound.has(personId);
    const isWaiting = isTold && search.mails !== 'never';
    em.create(PeopleFindEntity, { search, person: personId, isWaiting, foundAt: now });
    if (isTold) noteDomainEvent(work, 'personFits', { searchId, personId, at: now });
  }
}

/** Looks whom one search finds. What fails with one is no reason not to look at the others. */
async function lookFor(app: App, { searchId, ids, ...asking }: Candidates): Promise<void> {
  try {
    const fitting = await fittingOf(app, asking, ids);
    if (fitting.all.length === 0) return;
    const now = app.clock.now();
    await change(app, (work) => noteFinds(work, searchId, fitting, now));
  } catch (error) {
    app.log.error({ err: error, searchId }, 'a saved search of people could not be looked at');
  }
}

/** Compares some people with all searches, a part of them at a time. */
async function lookAt(app: App, personIds: string[]): Promise<void> {
  let searchIds: string[];
  let after: string | null = null;
  do {
    searchIds = (await app.db.query(nextSearches, { after })).map(({ id }) => id);
    after = searchIds.at(-1) ?? null;
    for (const each of await app.db.query(candidates, { searchIds, personIds }))
      await lookFor(app, each);
  } while (searchIds.length === searchesAtOnce);
}

/**
 * Looks who has come to fit the searches that people keep. Whoever changed is compared with each
 * search once: who stays as they are costs nothing, nor does a search that finds nobody.
 */
export async function findPeople(app: App): Promise<void> {
  await inBatches(async () => {
    const changes = await app.db.query(firstChanges, {});
    if (changes.length === 0) return false;
    await lookAt(app, [...new Set(changes.map(({ personId }) => personId))]);
    const ids = changes.map(({ id }) => id);
    await change(app, ({ em }) => em.nativeDelete(PeopleChangeEntity, { id: { $in: ids } }));
    return changes.length === changesAtOnce;
  });
}
