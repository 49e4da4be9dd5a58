import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { IconPlus } from '@tabler/icons-react';
import { RequireMember } from '@/features/identity';
import { LinkButton, Page } from '@/ui';
import { Board } from '../board/Board';
import { OwnOpenings } from '../board/OwnOpenings';
import { firstJobsRead } from '../board/useJobs';

/** What the board begins with. */
export const firstRead = () => firstJobsRead;

/** Jobs and internships that members tell one another of. */
export default function JobOpeningsPage() {
  return (
    <RequireMember why={jobTexts.members}>
      <Page
        title={jobTexts.title}
        actions={
          <>
            <OwnOpenings />
            <LinkButton to={pagePaths.addJob} leftSection={<IconPlus size={18} aria-hidden />}>
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
