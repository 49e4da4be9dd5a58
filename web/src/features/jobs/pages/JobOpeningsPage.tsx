import { jobTexts, jobViewTexts } from '@schema/rules/jobs-texts';
import { IconPlus } from '@tabler/icons-react';
import { RequireMember } from '@/features/identity';
import { LinkButton, Page } from '@/ui';
import { Board } from '../board/Board';

/** Jobs and internships that members tell one another of. */
export default function JobOpeningsPage() {
  return (
    <RequireMember why={jobTexts.members}>
      <Page
        title={jobTexts.title}
        actions={
          <>
            <LinkButton to="/job-openings?mine=posted" variant="default">
              {jobViewTexts.myOpenings}
            </LinkButton>
            <LinkButton to="/job-openings?mine=applied" variant="default">
              {jobViewTexts.myApplications}
            </LinkButton>
            <LinkButton to="/add-job-opening" leftSection={<IconPlus size={18} aria-hidden />}>
              {jobViewTexts.addJob}
            </LinkButton>
          </>
        }
      >
        <Board />
      </Page>
    </RequireMember>
  );
}
