import { savedPeopleSearches } from '../../directory/index.ts';
import { eventColumns } from '../../outbox/index.ts';
import { acts, candidate, groupKey } from './candidates.ts';
import type { NotificationRule } from './notification-rule.ts';

/**
 * Who keeps a search of people hears of those who come to fit, all of a search together and each
 * once; by the switch of searches of openings.
 */
export const peopleRules: Record<'personFits', NotificationRule> = {
  personFits: {
    type: 'job',
    switch: 'jobs',
    alertsAgain: 'never',
    candidates: acts
      .innerJoin(savedPeopleSearches.as('search'), 'search.id', eventColumns('personFits').searchId)
      .select(({ ref, cast }) =>
        candidate({
          recipient: ref('search.user_id'),
          group: groupKey('personFits', cast<string>('search.id', 'text')),
          subject: ref('search.words'),
          link: ref('search.path'),
        }),
      ),
  },
};
