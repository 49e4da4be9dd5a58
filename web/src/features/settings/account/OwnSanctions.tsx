import { momentText } from '@schema/rules/sanctions/sanctions-texts';
import { useOwnSanctionsQuery } from '@/generated/hooks';
import { Chip, RelativeTime } from '@/ui';
import css from './OwnSanctions.module.css';

const kinds = { warning: 'Warning', mute: 'Reading only', ban: 'Ban' } as const;

/** What the college did about the viewer, and why; nothing for nearly everybody. */
export function OwnSanctions() {
  const { data } = useOwnSanctionsQuery({ fetchPolicy: 'cache-and-network' });
  const sanctions = data?.ownSanctions ?? [];
  if (sanctions.length === 0) return null;
  return (
    <section aria-labelledby="standing" className={css.standing}>
      <h3 id="standing">What the college told you</h3>
      <ul role="list" className={css.list}>
        {sanctions.map(({ id, kind, reason, until, liftedAt, createdAt }) => (
          <li key={id}>
            <span className={css.line}>
              <Chip tone={kind === 'warning' || liftedAt ? 'neutral' : 'warn'}>{kinds[kind]}</Chip>
              <RelativeTime at={createdAt} />
              {kind === 'warning' && liftedAt && '· taken back'}
              {kind !== 'warning' &&
                `· ${liftedAt ? 'over now' : until ? `until ${momentText(new Date(until))}` : 'for good'}`}
            </span>
            <p className={css.words}>{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
