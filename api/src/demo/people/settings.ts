import { shownAccounts } from '../accounts.ts';
import type { Person } from '../college.ts';
import { chance } from '../random.ts';
import type { Row } from '../rows.ts';

/** How many of those who changed anything changed this. */
const share = { hidden: 0.15, welcoming: 0.4, paused: 0.15, tidy: 0.2, dark: 0.4, large: 0.15 };

/**
 * What people chose for themselves; most chose nothing, and those whom a visitor signs in as
 * neither.
 */
export function settingsRows(people: Person[]): Row[] {
  const shown = new Set<string>(shownAccounts.map(({ name }) => name));
  return people
    .filter(({ name, key }) => !shown.has(name) && chance(`settings ${key}`).happens(0.4))
    .map(({ id, key, isStudent }) => {
      const luck = chance(`choices ${key}`);
      return {
        user_id: id,
        show_online: !luck.happens(share.hidden),
        auto_accept: !isStudent && luck.happens(share.welcoming),
        open_requests_limit: !isStudent && luck.happens(share.paused) ? 0 : 5,
        retention: luck.happens(share.tidy) ? '30days' : 'forever',
        theme: luck.happens(share.dark) ? 'dark' : 'system',
        text_size: luck.happens(share.large) ? 'large' : 'normal',
        contrast: 'system',
        motion: 'system',
      };
    });
}
