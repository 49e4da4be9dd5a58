import type { JobCardFieldsFragment } from '@/generated/documents';
import { JobCard } from '../opening/cards/JobCard';
import classes from './Board.module.css';

type Props = { label: string; jobs: readonly JobCardFieldsFragment[] };

/** Openings at a glance, for pages of other rooms. */
export default function JobCards({ label, jobs }: Props) {
  return (
    <ul role="list" className={classes.grid} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
