import { careerTexts } from '@schema/rules/careers/careers-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { errorText } from '@/core/errors';
import type { PersonFieldsFragment } from '@/generated/documents';
import { useCareerPathQuery } from '@/generated/hooks';
import { Card, ErrorState, LinkButton, ListSkeleton, Page } from '@/ui';
import { AnotherCompanyForm } from '../another-company/AnotherCompanyForm';
import { DraftList } from '../drafts/DraftList';
import { CareerEditor } from '../editor/CareerEditor';
import classes from '../layout.module.css';
import type { PostSubject } from '../post-subject';
import { useLiveCareerPath } from '../useLiveCareerPath';

type Props = { user: PersonFieldsFragment; onContinue: (subject: PostSubject) => void };

/** The viewer's career path, the form for another company, and drafts. */
export function CareerPathView({ user, onContinue }: Props) {
  // Posts and drafts of the entries change on other pages: what is cached is fetched again.
  const { data, error, refetch } = useCareerPathQuery({
    variables: { userId: user.id },
    fetchPolicy: 'cache-and-network',
  });
  const careerPath = data?.careerPath;
  const reload = () => void refetch().catch(() => undefined);
  useLiveCareerPath(user.id, careerPath?.version, reload);
  return (
    <Page
      title="Your career path"
      lead="Step 1 of 2. Where you have been, and which interview you share. Juniors who sit for the same company will thank you."
      actions={
        <LinkButton to={pagePaths.feed} variant="default">
          Close
        </LinkButton>
      }
      width="reading"
    >
      <div className={classes.column}>
        {careerPath ? (
          <CareerEditor
            userId={user.id}
            careerPath={careerPath}
            graduationYear={user.yearOfGraduation}
          />
        ) : (
          <Card as="section" aria-label="Your timeline" className={classes.section}>
            {error ? (
              <ErrorState
                title={errorText(error, careerTexts.loadFailed)}
                text="You can go on with the form below."
                onRetry={reload}
              />
            ) : (
              <ListSkeleton count={3} lines={1} />
            )}
          </Card>
        )}
        <Card as="section" aria-labelledby="another-title" className={classes.section}>
          <h2 id="another-title">Another company</h2>
          <p className={classes.hint}>An interview you gave, whether or not you joined.</p>
          <AnotherCompanyForm onContinue={onContinue} />
        </Card>
        {/* Last: it comes late, and would push the form down under the hand that types. */}
        <DraftList userId={user.id} onDiscarded={reload} />
      </div>
    </Page>
  );
}
