import { jobDefaults, jobLabels } from '@schema/rules/jobs/jobs-texts';
import type { JobCardFieldsFragment } from '@/generated/documents';

type Job = Pick<
  JobCardFieldsFragment,
  'ctc' | 'jobType' | 'duration' | 'jobLocation' | 'specificLocation' | 'experience'
>;

/** What it pays, also where nothing is said. */
export const payText = ({ ctc }: Pick<Job, 'ctc'>): string => ctc ?? jobDefaults.ctc;

export const experienceText = ({ experience }: Pick<Job, 'experience'>): string =>
  experience ?? jobDefaults.experience;

/** `Intern · 6 months`, `FTE`. */
export const jobTypeText = ({ jobType, duration }: Pick<Job, 'jobType' | 'duration'>): string =>
  [jobLabels.jobType[jobType], duration].filter(Boolean).join(' · ');

/** `On Campus, Chennai`, `Remote`; null when it was left out. */
export const jobLocationText = ({
  jobLocation,
  specificLocation,
}: Pick<Job, 'jobLocation' | 'specificLocation'>): string | null =>
  jobLocation
    ? [jobLabels.jobLocation[jobLocation], specificLocation].filter(Boolean).join(', ')
    : null;
