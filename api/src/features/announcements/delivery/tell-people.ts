import { LockMode } from '@mikro-orm/core';
import type { Expression, RawBuilder } from 'kysely';
import type { Role } from '../../../../../schema/rules/college/college.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { announcementPace } from '../../../limits.ts';
import { isNotBanned, people } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { AnnouncementEntity } from '../announcement.entity.ts';
import { announcementsSql, branchOf } from '../announcements.sql.ts';

export const tellJob = 'announcements.tell-people';

/** The people `person` whom the `announcement` is for, behind one of them: banned ones are none. */
export const peopleOf = (id: Expression<string>, behind: RawBuilder<string | null>) =>
  announcementsSql.db
    .selectFrom('announcements as announcement')
    .innerJoin(people.as('person'), (join) => join.onTrue())
    .where('announcement.id', '=', id)
    .where(isNotBanned('person'))
    .where((eb) => eb.or([eb(behind, 'is', null), eb('person.id', '>', behind.$castTo<string>())]))
    .where((eb) =>
      eb.or([
        eb('announcement.role', 'is', null),
        eb('person.role', '=', eb.ref('announcement.role').$castTo<Role>()),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('announcement.year_of_graduation', 'is', null),
        eb('person.year_of_graduation', '=', eb.ref('announcement.year_of_graduation')),
      ]),
    )
    .where((eb) =>
      eb.or([eb('announcement.branch', 'is', null), eb('announcement.branch', '=', branchOf)]),
    )
    .orderBy('person.id');

const nextToTell = announcementsSql.statement(
  'nextToTell',
  { id: 'uuid', behind: 'uuid?' },
  (_db, { id, behind }) => peopleOf(id, behind).limit(announcementPace.people).select('person.id'),
);

/** An announcement whose people are being told; null once it has ended. */
export async function lockRunning(work: Work, id: string, at: Date) {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const found = await work.em.findOne(AnnouncementEntity, { id }, { lockMode });
  const isOver =
    !found || found.isScheduled || found.endedAt || (found.expiresAt && found.expiresAt <= at);
  return isOver ? null : found;
}

/**
 * Has the bell tell some of those whom an announcement is for, and the others after a pause. Up to
 * whom it is told stands in the row: each person is told once, whatever stops in between.
 */
export const tellPeople = (app: App): Job<{ id: string }> => ({
  name: tellJob,
  async run({ id }) {
    const now = app.clock.now();
    await change(app, async (work) => {
      const found = await lockRunning(work, id, now);
      if (!found) return;
      const next = await work.query(nextToTell, { id, behind: found.toldUntil });
      found.toldUntil = next.at(-1)?.id ?? found.toldUntil;
      for (const { id: recipientId } of next)
        noteDomainEvent(work, 'announced', { announcementId: id, recipientId, at: now });
      if (next.length === announcementPace.people)
        await work.enqueue(tellJob, { id }, { startAfterSeconds: announcementPace.pauseSeconds });
    });
  },
});
