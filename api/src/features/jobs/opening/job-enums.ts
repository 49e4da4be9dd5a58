import {
  interviewLocations,
  jobAudiences,
  jobCloseReasons,
  jobLocations,
  jobSorts,
  jobStandings,
  jobsOfMine,
  jobTypes,
} from '../../../../../schema/rules/jobs-texts.ts';
import { registerEnum } from '../../../core/enums.ts';

export const JobTypeEnum = registerEnum('JobType', jobTypes, {
  description: 'What kind of work an opening is for.',
  values: { fte: 'A full-time job (FTE).', intern: 'An internship, which has a duration.' },
});

export const JobLocationEnum = registerEnum('JobLocation', jobLocations, {
  description: 'Where the work is done.',
  values: {
    onCampus: 'On Campus, in the city that the opening names.',
    remote: 'Remote.',
    hybrid: 'Hybrid: some days at the office.',
    wfh: 'WFH: from home.',
    other: 'Somewhere else.',
  },
});

export const InterviewLocationEnum = registerEnum('InterviewLocation', interviewLocations, {
  description: 'Where the interviews are held.',
  values: { onCampus: 'On Campus.', online: 'Online.', other: 'Somewhere else.' },
});

export const JobAudienceEnum = registerEnum('JobAudience', jobAudiences, {
  description: 'Who may apply.',
  values: { everyone: 'Open for All.', women: 'Women alone.' },
});

export const JobSortEnum = registerEnum('JobSort', jobSorts, {
  description: 'Which openings of a list come first; pinned ones are always before the others.',
  values: {
    recent: 'The last posted.',
    views: 'Those that most people opened.',
    useful: 'Those that most people like.',
  },
});

export const JobStandingEnum = registerEnum('JobStanding', jobStandings, {
  description: 'Whether one can still apply.',
  values: {
    open: 'Neither closed nor past their deadline.',
    past: 'Closed, or past their deadline.',
  },
});

export const JobOfMineEnum = registerEnum('JobOfMine', jobsOfMine, {
  description: 'What the viewer has to do with an opening.',
  values: { posted: 'They posted it.', applied: 'They went to where one applies.' },
});

export const JobCloseReasonEnum = registerEnum('JobCloseReason', jobCloseReasons, {
  description: 'Why an opening is closed.',
  values: {
    filled: 'Its poster closed it.',
    unanswered: 'Its poster was asked twice whether it is still open, and did not answer.',
  },
});
