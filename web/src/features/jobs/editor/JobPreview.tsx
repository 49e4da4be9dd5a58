import type { JobOpeningContent } from '@schema/rules/jobs/jobs';
import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { useViewer } from '@/features/identity';
import { PersonLine } from '@/features/people';
import { Modal } from '@/ui';
import { JobFacts } from '../opening/JobFacts';
import { JobDescription, JobHeader } from '../opening/JobWords';
import classes from './JobForm.module.css';
import { hasLogoFile } from './job-values';
import type { JobForm } from './useJobForm';

type Props = { content: JobOpeningContent | null; form: JobForm; onClose: () => void };

/** The files that the opening will have: those that were chosen, or those it has and keeps. */
function shownFiles({ job, files, removed }: JobForm, companyLogo: string | null) {
  const keepsLogo = job !== null && hasLogoFile(job) && !removed.logo;
  const kept = removed.attachment ? null : (job?.fileName ?? null);
  return {
    logo: files.of('logo').url ?? companyLogo ?? (keepsLogo ? job.companyLogoUrl : null),
    attachment: files.of('attachment').file?.name ?? kept,
  };
}

/** The opening as others will read it. */
export function JobPreview({ content, form, onClose }: Props) {
  const { me } = useViewer();
  const { logo, attachment } = shownFiles(form, content?.companyLogo ?? null);
  return (
    <Modal opened={content !== null} onClose={onClose} title={jobViewTexts.preview} size="lg">
      {content && (
        <div className={classes.group}>
          <JobHeader job={{ ...content, companyLogoUrl: logo, isOpen: true }} />
          <JobFacts job={content} />
          <p className={classes.preview}>
            {jobViewTexts.apply}: {content.applicationLink}
          </p>
          <JobDescription text={content.jobDescription} />
          {attachment && <p className={classes.preview}>{jobViewTexts.attachmentIs(attachment)}</p>}
          {me && <PersonLine person={me.user} plain />}
        </div>
      )}
    </Modal>
  );
}
