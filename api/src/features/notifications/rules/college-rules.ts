import { sql } from 'kysely';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import { pagePathOf } from '../../../core/sql/index.ts';
import { announcedWords } from '../../announcements/index.ts';
import { toldOfHealth } from '../../health/index.ts';
import { people } from '../../identity/index.ts';
import { eventColumns } from '../../outbox/index.ts';
import { allSanctions } from '../../sanctions/index.ts';
import { acts, candidate, groupKey } from './candidates.ts';
import type { NotificationRule } from './notification-rule.ts';

const sanctionsOf = (kind: 'personWarned' | 'personMuted'): NotificationRule => ({
  type: 'comment',
  priority: 'high',
  isFromCollege: true,
  alertsAgain: 'always',
  candidates: acts
    .innerJoin(allSanctions.as('sanction'), 'sanction.id', eventColumns(kind).sanctionId)
    .where('sanction.lifted_at', 'is', null)
    .select(({ ref }) =>
      candidate({
        recipient: ref('sanction.person_id'),
        group: groupKey(kind, ref('sanction.id')),
        subject: ref('sanction.reason'),
        link: sql.lit(pagePaths.standing),
      }),
    ),
});

/** What the college notifies a person of about themselves; nobody is named. */
export const collegeRules: Record<
  'personWarned' | 'personMuted' | 'factsCorrected' | 'graduated' | 'announced' | 'healthTurned',
  NotificationRule
> = {
  personWarned: sanctionsOf('personWarned'),
  personMuted: sanctionsOf('personMuted'),
  factsCorrected: {
    type: 'comment',
    isFromCollege: true,
    alertsAgain: 'always',
    candidates: acts
      .innerJoin(people.as('corrected'), 'corrected.id', eventColumns('factsCorrected').personId)
      .select(({ ref }) =>
        candidate({
          recipient: ref('corrected.id'),
          group: groupKey('factsCorrected'),
          link: pagePathOf.profile(ref('corrected.id')),
        }),
      ),
  },
  graduated: {
    type: 'comment',
    isFromCollege: true,
    alertsAgain: 'always',
    candidates: acts
      .innerJoin(people.as('graduate'), 'graduate.id', eventColumns('graduated').personId)
      .where(({ eb, ref }) => eb.not(eb(sql.lit('alumni'), '=', eb.fn.any(ref('graduate.roles')))))
      .select(({ ref }) =>
        candidate({
          recipient: ref('graduate.id'),
          group: groupKey('graduated', ref('graduate.id')),
          link: sql.lit(pagePaths.settings),
        }),
      ),
  },
  announced: {
    type: 'comment',
    switch: 'comments',
    isFromCollege: true,
    alertsAgain: 'never',
    candidates: acts
      // What was ended meanwhile is told to nobody.
      .innerJoin(
        announcedWords.as('announcement'),
        'announcement.id',
        eventColumns('announced').announcementId,
      )
      .select(({ ref }) =>
        candidate({
          recipient: ref(eventColumns('announced').recipientId),
          group: groupKey('announced', ref('announcement.id')),
          subject: ref('announcement.words'),
          link: sql.lit(pagePaths.feed),
        }),
      ),
  },
  healthTurned: {
    type: 'comment',
    priority: 'high',
    isFromCollege: true,
    alertsAgain: 'always',
    candidates: acts
      .innerJoin(toldOfHealth.as('health'), 'health.id', eventColumns('healthTurned').healthStateId)
      .select(({ ref }) =>
        candidate({
          recipient: ref(eventColumns('healthTurned').recipientId),
          group: groupKey('healthTurned', ref('health.id')),
          subject: ref('health.told_words'),
          link: sql.lit(pagePaths.adminHealth),
        }),
      ),
  },
};
