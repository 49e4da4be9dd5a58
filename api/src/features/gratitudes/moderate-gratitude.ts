import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../core/context.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { publishContribution } from '../profiles/index.ts';
import { GratitudeEntity } from './gratitude.entity.ts';
import { publishGratitudeEvent } from './gratitude-events.ts';

const lock = (work: Work, id: string): Promise<GratitudeEntity | null> =>
  work.em.findOne(GratitudeEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Tells who watches the profile; what the thanked person hid was shown to nobody. */
function publish(work: Work, gratitude: GratitudeEntity, kind: 'added' | 'removed'): void {
  if (!gratitude.hiddenAt) publishGratitudeEvent(work, gratitude.profile.id, kind, gratitude.id);
  publishContribution(work, gratitude.user.id, gratitude.createdAt);
}

/**
 * Takes a gratitude away from everybody, in the unit of work of who moderates: its profile counts
 * it no more, and readers are told as of a deletion.
 * @returns whether it was there to be taken away
 */
export async function removeGratitude(work: Work, id: string, at: Date): Promise<boolean> {
  const gratitude = await lock(work, id);
  if (!gratitude || gratitude.removedAt) return false;
  gratitude.removedAt = at;
  const authorId = gratitude.user.id;
  noteDomainEvent(work, 'gratitudeChanged', { profileId: gratitude.profile.id, authorId, at });
  noteDomainEvent(work, 'subjectDeleted', { subjectId: id, authorId, at });
  publish(work, gratitude, 'removed');
  return true;
}

/** Shows a removed gratitude again. @returns whether it is still there */
export async function restoreGratitude(work: Work, id: string): Promise<boolean> {
  const gratitude = await lock(work, id);
  if (!gratitude) return false;
  if (!gratitude.removedAt) return true;
  gratitude.removedAt = null;
  publish(work, gratitude, 'added');
  return true;
}

/** Deletes a removed gratitude for good. */
export async function purgeGratitude(work: Work, id: string): Promise<void> {
  const gratitude = await lock(work, id);
  if (gratitude?.removedAt) work.em.remove(gratitude);
}
