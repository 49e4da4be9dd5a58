import type { ReactNode } from 'react';
import { LinkedText } from '@/core/address/LinkedText';
import type { JobFieldsFragment } from '@/generated/documents';
import { CompanyLogo } from '@/ui';
import { JobDeadline } from './cards/JobDeadline';
import classes from './JobView.module.css';

type HeaderFields = Pick<
  JobFieldsFragment,
  'role' | 'companyName' | 'companyLogoUrl' | 'deadline' | 'isOpen'
> & { closeReason?: JobFieldsFragment['closeReason'] };

/** Who looks for whom, and until when. */
export function JobHeader({ job, menu }: { job: HeaderFields; menu?: ReactNode }) {
  return (
    <div className={classes.head}>
      <CompanyLogo name={job.companyName} src={job.companyLogoUrl} size={64} />
      <div className={classes.what}>
        <h2 className={classes.role}>{job.role}</h2>
        <p className={classes.company}>{job.companyName}</p>
        <JobDeadline job={job} />
      </div>
      {menu && <div className={classes.menu}>{menu}</div>}
    </div>
  );
}

/** The poster's own words, as they were typed. */
export const JobDescription = ({ text }: { text: string | null }) =>
  text ? (
    <p className={classes.description}>
      <LinkedText text={text} />
    </p>
  ) : null;
