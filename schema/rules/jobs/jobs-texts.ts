import { countedText, wordFor } from '../lists/counted.ts';
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

/** What one has to do with an opening: lists of one's own. */
export const jobsOfMine = ['posted', 'applied'] as const;
export type JobOfMine = (typeof jobsOfMine)[number];

/** What an opening pays a year, of what its poster wrote; a monthly stipend counts twelve times. */
export const jobPays = ['under5', 'from5', 'from10', 'from20', 'unknown'] as const;
export type JobPay = (typeof jobPays)[number];

/** How soon one has to apply; what closes within a week closes within a month, too. */
export const jobClosings = ['week', 'month', 'noDeadline'] as const;
export type JobClosing = (typeof jobClosings)[number];
/** The days of those that are about days. */
export const jobClosingDays = { week: 7, month: 30 } as const;

export const jobCloseReasons = ['filled', 'unanswered'] as const;
export type JobCloseReason = (typeof jobCloseReasons)[number];

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
  mine: { posted: 'Posted by me', applied: 'I went to apply' },
  pay: {
    under5: 'Below 5 LPA',
    from5: '5 to 10 LPA',
    from10: '10 to 20 LPA',
    from20: '20 LPA and more',
    unknown: 'Not disclosed',
  },
  closing: {
    week: `Within ${jobClosingDays.week} days`,
    month: `Within ${jobClosingDays.month} days`,
    noDeadline: 'No deadline',
  },
} as const satisfies {
  jobType: Record<JobType, string>;
  jobLocation: Record<JobLocation, string>;
  interviewLocation: Record<InterviewLocation, string>;
  specificTo: Record<JobAudience, string>;
  sort: Record<JobSort, string>;
  standing: Record<JobStanding, string>;
  mine: Record<JobOfMine, string>;
  pay: Record<JobPay, string>;
  closing: Record<JobClosing, string>;
};

/** What is shown of what was left out. */
export const jobDefaults = {
  ctc: 'Not Disclosed',
  experience: 'Not Required',
  skills: 'Not Specified',
} as const;

export const jobDescriptionMaxLength = 500;
export const jobSkillsAtMost = 20;
/** How many characters the other texts of an opening may have. */
export const jobLengths = { line: 100, duration: 50, skill: 50 } as const;

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
  ownLike: 'You cannot like your own opening.',
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
  editFailed: 'Error saving job',
  closeFailed: 'Error closing job',
  reopenFailed: 'Error reopening job',
  college: 'Only the room of your own college is open to you',
  linkInvalid: 'This link is not valid any more',
} as const;

/** Words of the pages of openings, beside the documented ones. */
export const jobViewTexts = {
  notOpen: 'Closed',
  deadlineWas: (day: string): string => `Deadline was ${day}`,
  applyAt: 'Apply at',
  closed: {
    filled: 'This opening is closed: its poster has filled it.',
    unanswered:
      'This opening closed by itself: its poster was asked twice whether it is still open, and did not answer.',
    past: 'The deadline of this opening has passed.',
  },
  count: (count: number): string => `${countedText(count)} ${wordFor(count, 'opening')}`,
  sort: 'Sort by',
  views: (count: number): string => wordFor(count, 'view'),
  likes: (count: number): string => wordFor(count, 'like'),
  people: (count: number): string => wordFor(count, 'person', 'people'),
  noDeadline: 'Not given',
  closes: (days: number): string =>
    days === 0 ? 'Closes today' : days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`,
  fresh: (count: number): string => (count === 1 ? 'A new opening' : `${count} new openings`),
  show: 'Show',
  addJob: 'Add Job',
  myOpenings: 'My openings',
  myApplications: 'Applied',
  postJob: 'Post Job',
  attachment: 'Attachment',
  fullScreen: 'Full screen',
  wholeSize: 'Show at full size',
  fitScreen: 'Fit to the screen',
  download: 'Download',
  wentToApply: 'went to apply',
  empty: { title: 'No openings yet', text: 'Know of one? Post it: juniors hear of it at once.' },
  noneFit: {
    title: 'No openings fit',
    text: 'Take a filter away, or save this search to hear of the next one.',
  },
  noneFitSaved: 'You hear of the next one at the bell.',
  showAll: 'Show all openings',
  withFilters: 'Narrow these down',
  moreFailed: 'These may not be the latest openings.',
  noneSaved: 'None yet: filter the openings, and save the search.',
  saved: 'Search saved: you hear of new openings at the bell',
  again: 'Try again',
  connected: 'Connected',
  known: {
    company: (name: string): string => `You both worked at ${name}`,
    connections: (count: number): string =>
      count === 1 ? 'One connection in common' : `${count} connections in common`,
    batch: 'Of your batch',
    branch: 'Of your branch',
  },
  noInsiders: 'Nobody who worked there is open to questions yet.',
  apply: 'Apply',
  applied: 'Applied',
  share: 'Share Job',
  sharePage: 'The opening',
  shareFile: 'Its attachment, for some minutes',
  linkCopied: 'Link copied',
  gone: {
    title: 'This opening was deleted',
    text: 'Its poster has taken it away while you were reading.',
  },
  deletedHere: {
    title: 'You deleted this opening',
    text: 'It is gone for good, with its attachment, likes and bookmarks.',
  },
  notHere: {
    title: 'Job not found',
    text: 'It may have been deleted. You are taken back to the list.',
  },
  edited: 'The poster has changed this opening.',
  insiders: 'Ask someone who worked there',
  experiences: (company: string): string => `Experiences at ${company}`,
  similar: 'Similar openings',
  confirmDelete: {
    title: 'Delete this opening?',
    text: 'It goes for good, with its attachment, likes and bookmarks.',
  },
  openings: 'Openings',
  closeIt: 'Close opening',
  confirmClose: {
    title: 'Close this opening?',
    text: 'It leaves the list as filled. You can open it again.',
  },
  duplicateJob: 'The same company and role is open already',
  sections: {
    job: 'The job',
    where: 'Place and deadline',
    words: 'Skills and description',
    files: 'Files',
  },
  savedHere: 'Saved on this device',
  attachmentIs: (name: string): string => `Attachment: ${name}`,
  pickFiles: 'Files are not part of a draft: choose them again.',
  back: 'Back to Job',
  preview: 'Preview',
  saveChanges: 'Save changes',
  savedChanges: 'Changes saved',
  stillOpen: {
    title: 'Still open?',
    ask: 'Is your opening still open?',
    yes: 'Yes, it is still open',
    no: 'No, it is filled',
    isOpen: 'Thank you! It stays open.',
    isClosed: 'Thank you! It is closed now.',
    past: 'Its deadline has passed. Set a new one to open it again.',
    wasFilled: 'You have closed it as filled. Open it again on its page.',
    edit: 'Set a new deadline',
    gone: 'This opening is not there any more.',
    see: 'See the opening',
    failed: 'That did not work. Check your connection and try again.',
  },
} as const;
