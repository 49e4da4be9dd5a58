import { collegeDay } from '@schema/rules/text/days';
import { person } from '../builders';

/** The opening of `aJob`. */
export const jobId = '0190a000-0000-7000-8000-000000000001';

const inDays = (days: number): string => collegeDay(new Date(Date.now() + days * 86_400_000));

/** An opening as the api answers it. */
export const aJob = (over: object = {}) => ({
  __typename: 'JobOpening',
  id: jobId,
  role: 'Backend Intern',
  companyName: 'Zoho',
  companyLogoUrl: null,
  ctc: null,
  jobType: 'intern',
  duration: '6 months',
  jobLocation: 'onCampus',
  specificLocation: 'Chennai',
  interviewLocation: null,
  specificTo: 'women',
  experience: null,
  skillsRequired: [],
  deadline: inDays(3),
  isOpen: true,
  isPinned: true,
  closeReason: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  editedAt: null,
  closedAt: null,
  jobDescription: 'Bring patience.',
  applicationLink: 'https://jobs.example/1',
  fileKey: null,
  fileName: null,
  fileType: null,
  fileSize: null,
  filePages: null,
  fileUrl: null,
  downloadUrl: null,
  fileError: null,
  user: { ...person('u1'), work: null, connection: null },
  counters: { __typename: 'JobCounters', id: jobId, likes: 2, views: 5, applications: 1 },
  viewer: {
    __typename: 'JobViewer',
    id: jobId,
    hasLiked: false,
    hasBookmarked: false,
    hasApplied: false,
    canEdit: false,
  },
  similarJobs: [],
  insiders: [],
  ...over,
});
