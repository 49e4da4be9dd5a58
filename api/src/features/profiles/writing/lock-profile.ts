import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/context.ts';
import { ProfileEntity } from '../profile.entity.ts';

/**
 * A person's profile, locked against other changes until the commit; null when the account was
 * deleted.
 */
export const lockProfile = (work: Work, userId: string): Promise<ProfileEntity | null> =>
  work.em.findOne(ProfileEntity, { user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Writes the phone number of somebody whose account an admin makes. */
export async function setContact(work: Work, userId: string, contact: string): Promise<void> {
  await work.em.flush();
  const profile = await lockProfile(work, userId);
  if (profile) profile.contact = contact;
}
