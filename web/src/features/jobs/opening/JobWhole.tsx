import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import type { ComponentProps } from 'react';
import type { JobFieldsFragment } from '@/generated/documents';
import { isOldAddress } from '@/ui';
import { JobFacts } from './JobFacts';
import classes from './JobView.module.css';
import { JobDescription, JobHeader } from './JobWords';

type Props = {
  job: ComponentProps<typeof JobHeader>['job'] &
    ComponentProps<typeof JobFacts>['job'] &
    Pick<
      JobFieldsFragment,
      'jobDescription' | 'applicationLink' | 'fileName' | 'fileUrl' | 'fileError'
    >;
};

/**
 * All that the poster of an opening wrote, without what one does with it: for who has to judge it.
 */
export default function JobWhole({ job }: Props) {
  const { jobDescription, applicationLink, fileName, fileUrl, fileError } = job;
  return (
    <div className={classes.column}>
      <JobHeader job={job} />
      <JobFacts job={job} />
      <JobDescription text={jobDescription} />
      {/* Named and not followed: it may be why the opening was reported. */}
      <p className={classes.description}>
        {jobViewTexts.applyAt}: {applicationLink}
      </p>
      {fileError && <p role="note">{fileError}</p>}
      {fileUrl && !isOldAddress(fileUrl) && (
        <a href={fileUrl} target="_blank" rel="noopener noreferrer">
          {jobViewTexts.attachment}: {fileName}
        </a>
      )}
    </div>
  );
}
