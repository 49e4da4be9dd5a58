import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../core/context.ts';
import { ProfileEntity } from './profile.entity.ts';

/** A person's profile, locked against other changes until the commit; null when the account was deleted. */
export const lockProfile = (work: Work, userId: string): Promise<ProfileEntity | null> =>
  work.em.findOne(ProfileEntity, { user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
