import type { Experience } from '@/features/careers';
import type { PostFileFieldsFragment } from '@/generated/documents';
import { firstInterviewYear, type postTypes } from '@schema/rules/posts';

export type PostType = (typeof postTypes)[number];
/** A number field that is empty holds ''. */
type Amount = number | '';

export type AssessmentValues = {
  questionsAsked: string;
  description: string;
  duration: Amount;
  mode: string;
  shortlistedCount: Amount;
  questionLinks: string[];
};
export type RoundValues = {
  roundName: string;
  questionsAsked: string;
  intentionOfInterviewer: string;
  duration: Amount;
  mode: string;
  level: string;
  isInterviewerNice: boolean;
  shortlistedCount: Amount;
  questionLinks: string[];
};
export type StoryRoundValues = { name: string; description: string; questionLinks: string[] };
export type QuestionValues = { question: string; answer: string };
export type KeptFile = Pick<PostFileFieldsFragment, 'id' | 'name' | 'size' | 'contentType'>;

/** What the form holds while it is filled: numbers may be missing, choices not made; both templates side by side, so that switching loses nothing. */
export type PostValues = {
  postType: PostType;
  companyName: string;
  role: string;
  logo: string;
  experienceType: string;
  interviewYear: Amount;
  oneLiner: string;
  eligibleBranches: string[];
  cgpaRequired: Amount;
  campusType: string;
  resumeLink: string;
  resume: KeptFile | null;
  numberOfRounds: Amount;
  offerStatus: string;
  package: string;
  mode: string;
  level: string;
  location: string;
  finalPlacementCount: Amount;
  atCompany: boolean;
  onlineAssessment: AssessmentValues;
  rounds: RoundValues[];
  storyRounds: StoryRoundValues[];
  preparationTips: string;
  preparationTime: string;
  topicsWeightage: string;
  finalNotes: string;
  hashtags: string[];
  additionalQuestions: QuestionValues[];
  materialLinks: string[];
  materialFiles: KeptFile[];
  /** Typed into a box of its own, and not added yet. */
  typing: { hashtag: string; question: string; answer: string; suggested: QuestionValues[] };
};

export const thisYear = new Date().getFullYear();
/** One is interviewed near the year in which one begins. */
const yearNear = ({ fromYear }: Experience): number =>
  fromYear !== undefined && fromYear >= firstInterviewYear && fromYear <= thisYear
    ? fromYear
    : thisYear;

export const emptyRound: RoundValues = {
  roundName: '',
  questionsAsked: '',
  intentionOfInterviewer: '',
  duration: '',
  mode: 'online',
  level: 'easy',
  isInterviewerNice: true,
  shortlistedCount: '',
  questionLinks: [],
};
export const emptyStoryRound: StoryRoundValues = { name: '', description: '', questionLinks: [] };
export const emptyAssessment: AssessmentValues = {
  questionsAsked: '',
  description: '',
  duration: '',
  mode: 'online',
  shortlistedCount: '',
  questionLinks: [],
};

/** The documented defaults, and what the career path knows. */
export const emptyPost = (experience: Experience): PostValues => ({
  postType: 'crisp',
  companyName: experience.companyName,
  role: experience.role,
  logo: experience.companyLogo ?? '',
  experienceType: experience.experienceType,
  interviewYear: yearNear(experience),
  oneLiner: '',
  eligibleBranches: [],
  cgpaRequired: '',
  campusType: '',
  resumeLink: '',
  resume: null,
  numberOfRounds: 1,
  offerStatus: '',
  package: '',
  mode: 'online',
  level: 'easy',
  location: '',
  finalPlacementCount: '',
  atCompany: false,
  onlineAssessment: emptyAssessment,
  rounds: [emptyRound],
  storyRounds: [emptyStoryRound],
  preparationTips: '',
  preparationTime: '',
  topicsWeightage: '',
  finalNotes: '',
  hashtags: [],
  additionalQuestions: [],
  materialLinks: [],
  materialFiles: [],
  typing: { hashtag: '', question: '', answer: '', suggested: [] },
});
