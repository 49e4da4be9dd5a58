/** Job openings, for both sides: words, labels, defaults and texts. Rules are in `jobs.ts`. */

export const jobTypes = ['fte', 'intern'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobLocations = ['onCampus', 'remote', 'hybrid', 'wfh', 'other'] as const;
export type JobLocation = (typeof jobLocations)[number];
/** Those that the form offers; the list knows all. */
export const postedJobLocations = [
  'onCampus',
  'remote',
  'hybrid',
] as const satisfies readonly JobLocation[];

export const interviewLocations = ['onCampus', 'online', 'other'] as const;
export type InterviewLocation = (typeof interviewLocations)[number];

export const jobAudiences = ['everyone', 'women'] as const;
export type JobAudience = (typeof jobAudiences)[number];

export const jobSorts = ['recent', 'views', 'useful'] as const;
export type JobSort = (typeof jobSorts)[number];

/** `open`: the default list; `past`: past the deadline, or closed. */
export const jobStandings = ['open', 'past'] as const;
export type JobStanding = (typeof jobStandings)[number];

export const jobCloseReasons = ['filled', 'unanswered'] as const;
export type JobCloseReason = (typeof jobCloseReasons)[number];

/** How often the finds of a saved search are mailed. */
export const alertFrequencies = ['atOnce', 'daily', 'weekly', 'never'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const jobCities = [
  'Delhi',
  'Mumbai',
  'Bangalore',
  'Hyderabad',
  'Chennai',
  'Kolkata',
  'Pune',
  'Ahmedabad',
  'Jaipur',
  'Gurgaon',
  'Noida',
  'Chandigarh',
  'Indore',
  'Coimbatore',
  'Lucknow',
  'Other',
] as const;

/** The words as the documents have them: forms, cards and REST say them. */
export const jobLabels = {
  jobType: { fte: 'FTE', intern: 'Intern' },
  jobLocation: {
    onCampus: 'On Campus',
    remote: 'Remote',
    hybrid: 'Hybrid',
    wfh: 'WFH',
    other: 'Other',
  },
  interviewLocation: { onCampus: 'On Campus', online: 'Online', other: 'Other' },
  specificTo: { everyone: 'Open for All', women: 'Women' },
  sort: { recent: 'Recent', views: 'Most viewed', useful: 'Most useful' },
  standing: { open: 'Open now', past: 'Closed or past deadline' },
  mails: { atOnce: 'At once', daily: 'Daily', weekly: 'Weekly', never: 'No mails' },
} as const satisfies {
  jobType: Record<JobType, string>;
  jobLocation: Record<JobLocation, string>;
  interviewLocation: Record<InterviewLocation, string>;
  specificTo: Record<JobAudience, string>;
  sort: Record<JobSort, string>;
  standing: Record<JobStanding, string>;
  mails: Record<AlertFrequency, string>;
};

/** What is shown of what was left out. */
export const jobDefaults = {
  ctc: 'Not Disclosed',
  experience: 'Not Required',
  skills: 'Not Specified',
} as const;

export const jobDescriptionMaxLength = 500;
export const jobSkillsAtMost = 20;
export const savedSearchesAtMost = 10;

/** Texts of openings as documented, and those around them. */
export const jobTexts = {
  title: 'Job Openings',
  members: 'Job openings are for people of the college.',
  required: 'Company Name, Role, Application Link, and Job Type are required',
  invalidLink: 'Invalid Application Link',
  deadlineInvalid: 'Deadline must be a date',
  deadlinePast: 'Deadline cannot be in the past',
  deadlineFar: 'Deadline cannot be more than two years away',
  locationRequired: 'Specific Location is required for On Campus jobs',
  skillsMany: `At most ${jobSkillsAtMost} skills`,
  notFound: 'Job not found',
  invalidId: 'Invalid job ID',
  deleted: 'Job deleted successfully',
  posted: 'Job posted successfully',
  notYours: 'Only the poster can change this opening',
  deleteNotYours: 'Only the poster can delete this opening',
  isClosed: 'This opening is closed',
  deadlineToReopen: 'Set a deadline that is still to come, and it is open again',
  noAttachment: 'No attachment available',
  unsupportedType: 'Unsupported file type',
  fileForCollege: "The attachment is open to members of the poster's college",
  fileGone: 'The attachment is not there any more',
  listFailed: 'Error fetching jobs',
  loadFailed: 'Error fetching job',
  mediaFailed: 'Error fetching job media',
  shareFailed: 'Error sharing job',
  likeFailed: 'Error liking job',
  downloadFailed: 'Error downloading attachment',
  deleteFailed: 'Error deleting job',
  postFailed: 'Error posting job',
  switchFailed: 'Error switching role',
  editFailed: 'Error saving job',
  closeFailed: 'Error closing job',
  reopenFailed: 'Error reopening job',
  college: 'Only the room of your own college is open to you',
  savedMany: `At most ${savedSearchesAtMost} saved searches`,
  savedEmpty: 'Choose at least one filter to save this search',
  savedGone: 'This saved search is not there any more',
  linkInvalid: 'This link is not valid any more',
} as const;
