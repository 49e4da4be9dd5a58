import { LockMode } from '@mikro-orm/core';
import type { DeletedAccount, Work } from '../../core/context.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { GratitudeEntity, GratitudeUpvoteEntity } from './gratitude.entity.ts';
import { publishGratitudeEvent } from './gratitude-events.ts';

/**
 * Takes away what a person leaves of thanks: those of others count their upvotes no more, open
 * profiles lose what they wrote, and who thanked them is told of it no more.
 */
export async function onAccountDeleted(work: Work, { userId, at }: DeletedAccount): Promise<void> {
  const { em } = work;
  const upvotes = () => em.find(GratitudeUpvoteEntity, { user: userId });
  const upvoted = await em.find(
    GratitudeEntity,
    { id: { $in: (await upvotes()).map(({ gratitude }) => gratitude.id) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  // An upvote that was being taken back is read anew.
  const counted = new Set((await upvotes()).map(({ gratitude }) => gratitude.id));
  for (const gratitude of upvoted) if (counted.has(gratitude.id)) gratitude.upvotes -= 1;
  await em.flush();
  await em.nativeDelete(GratitudeUpvoteEntity, { user: userId });
  for (const { id, profile } of upvoted) publishGratitudeEvent(work, profile.id, 'upvoted', id);
  for (const { id, profile, hiddenAt } of await em.find(GratitudeEntity, { user: userId }))
    if (!hiddenAt) publishGratitudeEvent(work, profile.id, 'removed', id);
  for (const { id, user } of await em.find(GratitudeEntity, { profile: userId }))
    noteDomainEvent(work, 'subjectDeleted', { subjectId: id, authorId: user.id, at });
}
