import { type Expression, expressionBuilder } from 'kysely';
import type { AuditAction } from '../../../../schema/rules/audits/audit-actions.ts';
import { countRows, roomSql } from '../../core/sql/index.ts';
import { namedAnnouncements } from '../announcements/index.ts';
import { auditLines } from '../audits/index.ts';
import { writtenCollege } from '../college/index.ts';
import { pairsToDecide } from '../companies/index.ts';
import { openFeedback } from '../feedback/index.ts';
import { badParts } from '../health/index.ts';
import { accounts, isNotBanned } from '../identity/index.ts';
import { finishedImports } from '../imports/index.ts';
import { jobOpenings } from '../jobs/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { questionsOnPosts } from '../questions/index.ts';

/** That a super admin has opened the steps of the beginning. */
export const beginAction = 'college.begin';

const { db, statement } = roomSql<Record<never, never>>('overview');
const count = countRows().as('count');
const { exists } = expressionBuilder<Record<never, never>>();

/** What waits. */
const waiting = [
  db.selectFrom(openFeedback.as('word')).select(count).as('openFeedback'),
  db.selectFrom(pairsToDecide.as('pair')).select(count).as('companyPairs'),
  db.selectFrom(badParts.as('part')).select(count).as('badParts'),
] as const;

/** What came since a moment. */
const cameSince = (since: Expression<Date>) =>
  [
    db
      .selectFrom(accounts.as('account'))
      .where('account.joined_at', '>=', since)
      .select(count)
      .as('newPeople'),
    db
      .selectFrom(publishedPosts.as('post'))
      .where('post.created_at', '>=', since)
      .select(count)
      .as('newPosts'),
    db
      .selectFrom(questionsOnPosts.as('question'))
      .where('question.created_at', '>=', since)
      .select(count)
      .as('newQuestions'),
    db
      .selectFrom(jobOpenings.as('opening'))
      .where('opening.created_at', '>=', since)
      .select(count)
      .as('newOpenings'),
  ] as const;

const others = (viewerId: Expression<string>) =>
  db.selectFrom(accounts.as('account')).where('account.id', '<>', viewerId).select('account.id');

/** Of whom is asked, and of the other admins. */
const adminFacts = (viewerId: Expression<string>) =>
  [
    exists(
      db
        .selectFrom(accounts.as('account'))
        .where('account.id', '=', viewerId)
        .where('account.has_second_factor', '=', true)
        .select('account.id'),
    ).as('secondFactor'),
    exists(
      others(viewerId).where('account.is_super_admin', '=', true).where(isNotBanned('account')),
    ).as('secondSuperAdmin'),
    exists(
      others(viewerId).where((account) =>
        account.or([
          account('account.is_admin', '=', true),
          account('account.is_super_admin', '=', true),
        ]),
      ),
    ).as('otherAdmin'),
  ] as const;

/** What was done of a kind. */
const linesOf = (action: AuditAction) =>
  db.selectFrom(auditLines.as('line')).where('line.action', '=', action).select('line.id');

/** What the college has done of what is left to do in the beginning. */
const collegeFacts = [
  exists(linesOf('mail.test')).as('testLetter'),
  exists(linesOf(beginAction)).as('begun'),
  exists(db.selectFrom(writtenCollege.as('college')).select('college.id')).as('collegeWords'),
  exists(db.selectFrom(finishedImports.as('brought')).select('brought.id')).as('roster'),
  exists(db.selectFrom(namedAnnouncements.as('announcement')).select('announcement.id')).as(
    'announcement',
  ),
] as const;

/** All of it that stands in the database, in one look. */
export const overviewFacts = statement(
  'facts',
  { viewerId: 'uuid', since: 'timestamptz' },
  (_db, { viewerId, since }) =>
    db.selectNoFrom([...waiting, ...cameSince(since), ...adminFacts(viewerId), ...collegeFacts]),
);
