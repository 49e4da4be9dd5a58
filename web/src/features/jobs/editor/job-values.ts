import { z } from 'zod';
import type { JobFieldsFragment } from '@/generated/documents';

const text = z.string().catch('');

/** What the form holds. What comes from storage may be old or strange: then it reads as empty. */
const jobValues = z.object({
  companyName: text,
  role: text,
  applicationLink: text,
  jobType: text,
  duration: text,
  ctc: text,
  experience: text,
  jobLocation: text,
  specificLocation: text,
  interviewLocation: text,
  specificTo: z.string().catch('everyone'),
  skillsRequired: z.array(z.string()).catch([]),
  jobDescription: text,
  deadline: text,
  companyLogo: text,
});
export type JobValues = z.output<typeof jobValues>;
export type JobTextName = Exclude<keyof JobValues, 'skillsRequired'>;

export const emptyJob: JobValues = jobValues.parse({});

/** What was stored on this device. */
export const storedValues = (stored: object): JobValues => jobValues.parse(stored);

/** The form of an opening that is there. An uploaded logo is a file, no address. */
export const toFormValues = (job: JobFieldsFragment): JobValues =>
  storedValues({
    ...job,
    duration: job.duration ?? '',
    ctc: job.ctc ?? '',
    experience: job.experience ?? '',
    jobLocation: job.jobLocation ?? '',
    specificLocation: job.specificLocation ?? '',
    interviewLocation: job.interviewLocation ?? '',
    jobDescription: job.jobDescription ?? '',
    deadline: job.deadline ?? '',
    companyLogo: hasLogoFile(job) ? '' : (job.companyLogoUrl ?? ''),
  });

/** Whether the logo was uploaded: its address is one of ours. */
export const hasLogoFile = ({ companyLogoUrl }: { companyLogoUrl: string | null }): boolean =>
  companyLogoUrl?.startsWith('/files/') ?? false;
