import { FeedbackLink } from '@/features/feedback';
import { VerifiedMark } from '@/features/people';
import type { OwnProfileFieldsFragment } from '@/generated/documents';
import { Card } from '@/ui';
import { profileDegreeLine } from '../degree-line';
import classes from './IdentityCard.module.css';

type Props = { profile: OwnProfileFieldsFragment };

/** Who the viewer is: given at sign-up and verified by the college, so not edited here. */
export function IdentityCard({ profile: { user, email } }: Props) {
  const rows = [
    [
      'Name',
      <>
        {user.fullName}
        {user.isVerified && <VerifiedMark />}
      </>,
    ],
    ['Role', user.role === 'alumni' ? 'Alumni' : 'Student'],
    ['Degree', profileDegreeLine(user)],
    ['College', user.college],
    ['E-mail', email],
  ] as const;
  return (
    <Card as="section" className={classes.card} aria-labelledby="identity-title">
      <h2 id="identity-title">Your account</h2>
      <dl className={classes.list}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>
        These come from your registration and your college. Something wrong? Write to the team by{' '}
        <FeedbackLink />.
      </p>
    </Card>
  );
}
