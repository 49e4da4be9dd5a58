import { CareerTotals, Timeline } from '@/features/careers';
import type { ProfileFieldsFragment } from '@/generated/documents';
import { Card, LinkButton } from '@/ui';
import { profileTexts } from '@schema/rules/posts-texts';
import classes from './ProfileView.module.css';

type Props = { profile: ProfileFieldsFragment; isOwner: boolean };

/** Where a person has been. */
export function CareerSection({ profile: { careerPath, user }, isOwner }: Props) {
  const canWrite = isOwner && user.role === 'alumni';
  return (
    <Card as="section" className={classes.career} aria-labelledby="career-title">
      <div className={classes.careerHead}>
        <h2 id="career-title">Career path</h2>
        {canWrite && careerPath.experiences.length > 0 && (
          <LinkButton to="/career-path" variant="subtle" size="compact-sm">
            Edit
          </LinkButton>
        )}
      </div>
      {careerPath.experiences.length === 0 ? (
        <div className={classes.empty}>
          <p>{profileTexts.noCareerPath}</p>
          {canWrite && (
            <LinkButton to="/career-path" variant="light">
              Add your career path
            </LinkButton>
          )}
        </div>
      ) : (
        <>
          <CareerTotals careerPath={careerPath} />
          <Timeline
            careerPath={careerPath}
            graduationYear={user.yearOfGraduation}
            isOwner={isOwner}
            canWrite={canWrite}
          />
        </>
      )}
    </Card>
  );
}
