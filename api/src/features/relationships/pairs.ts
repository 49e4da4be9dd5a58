import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../core/context.ts';
import { User } from '../identity/index.ts';
import { PairEntity } from './pair.entity.ts';

const lockMode = LockMode.PESSIMISTIC_WRITE;

const lowAndHigh = (a: string, b: string): { low: string; high: string } =>
  a < b ? { low: a, high: b } : { low: b, high: a };

/**
 * The pair of two people, locked until the commit: whatever else happens between them waits.
 * @param a one of them; ids in lower case, as `b`
 * @returns null when nothing has ever been between them
 */
export const lockPair = (work: Work, a: string, b: string): Promise<PairEntity | null> =>
  work.em.findOne(PairEntity, lowAndHigh(a, b), { lockMode });

/** The pair whose last request has this id, locked until the commit. */
export const lockPairOfRequest = (work: Work, requestId: string): Promise<PairEntity | null> =>
  work.em.findOne(PairEntity, { requestId }, { lockMode });

/** Those who create the pair of two people at once follow one another, until the commit. */
export function lockKeyOfPair(work: Work, a: string, b: string): Promise<void> {
  const { low, high } = lowAndHigh(a, b);
  return work.advisoryLock('pair', low, high);
}

/**
 * The pair of two people, locked until the commit, and created where there is none: there is no row
 * to lock then, so those who create it at once follow one another by its key.
 * @param personId who creates it
 */
export async function lockOrCreatePair(
  work: Work,
  personId: string,
  otherId: string,
): Promise<PairEntity> {
  const { low, high } = lowAndHigh(personId, otherId);
  await lockKeyOfPair(work, low, high);
  return (
    (await lockPair(work, low, high)) ??
    work.em.create(PairEntity, {
      low: work.em.getReference(User, low),
      high: work.em.getReference(User, high),
      askedBy: work.em.getReference(User, personId),
    })
  );
}
