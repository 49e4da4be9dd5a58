import type { ReactNode } from 'react';
import { ProfileCard } from '@/features/profiles';
import type { ProfileCardFieldsFragment } from '@/generated/documents';
import { LoadMore } from '@/ui';
import type { usePeople } from '../usePeople';
import classes from './PeoplePage.module.css';

type Props = Pick<ReturnType<typeof usePeople>, 'cursor' | 'isStale' | 'more'> & {
  rows: readonly ProfileCardFieldsFragment[];
  /** What the list is called, or the id of what says it. */
  named: { 'aria-label': string } | { 'aria-labelledby': string };
  /** What one can do with a person. */
  actionOf: (profile: ProfileCardFieldsFragment) => ReactNode;
};

/** People as cards, page after page. */
export function PeopleGrid({ rows, cursor, isStale, more, named, actionOf }: Props) {
  return (
    <>
      <ul role="list" className={classes.grid} {...named} data-stale={isStale || undefined}>
        {rows.map((profile) => (
          <li key={profile.id}>
            <ProfileCard profile={profile} action={actionOf(profile)} />
          </li>
        ))}
      </ul>
      <LoadMore cursor={cursor} onMore={more} />
    </>
  );
}
