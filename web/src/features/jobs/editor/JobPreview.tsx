import type { JobOpeningContent } from '@schema/rules/jobs';
import { jobViewTexts } from '@schema/rules/jobs-texts';
import { Modal } from '@/ui';
import { JobFacts } from '../opening/JobFacts';
import { JobDescription, JobHeader } from '../opening/JobWords';
import classes from './JobForm.module.css';

type Props = { content: JobOpeningContent | null; onClose: () => void };

/** The opening as others will read it. */
export function JobPreview({ content, onClose }: Props) {
  return (
    <Modal opened={content !== null} onClose={onClose} title={jobViewTexts.preview} size="lg">
      {content && (
        <div className={classes.group}>
          <JobHeader job={{ ...content, companyLogoUrl: content.companyLogo, isOpen: true }} />
          <JobFacts job={content} />
          <JobDescription text={content.jobDescription} />
        </div>
      )}
    </Modal>
  );
}
