import { LockMode } from '@mikro-orm/core';
import type { ReportableType } from '../../../../../schema/rules/moderation-texts.ts';
import type { Work } from '../../../core/context.ts';
import { User } from '../../identity/index.ts';
import { ReportCaseEntity } from './case.entity.ts';
import type { Reported } from './reported.ts';

/** What a case is about. */
export interface CaseKey {
  subjectType: ReportableType;
  subjectId: string;
}

/** Locks a thing for those who open cases about it, until the commit: they follow one another. */
export const lockSubject = (work: Work, { subjectType, subjectId }: CaseKey): Promise<void> =>
  work.advisoryLock(`case of ${subjectType} ${subjectId}`);

/** A case, locked until the commit: those who decide it follow one another. */
export const findCase = ({ em }: Work, id: string): Promise<ReportCaseEntity | null> =>
  em.findOne(ReportCaseEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** All cases about a thing, locked, the earliest first. Called behind `lockSubject`, before the thing itself is locked. */
export const lockCasesOf = ({ em }: Work, { subjectType, subjectId }: CaseKey) =>
  em.find(
    ReportCaseEntity,
    { subjectType, subjectId },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );

/** The open case about a thing, locked. Called behind `lockSubject`. */
export const findOpenCase = ({ em }: Work, { subjectType, subjectId }: CaseKey) =>
  em.findOne(
    ReportCaseEntity,
    { subjectType, subjectId, decidedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );

/** The open case about a thing, locked; a new one where there is none. Called behind `lockSubject`. */
export async function findOrOpenCase(
  work: Work,
  { subjectType, subjectId }: CaseKey,
  { aboutId, excerpt, link }: Omit<Reported, 'words'>,
  at: Date,
): Promise<ReportCaseEntity> {
  const key = { subjectType, subjectId };
  return (
    (await findOpenCase(work, key)) ??
    work.em.create(ReportCaseEntity, {
      ...key,
      about: work.em.getReference(User, aboutId),
      excerpt,
      link,
      createdAt: at,
    })
  );
}
