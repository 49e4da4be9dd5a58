import { LockMode } from '@mikro-orm/core';
import type { ReportableType } from '../../../../../schema/rules/moderation/moderation-texts.ts';
import type { Work } from '../../../core/context.ts';
import { User } from '../../identity/index.ts';
import { ReportCaseEntity } from '../case.entity.ts';
import { undecidedCases } from '../case-moves.ts';
import { moderationSql } from '../moderation.sql.ts';
import type { ReportedSubject } from './reporting/reported-subject.ts';

/** What a case is about. */
export interface CaseKey {
  subjectType: ReportableType;
  subjectId: string;
}

/** Locks a thing for those who open cases about it, until the commit: they follow one another. */
export const lockSubjectKey = (work: Work, { subjectType, subjectId }: CaseKey): Promise<void> =>
  work.advisoryLock('case of', subjectType, subjectId);

/** What a case is about, and whom. */
export const subjectOfCase = moderationSql.statement(
  'subjectOfCase',
  { id: 'uuid' },
  (db, { id }) =>
    db
      .selectFrom('report_cases')
      .where('id', '=', id)
      .select(['subject_type as subjectType', 'subject_id as subjectId'])
      .select(['about_id as aboutId', 'decision']),
);

/**
 * A case, locked until the commit: those who decide it follow one another. Who goes on to
 * `lockCasesOf` calls `lockSubjectKey` before.
 */
export const lockCaseById = ({ em }: Work, id: string): Promise<ReportCaseEntity | null> =>
  em.findOne(ReportCaseEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/**
 * All cases about a thing, locked, the earliest first. Called behind `lockSubjectKey`, before the
 * thing itself is locked.
 */
export const lockCasesOf = ({ em }: Work, { subjectType, subjectId }: CaseKey) =>
  em.find(
    ReportCaseEntity,
    { subjectType, subjectId },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );

/** The open case about a thing, locked. Called behind `lockSubjectKey`. */
export const lockOpenCase = ({ em }: Work, { subjectType, subjectId }: CaseKey) =>
  em.findOne(
    ReportCaseEntity,
    { subjectType, subjectId, ...undecidedCases },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );

/**
 * A new case about a thing. Called behind `lockSubjectKey`, where none is open or this one is
 * decided at once.
 */
export const openCase = (
  { em }: Work,
  { subjectType, subjectId }: CaseKey,
  { aboutId, excerpt, words, link }: Omit<ReportedSubject, 'comparedBy'>,
  at: Date,
): ReportCaseEntity =>
  em.create(ReportCaseEntity, {
    subjectType,
    subjectId,
    about: em.getReference(User, aboutId),
    excerpt,
    words,
    link,
    createdAt: at,
  });
