import { wordFor } from '@schema/rules/lists/counted';
import type { ProfileFieldsFragment } from '@/generated/documents';
import { Count } from '@/ui';
import classes from './ProfileStats.module.css';

type Props = {
  profile: Pick<
    ProfileFieldsFragment,
    'counters' | 'connectionsCount' | 'postsCount' | 'shownConnectionsCount'
  >;
};

/**
 * The numbers of a profile: views, connections, posts. Those that the viewer may not see are left
 * out. Some connections show themselves to their own connections alone: their owner reads how many
 * others are told of.
 */
export function ProfileStats({ profile }: Props) {
  const { counters, connectionsCount, postsCount, shownConnectionsCount } = profile;
  const areAllShown = (shownConnectionsCount ?? connectionsCount) === connectionsCount;
  const rows: [number | null | undefined, string, string][] = [
    [counters.views, 'view', 'views'],
    [connectionsCount, 'connection', 'connections'],
    [postsCount, 'post', 'posts'],
  ];
  return (
    <ul role="list" className={classes.stats} aria-label="In numbers">
      {rows.map(
        ([count, singular, plural]) =>
          typeof count === 'number' && (
            <li key={plural}>
              <strong>
                <Count n={count} />
              </strong>{' '}
              {wordFor(count, singular, plural)}
              {plural === 'connections' &&
                !areAllShown &&
                ` (${shownConnectionsCount} shown to others)`}
            </li>
          ),
      )}
    </ul>
  );
}
