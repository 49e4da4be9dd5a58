import { commonTexts } from '@schema/rules/common-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { relatedTexts } from '@schema/rules/profiles/profiles-texts';
import { errorText } from '@/core/errors';
import { VerifiedMark } from '@/features/people';
import { useRelatedProfilesQuery } from '@/generated/hooks';
import { Avatar, CoverLink, EmptyState, ErrorState, ListSkeleton } from '@/ui';
import classes from './RelatedProfiles.module.css';

type Props = { userId: string };

/** People who have something in common with this one, and what it is. */
export function RelatedProfiles({ userId }: Props) {
  const { data, error, refetch } = useRelatedProfilesQuery({ variables: { userId } });
  const related = data?.profile.relatedProfiles;
  if (!related)
    return error ? (
      <ErrorState
        title={errorText(error, relatedTexts.failed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <ListSkeleton count={3} lines={1} />
    );
  if (related.length === 0) return <EmptyState title={relatedTexts.none} />;
  return (
    <ul role="list" className={classes.grid}>
      {related.map(({ id, reason, user }) => (
        <li key={id} className={classes.item}>
          <Avatar name={user.fullName} src={user.profilePic} size={44} />
          <div className={classes.text}>
            <p className={classes.name}>
              <CoverLink to={pagePathOf.profile(id)}>
                {user.fullName || commonTexts.unknownUser}
              </CoverLink>
              {user.isVerified && <VerifiedMark />}
            </p>
            {user.work && <p className={classes.college}>{user.work}</p>}
            <p className={classes.college}>{user.college}</p>
            <p className={classes.reason}>{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
