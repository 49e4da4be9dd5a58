import { jobDefaults, jobLabels, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { fileFacts } from '@schema/rules/text/display';
import { Link } from 'react-router-dom';
import type { JobFieldsFragment } from '@/generated/documents';
import { FactsStrip } from '@/ui';
import { dayText } from './days';
import classes from './JobFacts.module.css';
import { experienceText, jobLocationText, jobTypeText, payText } from './job-words';

type Facts = Pick<
  JobFieldsFragment,
  | 'ctc'
  | 'jobType'
  | 'duration'
  | 'jobLocation'
  | 'specificLocation'
  | 'interviewLocation'
  | 'specificTo'
  | 'experience'
  | 'deadline'
  | 'skillsRequired'
>;

/** The facts of an opening, in the order one decides by; what was left out says its default. */
export function JobFacts({ job }: { job: Facts }) {
  const location = jobLocationText(job);
  return (
    <FactsStrip
      facts={[
        { label: 'Pay (CTC)', value: payText(job) },
        ...(location ? [{ label: 'Location', value: location }] : []),
        { label: 'Type', value: jobTypeText(job) },
        { label: 'Who can apply', value: jobLabels.specificTo[job.specificTo] },
        {
          label: 'Deadline',
          value: job.deadline ? dayText(job.deadline) : jobViewTexts.noDeadline,
        },
        { label: 'Experience', value: experienceText(job) },
        ...(job.interviewLocation
          ? [{ label: 'Interview', value: jobLabels.interviewLocation[job.interviewLocation] }]
          : []),
        {
          label: 'Skills',
          value: job.skillsRequired.join(' · ') || jobDefaults.skills,
          isLong: true,
        },
      ]}
    />
  );
}

/** What kind of file the attachment is, and how large: it is loaded or left by that. */
export const AttachmentFacts = ({
  job: { fileType, fileSize, filePages },
}: {
  job: Pick<JobFieldsFragment, 'fileType' | 'fileSize' | 'filePages'>;
}) =>
  fileType && (
    <span className={classes.fileFacts}>
      {fileFacts(fileType, { pages: filePages, size: fileSize })}
    </span>
  );

/** The attachment, or why it can't be opened. */
export function JobAttachment({ job }: { job: JobFieldsFragment }) {
  if (!job.fileKey) return null;
  return job.fileError ? (
    <p role="note" className={classes.refused}>
      {job.fileError}
    </p>
  ) : (
    <p>
      <Link to={pagePathOf.jobMedia(job.id)} className={classes.attachment}>
        View attachment: {job.fileName}
      </Link>{' '}
      <AttachmentFacts job={job} />
    </p>
  );
}
