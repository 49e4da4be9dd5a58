import type { JobFieldsFragment } from '@/generated/documents';

const empty = {
  companyName: '',
  role: '',
  applicationLink: '',
  jobType: '',
  duration: '',
  ctc: '',
  experience: '',
  jobLocation: '',
  specificLocation: '',
  interviewLocation: '',
  specificTo: 'everyone',
  skillsRequired: [] as string[],
  jobDescription: '',
  deadline: '',
  companyLogo: '',
};
/** What the form holds. */
export type JobValues = typeof empty;

/** The form of an opening, or of a new one. An uploaded logo is a file, no address. */
export const toFormValues = (job: JobFieldsFragment | null): JobValues =>
  job
    ? {
        companyName: job.companyName,
        role: job.role,
        applicationLink: job.applicationLink,
        jobType: job.jobType,
        duration: job.duration ?? '',
        ctc: job.ctc ?? '',
        experience: job.experience ?? '',
        jobLocation: job.jobLocation ?? '',
        specificLocation: job.specificLocation ?? '',
        interviewLocation: job.interviewLocation ?? '',
        specificTo: job.specificTo,
        skillsRequired: [...job.skillsRequired],
        jobDescription: job.jobDescription ?? '',
        deadline: job.deadline ?? '',
        companyLogo: hasLogoFile(job) ? '' : (job.companyLogoUrl ?? ''),
      }
    : empty;

/** Whether the logo was uploaded: its address is one of ours. */
export const hasLogoFile = ({ companyLogoUrl }: { companyLogoUrl: string | null }): boolean =>
  companyLogoUrl?.startsWith('/files/') ?? false;
