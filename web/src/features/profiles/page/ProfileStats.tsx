import type { ProfileFieldsFragment } from '@/generated/documents';
import { Count } from '@/ui';
import classes from './ProfileStats.module.css';

type Props = {
  profile: Pick<ProfileFieldsFragment, 'counters' | 'connectionsCount' | 'postsCount'>;
};

/** How a person stands in numbers. */
export function ProfileStats({ profile: { counters, connectionsCount, postsCount } }: Props) {
  const rows: [number | null | undefined, string, string][] = [
    [counters.views, 'view', 'views'],
    [connectionsCount, 'connection', 'connections'],
    [postsCount, 'post', 'posts'],
  ];
  return (
    <ul role="list" className={classes.stats} aria-label="In numbers">
      {rows.map(
        ([n, one, many]) =>
          typeof n === 'number' && (
            <li key={many}>
              <strong>
                <Count n={n} />
              </strong>{' '}
              {n === 1 ? one : many}
            </li>
          ),
      )}
    </ul>
  );
}
