import {
  type InterviewLocation,
  type JobAudience,
  type JobLocation,
  type JobType,
  jobDefaults,
  jobLabels,
} from '../../../../../../schema/rules/jobs/jobs-texts.ts';

interface JobWords {
  ctc?: string | null;
  experience?: string | null;
  skillsRequired: string[];
  jobType: JobType;
  jobLocation?: JobLocation | null;
  interviewLocation?: InterviewLocation | null;
  specificTo: JobAudience;
  counters: object;
}

/**
 * An opening as the documents word it: their words for type, place and audience, their defaults,
 * counters beside.
 */
export const restJob = <Job extends JobWords>({ counters, ...job }: Job) => ({
  ...job,
  ...counters,
  ctc: job.ctc ?? jobDefaults.ctc,
  experience: job.experience ?? jobDefaults.experience,
  skillsRequired: job.skillsRequired.length > 0 ? job.skillsRequired : [jobDefaults.skills],
  jobType: jobLabels.jobType[job.jobType],
  jobLocation: job.jobLocation ? jobLabels.jobLocation[job.jobLocation] : null,
  interviewLocation: job.interviewLocation
    ? jobLabels.interviewLocation[job.interviewLocation]
    : null,
  specificTo: jobLabels.specificTo[job.specificTo],
});
