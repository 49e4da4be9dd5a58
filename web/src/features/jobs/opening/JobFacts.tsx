import { fileFacts } from '@schema/rules/display';
import { jobDefaults, jobLabels, jobViewTexts } from '@schema/rules/jobs-texts';
import { pagePathOf } from '@schema/rules/page-paths';
import { Link } from 'react-router-dom';
import type { JobFieldsFragment } from '@/generated/documents';
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
  const facts: [string, string][] = [
    ['Pay (CTC)', payText(job)],
    ...(location ? ([['Location', location]] as [string, string][]) : []),
    ['Type', jobTypeText(job)],
    ['Who can apply', jobLabels.specificTo[job.specificTo]],
    ['Deadline', job.deadline ? dayText(job.deadline) : jobViewTexts.noDeadline],
    ['Experience', experienceText(job)],
    ...(job.interviewLocation
      ? ([['Interview', jobLabels.interviewLocation[job.interviewLocation]]] as [string, string][])
      : []),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={classes.fact} data-long>
        <dt>Skills</dt>
        <dd>{job.skillsRequired.join(' · ') || jobDefaults.skills}</dd>
      </div>
    </dl>
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
