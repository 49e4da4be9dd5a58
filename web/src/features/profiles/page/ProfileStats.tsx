import type { ProfileFieldsFragment } from '@/generated/documents';
import { Count } from '@/ui';
import classes from './ProfileStats.module.css';

type Props = {
  profile: Pick<ProfileFieldsFragment, 'counters' | 'connectionsCount' | 'postsCount'>;
};

/**
 * The numbers of a profile: views, connections, posts. Those that the viewer may not see are left
 * out.
 */
export function ProfileStats({ profile: { counters, connectionsCount, postsCount } }: Props) {
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
              {count === 1 ? singular : plural}
            </li>
          ),
      )}
    </ul>
  );
}
