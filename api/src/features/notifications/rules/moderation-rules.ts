import { sql } from 'kysely';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import { decidedCases, removedContents } from '../../moderation/index.ts';
import { eventColumns } from '../../outbox/index.ts';
import { acts, candidate, groupKey } from './candidates.ts';
import type { NotificationRule } from './notification-rule.ts';

const fromCollege = { type: 'comment', isFromCollege: true, alertsAgain: 'always' } as const;

const removalRule = (kind: 'contentRemoved' | 'contentRestored'): NotificationRule => ({
  ...fromCollege,
  priority: 'high',
  candidates: acts
    .innerJoin(removedContents.as('removal'), 'removal.id', eventColumns(kind).removalId)
    .where('removal.restored_at', kind === 'contentRemoved' ? 'is' : 'is not', null)
    .select(({ ref }) =>
      candidate({
        recipient: ref('removal.author_id'),
        group: groupKey(kind, ref('removal.id')),
        subject: ref('removal.summary'),
        link: sql.lit(pagePaths.moderation),
      }),
    ),
});

/** The event is of each person who is notified: who reported, who appealed. */
const decisionRule = (kind: 'reportDecided' | 'appealDecided'): NotificationRule => ({
  ...fromCollege,
  candidates: acts
    .innerJoin(decidedCases.as('decided'), 'decided.id', eventColumns(kind).caseId)
    // What was undone at once is told to nobody.
    .$if(kind === 'reportDecided', (query) => query.where('decided.taken_back_at', 'is', null))
    .select(({ ref }) =>
      candidate({
        recipient: ref(eventColumns(kind).recipientId),
        group: groupKey(kind, ref('decided.id')),
        subject: ref(kind === 'reportDecided' ? 'decided.summary' : 'decided.appeal_summary'),
        link: sql.lit(pagePaths.moderation),
      }),
    ),
});

/** What moderators decide is notified in the name of the college; nobody is named. */
export const moderationRules = {
  contentRemoved: removalRule('contentRemoved'),
  contentRestored: removalRule('contentRestored'),
  reportDecided: decisionRule('reportDecided'),
  appealDecided: decisionRule('appealDecided'),
};
