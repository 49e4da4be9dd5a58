import type { PersonFieldsFragment } from '@/generated/documents';
import { useCareerPathQuery } from '@/generated/hooks';
import { errorText } from '@/core/errors';
import { Card, EmptyState, ErrorState, LinkButton, ListSkeleton, Page } from '@/ui';
import { careerTexts } from '@schema/rules/careers-texts';
import type { Experience } from '../experience';
import { AnotherCompanyForm } from './AnotherCompanyForm';
import { Timeline } from './Timeline';
import classes from './CareerPathView.module.css';

type Props = { user: PersonFieldsFragment; onContinue: (experience: Experience) => void };

export function CareerPathView({ user, onContinue }: Props) {
  const { data, error, refetch } = useCareerPathQuery({ variables: { userId: user.id } });
  const careerPath = data?.careerPath;
  return (
    <Page
      title="Which interview do you share?"
      lead="Step 1 of 2. Juniors who sit for the same company will thank you."
      actions={<LinkButton to="/feed" variant="subtle">Close</LinkButton>}
      width="reading"
    >
      <div className={classes.column}>
        <Card as="section" aria-labelledby="timeline-title" className={classes.section}>
          <h2 id="timeline-title">From your career path</h2>
          {careerPath && careerPath.experiences.length > 0 && (
            <>
              <p className={classes.hint}>Choose a company to write about how you got in.</p>
              <Timeline careerPath={careerPath} graduationYear={user.yearOfGraduation} onOpen={onContinue} isOwner />
            </>
          )}
          {careerPath?.experiences.length === 0 && (
            <EmptyState drawing="career" title="Your career path is still empty" text="You can share an interview all the same: name the company below." />
          )}
          {!careerPath && (error
            ? <ErrorState title={errorText(error, careerTexts.loadFailed)} text="You can go on with the form below." onRetry={() => void refetch()} />
            : <ListSkeleton count={2} lines={1} />)}
        </Card>
        <Card as="section" aria-labelledby="another-title" className={classes.section}>
          <h2 id="another-title">Another company</h2>
          <p className={classes.hint}>An interview you gave, whether or not you joined.</p>
          <AnotherCompanyForm onContinue={onContinue} />
        </Card>
      </div>
    </Page>
  );
}
