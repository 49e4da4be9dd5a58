import { jobTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { RequireMember, RoleSwitchButton } from '@/features/identity';
import { LinkButton, Page } from '@/ui';
import { JobForm } from '../editor/JobForm';
import classes from '../editor/JobForm.module.css';

/**
 * Posting an opening. On a phone the way back and the other role stand above; switching stays here.
 */
export default function AddJobPage() {
  return (
    <RequireMember why={jobTexts.members}>
      <Page title="Add Job Opening" width="reading">
        <nav aria-label="Add Job" className={classes.switch}>
          <LinkButton to={pagePaths.jobs} variant="default" size="sm">
            {jobTexts.title}
          </LinkButton>
          <RoleSwitchButton variant="default" size="sm" />
        </nav>
        <JobForm job={null} />
      </Page>
    </RequireMember>
  );
}
