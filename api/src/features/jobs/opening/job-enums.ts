import {
  interviewLocations,
  jobAudiences,
  jobCloseReasons,
  jobClosingDays,
  jobClosings,
  jobLocations,
  jobPays,
  jobSorts,
  jobStandings,
  jobsOfMine,
  jobTypes,
} from '../../../../../schema/rules/jobs/jobs-texts.ts';
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

export const JobPayEnum = registerEnum('JobPay', jobPays, {
  description:
    'What an opening pays a year, of the number that its poster wrote: of a range its middle, of a monthly stipend twelve times it.',
  values: {
    under5: 'Less than 5 lakhs.',
    from5: '5 lakhs and less than 10.',
    from10: '10 lakhs and less than 20.',
    from20: '20 lakhs and more.',
    unknown: 'Not disclosed, or in words alone.',
  },
});

export const JobClosingEnum = registerEnum('JobClosing', jobClosings, {
  description: 'How soon one has to apply.',
  values: {
    week: `Its deadline is within ${jobClosingDays.week} days.`,
    month: `Its deadline is within ${jobClosingDays.month} days; what closes within a week is among them.`,
    noDeadline: 'It has no deadline.',
  },
});
