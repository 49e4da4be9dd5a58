import { sql } from 'kysely';
import { people } from '../../identity/index.ts';
import { allSanctions } from '../../sanctions/index.ts';
import { acts, candidate, groupKey } from './candidates.ts';
import { profileLink, settingsLink, standingLink } from './links.ts';
import type { NotificationRule } from './notification-rule.ts';

const sanctionsOf = (kind: 'personWarned' | 'personMuted'): NotificationRule => ({
  type: 'comment',
  priority: 'high',
  isFromCollege: true,
  alertsAgain: 'always',
  candidates: acts
    .innerJoin(allSanctions.as('sanction'), 'sanction.id', 'event.subject_id')
    .where('sanction.lifted_at', 'is', null)
    .select(({ ref }) =>
      candidate({
        recipient: ref('sanction.person_id'),
        group: groupKey(kind, ref('sanction.id')),
        subject: ref('sanction.reason'),
        link: standingLink,
      }),
    ),
});

/** What the college notifies a person of about themselves; nobody is named. */
export const collegeRules: Record<
  'personWarned' | 'personMuted' | 'factsCorrected' | 'graduated',
  NotificationRule
> = {
  personWarned: sanctionsOf('personWarned'),
  personMuted: sanctionsOf('personMuted'),
  factsCorrected: {
    type: 'comment',
    isFromCollege: true,
    alertsAgain: 'always',
    candidates: acts
      .innerJoin(people.as('corrected'), 'corrected.id', 'event.subject_id')
      .select(({ ref }) =>
        candidate({
          recipient: ref('corrected.id'),
          group: groupKey('factsCorrected'),
          link: profileLink(ref('corrected.id')),
        }),
      ),
  },
  graduated: {
    type: 'comment',
    isFromCollege: true,
    alertsAgain: 'always',
    candidates: acts
      .innerJoin(people.as('graduate'), 'graduate.id', 'event.subject_id')
      .where(({ eb, ref }) => eb.not(eb(sql.lit('alumni'), '=', eb.fn.any(ref('graduate.roles')))))
      .select(({ ref }) =>
        candidate({
          recipient: ref('graduate.id'),
          group: groupKey('graduated', ref('graduate.id')),
          link: settingsLink,
        }),
      ),
  },
};
