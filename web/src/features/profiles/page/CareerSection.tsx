import { pagePaths } from '@schema/rules/pages/page-paths';
import { profileTexts } from '@schema/rules/posts/posts-texts';
import { CareerTotals, Timeline } from '@/features/careers';
import type { ProfileFieldsFragment } from '@/generated/documents';
import { Card, LinkButton } from '@/ui';
import classes from './ProfileView.module.css';

type Props = { profile: ProfileFieldsFragment; isOwner: boolean };

/** The career path of a profile; alumni are led to edit their own. */
export function CareerSection({ profile: { careerPath, user }, isOwner }: Props) {
  const canEdit = isOwner && user.role === 'alumni';
  return (
    <Card as="section" className={classes.career} aria-labelledby="career-title">
      <div className={classes.careerHead}>
        <h2 id="career-title">Career path</h2>
        {canEdit && careerPath.experiences.length > 0 && (
          <LinkButton to={pagePaths.careerPath} variant="subtle" size="compact-sm">
            Edit
          </LinkButton>
        )}
      </div>
      {careerPath.experiences.length === 0 ? (
        <div className={classes.empty}>
          <p>{profileTexts.noCareerPath}</p>
          {canEdit && (
            <LinkButton to={pagePaths.careerPath} variant="light">
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
            canWrite={canEdit}
          />
        </>
      )}
    </Card>
  );
}
