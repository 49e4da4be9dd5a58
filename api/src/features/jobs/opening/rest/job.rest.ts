import { jobFiles } from '../../../../../../schema/rules/files/files.ts';
import { jobOpening, skillsOf } from '../../../../../../schema/rules/jobs/jobs.ts';
import {
  interviewLocations,
  jobAudiences,
  jobLabels,
  jobLocations,
  jobSorts,
  jobStandings,
  jobTexts,
  jobTypes,
} from '../../../../../../schema/rules/jobs/jobs-texts.ts';
import { collegeDay } from '../../../../../../schema/rules/text/days.ts';
import { badUserInput, notFound, validate } from '../../../../core/errors.ts';
import { FileAddress, type RestRow, restRow } from '../../../../core/feature.ts';
import type { RestCall } from '../../../../core/rest/rest-call.ts';
import {
  allFiles,
  oneOfOrNull,
  param,
  text,
  textOrNull,
  texts,
  wordIfSent,
} from '../../../../core/rest/rest-input.ts';
import { pageOf } from '../../../../core/rest/rest-pages.ts';
import {
  RestDeleteJob,
  RestJobDownload,
  RestJobs,
  RestLikeJob,
  RestPostJob,
  RestShareJob,
  RestViewJob,
} from '../../../../generated/documents.ts';
import { restJob } from './rest-job.ts';

const ofJob = (call: RestCall) => ({ id: param(call, 'id') });

/** The word that is called so: by its documented label, or by its own name. Null for none. */
const wordOf = <Word extends string>(
  value: unknown,
  words: readonly Word[],
  labels: Record<Word, string>,
): Word | null =>
  words.find((word) => labels[word].toLowerCase() === text(value).trim().toLowerCase()) ??
  oneOfOrNull(value, words);

/** The fields that a file comes in. The documents name none; clients differ. */
const fileFields = { attachment: ['file', 'jdFile'], logo: ['logo', 'companyLogo'] } as const;
const jobFileKinds = ['attachment', 'logo'] as const satisfies (keyof typeof fileFields)[];

/** The one file of a kind. @throws BAD_USER_INPUT for several */
function fileSent(call: RestCall, kind: keyof typeof fileFields): unknown {
  const [file, second] = fileFields[kind].flatMap((field) => allFiles(call, field));
  if (second !== undefined) throw badUserInput(jobFiles[kind].texts.one);
  return file ?? null;
}

/** Skills are sent as one text; a list, also JSON-encoded, is read as well. */
const skillsSent = (value: unknown): string[] => {
  const listed = texts(value);
  return listed.length > 0 ? listed : skillsOf(text(value));
};

/** A day; the time that a form may send with it is left out. */
const dayWithoutTime = (value: unknown): string | null =>
  textOrNull(text(value).replace(/T.*$/s, ''));

/** The documented form; what is missing is empty, for the rule to refuse. */
const formOf = ({ body }: RestCall) => ({
  companyName: text(body['companyName']),
  role: text(body['role']),
  applicationLink: text(body['applicationLink']),
  jobType: wordOf(body['jobType'], jobTypes, jobLabels.jobType),
  duration: textOrNull(body['duration']),
  ctc: textOrNull(body['ctc']),
  experience: textOrNull(body['experience']),
  jobLocation: wordIfSent(body, 'jobLocation', jobLocations, jobLabels.jobLocation),
  specificLocation: textOrNull(body['specificLocation']),
  interviewLocation: wordIfSent(
    body,
    'interviewLocation',
    interviewLocations,
    jobLabels.interviewLocation,
  ),
  specificTo: wordIfSent(body, 'specificTo', jobAudiences, jobLabels.specificTo),
  skillsRequired: skillsSent(body['skillsRequired']),
  jobDescription: textOrNull(body['jobDescription']),
  deadline: dayWithoutTime(body['deadline']),
  companyLogo: textOrNull(body['companyLogo']),
});

/**
 * The documented filters, as query parameters: a word that there is not finds nothing, and is
 * refused by name.
 */
const filterOf = ({ query }: RestCall) => ({
  search: textOrNull(query['search']),
  company: textOrNull(query['company']),
  role: textOrNull(query['role']),
  location: wordIfSent(query, 'location', jobLocations, jobLabels.jobLocation),
  type: wordIfSent(query, 'type', jobTypes, jobLabels.jobType),
  skill: textOrNull(query['skill']),
  experience: textOrNull(query['experience']),
  deadline: dayWithoutTime(query['deadline']),
  standing: wordIfSent(query, 'standing', jobStandings, jobLabels.standing),
});

/** The documented calls of openings. */
export const jobRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/jobs',
    document: RestJobs,
    variables: (call) => ({
      ...pageOf(call),
      filter: filterOf(call),
      sort: wordIfSent(call.query, 'sort', jobSorts) ?? 'recent',
    }),
    lists: (data) => [data.jobs],
    reply: (data) => data.jobs.nodes.map(restJob),
  }),
  restRow({
    method: 'GET',
    path: '/api/jobs/{id}',
    document: RestViewJob,
    variables: ofJob,
    reply: (data) => restJob(data.viewJob),
  }),
  restRow({
    method: 'POST',
    path: '/api/jobs',
    multipart: Object.fromEntries(
      jobFileKinds.flatMap((kind) =>
        fileFields[kind].map((field) => [field, { count: 1, rule: () => jobFiles[kind] }]),
      ),
    ),
    document: RestPostJob,
    variables: (call, { clock }) => {
      const form = formOf(call);
      // Validated here first: GraphQL would refuse a missing field before the rule can answer with
      // its text.
      validate(jobOpening(collegeDay(clock.now())), form);
      return {
        input: form,
        attachment: fileSent(call, 'attachment'),
        logo: fileSent(call, 'logo'),
        key: textOrNull(call.body['key']),
      };
    },
    reply: (data) => ({ message: jobTexts.posted, job: restJob(data.postJob) }),
  }),
  restRow({
    method: 'POST',
    path: '/api/jobs/{id}/share',
    document: RestShareJob,
    variables: ofJob,
    reply: (data) => data.shareJob,
  }),
  restRow({
    method: 'POST',
    path: '/api/jobs/{id}/like',
    document: RestLikeJob,
    variables: ofJob,
    reply: (data) => data.likeJob.counters,
  }),
  restRow({
    method: 'GET',
    path: '/api/jobs/{id}/download',
    document: RestJobDownload,
    variables: ofJob,
    reply: ({ job }) => {
      if (!job.fileKey) throw notFound(jobTexts.noAttachment);
      if (!job.downloadUrl) throw notFound(job.fileError ?? jobTexts.fileGone);
      return new FileAddress(job.downloadUrl);
    },
  }),
  restRow({
    method: 'DELETE',
    path: '/api/jobs/{id}',
    document: RestDeleteJob,
    variables: ofJob,
    reply: () => ({ message: jobTexts.deleted }),
  }),
];
