/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by npm run codegen: do not edit.
import { lazyDocument, trustedDocument } from '@/core/data/documents/lazy-document';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
/** A question that the author answers before readers ask it. */
export type AdditionalQuestionInput = {
  /** At most 5000 characters. Required to publish. */
  answer?: string | null | undefined;
  /** Suggested by the form or the author's own; at most 300 characters. Required to publish. */
  question?: string | null | undefined;
};

/** What is left out stays as it is. */
export type AdminChoicesInput = {
  /** As `AdminChoices.announcesTasks`. */
  announcesTasks?: boolean | null | undefined;
  /** As `AdminChoices.remindsByMail`. */
  remindsByMail?: boolean | null | undefined;
};

/** What keeps an admin out of the admin area. */
export type AdminLock =
  /** The code of the second factor: see `confirmSecondFactor`. */
  | 'code'
  /** A second factor is required and not set up: see `beginSecondFactor`. */
  | 'setup';

/** What waits for an admin. */
export type AdminTaskType =
  /** What somebody reported. */
  | 'report'
  /** A document that somebody handed in to be verified. */
  | 'verification';

/** Which people a list shows; what is left out does not matter. */
export type AdminUserFilterInput = {
  /** The name of the college, in full. */
  college?: string | null | undefined;
  /** The role last switched to. */
  role?: Role | null | undefined;
  /** Part of a name, an e-mail address or a phone number; at most 100 characters count. */
  search?: string | null | undefined;
  /** How the account stands. */
  status?: UserStatus | null | undefined;
  /** The branch, as CSE. */
  stream?: string | null | undefined;
  /** The year of graduation. */
  year?: number | null | undefined;
};

/** How often the finds of a saved search are mailed; the bell always tells them at once. */
export type AlertFrequency =
  /** Some minutes after there is something new. */
  | 'atOnce'
  /** Each morning, when there is something new. */
  | 'daily'
  /** Not at all. */
  | 'never'
  /** On Monday mornings, when there is something new. */
  | 'weekly';

/** Whom it is for; what is left out is everybody. */
export type AnnouncementAudienceInput = {
  /** People of this branch, such as CSE. */
  branch?: string | null | undefined;
  /** Who has switched to this role. */
  role?: Role | null | undefined;
  /** Who graduates, or graduated, in this year. */
  yearOfGraduation?: number | null | undefined;
};

/** An announcement. */
export type AnnouncementInput = {
  /** People of this branch, such as CSE. */
  branch?: string | null | undefined;
  /** Mails it too, to those who have proven their address, get mails of the college and have not had 2 such mails in 30 days. */
  byMail?: boolean | null | undefined;
  /** When it ends by itself, in the future and after it begins. Left out, only an admin ends it. */
  expiresAt?: string | null | undefined;
  /** Required, at most 500 characters. */
  message: string;
  /** Who has switched to this role. */
  role?: Role | null | undefined;
  /** When it begins, in the future. Left out, at once. */
  startsAt?: string | null | undefined;
  /** Who graduates, or graduated, in this year. */
  yearOfGraduation?: number | null | undefined;
};

/** How an appeal ended. */
export type AppealOutcome =
  /** What was taken away is shown again, a mute or ban is lifted. */
  | 'overturned'
  /** The decision stands. */
  | 'upheld';

/** Which questions. */
export type AskedFilterInput = {
  /** What they are about. */
  topic?: AskedTopic | null | undefined;
};

/** What a question is about, by its words or by the kind of its round. */
export type AskedTopic =
  /** Data structures and algorithms. */
  | 'algorithms'
  /** Puzzles, probability, estimates. */
  | 'aptitude'
  /** Who the candidate is, and what they want. */
  | 'behavioural'
  /** Mechanical, civil, electrical and chemical engineering. */
  | 'core'
  /** Databases and their queries. */
  | 'databases'
  /** Circuits, chips, signals, embedded systems. */
  | 'electronics'
  /** Protocols and what carries them. */
  | 'networks'
  /** Objects, classes, patterns. */
  | 'objects'
  /** Processes, threads, memory. */
  | 'operatingSystems'
  /** What its words do not tell. */
  | 'other'
  /** What the candidate has made. */
  | 'projects'
  /** Systems that serve many. */
  | 'systemDesign'
  /** Browsers, JavaScript, interfaces of the web. */
  | 'web';

/** Which entries; what is left out is not asked. */
export type AuditFilterInput = {
  /** What was done, such as `post.hide`. */
  action?: string | null | undefined;
  /** The id of the admin who did it. */
  admin?: string | null | undefined;
  /** First day at the college: 2026-11-01. */
  from?: string | null | undefined;
  /** The id of what it was done to. */
  targetId?: string | null | undefined;
  /** What it was done to, such as `post`. */
  targetType?: string | null | undefined;
  /** Last day at the college, itself included. */
  to?: string | null | undefined;
};

/** What a backup was made by. */
export type BackupKind =
  /** Every night, by itself. */
  | 'daily'
  /** By hand. */
  | 'manual'
  /** Before a newer version changed the database. */
  | 'update';

/** What is done with a backup. */
export type BackupWorkKind =
  /** It is made. */
  | 'making'
  /** It is restored elsewhere and compared. */
  | 'trying';

/** How far that is. */
export type BackupWorkState =
  /** It ended well. */
  | 'done'
  /** It ended, and not well. */
  | 'failed'
  /** It is under way. */
  | 'running'
  /** It has not begun. */
  | 'waiting';

/** Bookmarks in a folder, or with words; all of them without. */
export type BookmarkFilterInput = {
  /** The id of a folder of the viewer: what is in it. Others' have nothing. */
  folder?: string | null | undefined;
  /** Words that all stand in what was bookmarked or in the name of whose it is; at most six count. */
  search?: string | null | undefined;
};

/** What can be bookmarked. */
export type BookmarkType =
  /** A job or an internship. */
  | 'JobOpening'
  /** An experience. */
  | 'Post'
  /** The profile of a person. */
  | 'Profile';

/** Why a call is over. */
export type CallEndReason =
  /** Who was called was in another call. */
  | 'busy'
  /** Who was called declined. */
  | 'declined'
  /** No way through, or a device fell silent. */
  | 'failed'
  /** One of the two ended it. */
  | 'hungUp'
  /** Nobody answered in time, or the caller gave up before. */
  | 'missed';

/** What the browsers of a call tell each other. */
export type CallSignalKind =
  /** The session description that answers an offer. */
  | 'answer'
  /** A way to reach who sends it. */
  | 'candidate'
  /** A session description that offers a call, or another way to hold it. */
  | 'offer';

/** How far a call got. */
export type CallState =
  /** It is over: nothing passes any more. */
  | 'ended'
  /** It was answered on one of them. */
  | 'ongoing'
  /** It rings on all devices of who is called, for 30 seconds. */
  | 'ringing';

/** Who brought candidate and company together. */
export type CampusType =
  /** The candidate applied without the college. */
  | 'offCampus'
  /** The college: a drive of its placement cell. */
  | 'onCampus';

/** From when to when a step lasted. */
export type CareerDurationInput = {
  /** When it began. */
  from?: YearMonthInput | null | undefined;
  /** It goes on, and has no end. */
  isCurrentlyWorking?: boolean | null | undefined;
  /** When it ended; required unless `isCurrentlyWorking`. */
  to?: YearMonthInput | null | undefined;
};

/** A step of a career: an internship or a job. */
export type CareerExperienceInput = {
  /** `intern1`, `work2`: its place among those of its type, without gaps. */
  checkboxName?: string | null | undefined;
  /** The http or https address of the company's logo. */
  companyLogo?: string | null | undefined;
  /** The company, 1 to 100 characters. */
  companyName?: string | null | undefined;
  /** From when to when it lasted. */
  duration?: CareerDurationInput | null | undefined;
  /** Required for a job; an internship is always `intern`. */
  experienceType?: ExperienceType | null | undefined;
  /** Of a saved entry that stays or is changed; a new one has none. */
  id?: string | null | undefined;
  /** What the person did there, 1 to 100 characters. */
  role?: string | null | undefined;
  /** Whether it was an internship or a job. */
  type?: CareerType | null | undefined;
  /** The company's http or https address. */
  websiteUrl?: string | null | undefined;
};

/** The whole career path: entries that are not in it are removed. */
export type CareerPathInput = {
  /** All steps that the path has from now on. */
  experiences: Array<CareerExperienceInput>;
  /** The version that the entries were made from; a stale one is refused. Without it the last one to save is right. */
  version?: number | null | undefined;
};

/** What a step of a career was. */
export type CareerType =
  /** An internship. */
  | 'internship'
  /** A job. */
  | 'work';

/** What an admin decides about a case. */
export type CaseDecision =
  /** Its author is banned. */
  | 'ban'
  /** It is deleted. */
  | 'delete'
  /** It is hidden. */
  | 'hide'
  /** Its author reads and does not write for a time. */
  | 'mute'
  /** Nothing was wrong; what hid itself is shown again. */
  | 'nothing'
  /** Its author is warned. */
  | 'warn';

/** Which cases a list has: those that fit everything that is given. */
export type CaseFilterInput = {
  /** The id of the person who wrote it; of a profile, of its person. */
  aboutId?: string | null | undefined;
  /** Somebody gave this reason. */
  reason?: ReportReason | null | undefined;
  /** The id of a person who reported it. */
  reporterId?: string | null | undefined;
  /** A part of what stood there, or of the name of whose it is. */
  search?: string | null | undefined;
  /** In this state; all without one. */
  state?: CaseState | null | undefined;
  /** What is reported. */
  type?: ReportableType | null | undefined;
  /** Only what waits for an admin: undecided cases, and appeals without an answer. */
  waits?: boolean | null | undefined;
};

/** How a case stands. */
export type CaseState =
  /** It is decided, and the person concerned has appealed. */
  | 'appealed'
  /** An admin has taken it, for two hours. */
  | 'claimed'
  /** It is decided. */
  | 'decided'
  /** Nobody has taken it. */
  | 'open';

/** What a link in a mail answers to a chat request. */
export type ChatRequestAnswer =
  /** Accept. */
  | 'accept'
  /** Not now. */
  | 'decline';

/** What is left out or null stays as it is. */
export type ChatSettingsInput = {
  /** As `ChatSettings.autoAccept`. */
  autoAccept?: boolean | null | undefined;
  /** As `ChatSettings.openRequestsLimit`. */
  openRequestsLimit?: number | null | undefined;
  /** How long messages stay. */
  retention?: Retention | null | undefined;
};

/** Accounts of the college to sign in with; their secret aside. */
export type CollegeAccountsInput = {
  /** Claims, as name=value, by which people are verified, likewise; at most 500 characters. */
  claims: string;
  /** By what the provider knows us, at most 500 characters. */
  clientId: string;
  /** Domains of confirmed addresses whose people are verified, with commas between them; at most 500 characters. */
  domains: string;
  /** Groups whose people are verified, likewise; at most 500 characters. */
  groups: string;
  /** The address of their OpenID Connect provider as it writes it, at most 500 characters; empty: there are none. */
  issuer: string;
  /** On the button, at most 40 characters; empty: "college account". */
  name: string;
  /** What is asked for, at most 500 characters; empty: "openid email profile". */
  scope: string;
};

/** A degree of the college. */
export type CollegeDegreeInput = {
  /** It asks for a specialisation. */
  hasSpecialisation: boolean;
  /** It asks for the branch. */
  hasStream: boolean;
  /** 1 to 40 characters. */
  name: string;
};

/** Somebody who runs it. */
export type CollegeFounderInput = {
  /** At most 3 http or https addresses. */
  links: Array<string>;
  /** 1 to 100 characters. */
  name: string;
  /** 1 to 100 characters. */
  role: string;
  /** At most 400 characters; may be empty. */
  words: string;
};

/** What the college says of itself, whole. */
export type CollegeInput = {
  /** Plain text, at most 2,000 characters, its paragraphs apart by an empty line; may be empty. */
  about: string;
  /** The colour of buttons and links, such as #0b6e4f, on which white words can be read; empty: that of the product. */
  accent: string;
  /** At most 300 characters, in lines; may be empty. */
  address: string;
  /** For inquiries; may be empty. */
  email: string;
  /** Who runs it: at most 6. */
  founders: Array<CollegeFounderInput>;
  /** When somebody answers: at most 100 characters; may be empty. */
  hours: string;
  /** At most 3 phone numbers. */
  phones: Array<string>;
  /** What people say of it: at most 6. */
  voices: Array<CollegeVoiceInput>;
};

/** What a college does in its first weeks. */
export type CollegeStep =
  /** Something is announced. */
  | 'announcement'
  /** A backup is made. */
  | 'backup'
  /** The college says who it is. */
  | 'collegeWords'
  /** A mail server is named. */
  | 'mail'
  /** People are brought as a file. */
  | 'roster'
  /** The viewer sets up a second factor. */
  | 'secondFactor'
  /** Somebody else may do all that the viewer may. */
  | 'secondSuperAdmin'
  /** A letter is sent to see that mail leaves. */
  | 'testLetter';

/** What one studies at the college, whole. */
export type CollegeStudiesInput = {
  /** 1 to 12, no two of one name, in the order in which they are offered. */
  degrees: Array<CollegeDegreeInput>;
  /** Branches: at most 40 of 1 to 40 characters, no two alike, in the order in which they are offered. */
  streams: Array<string>;
};

/** What somebody says of it. */
export type CollegeVoiceInput = {
  /** Who that is: at most 100 characters; may be empty. */
  line: string;
  /** 1 to 100 characters. */
  name: string;
  /** 1 to 400 characters. */
  words: string;
};

/** Which companies. */
export type CompanyFilterInput = {
  /** Only those that the viewer follows. */
  followed?: boolean | null | undefined;
  /** Only those with an opening that one can still apply to. */
  hiring?: boolean | null | undefined;
  /** A part of its name; at most 100 characters count. */
  search?: string | null | undefined;
};

/** Which names that may be one company. */
export type CompanyPairFilterInput = {
  /** A part of the name of one of them; at most 100 characters count. */
  search?: string | null | undefined;
  /** Which; by default those to decide about. */
  state?: CompanyPairState | null | undefined;
};

/** What admins said of two names. */
export type CompanyPairState =
  /** They are not the same. */
  | 'apart'
  /** They are one company. */
  | 'joined'
  /** Nothing yet. */
  | 'open';

/** The order of companies. */
export type CompanySort =
  /** The most experiences first. */
  | 'experiences'
  /** By name. */
  | 'name'
  /** Those first of which an experience was published last. */
  | 'recent';

/** What a profile needs to be complete. */
export type CompleteProfileInput = {
  /** A degree of the college, as B.Tech or MBA. */
  degreeType: string;
  /** 1 to 100 characters. */
  fullName: string;
  /** The first role of the account. */
  role: Role;
  /** At most 100 characters: required for degrees that ask for it, ignored for others. */
  specialisation?: string | null | undefined;
  /** The branch, as CSE or CIVIL: required for degrees that ask for it, ignored for others. */
  stream?: string | null | undefined;
  /** 1967 to 6 years from now; for alumni not later than this year. */
  yearOfGraduation: number;
};

/** How two people stand to each other. */
export type ConnectionStatus =
  /** Connected. */
  | 'connected'
  /** Nothing between them, or a connection or request that ended. */
  | 'notConnected'
  /** One of them has asked, the other has not answered. */
  | 'pending';

/** Which of them a list has: those that fit everything that is given. Texts are compared without case; of long ones the first 100 characters count. */
export type ContentFilterInput = {
  /** The id of the person who wrote it. */
  authorId?: string | null | undefined;
  /** A part of the company’s name. Gratitudes have none. */
  company?: string | null | undefined;
  /** Written then or later. */
  from?: string | null | undefined;
  /** A part of its words, of company and role, or of the author’s name. */
  search?: string | null | undefined;
  /** In this state; all without one. */
  state?: ContentState | null | undefined;
  /** Written before then. */
  to?: string | null | undefined;
};

/** A list of what people wrote. */
export type ContentList =
  /** Questions and answers. */
  | 'comments'
  /** Thanks on profiles. */
  | 'gratitudes'
  /** Openings. */
  | 'jobs'
  /** Experiences. */
  | 'posts';

/** Orders of the lists of admins. */
export type ContentSort =
  /** The latest first. */
  | 'newest'
  /** The earliest first. */
  | 'oldest';

/** How something that people wrote stands. */
export type ContentState =
  /** An admin deleted it; it can be restored for 30 days. */
  | 'deleted'
  /** An admin, or several reports, hid it. */
  | 'hidden'
  /** Everybody reads it. */
  | 'shown';

/** How much text and edges stand out. */
export type Contrast =
  /** Text at its darkest, visible edges. */
  | 'high'
  /** Calm. */
  | 'normal'
  /** As the device says. */
  | 'system';

/** Which of the own conversations are listed. */
export type ConversationFilter =
  /** All that are not archived. */
  | 'all'
  /** What the viewer archived, until somebody writes there again. */
  | 'archived'
  /** Groups. */
  | 'groups'
  /** Requests that wait, of the viewer and to them. */
  | 'requests'
  /** With something that the viewer has not read, or a request that waits for them. */
  | 'unread';

/** Whether a conversation has begun. */
export type ConversationStatus =
  /** It has begun: those in it may write. */
  | 'active'
  /** The alumnus said "Not now". */
  | 'declined'
  /** Nobody answered the request for 14 days. */
  | 'expired'
  /** A student asked an alumnus, who has not answered yet: nobody writes. */
  | 'pending'
  /** Who asked took the request back while it waited. */
  | 'withdrawn';

/** Who is in a conversation. */
export type ConversationType =
  /** Two people. */
  | 'dm'
  /** Up to 100 people, under a name. */
  | 'group';

/** A figure that is kept for each day of the college. */
export type DailyFigure =
  /** People who used the product on the day. */
  | 'activeDay'
  /** People who used it in the 30 days that end with the day. */
  | 'activeMonth'
  /** People who used it in the 7 days that end with the day. */
  | 'activeWeek'
  /** Answers that were written on the day. */
  | 'answers'
  /** Gratitudes that were sent on the day. */
  | 'gratitudes'
  /** Openings that were posted on the day. */
  | 'jobs'
  /** Experiences that were published on the day. */
  | 'posts'
  /** Questions that were asked on the day. */
  | 'questions'
  /** Questions of the day that somebody else answered within 3 days. */
  | 'questionsAnswered'
  /** Chat requests that were sent on the day. */
  | 'requests'
  /** Chat requests that were accepted on the day. */
  | 'requestsAccepted'
  /** People who signed up on the day; those who were imported, once they came. */
  | 'signUps'
  /** People who are verified by the end of the day. */
  | 'verified';

/** How a copy of a person's data stands. */
export type DataCopyState =
  /** It was deleted after its day. */
  | 'expired'
  /** It could not be put together. */
  | 'failed'
  /** It is being put together. */
  | 'preparing'
  /** It can be fetched. */
  | 'ready';

/** What a document for college verification is. */
export type DocumentType =
  /** A college ID card. */
  | 'collegeId'
  /** A degree certificate. */
  | 'degree'
  /** Any other proof. */
  | 'other';

/** The form as it stands: it may be half written, only its size is limited. */
export type DraftInput = {
  /** Questions that the author answers beside the template's own; at most 20. */
  additionalQuestions?: Array<AdditionalQuestionInput> | null | undefined;
  /** Whether the author works at the company, or did. Published as `false` when left out. */
  atCompany?: boolean | null | undefined;
  /** Whether the college brought the company. Required to publish. */
  campusType?: CampusType | null | undefined;
  /** The lowest CGPA that could apply, from 0 to 10 with one decimal; 0 for none. Required to publish. */
  cgpaRequired?: number | null | undefined;
  /** At most 100 characters. An author has one post about a company and role, compared without case. */
  companyName: string;
  /** Branches of study that could apply; none means all of them. */
  eligibleBranches?: Array<string> | null | undefined;
  /** Whether the interview was for an internship or for a job. */
  experienceType: ExperienceType;
  /** What the author says in the end; at most 5000 characters. */
  finalNotes?: string | null | undefined;
  /** Students who were placed, from 0 on. Null where a story leaves it out. Required in a crisp post. */
  finalPlacementCount?: number | null | undefined;
  /** Each begins with `#`; at most 20 of 50 characters. Those that differ in case alone are one. */
  hashtags?: Array<string> | null | undefined;
  /** From 2000 to the current year. Required to publish. */
  interviewYear?: number | null | undefined;
  /** How hard it was; `easy` where the author does not say. */
  level?: Level | null | undefined;
  /** Where the job is; at most 100 characters. Null where a story leaves it out. Required in a crisp post. */
  location?: string | null | undefined;
  /** The http or https address of the company's logo; null without one. */
  logo?: string | null | undefined;
  /** Files that were uploaded, at most 10, in the order in which they are shown: all that there are to be. Left out, those of the post or draft stay. */
  materialFileIds?: Array<string> | null | undefined;
  /** http and https addresses of what helped to prepare; at most 20. */
  materialLinks?: Array<string> | null | undefined;
  /** How the drive took place; `online` where the author does not say. */
  mode?: DriveMode | null | undefined;
  /** How many rounds there were, from 1 to 30: those that are told, unless the author says that some are left out. */
  numberOfRounds?: number | null | undefined;
  /** How it ended for the author. Required to publish. */
  offerStatus?: OfferStatus | null | undefined;
  /** The experience in a sentence, which cards show; at most 300 characters. Required to publish. */
  oneLiner?: string | null | undefined;
  /** The test before the rounds; null when nothing is told of it. */
  onlineAssessment?: OnlineAssessmentInput | null | undefined;
  /** As the author writes it, at most 30 characters: LPA for a job, thousands a month for an internship. Null when it is not told. */
  package?: string | null | undefined;
  /** The template it is written by, which says what else it has. Required to publish. */
  postType?: PostType | null | undefined;
  /** In the author's words, such as `3 months`; at most 100 characters. */
  preparationTime?: string | null | undefined;
  /** What helped; at most 5000 characters. Null when there is nothing to say. */
  preparationTips?: string | null | undefined;
  /** The uploaded résumé, which takes the place of `resumeLink`; null for none. Left out, that of the post or draft stays. */
  resumeFileId?: string | null | undefined;
  /** The http or https address of the author's résumé; null when there is a file. */
  resumeLink?: string | null | undefined;
  /** What the interview was for, such as `Software Engineer`; at most 100 characters. Required to publish. */
  role?: string | null | undefined;
  /** Of a crisp post, in their order and no more than `numberOfRounds`; none in a story. Required in a crisp post. */
  rounds?: Array<RoundInput> | null | undefined;
  /** Of a story, in their order and no more than `numberOfRounds`; none in a crisp post. */
  storyRounds?: Array<StoryRoundInput> | null | undefined;
  /** Which topics mattered how much; at most 5000 characters. */
  topicsWeightage?: string | null | undefined;
};

/** Where candidates took part. */
export type DriveMode =
  /** Partly from afar, partly in one place. */
  | 'hybrid'
  /** In one place with the interviewers. */
  | 'offline'
  /** From afar, by call or on a platform. */
  | 'online';

/** Who may read an accepted endorsement on the wall. */
export type EndorsementVisibility =
  /** Alumni, its author and the endorsed person. */
  | 'alumni'
  /** All who may read the profile whole. */
  | 'everyone';

/** Which experiences a list has: those that fit everything that is given, and of several values of one filter any. */
export type ExperienceFilterInput = {
  /** Only those whose author has answered a question of a reader. */
  answered?: boolean | null | undefined;
  /** The authors' branches, or what they study where there are none. */
  branch?: Array<string> | null | undefined;
  /** Whether the college brought the company. */
  campus?: Array<CampusType> | null | undefined;
  /** Companies by their slug, or by their name in any way that it is written. */
  company?: Array<string> | null | undefined;
  /** How hard it was, where the author says it. */
  level?: Array<Level> | null | undefined;
  /** How it ended. */
  offer?: Array<OfferStatus> | null | undefined;
  /** Roles, compared without case and accents. */
  role?: Array<string> | null | undefined;
  /** How it is told. */
  template?: Array<PostType> | null | undefined;
  /** Internships or jobs. */
  type?: Array<ExperienceType> | null | undefined;
  /** Interviewed in this year or later. */
  yearFrom?: number | null | undefined;
  /** Interviewed in this year or before. */
  yearTo?: number | null | undefined;
};

/** Which experiences come first. */
export type ExperienceSort =
  /** The latest interviews; of one year what was published last. */
  | 'interviewYear'
  /** The most likes. */
  | 'mostHelpful'
  /** The most viewers. */
  | 'mostViewed'
  /** The latest publication, edit, question or answer. */
  | 'recentlyActive'
  /** What matches the search best; BAD_USER_INPUT without one. */
  | 'relevance';

/** What an interview, or a step of a career, was for. */
export type ExperienceType =
  /** A full-time job. */
  | 'fulltime'
  /** An internship. */
  | 'intern';

/** Facts of a person that an admin corrects; what is left out stays. */
export type FactsInput = {
  /** A degree of the college, as B.Tech or MBA. */
  degreeType?: string | null | undefined;
  /** The address to sign in with. It counts as unproven until a code is mailed there. */
  email?: string | null | undefined;
  /** The full name, 1 to 100 characters. */
  fullName?: string | null | undefined;
  /** A phone number; empty for none. */
  mobileNumber?: string | null | undefined;
  /** The subject, of degrees that ask for it. */
  specialisation?: string | null | undefined;
  /** The branch, of degrees that ask for it. */
  stream?: string | null | undefined;
  /** The year of graduation; for alumni not later than this year. */
  yearOfGraduation?: number | null | undefined;
};

/** Which posts or people come first. */
export type FeedSort =
  /** The most likes; of people the likes of all their posts. */
  | 'mostHelpful'
  /** The most viewers. */
  | 'mostViewed'
  /** The latest activity: of posts publication, edit, question or answer; of people registration, publication, question or answer. */
  | 'recentlyActive';

/** Which feedback a list shows. */
export type FeedbackState =
  /** All of it. */
  | 'all'
  /** What an admin has closed. */
  | 'closed'
  /** What nobody has closed. */
  | 'open';

/** What is looked at. */
export type HealthCheckName =
  /** The certificate, and the clocks. */
  | 'address'
  /** Whether there is a new one, and whether the last that was tried out was whole. */
  | 'backups'
  /** Whether it answers, its size, and whether it survives a power cut. */
  | 'database'
  /** Whether files can be stored, and how much room is left. */
  | 'files'
  /** Whether several servers hear of each other. */
  | 'instances'
  /** Whether the work behind the pages is done. */
  | 'jobs'
  /** Whether mail is set up and leaves. */
  | 'mail'
  /** Whether browsers are told of news while the page is closed. */
  | 'push'
  /** Whether the secret is the one that things were sealed with. */
  | 'secret'
  /** The provider of the accounts of the college. */
  | 'signIn'
  /** Which version runs, and whether the database is of the same one. */
  | 'version';

/** How something stands. */
export type HealthState =
  /** Nothing is broken; something should be done. */
  | 'attention'
  /** It does not work. */
  | 'bad'
  /** There is nothing to do. */
  | 'good';

/** A way to reach the sender, as the browser found it. */
export type IceCandidateInput = {
  /** At most 1,024 characters; empty: there are no more. */
  candidate: string;
  /** The number of the part of the session that it is for. */
  sdpMLineIndex?: number | null | undefined;
  /** The part of the session that it is for. */
  sdpMid?: string | null | undefined;
  /** Which gathering of candidates it belongs to. */
  usernameFragment?: string | null | undefined;
};

/** What a column of a file of people becomes. */
export type ImportColumn =
  /** College */
  | 'college'
  /** Email */
  | 'email'
  /** Full name */
  | 'fullName'
  /** Mobile number */
  | 'mobileNumber'
  /** Student or alumni */
  | 'role'
  /** Branch */
  | 'stream'
  /** Year of graduation */
  | 'yearOfGraduation';

/** A column of a file of people. */
export type ImportColumnInput = {
  /** What it becomes. */
  field: ImportColumn;
  /** What the first line of the file calls it. */
  name: string;
};

/** What becomes of the rows of an import. */
export type ImportMode =
  /** Each row becomes an account, and its person is invited. */
  | 'accounts'
  /** Rows verify people who sign up by themselves. */
  | 'roster';

/** How a row of an import stands. */
export type ImportRowState =
  /** Something is wrong with it: see `ImportRow.problems`. */
  | 'bad'
  /** It has its account; the person was not invited, having stopped the college's mails. */
  | 'declined'
  /** It can be made an account. */
  | 'good'
  /** The person was sent an invitation. */
  | 'invited'
  /** Its account stays at an undo: somebody has signed in to it. */
  | 'kept'
  /** Its address has an account already. */
  | 'known'
  /** It stands on the roster. */
  | 'listed'
  /** It has its account. */
  | 'made';

/** How far an import is. */
export type ImportStatus =
  /** Stopped; what was made stays. */
  | 'canceled'
  /** The dry run is done; nothing was made yet. */
  | 'checked'
  /** Its rows are being read. */
  | 'checking'
  /** All good rows have their account. */
  | 'done'
  /** Accounts are being made of its good rows. */
  | 'running'
  /** What was made is being deleted. */
  | 'undoing'
  /** What nobody has signed in to was deleted. */
  | 'undone';

/** Where the interviews are held. */
export type InterviewLocation =
  /** On Campus. */
  | 'onCampus'
  /** Online. */
  | 'online'
  /** Somewhere else. */
  | 'other';

/** Which people; what is left out is not asked. */
export type InvitedFilterInput = {
  /** The id of the import that made their accounts. */
  importId?: string | null | undefined;
  /** Only those who can be reminded now: invited, not here yet, reached by mail, and not mailed in the last 7 days. */
  isRemindable?: boolean | null | undefined;
  /** Part of the name or of the address; at most 100 characters count. */
  search?: string | null | undefined;
  /** What became of them; all without one. */
  state?: InvitedState | null | undefined;
};

/** What became of somebody whose account an import made. */
export type InvitedState =
  /** No mail arrives at their address. */
  | 'bounced'
  /** They have proven their address and been here. */
  | 'came'
  /** They have stopped the college’s mails: nobody invites them. */
  | 'declined'
  /** They are invited, or will be in a moment, and have not come. */
  | 'waiting';

/** Who may apply. */
export type JobAudience =
  /** Open for All. */
  | 'everyone'
  /** Women alone. */
  | 'women';

/** Why an opening is closed. */
export type JobCloseReason =
  /** Its poster closed it. */
  | 'filled'
  /** Its poster was asked twice whether it is still open, and did not answer. */
  | 'unanswered';

/** How soon one has to apply. */
export type JobClosing =
  /** Its deadline is within 30 days; what closes within a week is among them. */
  | 'month'
  /** It has no deadline. */
  | 'noDeadline'
  /** Its deadline is within 7 days. */
  | 'week';

/** Which openings a list has: those that fit everything that is given, and of several values of one filter any. Texts are compared without case and accents; of long ones the first 100 characters count. */
export type JobFilterInput = {
  /** Who may apply. */
  audiences?: Array<JobAudience> | null | undefined;
  /** Any of these cities, of those that the form of an opening offers. */
  cities?: Array<string> | null | undefined;
  /** Exactly this city, of those that the form of an opening offers. */
  city?: string | null | undefined;
  /** Its deadline is as soon as any of these says. */
  closings?: Array<JobClosing> | null | undefined;
  /** Any of these companies, by their slug or by their name in any way that it is written. */
  companies?: Array<string> | null | undefined;
  /** A part of the company's name. */
  company?: string | null | undefined;
  /** A day such as `2026-11-30`: openings whose deadline is on or after it. BAD_USER_INPUT for anything else. */
  deadline?: string | null | undefined;
  /** A part of the experience that is asked for. */
  experience?: string | null | undefined;
  /** Exactly this place. */
  location?: JobLocation | null | undefined;
  /** Any of these places. */
  locations?: Array<JobLocation> | null | undefined;
  /** The viewer's own alone: open or not, unless `standing` says which. Left out of saved searches. */
  mine?: JobOfMine | null | undefined;
  /** What it pays a year is in any of these ranges. */
  pays?: Array<JobPay> | null | undefined;
  /** A part of the role. */
  role?: string | null | undefined;
  /** Any of these roles, compared without case and accents. */
  roles?: Array<string> | null | undefined;
  /** Words that company, role, skills or city have, each somewhere and with at most one letter wrong. */
  search?: string | null | undefined;
  /** A part of one of the skills. */
  skill?: string | null | undefined;
  /** Asks for any of these skills, compared without case and accents. */
  skills?: Array<string> | null | undefined;
  /** Whether one can still apply; those one can, when it is left out. */
  standing?: JobStanding | null | undefined;
  /** Exactly this type. */
  type?: JobType | null | undefined;
  /** Any of these types. */
  types?: Array<JobType> | null | undefined;
};

/** An opening as it is posted; what does not fit its type or place is left out. */
export type JobInput = {
  /** Where one applies: http or https. */
  applicationLink: string;
  /** The http or https address of a logo; an uploaded one goes before it. */
  companyLogo?: string | null | undefined;
  /** 1 to 100 characters. */
  companyName: string;
  /** The pay; at most 100 characters. */
  ctc?: string | null | undefined;
  /** The last day to apply, such as `2026-11-30`; not in the past. */
  deadline?: string | null | undefined;
  /** At most 50 characters; of internships alone. */
  duration?: string | null | undefined;
  /** At most 100 characters. */
  experience?: string | null | undefined;
  /** Where one is interviewed. */
  interviewLocation?: InterviewLocation | null | undefined;
  /** At most 500 characters. */
  jobDescription?: string | null | undefined;
  /** Where one works. */
  jobLocation?: JobLocation | null | undefined;
  /** Required. */
  jobType?: JobType | null | undefined;
  /** 1 to 100 characters. */
  role: string;
  /** At most 20 of at most 50 characters. */
  skillsRequired?: Array<string> | null | undefined;
  /** A city of the list; required of On Campus openings, left out of others. */
  specificLocation?: string | null | undefined;
  /** Open for All when left out. */
  specificTo?: JobAudience | null | undefined;
};

/** Where the work is done. */
export type JobLocation =
  /** Hybrid: some days at the office. */
  | 'hybrid'
  /** On Campus, in the city that the opening names. */
  | 'onCampus'
  /** Somewhere else. */
  | 'other'
  /** Remote. */
  | 'remote'
  /** WFH: from home. */
  | 'wfh';

/** What the viewer has to do with an opening. */
export type JobOfMine =
  /** They went to where one applies. */
  | 'applied'
  /** They posted it. */
  | 'posted';

/** What an opening pays a year, of the number that its poster wrote: of a range its middle, of a monthly stipend twelve times it. */
export type JobPay =
  /** 5 lakhs and less than 10. */
  | 'from5'
  /** 10 lakhs and less than 20. */
  | 'from10'
  /** 20 lakhs and more. */
  | 'from20'
  /** Less than 5 lakhs. */
  | 'under5'
  /** Not disclosed, or in words alone. */
  | 'unknown';

/** Which openings of a list come first; pinned ones are always before the others. */
export type JobSort =
  /** The last posted. */
  | 'recent'
  /** Those that most people like. */
  | 'useful'
  /** Those that most people opened. */
  | 'views';

/** Whether one can still apply. */
export type JobStanding =
  /** Neither closed nor past their deadline. */
  | 'open'
  /** Closed, or past their deadline. */
  | 'past';

/** What kind of work an opening is for. */
export type JobType =
  /** A full-time job (FTE). */
  | 'fte'
  /** An internship, which has a duration. */
  | 'intern';

/** A project that its owner hands down, whole. */
export type LegacyProjectInput = {
  /** At most 1,000 characters. */
  description?: string | null | undefined;
  /** Whether a junior may take it over. */
  isLookingForSuccessor?: boolean | null | undefined;
  /** http or https. */
  link?: string | null | undefined;
  /** At most 10, each at most 40 characters; the same twice counts once. */
  skills?: Array<string> | null | undefined;
  /** 1 to 100 characters. */
  title: string;
};

/** How hard it was, as the author saw it. */
export type Level =
  /** The basics were enough. */
  | 'easy'
  /** It took thorough preparation. */
  | 'hard'
  /** It took some preparation. */
  | 'medium';

/** Which companies. */
export type ListedCompanyFilterInput = {
  /** A part of any way in which its name is written; at most 100 characters count. */
  search?: string | null | undefined;
  /** Those with a page, those that are part of another, or those nothing tells of. */
  state?: ListedCompanyState | null | undefined;
};

/** The order of all companies. */
export type ListedCompanySort =
  /** The most experiences first. */
  | 'experiences'
  /** By name. */
  | 'name'
  /** The most openings first that one can still apply to. */
  | 'openings'
  /** The most people first who told of a step of their career there. */
  | 'people'
  /** Those first of which an experience was published last. */
  | 'recent';

/** What became of a company. */
export type ListedCompanyState =
  /** It is part of another. */
  | 'joined'
  /** It has a page. */
  | 'told'
  /** Nothing tells of it any more. */
  | 'untold';

/** A kind of mail that a link in it stops. */
export type MailKind =
  /** What somebody waits with: requests, answers and missed calls, two minutes later when nobody saw them; messages after 15 minutes. */
  | 'mailAtOnce'
  /** What the college mails to many: announcements, invitations, and once a year whether one has graduated. */
  | 'mailCollege'
  /** Everything else that is unread, on Monday mornings in India. */
  | 'mailDigest';

/** How what is said to a mail server is encrypted. */
export type MailSecurity =
  /** Not at all; a password goes to the machine itself alone. */
  | 'none'
  /** After the greeting, or nothing is sent. */
  | 'starttls'
  /** From the start. */
  | 'tls';

/** A mail server to send by; its password aside. */
export type MailServerInput = {
  /** Its name, or its address. */
  host: string;
  /** 1 to 65535. */
  port: number;
  /** How it is spoken to. */
  security: MailSecurity;
  /** The address that mails are from. */
  senderAddress: string;
  /** At most 100 characters; empty: the name of the college. */
  senderName: string;
  /** At most 254 characters; empty: the server asks for none. */
  user: string;
};

/** What a message holds. */
export type MessageKind =
  /** A call, or a missed one. */
  | 'call'
  /** A picture. */
  | 'image'
  /** A PDF. */
  | 'pdf'
  /** What the conversation itself says: somebody joined, left, renamed it. */
  | 'system'
  /** Words. */
  | 'text'
  /** A voice message: a recording of two minutes at most. */
  | 'voice';

/** Whether things move. */
export type Motion =
  /** Nothing moves by itself. */
  | 'reduced'
  /** As the device says. */
  | 'system';

/** A new admin: all fields are required. */
export type NewAdminInput = {
  /** The name of the college, which may be another one. */
  college: string;
  /** An address that has no account; compared without case. */
  email: string;
  /** 1 to 100 characters. */
  fullName: string;
  /** 7 to 20 digits and what stands between them. */
  mobileNumber: string;
  /** As `SignUpInput.password`. */
  password: string;
  /** A branch of the college, as CSE. */
  stream: string;
  /** 1967 to 6 years from now. */
  yearOfGraduation: number;
};

/** What happened. */
export type NotificationKind =
  /** The college announced something to the person, among others. */
  | 'announced'
  /** Who asked, or the post's author, says that the person's answer helped. */
  | 'answerAccepted'
  /** The person's answer has reached a number of upvotes. */
  | 'answerMilestone'
  /** Somebody upvoted the person's answer. */
  | 'answerVoted'
  /** An admin decided the person's appeal. */
  | 'appealDecided'
  /** Somebody called, and the person did not answer. */
  | 'callMissed'
  /** Somebody accepted the person's request for a chat. */
  | 'chatAccepted'
  /** The person's request for a chat ran out of time without an answer. */
  | 'chatRequestEnded'
  /** A student asks the person for a chat. */
  | 'chatRequested'
  /** Somebody posted an opening of a company that the person follows, which no saved search of theirs finds. */
  | 'companyHires'
  /** Somebody told of an interview at a company that the person follows. */
  | 'companyTold'
  /** Somebody accepted the person's request for a connection. */
  | 'connectionAccepted'
  /** Somebody asks the person for a connection. */
  | 'connectionAsked'
  /** An admin took away what the person wrote. */
  | 'contentRemoved'
  /** What was taken away is shown again. */
  | 'contentRestored'
  /** Somebody accepted an endorsement that the person wrote. */
  | 'endorsementAccepted'
  /** Somebody endorsed the person, who has not accepted it yet. */
  | 'endorsementSent'
  /** An admin corrected what stands in the account of the person. */
  | 'factsCorrected'
  /** The year of graduation of the person, a student, is over. */
  | 'graduated'
  /** Somebody thanked the person. */
  | 'gratitudeSent'
  /** Somebody upvoted a gratitude that the person wrote. */
  | 'gratitudeUpvoted'
  /** Something of the product broke, or is good again; the person is a super admin. */
  | 'healthTurned'
  /** Somebody posted an opening that a saved search of the person finds. */
  | 'jobPosted'
  /** Somebody wrote in a conversation of the person. */
  | 'messageSent'
  /** Somebody has come to fit a search of people that the person keeps. */
  | 'personFits'
  /** The person reads and does not write for a time. */
  | 'personMuted'
  /** The college warned the person. */
  | 'personWarned'
  /** Somebody likes the person's post. */
  | 'postLiked'
  /** The person's post has reached a number of likes. */
  | 'postMilestone'
  /** Somebody answered the person's question. */
  | 'questionAnswered'
  /** Somebody asked on the person's post. */
  | 'questionAsked'
  /** The person's question has reached a number of upvotes. */
  | 'questionMilestone'
  /** Somebody upvoted the person's question. */
  | 'questionVoted'
  /** An admin decided what the person reported. */
  | 'reportDecided';

/** What is left out or null stays as it is. */
export type NotificationSettingsInput = {
  /** Notifications of messages. */
  chat?: boolean | null | undefined;
  /** Notifications of questions, answers, votes and likes. */
  comments?: boolean | null | undefined;
  /** Notifications of requests for connections and of their answers. */
  connections?: boolean | null | undefined;
  /** Notifications of gratitudes and endorsements. */
  gratitudes?: boolean | null | undefined;
  /** Notifications of openings, and of what is new of companies that the person follows. */
  jobs?: boolean | null | undefined;
  /** A mail about what somebody waits with: requests, answers and missed calls, two minutes later when they were not seen; messages after 15 minutes. */
  mailAtOnce?: boolean | null | undefined;
  /** At most 5 mails at once in 30 days, reminders included, and 3 about one person; what is more waits for the weekly mail. Off: the person asks for each. */
  mailBounded?: boolean | null | undefined;
  /** Mails about messages, as far as the bell tells them. */
  mailChat?: boolean | null | undefined;
  /** Mails of the college to many: announcements, invitations, and once a year whether one has graduated. */
  mailCollege?: boolean | null | undefined;
  /** Mails about questions, answers, votes and likes, as far as the bell tells them. */
  mailComments?: boolean | null | undefined;
  /** Mails about requests for connections and their answers, as far as the bell tells them. */
  mailConnections?: boolean | null | undefined;
  /** A mail about everything else that is unread, once a week. */
  mailDigest?: boolean | null | undefined;
  /** Mails about gratitudes and endorsements, as far as the bell tells them. */
  mailGratitudes?: boolean | null | undefined;
  /** Mails of saved searches about openings, and about companies that the person follows, as far as the bell tells them. */
  mailJobs?: boolean | null | undefined;
  /** Calls ring on devices that are told while their tabs are closed. */
  pushCalls?: boolean | null | undefined;
  /** Push notifications of messages, as far as the bell tells them. */
  pushChat?: boolean | null | undefined;
  /** Push notifications of questions, answers, votes and likes, as far as the bell tells them. */
  pushComments?: boolean | null | undefined;
  /** Push notifications of requests for connections and their answers, as far as the bell tells them. */
  pushConnections?: boolean | null | undefined;
  /** Push notifications of gratitudes and endorsements, as far as the bell tells them. */
  pushGratitudes?: boolean | null | undefined;
  /** Push notifications of openings and of companies that the person follows, as far as the bell tells them. */
  pushJobs?: boolean | null | undefined;
  /** Push notifications say who and what; off: only that something is new, for screens that others see. */
  pushWords?: boolean | null | undefined;
  /** Calls ring in quiet hours too: in tabs where `sound` is on, on other devices where `pushCalls` is. */
  quietCalls?: boolean | null | undefined;
  /** A sound for each new notification. */
  sound?: boolean | null | undefined;
  /** The sound for messages, where `sound` is on. */
  soundChat?: boolean | null | undefined;
  /** The sound for questions, answers, votes and likes, where `sound` is on. */
  soundComments?: boolean | null | undefined;
  /** The sound for requests for connections and their answers, where `sound` is on. */
  soundConnections?: boolean | null | undefined;
  /** The sound for gratitudes and endorsements, where `sound` is on. */
  soundGratitudes?: boolean | null | undefined;
  /** The sound for openings, where `sound` is on. */
  soundJobs?: boolean | null | undefined;
};

/** How a request for a connection stands. */
export type NotificationStatus =
  /** The two are connected. */
  | 'accepted'
  /** It waits for an answer. */
  | 'pending'
  /** It was rejected or canceled; the notification is dismissed. */
  | 'rejected';

/** A list of notifications. */
export type NotificationTab =
  /** All that are not archived. */
  | 'all'
  /** What the person archived. */
  | 'archived'
  /** Messages, missed calls and requests for a chat. */
  | 'chat'
  /** Questions, answers, votes and likes, and what the college decided about the person or what they reported. */
  | 'comment'
  /** Requests for connections, and their answers. */
  | 'connection'
  /** Gratitudes and endorsements. */
  | 'gratitude'
  /** Openings. */
  | 'job';

/** What a notification is about: the tab that it stands under. */
export type NotificationType =
  /** Messages, missed calls and requests for a chat. */
  | 'chat'
  /** Questions, answers, votes and likes, and what the college decided about the person or what they reported. */
  | 'comment'
  /** Requests for connections, and their answers. */
  | 'connection'
  /** Gratitudes and endorsements. */
  | 'gratitude'
  /** Openings. */
  | 'job';

/** How it ended for the author. */
export type OfferStatus =
  /** There was an offer, and the author took it. */
  | 'accepted'
  /** Not decided when it was written, or last edited. */
  | 'pending'
  /** There was no offer, or the author declined it. */
  | 'rejected';

/** The test before the rounds. */
export type OnlineAssessmentInput = {
  /** Of a story; at most 10000 characters. */
  description?: string | null | undefined;
  /** In minutes, from 1 on. Of a crisp post, required with questions. */
  duration?: number | null | undefined;
  /** Where it was written. Of a crisp post, required with questions. */
  mode?: DriveMode | null | undefined;
  /** http and https addresses of the questions or of their like; at most 20. */
  questionLinks?: Array<string> | null | undefined;
  /** Of a crisp post; at most 5000 characters. Where it is told, the three figures are. */
  questionsAsked?: string | null | undefined;
  /** How many candidates were left after it, from 0 on. Of a crisp post, required with questions. */
  shortlistedCount?: number | null | undefined;
};

/** What somebody may do in a group. */
export type ParticipantRole =
  /** Add and remove people, and change name and picture. */
  | 'admin'
  /** Read and write. */
  | 'member';

/** From where to where: a company or a role, and whose paths. Batches are told five years together. */
export type PathFilterInput = {
  /** Graduating in this year or later, from the first of its five years on. */
  batchFrom?: number | null | undefined;
  /** Graduating in this year or before, to the last of its five years. */
  batchTo?: number | null | undefined;
  /** The branch, or what they studied where there is none. */
  branch?: Array<string> | null | undefined;
  /** Who works there or did, by its slug or in any way it is written. */
  company?: string | null | undefined;
  /** Who has this role or had, compared without case and accents. */
  role?: string | null | undefined;
};

/** Which people a list has: those who fit everything that is given, and of several values of one filter any. */
export type PeopleFilterInput = {
  /** Graduating in this year or later. */
  batchFrom?: number | null | undefined;
  /** Graduating in this year or before. */
  batchTo?: number | null | undefined;
  /** The branch, or what they study where there is none. */
  branch?: Array<string> | null | undefined;
  /** The place on the profile, as a whole. */
  city?: Array<string> | null | undefined;
  /** Who works at one of these companies or did, by its slug or in any way it is written. */
  company?: Array<string> | null | undefined;
  /** Who usually replies within one of these, so that `day` finds who does within an hour, too. Nobody who hides when they are there. */
  replies?: Array<ReplyTime> | null | undefined;
  /** Alumni who take requests for a chat now. */
  requests?: boolean | null | undefined;
  /** Who has one of these roles or had, compared without case and accents. */
  role?: Array<string> | null | undefined;
  /** A part of the name. */
  search?: string | null | undefined;
  /** A topic that an alumnus is asked about. */
  topic?: Array<string> | null | undefined;
  /** Only those whom the college verified. */
  verified?: boolean | null | undefined;
};

/** Whose placements are counted: of one kind, all that fit everything that is given. */
export type PlacementFilterInput = {
  /** The branch, or the degree where it has none. */
  branch?: Array<string> | null | undefined;
  /** Whether the college brought the company; who does not say is not among them. */
  campus?: CampusType | null | undefined;
  /** Jobs or internships; jobs where it is left out. */
  kind?: ExperienceType | null | undefined;
  /** Who finishes in this year or later. */
  yearFrom?: number | null | undefined;
  /** Who finishes in this year or before. */
  yearTo?: number | null | undefined;
};

/** What a file of a post or draft is to it. */
export type PostFileKind =
  /** Something to study: PDF, DOC or DOCX, at most 10 of them. */
  | 'material'
  /** The author's résumé: one PDF. */
  | 'resume';

/** An experience of either template. What only the other template has is left out. */
export type PostInput = {
  /** Questions that the author answers beside the template's own; at most 20. */
  additionalQuestions?: Array<AdditionalQuestionInput> | null | undefined;
  /** Whether the author works at the company, or did. Published as `false` when left out. */
  atCompany?: boolean | null | undefined;
  /** Whether the college brought the company. */
  campusType: CampusType;
  /** The lowest CGPA that could apply, from 0 to 10 with one decimal; 0 for none. */
  cgpaRequired: number;
  /** At most 100 characters. An author has one post about a company and role, compared without case. */
  companyName: string;
  /** Branches of study that could apply; none means all of them. */
  eligibleBranches?: Array<string> | null | undefined;
  /** Whether the interview was for an internship or for a job. */
  experienceType: ExperienceType;
  /** What the author says in the end; at most 5000 characters. */
  finalNotes?: string | null | undefined;
  /** Students who were placed, from 0 on. Null where a story leaves it out. Required in a crisp post. */
  finalPlacementCount?: number | null | undefined;
  /** Each begins with `#`; at most 20 of 50 characters. Those that differ in case alone are one. */
  hashtags?: Array<string> | null | undefined;
  /** From 2000 to the current year. */
  interviewYear: number;
  /** How hard it was; `easy` where the author does not say. */
  level?: Level | null | undefined;
  /** Where the job is; at most 100 characters. Null where a story leaves it out. Required in a crisp post. */
  location?: string | null | undefined;
  /** The http or https address of the company's logo; null without one. */
  logo?: string | null | undefined;
  /** Files that were uploaded, at most 10, in the order in which they are shown: all that there are to be. Left out, those of the post or draft stay. */
  materialFileIds?: Array<string> | null | undefined;
  /** http and https addresses of what helped to prepare; at most 20. */
  materialLinks?: Array<string> | null | undefined;
  /** How the drive took place; `online` where the author does not say. */
  mode?: DriveMode | null | undefined;
  /** How many rounds there were, from 1 to 30: those that are told, unless the author says that some are left out. */
  numberOfRounds?: number | null | undefined;
  /** How it ended for the author. */
  offerStatus: OfferStatus;
  /** The experience in a sentence, which cards show; at most 300 characters. */
  oneLiner: string;
  /** The test before the rounds; null when nothing is told of it. */
  onlineAssessment?: OnlineAssessmentInput | null | undefined;
  /** As the author writes it, at most 30 characters: LPA for a job, thousands a month for an internship. Null when it is not told. */
  package?: string | null | undefined;
  /** The template it is written by, which says what else it has. */
  postType: PostType;
  /** In the author's words, such as `3 months`; at most 100 characters. */
  preparationTime?: string | null | undefined;
  /** What helped; at most 5000 characters. Null when there is nothing to say. */
  preparationTips?: string | null | undefined;
  /** The uploaded résumé, which takes the place of `resumeLink`; null for none. Left out, that of the post or draft stays. */
  resumeFileId?: string | null | undefined;
  /** The http or https address of the author's résumé; null when there is a file. */
  resumeLink?: string | null | undefined;
  /** What the interview was for, such as `Software Engineer`; at most 100 characters. */
  role: string;
  /** Of a crisp post, in their order and no more than `numberOfRounds`; none in a story. Required in a crisp post. */
  rounds?: Array<RoundInput> | null | undefined;
  /** Of a story, in their order and no more than `numberOfRounds`; none in a crisp post. */
  storyRounds?: Array<StoryRoundInput> | null | undefined;
  /** Which topics mattered how much; at most 5000 characters. */
  topicsWeightage?: string | null | undefined;
};

/** The template that an experience is written by. */
export type PostType =
  /** Crisp Details: the facts of each round, in fields. */
  | 'crisp'
  /** Story Experience: each round in the author's own words. */
  | 'story';

/** What is left out or null stays as it is. */
export type PrivacySettingsInput = {
  /** As `PrivacySettings.showOnline`. */
  showOnline?: boolean | null | undefined;
  /** Who reads the profile. */
  visibility?: Visibility | null | undefined;
};

/** What the viewer says of themselves. What is left out stays; null or empty clears. */
export type ProfileInput = {
  /** Topics for outreach, for alumni: at most 10 of at most 60 characters. */
  alumniTopics?: Array<string> | null | undefined;
  /** At most 600 characters. */
  bio?: string | null | undefined;
  /** A phone number: 7 to 15 digits, at most 24 characters. */
  contact?: string | null | undefined;
  /** The address of a person's page on github.com, at most 200 characters. */
  gitHubUrl?: string | null | undefined;
  /** What they are interested in: at most 15 of at most 40 characters; each counts once, however it is written. */
  interests?: Array<string> | null | undefined;
  /** The address of a page under linkedin.com/in, at most 200 characters. */
  linkedInUrl?: string | null | undefined;
  /** One line of at most 80 characters. */
  location?: string | null | undefined;
};

/** What a browser hands out when a person lets it be told. */
export type PushSubscriptionInput = {
  /** The browser's secret, as base64url. */
  auth: string;
  /** An address of a known push service. */
  endpoint: string;
  /** The browser's public key, as base64url. */
  p256dh: string;
  /** The address of the subscription that it takes the place of; only one of the viewer's own gives way. */
  replaces?: string | null | undefined;
};

/** Which questions: those that fit everything that is given, and of several values of one filter any. */
export type QuestionBankFilterInput = {
  /** Asked for any of these roles, compared without case and accents. */
  role?: Array<string> | null | undefined;
  /** A part of the question; at most 100 characters count. */
  search?: string | null | undefined;
  /** Asked in this year or later. */
  since?: number | null | undefined;
  /** About any of these. */
  topic?: Array<AskedTopic> | null | undefined;
};

/** The order of the question bank. */
export type QuestionBankSort =
  /** What was asked in the last season first. */
  | 'lastAsked'
  /** What most experiences tell of first. */
  | 'mostAsked';

/** The order of the questions of a post. */
export type QuestionSort =
  /** The newest first. */
  | 'mostRecent'
  /** Those with the most upvotes less downvotes first. */
  | 'mostRelevant';

/** Hours of each day in which nothing is pushed and nothing sounds. */
export type QuietHoursInput = {
  /** The minute of the day at which they begin, 0 to 1439. */
  from: number;
  /** The minute of the day at which they end; of the next day, where it is the smaller. */
  to: number;
  /** The time zone by whose clock, of the IANA: `Asia/Kolkata`. */
  zone: string;
};

/** What admins can hide, delete and show again. */
export type RemovableType =
  /** An answer to a question. */
  | 'answer'
  /** A thank-you on a profile. */
  | 'gratitude'
  /** A job opening. */
  | 'job'
  /** An experience. */
  | 'post'
  /** A question on a post. */
  | 'question';

/** How something is taken away. */
export type RemovalKind =
  /** Nobody reads it; after 30 days it is deleted for good. */
  | 'delete'
  /** Nobody reads it until it is shown again. */
  | 'hide';

/** How soon somebody usually replies. */
export type ReplyTime =
  /** Within a day. */
  | 'day'
  /** Within four days. */
  | 'days'
  /** Within an hour. */
  | 'hour';

/** What came of a report. */
export type ReportOutcome =
  /** An admin did something about it. */
  | 'acted'
  /** An admin found nothing wrong. */
  | 'nothing'
  /** An admin has not decided yet. */
  | 'waits';

/** What is wrong with it. */
export type ReportReason =
  /** Asks for money. */
  | 'asksForMoney'
  /** False information. */
  | 'falseInformation'
  /** Harassment or insults. */
  | 'harassment'
  /** Something else, said in the note. */
  | 'other'
  /** Somebody's private information. */
  | 'privateInformation'
  /** Spam or advertising. */
  | 'spam';

/** What members can report. */
export type ReportableType =
  /** An answer to a question. */
  | 'answer'
  /** The note of a chat request, by its conversation. */
  | 'chatRequest'
  /** A thank-you on a profile. */
  | 'gratitude'
  /** A job opening. */
  | 'job'
  /** A message of a conversation. */
  | 'message'
  /** An experience. */
  | 'post'
  /** A person. */
  | 'profile'
  /** A question on a post. */
  | 'question';

/** Which of two sent a request, as the viewer sees it. */
export type RequestDirection =
  /** The other one asks the viewer. */
  | 'received'
  /** The viewer asks the other one. */
  | 'sent';

/** How far a restore in the browser is. */
export type RestorePhase =
  /** It is read, each checksum compared. */
  | 'checking'
  /** Nothing was brought. */
  | 'nothing'
  /** It is whole and can be restored. */
  | 'ready'
  /** It is here. */
  | 'received'
  /** An archive is being uploaded. */
  | 'receiving'
  /** It can not be restored; `said` tells why. */
  | 'refused'
  /** The program starts anew and restores it. */
  | 'restoring';

/** How long messages stay for a person. */
export type Retention =
  /** Until they are deleted. */
  | 'forever'
  /** Older ones are hidden, and deleted once nobody sees them. */
  | 'thirtyDays';

/** What an account is in the college. It may hold both roles, and has switched to one. */
export type Role =
  /** A graduate. */
  | 'alumni'
  /** A student. */
  | 'mentee';

/** A round of a crisp post. */
export type RoundInput = {
  /** In minutes, from 1 on. Required to publish. */
  duration?: number | null | undefined;
  /** What the interviewer wanted to find out; at most 5000 characters. Null when it is not told. */
  intentionOfInterviewer?: string | null | undefined;
  /** Whether the author felt well treated; true where they do not say. */
  isInterviewerNice?: boolean | null | undefined;
  /** How hard it was. Required to publish. */
  level?: Level | null | undefined;
  /** Where it took place. Required to publish. */
  mode?: DriveMode | null | undefined;
  /** http and https addresses of the questions or of their like; at most 20. */
  questionLinks?: Array<string> | null | undefined;
  /** At most 5000 characters. Required to publish. */
  questionsAsked?: string | null | undefined;
  /** What the company called it, such as `Technical 1`; at most 100 characters. Required to publish. */
  roundName?: string | null | undefined;
  /** How many candidates were left after it, from 0 on. Required to publish. */
  shortlistedCount?: number | null | undefined;
};

/** What a round is about, by what authors call it. */
export type RoundKind =
  /** Aptitude, screening and written tests. */
  | 'aptitude'
  /** Programs that are written: data structures, algorithms. */
  | 'coding'
  /** Systems, products, cases. */
  | 'design'
  /** Several candidates together. */
  | 'groupDiscussion'
  /** Who one is, and what one wants: HR, culture, behaviour. */
  | 'hr'
  /** With who would lead: the hiring manager, a director. */
  | 'managerial'
  /** What its name does not tell. */
  | 'other'
  /** What one has learnt and built. */
  | 'technical';

/** What the college does about a person. */
export type SanctionKind =
  /** The account is shut, for a time or for good. */
  | 'ban'
  /** The person reads and does not write for a time. */
  | 'mute'
  /** It says so. */
  | 'warning';

/** An offer or an answer of a browser. */
export type SessionDescriptionInput = {
  /** At most 16,384 characters. */
  sdp: string;
};

/** What is left out or null stays as it is. */
export type SettingsInput = {
  /** `Settings.base` as it was read: what was not changed since then by this caller stays as it is by now. */
  base?: string | null | undefined;
  /** The whole list: others are blocked, those who are missing are not any more. At most 500. */
  blockedUsers?: Array<string> | null | undefined;
  /** How chats begin and stay. */
  chat?: ChatSettingsInput | null | undefined;
  /** How much things stand out. */
  contrast?: Contrast | null | undefined;
  /** Whether things move. */
  motion?: Motion | null | undefined;
  /** What is told, and how. */
  notifications?: NotificationSettingsInput | null | undefined;
  /** Who sees what. */
  privacy?: PrivacySettingsInput | null | undefined;
  /** How large text is. */
  textSize?: TextSize | null | undefined;
  /** The colours of the product. */
  theme?: Theme | null | undefined;
};

/** The sign-up form. The college is the one there is. */
export type SignUpInput = {
  /** A degree of the college, as B.Tech or MBA. */
  degreeType: string;
  /** At most 254 characters; compared without case. */
  email: string;
  /** 1 to 100 characters. */
  fullName: string;
  /** 8 to 256 characters with an uppercase and a lowercase letter, a number and one of !@#$%^&*; not among the common ones. */
  password: string;
  /** The password again. */
  rePassword: string;
  /** The first role of the account. */
  role: Role;
  /** At most 100 characters: required for degrees that ask for it, ignored for others. */
  specialisation?: string | null | undefined;
  /** The branch, as CSE or CIVIL: required for degrees that ask for it, ignored for others. */
  stream?: string | null | undefined;
  /** 1967 to 6 years from now; for alumni not later than this year. */
  yearOfGraduation: number;
};

/** A round of a story. */
export type StoryRoundInput = {
  /** How it went; at most 10000 characters. Required to publish. */
  description?: string | null | undefined;
  /** What the company or the author calls it; at most 100 characters. Required to publish. */
  name?: string | null | undefined;
  /** http and https addresses of the questions or of their like; at most 20. */
  questionLinks?: Array<string> | null | undefined;
};

/** What a suggestion is. */
export type SuggestionKind =
  /** A company that something tells of; for members. */
  | 'company'
  /** A hashtag of experiences. */
  | 'hashtag'
  /** An opening that one can still apply to; for members. */
  | 'opening'
  /** Somebody whom lists show. */
  | 'person'
  /** A role that experiences are about. */
  | 'role';

/** How large text is. */
export type TextSize =
  /** An eighth larger. */
  | 'large'
  /** A quarter larger. */
  | 'largest'
  /** As the browser has it. */
  | 'normal'
  /** A little smaller. */
  | 'small';

/** The colours of the product. */
export type Theme =
  /** Light on dark. */
  | 'dark'
  /** Dark on light. */
  | 'light'
  /** As the device says. */
  | 'system';

/** The order of a list that is sorted by time alone. */
export type TimeSort =
  /** The last one first. */
  | 'newest'
  /** The first one first. */
  | 'oldest';

/** What an admin does to a person. */
export type UserAction =
  /** Shuts the account, for a time or for good. */
  | 'ban'
  /** Deletes the account with all that the person wrote and uploaded. */
  | 'delete'
  /** Lets the person read and not write for a time. */
  | 'mute'
  /** Opens it again. */
  | 'unban'
  /** Ends that before its time. */
  | 'unmute'
  /** Says that the rules were not kept. */
  | 'warn';

/** An order of people. */
export type UserSort =
  /** By name, from A to Z. */
  | 'name'
  /** Who joined last. */
  | 'newest'
  /** Who joined first. */
  | 'oldest';

/** How an account stands. */
export type UserStatus =
  /** May use what is for admins, or for super admins. */
  | 'admin'
  /** Shut, for a time or for good. */
  | 'banned'
  /** Reads and does not write for a time. */
  | 'muted'
  /** Not proven yet. */
  | 'unverified'
  /** Belongs to the college, as it was proven. */
  | 'verified';

/** The order of documents, by when they were handed in. */
export type VerificationSort =
  /** The last one first. */
  | 'newest'
  /** The first one first. */
  | 'oldest';

/** What became of a document. */
export type VerificationStatus =
  /** The person is verified by it. */
  | 'approved'
  /** It waits for an admin. */
  | 'pending'
  /** It was not accepted. */
  | 'rejected';

/** How the college knows that somebody belongs to it. */
export type VerifiedBy =
  /** The account was made for an admin. */
  | 'admin'
  /** An admin approved a document. */
  | 'document'
  /** The college imported the account. */
  | 'import'
  /** By a code that an institute address got. */
  | 'institute'
  /** They signed in with an account of the college, by its rule. */
  | 'provider'
  /** By the roster of the college. */
  | 'roster';

/** Who reads a profile. */
export type Visibility =
  /** Members read it whole, visitors find its card. */
  | 'college'
  /** Connections read it whole, other members its card, visitors do not find it. */
  | 'connections'
  /** Members read it whole, visitors find its card. */
  | 'public';

/** An item of a vision board, whole. */
export type VisionItemInput = {
  /** At most 300 characters. */
  description?: string | null | undefined;
  /** http or https; not beside an uploaded picture. */
  imageUrl?: string | null | undefined;
  /** 1 to 80 characters. */
  title: string;
};

/** What somebody thinks of a question or an answer. */
export type VoteType =
  /** It does not help. */
  | 'downvote'
  /** It helps. */
  | 'upvote';

/** What somebody wrote. */
export type WrittenKind =
  /** An answer to a question. */
  | 'answer'
  /** Thanks on somebody’s profile. */
  | 'gratitude'
  /** An opening. */
  | 'job'
  /** An experience. */
  | 'post'
  /** A question on an experience. */
  | 'question';

/** A month of a year. */
export type YearMonthInput = {
  /** 1 to 12. Asked for on internships. */
  month?: number | null | undefined;
  /** Four digits, from 1900 to the current year. */
  year?: number | null | undefined;
};

export type CompanyPairsQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: CompanyPairFilterInput | null | undefined;
}>;


export type CompanyPairsQuery = { companyPairs: { totalCount: number, nodes: Array<{ id: string, likeness: number, state: CompanyPairState, keptId: string | null, decidedAt: string | null, first: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number }, second: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type InvitedPeopleQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: InvitedFilterInput | null | undefined;
  sort?: TimeSort | null | undefined;
}>;


export type InvitedPeopleQuery = { invitedPeople: { totalCount: number, nodes: Array<{ id: string, fullName: string, email: string, stream: string | null, yearOfGraduation: number | null, state: InvitedState, cameAt: string | null, invitedAt: string | null, remindedAt: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ListedCompaniesQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: ListedCompanyFilterInput | null | undefined;
  sort?: ListedCompanySort | null | undefined;
}>;


export type ListedCompaniesQuery = { listedCompanies: { totalCount: number, nodes: Array<{ id: string, names: Array<string>, nameCount: number, company: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number }, parts: Array<{ pairId: string, slug: string, name: string }>, joinedTo: { pairId: string, slug: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type WrittenPostFragment = { atCompany: boolean, campusType: CampusType, cgpaRequired: number, companyName: string, eligibleBranches: Array<string>, experienceType: ExperienceType, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string>, interviewYear: number, level: Level, location: string | null, logo: string | null, materialLinks: Array<string>, mode: DriveMode, numberOfRounds: number, offerStatus: OfferStatus, oneLiner: string, package: string | null, postType: PostType, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string, topicsWeightage: string | null, additionalQuestions: Array<{ answer: string, question: string }>, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string>, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number, intentionOfInterviewer: string | null, isInterviewerNice: boolean, isKindnessTold: boolean | null, level: Level, mode: DriveMode, questionLinks: Array<string>, questionsAsked: string, roundName: string, shortlistedCount: number }>, storyRounds: Array<{ description: string, name: string, questionLinks: Array<string> }> };

export type WrittenDraftFragment = { atCompany: boolean | null, campusType: CampusType | null, cgpaRequired: number | null, companyName: string | null, eligibleBranches: Array<string> | null, experienceType: ExperienceType | null, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string> | null, interviewYear: number | null, level: Level | null, location: string | null, logo: string | null, materialLinks: Array<string> | null, mode: DriveMode | null, numberOfRounds: number | null, offerStatus: OfferStatus | null, oneLiner: string | null, package: string | null, postType: PostType | null, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string | null, topicsWeightage: string | null, additionalQuestions: Array<{ answer: string | null, question: string | null }> | null, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string> | null, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number | null, intentionOfInterviewer: string | null, isInterviewerNice: boolean | null, level: Level | null, mode: DriveMode | null, questionLinks: Array<string> | null, questionsAsked: string | null, roundName: string | null, shortlistedCount: number | null }> | null, storyRounds: Array<{ description: string | null, name: string | null, questionLinks: Array<string> | null }> | null };

export type ActivityQueryVariables = Exact<{
  userId: string;
  year?: number | null | undefined;
}>;


export type ActivityQuery = { profile: { id: string, activity: { id: string, year: number | null, from: string, to: string, total: number, firstYear: number, days: Array<{ date: string, count: number }> } } };

export type ActivityLiveSubscriptionVariables = Exact<{
  userId: string;
}>;


export type ActivityLiveSubscription = { heatmapUpdated: { userId: string, date: string, count: number } };

export type AdminSignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type AdminSignInMutation = { adminSignIn: { token: string, redirectTo: string } };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { isSetUp: boolean, isRequired: boolean, recoveryCodesLeft: number } };

export type BeginSecondFactorMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type BeginSecondFactorMutation = { beginSecondFactor: { secret: string, address: string } };

export type EnableSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type EnableSecondFactorMutation = { enableSecondFactor: Array<string> };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { message: string } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  code: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type DisableSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type DisableSecondFactorMutation = { disableSecondFactor: { message: string } };

export type AdminChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminChoicesQuery = { adminChoices: { remindsByMail: boolean, announcesTasks: boolean } };

export type SaveAdminChoicesMutationVariables = Exact<{
  input: AdminChoicesInput;
}>;


export type SaveAdminChoicesMutation = { saveAdminChoices: { remindsByMail: boolean, announcesTasks: boolean } };

export type IsWithoutAdminQueryVariables = Exact<{ [key: string]: never; }>;


export type IsWithoutAdminQuery = { isWithoutAdmin: boolean };

export type MakeFirstAdminMutationVariables = Exact<{
  code: string;
  fullName: string;
  email: string;
  newPassword: string;
}>;


export type MakeFirstAdminMutation = { makeFirstAdmin: { token: string, redirectTo: string } };

export type AdminTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTasksQuery = { adminTasks: { verifications: number, reports: number | null, rosterMatches: number | null, medianHours: number | null } };

export type AdminTasksChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AdminTasksChangedSubscription = { adminTasksChanged: { verifications: number, rosterMatches: number | null, medianHours: number | null } };

export type AdminTaskAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AdminTaskAddedSubscription = { adminTaskAdded: { id: string, type: AdminTaskType } };

export type AdminUserFieldsFragment = { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null };

export type VerificationFieldsFragment = { id: string, documentType: DocumentType, status: VerificationStatus, reason: string | null, contentType: string | null, fileUrl: string | null, createdAt: string, decidedAt: string | null, decidedBy: { id: string, fullName: string } | null };

export type AdminUsersQueryVariables = Exact<{
  filter?: AdminUserFilterInput | null | undefined;
  sort?: UserSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminUsersQuery = { adminUsers: { nodes: Array<{ id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AdminUserCountQueryVariables = Exact<{
  filter?: AdminUserFilterInput | null | undefined;
}>;


export type AdminUserCountQuery = { adminUserCount: number };

export type AdminUserIdsQueryVariables = Exact<{
  filter?: AdminUserFilterInput | null | undefined;
}>;


export type AdminUserIdsQuery = { adminUserIds: Array<string> };

export type AdminPersonQueryVariables = Exact<{
  id: string;
}>;


export type AdminPersonQuery = { adminUser: { id: string, casesAbout: number | null, reportsBy: number | null, falseReports: number | null, lastSignedInAt: string | null, user: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null }, wrote: { posts: number, questions: number, answers: number, gratitudes: number, jobs: number }, removed: { posts: number, questions: number, answers: number, gratitudes: number, jobs: number }, verifications: Array<{ id: string, documentType: DocumentType, status: VerificationStatus, reason: string | null, contentType: string | null, fileUrl: string | null, createdAt: string, decidedAt: string | null, decidedBy: { id: string, fullName: string } | null }>, sanctions: Array<{ id: string, kind: SanctionKind, reason: string, until: string | null, liftedAt: string | null, createdAt: string, liftedBy: { id: string, fullName: string } | null, by: { id: string, fullName: string } | null }>, notes: Array<{ id: string, text: string, createdAt: string, author: { id: string, fullName: string } | null }> | null, audit: Array<{ id: string, action: string, createdAt: string, admin: { id: string, fullName: string } | null }> | null, sessions: Array<{ id: string, device: string, place: string, signedInAt: string, lastUsedAt: string }> | null } };

export type AdminNoteFieldsFragment = { id: string, text: string, createdAt: string, author: { id: string, fullName: string } | null };

export type PersonWrittenQueryVariables = Exact<{
  id: string;
  kind: WrittenKind;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PersonWrittenQuery = { adminUser: { id: string, written: { nodes: Array<{ id: string, kind: WrittenKind, text: string, link: string, createdAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type WarnUserMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type WarnUserMutation = { warnUser: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type MuteUserMutationVariables = Exact<{
  id: string;
  reason: string;
  until: string;
}>;


export type MuteUserMutation = { muteUser: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type UnmuteUserMutationVariables = Exact<{
  id: string;
}>;


export type UnmuteUserMutation = { unmuteUser: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type BanUserMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type BanUserMutation = { banUser: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type UnbanUserMutationVariables = Exact<{
  id: string;
}>;


export type UnbanUserMutation = { unbanUser: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type DeleteUserMutation = { deleteUser: string };

export type ActOnUsersMutationVariables = Exact<{
  action: UserAction;
  ids: Array<string> | string;
  reason?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type ActOnUsersMutation = { actOnUsers: Array<{ id: string, isDone: boolean, message: string | null }> };

export type PersonSessionsFragment = { lastSignedInAt: string | null, sessions: Array<{ id: string, device: string, place: string, signedInAt: string, lastUsedAt: string }> | null };

export type EndUserSessionsMutationVariables = Exact<{
  id: string;
  sessionId?: string | null | undefined;
}>;


export type EndUserSessionsMutation = { endUserSessions: { id: string, lastSignedInAt: string | null, sessions: Array<{ id: string, device: string, place: string, signedInAt: string, lastUsedAt: string }> | null } };

export type MailWayInMutationVariables = Exact<{
  id: string;
}>;


export type MailWayInMutation = { mailWayIn: { id: string } };

export type CorrectUserMutationVariables = Exact<{
  id: string;
  facts: FactsInput;
}>;


export type CorrectUserMutation = { correctUser: { id: string, user: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } } };

export type TakeVerificationBackMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type TakeVerificationBackMutation = { takeVerificationBack: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type AddAdminNoteMutationVariables = Exact<{
  personId: string;
  text: string;
}>;


export type AddAdminNoteMutation = { addAdminNote: { id: string, notes: Array<{ id: string, text: string, createdAt: string, author: { id: string, fullName: string } | null }> | null } };

export type DeleteAdminNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAdminNoteMutation = { deleteAdminNote: { id: string, notes: Array<{ id: string, text: string, createdAt: string, author: { id: string, fullName: string } | null }> | null } };

export type ExportUsersMutationVariables = Exact<{
  filter?: AdminUserFilterInput | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportUsersMutation = { exportUsers: { address: string, endCursor: string | null } };

export type CreateAdminMutationVariables = Exact<{
  input: NewAdminInput;
}>;


export type CreateAdminMutation = { createAdmin: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type MakeAdminMutationVariables = Exact<{
  id: string;
}>;


export type MakeAdminMutation = { makeAdmin: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type PromoteAdminMutationVariables = Exact<{
  id: string;
}>;


export type PromoteAdminMutation = { promoteAdmin: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type DemoteAdminMutationVariables = Exact<{
  id: string;
}>;


export type DemoteAdminMutation = { demoteAdmin: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type RemoveAdminMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAdminMutation = { removeAdmin: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } };

export type VerificationsQueryVariables = Exact<{
  status?: VerificationStatus | null | undefined;
  search?: string | null | undefined;
  documentType?: DocumentType | null | undefined;
  sort?: VerificationSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type VerificationsQuery = { verifications: { totalCount: number, nodes: Array<{ id: string, documentType: DocumentType, status: VerificationStatus, reason: string | null, contentType: string | null, fileUrl: string | null, createdAt: string, decidedAt: string | null, user: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } | null, decidedBy: { id: string, fullName: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ExportVerificationsMutationVariables = Exact<{
  status: VerificationStatus;
  search?: string | null | undefined;
  documentType?: DocumentType | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportVerificationsMutation = { exportVerifications: { address: string, endCursor: string | null } };

export type VerificationQueryVariables = Exact<{
  id: string;
}>;


export type VerificationQuery = { verification: { id: string, documentType: DocumentType, status: VerificationStatus, reason: string | null, contentType: string | null, fileUrl: string | null, createdAt: string, decidedAt: string | null, user: { id: string, fullName: string, email: string, mobileNumber: string | null, college: string, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, role: Role, isVerified: boolean, verifiedAt: string | null, verifiedBy: VerifiedBy | null, verificationEndedAt: string | null, hasSecondFactor: boolean | null, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, isBanned: boolean, bannedUntil: string | null, mutedUntil: string | null, createdAt: string, profilePic: string | null } | null, decidedBy: { id: string, fullName: string } | null } };

export type AdminPersonNameQueryVariables = Exact<{
  id: string;
}>;


export type AdminPersonNameQuery = { adminUser: { id: string, user: { id: string, fullName: string } } };

export type ApproveVerificationMutationVariables = Exact<{
  id: string;
}>;


export type ApproveVerificationMutation = { approveVerification: { id: string, documentType: DocumentType, status: VerificationStatus, reason: string | null, contentType: string | null, fileUrl: string | null, createdAt: string, decidedAt: string | null, decidedBy: { id: string, fullName: string } | null } };

export type RejectVerificationMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RejectVerificationMutation = { rejectVerification: { id: string, documentType: DocumentType, status: VerificationStatus, reason: string | null, contentType: string | null, fileUrl: string | null, createdAt: string, decidedAt: string | null, decidedBy: { id: string, fullName: string } | null } };

export type AnalyticsTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnalyticsTotalsQuery = { analyticsTotals: { totalUsers: number, totalInvited: number, totalPosts: number, totalJobs: number, totalGratitudes: number, totalChats: number, byCollege: Array<{ college: string, users: number, posts: number }> } };

export type AnalyticsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AnalyticsQuery = { analytics: { from: string, to: string, beforeFrom: string, days: Array<string>, medianAnswerHours: number | null, medianAnswerHoursBefore: number | null, companiesCovered: number, figures: Array<{ name: DailyFigure, value: number, before: number, values: Array<number> }>, companiesMissing: Array<{ name: string, people: number }>, branches: Array<{ branch: string, posts: number }>, cohorts: Array<{ month: string, newcomers: number, returned: number }> } };

export type ExportAnalyticsMutationVariables = Exact<{
  from: string;
  to: string;
}>;


export type ExportAnalyticsMutation = { exportAnalytics: string };

export type AnnouncementFieldsFragment = { id: string, message: string, role: Role | null, yearOfGraduation: number | null, branch: string | null, startsAt: string | null, scheduled: boolean, byMail: boolean, expiresAt: string | null, createdAt: string, active: boolean };

export type AnnouncementsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementsQuery = { announcements: Array<{ id: string, message: string, role: Role | null, yearOfGraduation: number | null, branch: string | null, startsAt: string | null, scheduled: boolean, byMail: boolean, expiresAt: string | null, createdAt: string, active: boolean }> };

export type DismissAnnouncementMutationVariables = Exact<{
  id: string;
}>;


export type DismissAnnouncementMutation = { dismissAnnouncement: string };

export type AnnouncementsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementsChangedSubscription = { announcementsChanged: { subscribed: boolean | null, endedId: string | null, added: { id: string, message: string, role: Role | null, yearOfGraduation: number | null, branch: string | null, startsAt: string | null, scheduled: boolean, byMail: boolean, expiresAt: string | null, createdAt: string, active: boolean } | null } };

export type AnnouncementDismissedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementDismissedSubscription = { announcementDismissed: { announcementId: string } };

export type AllAnnouncementsQueryVariables = Exact<{
  active?: boolean | null | undefined;
  scheduled?: boolean | null | undefined;
  search?: string | null | undefined;
  sort?: TimeSort | null | undefined;
  after?: string | null | undefined;
}>;


export type AllAnnouncementsQuery = { allAnnouncements: { totalCount: number, nodes: Array<{ id: string, message: string, role: Role | null, yearOfGraduation: number | null, branch: string | null, startsAt: string | null, scheduled: boolean, byMail: boolean, expiresAt: string | null, createdAt: string, active: boolean, admin: { id: string, fullName: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AnnouncementReachQueryVariables = Exact<{
  audience: AnnouncementAudienceInput;
}>;


export type AnnouncementReachQuery = { announcementReach: number };

export type AnnouncementMailReachQueryVariables = Exact<{
  audience: AnnouncementAudienceInput;
  startsAt?: string | null | undefined;
}>;


export type AnnouncementMailReachQuery = { announcementMailReach: { mailed: number, withoutMail: number, mailsAgainAt: string | null } };

export type CreateAnnouncementMutationVariables = Exact<{
  input: AnnouncementInput;
}>;


export type CreateAnnouncementMutation = { createAnnouncement: { id: string, message: string, role: Role | null, yearOfGraduation: number | null, branch: string | null, startsAt: string | null, scheduled: boolean, byMail: boolean, expiresAt: string | null, createdAt: string, active: boolean } };

export type ChangeAnnouncementMutationVariables = Exact<{
  id: string;
  input: AnnouncementInput;
}>;


export type ChangeAnnouncementMutation = { changeAnnouncement: { id: string, message: string, role: Role | null, yearOfGraduation: number | null, branch: string | null, startsAt: string | null, scheduled: boolean, byMail: boolean, expiresAt: string | null, createdAt: string, active: boolean } };

export type DeactivateAnnouncementMutationVariables = Exact<{
  id: string;
}>;


export type DeactivateAnnouncementMutation = { deactivateAnnouncement: { id: string, active: boolean, scheduled: boolean } };

export type ExportAnnouncementsMutationVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportAnnouncementsMutation = { exportAnnouncements: { address: string, endCursor: string | null } };

export type AuditLogQueryVariables = Exact<{
  filter?: AuditFilterInput | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number, nodes: Array<{ id: string, number: number | null, action: string, targetType: string, targetId: string | null, targetName: string | null, createdAt: string, changes: Array<{ name: string, value: string | null }>, admin: { id: string, fullName: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AuditActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActionsQuery = { auditActions: Array<string>, admins: Array<{ id: string, fullName: string }> };

export type AuditCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditCheckQuery = { auditCheck: { isWhole: boolean, isComplete: boolean, entries: number, lastHash: string | null, problem: string | null } };

export type ExportAuditLogMutationVariables = Exact<{
  filter?: AuditFilterInput | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportAuditLogMutation = { exportAuditLog: { address: string, endCursor: string | null } };

export type BackupWorkFieldsFragment = { id: string, kind: BackupWorkKind, archive: string | null, state: BackupWorkState, askedAt: string, said: string | null, progress: { rows: number, allRows: number, files: number, allFiles: number, bytes: number } | null };

export type BackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupsQuery = { backups: Array<{ name: string, at: string, kind: BackupKind, size: number, isEncrypted: boolean, version: string | null, problem: string | null, drill: { at: string, differences: Array<string>, seconds: number } | null }>, backupWork: Array<{ id: string, kind: BackupWorkKind, archive: string | null, state: BackupWorkState, askedAt: string, said: string | null, progress: { rows: number, allRows: number, files: number, allFiles: number, bytes: number } | null }> };

export type BackUpNowMutationVariables = Exact<{ [key: string]: never; }>;


export type BackUpNowMutation = { backUpNow: Array<{ id: string, kind: BackupWorkKind, archive: string | null, state: BackupWorkState, askedAt: string, said: string | null, progress: { rows: number, allRows: number, files: number, allFiles: number, bytes: number } | null }> };

export type TryBackupMutationVariables = Exact<{
  name: string;
}>;


export type TryBackupMutation = { tryBackup: Array<{ id: string, kind: BackupWorkKind, archive: string | null, state: BackupWorkState, askedAt: string, said: string | null, progress: { rows: number, allRows: number, files: number, allFiles: number, bytes: number } | null }> };

export type CancelBackupMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelBackupMutation = { cancelBackup: Array<{ id: string, kind: BackupWorkKind, archive: string | null, state: BackupWorkState, askedAt: string, said: string | null, progress: { rows: number, allRows: number, files: number, allFiles: number, bytes: number } | null }> };

export type DownloadBackupMutationVariables = Exact<{
  name: string;
}>;


export type DownloadBackupMutation = { downloadBackup: string };

export type DeleteBackupMutationVariables = Exact<{
  name: string;
}>;


export type DeleteBackupMutation = { deleteBackup: Array<{ name: string }> };

export type BackupContentsFieldsFragment = { college: string, madeAt: string, version: string, isOlder: boolean, people: number, posts: number, rows: number, files: number, fileBytes: number, missing: number, hasSecret: boolean };

export type FirstRestoreFieldsFragment = { isOpen: boolean, why: string | null, phase: RestorePhase, done: number, all: number, said: string | null, contents: { college: string, madeAt: string, version: string, isOlder: boolean, people: number, posts: number, rows: number, files: number, fileBytes: number, missing: number, hasSecret: boolean } | null };

export type FirstRestoreQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstRestoreQuery = { firstRestore: { isOpen: boolean, why: string | null, phase: RestorePhase, done: number, all: number, said: string | null, contents: { college: string, madeAt: string, version: string, isOlder: boolean, people: number, posts: number, rows: number, files: number, fileBytes: number, missing: number, hasSecret: boolean } | null }, backups: Array<{ name: string, at: string, size: number, isEncrypted: boolean }> };

export type LookIntoBackupMutationVariables = Exact<{
  name?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type LookIntoBackupMutation = { lookIntoBackup: { isOpen: boolean, why: string | null, phase: RestorePhase, done: number, all: number, said: string | null, contents: { college: string, madeAt: string, version: string, isOlder: boolean, people: number, posts: number, rows: number, files: number, fileBytes: number, missing: number, hasSecret: boolean } | null } };

export type RestoreBackupMutationVariables = Exact<{ [key: string]: never; }>;


export type RestoreBackupMutation = { restoreBackup: { isOpen: boolean, why: string | null, phase: RestorePhase, done: number, all: number, said: string | null, contents: { college: string, madeAt: string, version: string, isOlder: boolean, people: number, posts: number, rows: number, files: number, fileBytes: number, missing: number, hasSecret: boolean } | null } };

export type RestoreOverFieldsFragment = { why: string | null, college: string, phase: RestorePhase, name: string | null, done: number, all: number, said: string | null, contents: { college: string, madeAt: string, version: string, isOlder: boolean, people: number, posts: number, rows: number, files: number, fileBytes: number, missing: number, hasSecret: boolean } | null, lost: { people: number, posts: number, questions: number, answers: number, messages: number, openings: number, announcements: number, files: number } | null, last: { at: string, archive: string | null, undo: string | null } | null };

export type RestoreOverQueryVariables = Exact<{ [key: string]: never; }>;


export type RestoreOverQuery = { restoreOver: { why: string | null, college: string, phase: RestorePhase, name: string | null, done: number, all: number, said: string | null, contents: { college: string, madeAt: string, version: string, isOlder: boolean, people: number, posts: number, rows: number, files: number, fileBytes: number, missing: number, hasSecret: boolean } | null, lost: { people: number, posts: number, questions: number, answers: number, messages: number, openings: number, announcements: number, files: number } | null, last: { at: string, archive: string | null, undo: string | null } | null } };

export type LookIntoKeptMutationVariables = Exact<{
  name?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type LookIntoKeptMutation = { lookIntoKept: { why: string | null, college: string, phase: RestorePhase, name: string | null, done: number, all: number, said: string | null, contents: { college: string, madeAt: string, version: string, isOlder: boolean, people: number, posts: number, rows: number, files: number, fileBytes: number, missing: number, hasSecret: boolean } | null, lost: { people: number, posts: number, questions: number, answers: number, messages: number, openings: number, announcements: number, files: number } | null, last: { at: string, archive: string | null, undo: string | null } | null } };

export type RestoreKeptMutationVariables = Exact<{
  name?: string | null | undefined;
  college: string;
  code: string;
}>;


export type RestoreKeptMutation = { restoreKept: { why: string | null, college: string, phase: RestorePhase, name: string | null, done: number, all: number, said: string | null, contents: { college: string, madeAt: string, version: string, isOlder: boolean, people: number, posts: number, rows: number, files: number, fileBytes: number, missing: number, hasSecret: boolean } | null, lost: { people: number, posts: number, questions: number, answers: number, messages: number, openings: number, announcements: number, files: number } | null, last: { at: string, archive: string | null, undo: string | null } | null } };

export type BlockFieldsFragment = { id: string, isBlocked: boolean };

export type BlockedPersonFieldsFragment = { id: string, blockedAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type BlockedPeopleQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BlockedPeopleQuery = { blockedPeople: { nodes: Array<{ id: string, blockedAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type BlockUserMutationVariables = Exact<{
  userId: string;
}>;


export type BlockUserMutation = { blockUser: { id: string, isBlocked: boolean } };

export type UnblockUserMutationVariables = Exact<{
  userId: string;
}>;


export type UnblockUserMutation = { unblockUser: { id: string, isBlocked: boolean } };

export type BookmarkMarkFieldsFragment = { id: string, isBookmarked: boolean, folderId: string | null, post: { id: string, hasBookmarked: boolean } | null, profile: { id: string, hasBookmarked: boolean } | null, job: { id: string, hasBookmarked: boolean } | null };

export type BookmarkFieldsFragment = { id: string, type: BookmarkType, refId: string, createdAt: string, mark: { id: string, isBookmarked: boolean, folderId: string | null, post: { id: string, hasBookmarked: boolean } | null, profile: { id: string, hasBookmarked: boolean } | null, job: { id: string, hasBookmarked: boolean } | null }, post: { id: string, companyName: string, role: string, logo: string | null, experienceType: ExperienceType, interviewYear: number, oneLiner: string } | null, job: { id: string, companyName: string, role: string, companyLogoUrl: string | null, jobType: JobType, jobLocation: JobLocation | null, ctc: string | null, deadline: string | null, isOpen: boolean, applicationLink: string, jobDescription: string | null } | null, profile: { id: string, bio: string | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } | null };

export type BookmarksQueryVariables = Exact<{
  type: BookmarkType;
  filter?: BookmarkFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BookmarksQuery = { bookmarks: { nodes: Array<{ id: string, type: BookmarkType, refId: string, createdAt: string, mark: { id: string, isBookmarked: boolean, folderId: string | null, post: { id: string, hasBookmarked: boolean } | null, profile: { id: string, hasBookmarked: boolean } | null, job: { id: string, hasBookmarked: boolean } | null }, post: { id: string, companyName: string, role: string, logo: string | null, experienceType: ExperienceType, interviewYear: number, oneLiner: string } | null, job: { id: string, companyName: string, role: string, companyLogoUrl: string | null, jobType: JobType, jobLocation: JobLocation | null, ctc: string | null, deadline: string | null, isOpen: boolean, applicationLink: string, jobDescription: string | null } | null, profile: { id: string, bio: string | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AddBookmarkMutationVariables = Exact<{
  type: BookmarkType;
  refId: string;
  folderId?: string | null | undefined;
}>;


export type AddBookmarkMutation = { bookmark: { id: string, isBookmarked: boolean, folderId: string | null, post: { id: string, hasBookmarked: boolean } | null, profile: { id: string, hasBookmarked: boolean } | null, job: { id: string, hasBookmarked: boolean } | null } };

export type RemoveBookmarkMutationVariables = Exact<{
  type: BookmarkType;
  refId: string;
}>;


export type RemoveBookmarkMutation = { removeBookmark: { id: string, isBookmarked: boolean, folderId: string | null, post: { id: string, hasBookmarked: boolean } | null, profile: { id: string, hasBookmarked: boolean } | null, job: { id: string, hasBookmarked: boolean } | null } };

export type BookmarkFolderFieldsFragment = { id: string, name: string, count: number };

export type BookmarkFoldersQueryVariables = Exact<{ [key: string]: never; }>;


export type BookmarkFoldersQuery = { bookmarkFolders: Array<{ id: string, name: string, count: number }> };

export type CreateBookmarkFolderMutationVariables = Exact<{
  name: string;
}>;


export type CreateBookmarkFolderMutation = { createBookmarkFolder: { id: string, name: string, count: number } };

export type RenameBookmarkFolderMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameBookmarkFolderMutation = { renameBookmarkFolder: { id: string, name: string, count: number } };

export type DeleteBookmarkFolderMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBookmarkFolderMutation = { deleteBookmarkFolder: string };

export type MoveBookmarkMutationVariables = Exact<{
  type: BookmarkType;
  refId: string;
  folderId?: string | null | undefined;
}>;


export type MoveBookmarkMutation = { moveBookmark: { id: string, isBookmarked: boolean, folderId: string | null, post: { id: string, hasBookmarked: boolean } | null, profile: { id: string, hasBookmarked: boolean } | null, job: { id: string, hasBookmarked: boolean } | null } };

export type CallFieldsFragment = { id: string, conversationId: string, state: CallState, endReason: CallEndReason | null, device: string | null, caller: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, callee: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type CallSignalFieldsFragment = { callId: string, number: number, kind: CallSignalKind, sdp: string | null, candidate: { candidate: string, sdpMid: string | null, sdpMLineIndex: number | null, usernameFragment: string | null } | null };

export type CallSignalsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CallSignalsSubscription = { callSignals: { isStale: boolean, call: { id: string, conversationId: string, state: CallState, endReason: CallEndReason | null, device: string | null, caller: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, callee: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } | null, signal: { callId: string, number: number, kind: CallSignalKind, sdp: string | null, candidate: { candidate: string, sdpMid: string | null, sdpMLineIndex: number | null, usernameFragment: string | null } | null } | null } };

export type MissedCallSignalsQueryVariables = Exact<{
  after: number;
}>;


export type MissedCallSignalsQuery = { currentCall: { id: string, conversationId: string, state: CallState, endReason: CallEndReason | null, device: string | null, signals: Array<{ callId: string, number: number, kind: CallSignalKind, sdp: string | null, candidate: { candidate: string, sdpMid: string | null, sdpMLineIndex: number | null, usernameFragment: string | null } | null }>, caller: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, callee: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } | null };

export type IceServersQueryVariables = Exact<{ [key: string]: never; }>;


export type IceServersQuery = { iceServers: Array<{ urls: Array<string>, username: string | null, credential: string | null }> };

export type CallOfferMutationVariables = Exact<{
  conversationId: string;
  callId?: string | null | undefined;
  offer: SessionDescriptionInput;
  device: string;
}>;


export type CallOfferMutation = { callOffer: { id: string, conversationId: string, state: CallState, endReason: CallEndReason | null, device: string | null, caller: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, callee: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type CallAnswerMutationVariables = Exact<{
  conversationId: string;
  callId: string;
  answer: SessionDescriptionInput;
  device: string;
}>;


export type CallAnswerMutation = { callAnswer: { id: string, conversationId: string, state: CallState, endReason: CallEndReason | null, device: string | null, caller: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, callee: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type IceCandidateMutationVariables = Exact<{
  conversationId: string;
  callId: string;
  candidate: IceCandidateInput;
  device: string;
}>;


export type IceCandidateMutation = { iceCandidate: { id: string } };

export type DeclineCallMutationVariables = Exact<{
  conversationId: string;
  callId: string;
}>;


export type DeclineCallMutation = { declineCall: { id: string } };

export type EndCallMutationVariables = Exact<{
  conversationId: string;
  callId?: string | null | undefined;
  hasFailed: boolean;
}>;


export type EndCallMutation = { endCall: { id: string } };

export type KeepCallMutationVariables = Exact<{
  conversationId: string;
  callId: string;
  device: string;
}>;


export type KeepCallMutation = { keepCall: { id: string, conversationId: string, state: CallState, endReason: CallEndReason | null, device: string | null, caller: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, callee: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type CareerExperienceFieldsFragment = { id: string, type: CareerType, experienceType: ExperienceType, checkboxName: string, companyName: string, companyLogo: string | null, role: string, websiteUrl: string | null, hasDraft: boolean, postId: string | null, duration: { isCurrentlyWorking: boolean, from: { year: number, month: number | null }, to: { year: number, month: number | null } | null } };

export type CareerPathFieldsFragment = { id: string, version: number, totalExperienceDuration: number, totalInternshipDuration: number, totalWorkDuration: number, experiences: Array<{ id: string, type: CareerType, experienceType: ExperienceType, checkboxName: string, companyName: string, companyLogo: string | null, role: string, websiteUrl: string | null, hasDraft: boolean, postId: string | null, duration: { isCurrentlyWorking: boolean, from: { year: number, month: number | null }, to: { year: number, month: number | null } | null } }> };

export type CareerPathQueryVariables = Exact<{
  userId: string;
}>;


export type CareerPathQuery = { careerPath: { id: string, version: number, totalExperienceDuration: number, totalInternshipDuration: number, totalWorkDuration: number, experiences: Array<{ id: string, type: CareerType, experienceType: ExperienceType, checkboxName: string, companyName: string, companyLogo: string | null, role: string, websiteUrl: string | null, hasDraft: boolean, postId: string | null, duration: { isCurrentlyWorking: boolean, from: { year: number, month: number | null }, to: { year: number, month: number | null } | null } }> } };

export type SaveCareerPathMutationVariables = Exact<{
  input: CareerPathInput;
}>;


export type SaveCareerPathMutation = { saveCareerPath: { id: string, version: number, totalExperienceDuration: number, totalInternshipDuration: number, totalWorkDuration: number, experiences: Array<{ id: string, type: CareerType, experienceType: ExperienceType, checkboxName: string, companyName: string, companyLogo: string | null, role: string, websiteUrl: string | null, hasDraft: boolean, postId: string | null, duration: { isCurrentlyWorking: boolean, from: { year: number, month: number | null }, to: { year: number, month: number | null } | null } }> } };

export type CareerPathLiveSubscriptionVariables = Exact<{
  userId: string;
}>;


export type CareerPathLiveSubscription = { careerPathUpdated: { id: string, version: number } };

export type PostDraftLineFieldsFragment = { id: string, companyName: string, experienceType: ExperienceType, role: string, logo: string | null, savedAt: string };

export type DraftsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DraftsQuery = { drafts: { nodes: Array<{ id: string, companyName: string, experienceType: ExperienceType, role: string, logo: string | null, savedAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type DiscardDraftMutationVariables = Exact<{
  companyName: string;
  experienceType: ExperienceType;
}>;


export type DiscardDraftMutation = { deleteDraft: boolean };

export type OwnPostQueryVariables = Exact<{
  companyName: string;
  role: string;
}>;


export type OwnPostQuery = { ownPost: string | null };

export type OwnPostReadingQueryVariables = Exact<{
  id: string;
}>;


export type OwnPostReadingQuery = { post: { id: string } };

export type ChatMessageFieldsFragment = { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> };

export type ConversationFieldsFragment = { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null };

export type ParticipantFieldsFragment = { role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type OpenConversationFieldsFragment = { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null };

export type UnreadChatsFieldsFragment = { conversations: number, messages: number, requests: number };

export type ConversationsQueryVariables = Exact<{
  filter?: ConversationFilter | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConversationsQuery = { conversations: { nodes: Array<{ id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ForwardTargetsQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ForwardTargetsQuery = { conversations: { nodes: Array<{ id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type PeopleToPickQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PeopleToPickQuery = { connections: { nodes: Array<{ id: string, connectedAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ChatsToPickQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ChatsToPickQuery = { conversations: { nodes: Array<{ id: string, type: ConversationType, status: ConversationStatus, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }> }> } };

export type AnybodyToPickQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AnybodyToPickQuery = { feedProfiles: { nodes: Array<{ id: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }> } };

export type ConversationQueryVariables = Exact<{
  id: string;
}>;


export type ConversationQuery = { conversation: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type PresenceFieldsFragment = { id: string, isOnline: boolean, lastSeenAt: string | null };

export type ConversationPresenceQueryVariables = Exact<{
  id: string;
}>;


export type ConversationPresenceQuery = { conversation: { id: string, others: Array<{ id: string, presence: { id: string, isOnline: boolean, lastSeenAt: string | null } }> } };

export type ReplyTimeQueryVariables = Exact<{
  id: string;
}>;


export type ReplyTimeQuery = { conversation: { id: string, others: Array<{ id: string, repliesIn: ReplyTime | null }> } };

export type OthersToAskQueryVariables = Exact<{
  id: string;
}>;


export type OthersToAskQuery = { conversation: { id: string, othersToAsk: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }> } };

export type RequestInCommonQueryVariables = Exact<{
  id: string;
}>;


export type RequestInCommonQuery = { conversation: { id: string, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null } };

export type ConversationWithQueryVariables = Exact<{
  personId: string;
}>;


export type ConversationWithQuery = { conversationWith: { isRequest: boolean, refusal: string | null, user: { usualAnswerHours: number | null, repliesIn: ReplyTime | null, id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type MessagesQueryVariables = Exact<{
  conversationId: string;
  before?: number | null | undefined;
  after?: number | null | undefined;
  around?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type MessagesQuery = { messages: { hasMore: boolean, hasNewer: boolean, nodes: Array<{ id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> }> } };

export type MessageQueryVariables = Exact<{
  id: string;
}>;


export type MessageQuery = { message: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } };

export type UnreadChatsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadChatsQuery = { unreadChats: { conversations: number, messages: number, requests: number } };

export type OpenConversationMutationVariables = Exact<{
  personId: string;
  note?: string | null | undefined;
}>;


export type OpenConversationMutation = { openConversation: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type AskAgainMutationVariables = Exact<{
  conversationId: string;
  note?: string | null | undefined;
}>;


export type AskAgainMutation = { askAgain: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type WithdrawRequestMutationVariables = Exact<{
  conversationId: string;
}>;


export type WithdrawRequestMutation = { withdrawRequest: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type EditRequestNoteMutationVariables = Exact<{
  conversationId: string;
  note?: string | null | undefined;
}>;


export type EditRequestNoteMutation = { editRequestNote: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type AcceptRequestMutationVariables = Exact<{
  conversationId: string;
}>;


export type AcceptRequestMutation = { acceptRequest: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type DeclineRequestMutationVariables = Exact<{
  conversationId: string;
}>;


export type DeclineRequestMutation = { declineRequest: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type LinkedRequestFieldsFragment = { id: string, status: ConversationStatus, note: string | null, answer: ChatRequestAnswer, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type RequestByLinkQueryVariables = Exact<{
  token: string;
}>;


export type RequestByLinkQuery = { requestByLink: { id: string, status: ConversationStatus, note: string | null, answer: ChatRequestAnswer, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type AnswerRequestByLinkMutationVariables = Exact<{
  token: string;
  message?: string | null | undefined;
}>;


export type AnswerRequestByLinkMutation = { answerRequestByLink: { id: string, status: ConversationStatus, note: string | null, answer: ChatRequestAnswer, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type SendMessageMutationVariables = Exact<{
  conversationId: string;
  key: string;
  content: string;
  replyToId?: string | null | undefined;
}>;


export type SendMessageMutation = { sendMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } };

export type SendVoiceMessageMutationVariables = Exact<{
  conversationId: string;
  key: string;
  file: File;
  waveform: Array<number> | number;
  replyToId?: string | null | undefined;
}>;


export type SendVoiceMessageMutation = { sendVoiceMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } };

export type SendFilesMutationVariables = Exact<{
  conversationId: string;
  key: string;
  files: Array<File> | File;
  content?: string | null | undefined;
  replyToId?: string | null | undefined;
}>;


export type SendFilesMutation = { sendFiles: Array<{ id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> }> };

export type SetTypingMutationVariables = Exact<{
  conversationId: string;
  isTyping: boolean;
}>;


export type SetTypingMutation = { setTyping: boolean };

export type MarkDeliveredMutationVariables = Exact<{
  conversationIds?: Array<string> | string | null | undefined;
}>;


export type MarkDeliveredMutation = { markDelivered: boolean };

export type MarkReadMutationVariables = Exact<{
  conversationId: string;
  number?: number | null | undefined;
}>;


export type MarkReadMutation = { markRead: { conversations: number, messages: number, requests: number } };

export type EditMessageMutationVariables = Exact<{
  id: string;
  content: string;
}>;


export type EditMessageMutation = { editMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } };

export type DeleteMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMessageMutation = { deleteMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } };

export type HideMessageMutationVariables = Exact<{
  id: string;
}>;


export type HideMessageMutation = { hideMessage: string };

export type ReactToMessageMutationVariables = Exact<{
  id: string;
  emoji?: string | null | undefined;
}>;


export type ReactToMessageMutation = { reactToMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } };

export type ForwardMessageMutationVariables = Exact<{
  id: string;
  conversationId: string;
  key: string;
}>;


export type ForwardMessageMutation = { forwardMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } };

export type MuteConversationMutationVariables = Exact<{
  id: string;
  until?: string | null | undefined;
}>;


export type MuteConversationMutation = { muteConversation: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type PinConversationMutationVariables = Exact<{
  id: string;
  isPinned: boolean;
}>;


export type PinConversationMutation = { pinConversation: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type ArchiveConversationMutationVariables = Exact<{
  id: string;
  isArchived: boolean;
}>;


export type ArchiveConversationMutation = { archiveConversation: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type MarkConversationUnreadMutationVariables = Exact<{
  id: string;
}>;


export type MarkConversationUnreadMutation = { markConversationUnread: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type DeleteConversationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteConversationMutation = { deleteConversation: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type ClearChatHistoryMutationVariables = Exact<{
  conversationId?: string | null | undefined;
}>;


export type ClearChatHistoryMutation = { clearChatHistory: boolean };

export type CreateGroupMutationVariables = Exact<{
  key: string;
  name: string;
  personIds: Array<string> | string;
}>;


export type CreateGroupMutation = { createGroup: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type AddToGroupMutationVariables = Exact<{
  id: string;
  personIds: Array<string> | string;
}>;


export type AddToGroupMutation = { addToGroup: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type RemoveFromGroupMutationVariables = Exact<{
  id: string;
  personId: string;
}>;


export type RemoveFromGroupMutation = { removeFromGroup: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type MakeGroupAdminMutationVariables = Exact<{
  id: string;
  personId: string;
}>;


export type MakeGroupAdminMutation = { makeGroupAdmin: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type RemoveGroupAdminMutationVariables = Exact<{
  id: string;
  personId: string;
}>;


export type RemoveGroupAdminMutation = { removeGroupAdmin: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type RenameGroupMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameGroupMutation = { renameGroup: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type SetGroupPictureMutationVariables = Exact<{
  id: string;
  picture: File;
}>;


export type SetGroupPictureMutation = { setGroupPicture: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, participants: Array<{ role: ParticipantRole, isCreator: boolean, lastReadNumber: number, lastDeliveredNumber: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } };

export type LeaveGroupMutationVariables = Exact<{
  id: string;
  heirId?: string | null | undefined;
}>;


export type LeaveGroupMutation = { leaveGroup: string };

export type ConversationsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConversationsChangedSubscription = { conversationsChanged: { removedId: string | null, hiddenMessageId: string | null, isCleared: boolean, isStale: boolean, conversation: { id: string, type: ConversationType, status: ConversationStatus, name: string | null, pictureUrl: string | null, participantsCount: number, role: ParticipantRole, canWrite: boolean, refusal: string | null, lastMessageAt: string, lastNumber: number, lastReadNumber: number, unreadCount: number, isPinned: boolean, isArchived: boolean, isHidden: boolean, isMarkedUnread: boolean, isBlocked: boolean, mutedUntil: string | null, others: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, request: { isOwn: boolean, note: string | null, askedAt: string, expiresAt: string, askAgainAt: string | null } | null, lastMessage: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null } | null, unread: { conversations: number, messages: number, requests: number } } };

export type PresenceChangedSubscriptionVariables = Exact<{
  userIds: Array<string> | string;
}>;


export type PresenceChangedSubscription = { presenceChanged: Array<{ id: string, isOnline: boolean, lastSeenAt: string | null }> };

export type ConversationChangedSubscriptionVariables = Exact<{
  conversationId: string;
}>;


export type ConversationChangedSubscription = { conversationChanged: { conversationId: string, isStale: boolean | null, sent: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null, changed: { id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> } | null, receipt: { userId: string, lastReadNumber: number, lastDeliveredNumber: number } | null, typing: { userId: string, isTyping: boolean } | null } };

export type SearchMessagesQueryVariables = Exact<{
  search: string;
  conversationId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchMessagesQuery = { searchMessages: { nodes: Array<{ id: string, conversationId: string, number: number, key: string | null, kind: MessageKind, content: string, fileName: string | null, isAccessible: boolean, errorMessage: string | null, isForwarded: boolean, isDeleted: boolean, isRemovedByAdmin: boolean, removedByName: string | null, editedAt: string | null, createdAt: string, sender: { id: string, fullName: string, profilePic: string | null } | null, file: { id: string, name: string, size: number, pages: number | null, url: string, downloadUrl: string, picture: string, largePicture: string } | null, voice: { milliseconds: number, waveform: Array<number> } | null, replyTo: { id: string, number: number, senderId: string | null, senderName: string | null, kind: MessageKind, content: string, fileName: string | null, filePages: number | null, voiceMilliseconds: number | null, isDeleted: boolean, isReadable: boolean } | null, reactions: Array<{ emoji: string, userIds: Array<string> }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CollegeFieldsFragment = { version: number, name: string, isNamed: boolean, isNameLocked: boolean, shortName: string, isShortNameLocked: boolean, logoUrl: string | null, emailDomain: string, isEmailDomainLocked: boolean, studies: { streams: Array<string>, degrees: Array<{ name: string, hasStream: boolean, hasSpecialisation: boolean }> }, heldDegrees: Array<{ name: string, people: number }>, heldStreams: Array<{ name: string, people: number }>, words: { address: string, email: string, phones: Array<string>, hours: string, about: string, accent: string, founders: Array<{ name: string, role: string, words: string, links: Array<string> }>, voices: Array<{ name: string, line: string, words: string }> } };

export type CollegeQueryVariables = Exact<{ [key: string]: never; }>;


export type CollegeQuery = { college: { version: number, name: string, isNamed: boolean, isNameLocked: boolean, shortName: string, isShortNameLocked: boolean, logoUrl: string | null, emailDomain: string, isEmailDomainLocked: boolean, studies: { streams: Array<string>, degrees: Array<{ name: string, hasStream: boolean, hasSpecialisation: boolean }> }, heldDegrees: Array<{ name: string, people: number }>, heldStreams: Array<{ name: string, people: number }>, words: { address: string, email: string, phones: Array<string>, hours: string, about: string, accent: string, founders: Array<{ name: string, role: string, words: string, links: Array<string> }>, voices: Array<{ name: string, line: string, words: string }> } } };

export type ChangeCollegeMutationVariables = Exact<{
  version: number;
  words: CollegeInput;
  studies?: CollegeStudiesInput | null | undefined;
  name?: string | null | undefined;
  shortName?: string | null | undefined;
  emailDomain?: string | null | undefined;
}>;


export type ChangeCollegeMutation = { changeCollege: { version: number, name: string, isNamed: boolean, isNameLocked: boolean, shortName: string, isShortNameLocked: boolean, logoUrl: string | null, emailDomain: string, isEmailDomainLocked: boolean, studies: { streams: Array<string>, degrees: Array<{ name: string, hasStream: boolean, hasSpecialisation: boolean }> }, heldDegrees: Array<{ name: string, people: number }>, heldStreams: Array<{ name: string, people: number }>, words: { address: string, email: string, phones: Array<string>, hours: string, about: string, accent: string, founders: Array<{ name: string, role: string, words: string, links: Array<string> }>, voices: Array<{ name: string, line: string, words: string }> } } };

export type CollegeChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CollegeChangedSubscription = { collegeChanged: { version: number, name: string, isNamed: boolean, isNameLocked: boolean, shortName: string, isShortNameLocked: boolean, logoUrl: string | null, emailDomain: string, isEmailDomainLocked: boolean, studies: { streams: Array<string>, degrees: Array<{ name: string, hasStream: boolean, hasSpecialisation: boolean }> }, heldDegrees: Array<{ name: string, people: number }>, heldStreams: Array<{ name: string, people: number }>, words: { address: string, email: string, phones: Array<string>, hours: string, about: string, accent: string, founders: Array<{ name: string, role: string, words: string, links: Array<string> }>, voices: Array<{ name: string, line: string, words: string }> } } };

export type SetCollegeLogoMutationVariables = Exact<{
  logo: File;
}>;


export type SetCollegeLogoMutation = { setCollegeLogo: { version: number, name: string, isNamed: boolean, isNameLocked: boolean, shortName: string, isShortNameLocked: boolean, logoUrl: string | null, emailDomain: string, isEmailDomainLocked: boolean, studies: { streams: Array<string>, degrees: Array<{ name: string, hasStream: boolean, hasSpecialisation: boolean }> }, heldDegrees: Array<{ name: string, people: number }>, heldStreams: Array<{ name: string, people: number }>, words: { address: string, email: string, phones: Array<string>, hours: string, about: string, accent: string, founders: Array<{ name: string, role: string, words: string, links: Array<string> }>, voices: Array<{ name: string, line: string, words: string }> } } };

export type RemoveCollegeLogoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveCollegeLogoMutation = { removeCollegeLogo: { version: number, name: string, isNamed: boolean, isNameLocked: boolean, shortName: string, isShortNameLocked: boolean, logoUrl: string | null, emailDomain: string, isEmailDomainLocked: boolean, studies: { streams: Array<string>, degrees: Array<{ name: string, hasStream: boolean, hasSpecialisation: boolean }> }, heldDegrees: Array<{ name: string, people: number }>, heldStreams: Array<{ name: string, people: number }>, words: { address: string, email: string, phones: Array<string>, hours: string, about: string, accent: string, founders: Array<{ name: string, role: string, words: string, links: Array<string> }>, voices: Array<{ name: string, line: string, words: string }> } } };

export type CompanyCardFieldsFragment = { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number };

export type CompaniesQueryVariables = Exact<{
  filter?: CompanyFilterInput | null | undefined;
  sort?: CompanySort | null | undefined;
  after?: string | null | undefined;
}>;


export type CompaniesQuery = { companies: { nodes: Array<{ id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CompaniesFacetsQueryVariables = Exact<{
  filter?: CompanyFilterInput | null | undefined;
}>;


export type CompaniesFacetsQuery = { companiesFacets: { count: number, facets: Array<{ name: string, count: number, values: Array<{ value: string, label: string | null, count: number }> }> } };

export type CompanyFactsFieldsFragment = { withRounds: number, usualRounds: number | null, withAssessment: number, assessmentMinutes: number | null, rounds: Array<{ kind: RoundKind, experiences: number, names: Array<string>, place: number, minutes: number | null }>, years: Array<{ year: number, experiences: number, internships: number, onCampus: number, offers: number, lowestPackage: number | null, highestPackage: number | null, lowestCgpa: number | null, online: number, modesTold: number }>, roles: Array<{ role: string, experiences: number }>, levels: Array<{ level: Level, experiences: number }>, outcomes: Array<{ status: OfferStatus, experiences: number }>, branches: Array<{ branch: string, experiences: number }> };

export type CompanyPersonFieldsFragment = { role: string, experienceType: ExperienceType, worksThere: boolean, fromYear: number, toYear: number | null, takesRequests: boolean, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type CompanyQueryVariables = Exact<{
  slug: string;
}>;


export type CompanyQuery = { company: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number, isFollowed: boolean, facts: { withRounds: number, usualRounds: number | null, withAssessment: number, assessmentMinutes: number | null, rounds: Array<{ kind: RoundKind, experiences: number, names: Array<string>, place: number, minutes: number | null }>, years: Array<{ year: number, experiences: number, internships: number, onCampus: number, offers: number, lowestPackage: number | null, highestPackage: number | null, lowestCgpa: number | null, online: number, modesTold: number }>, roles: Array<{ role: string, experiences: number }>, levels: Array<{ level: Level, experiences: number }>, outcomes: Array<{ status: OfferStatus, experiences: number }>, branches: Array<{ branch: string, experiences: number }> } | null, askedTopics: Array<{ topic: AskedTopic, questions: number }>, followers: { id: string, count: number } } };

export type CompanyStandFieldsFragment = { id: string, isFollowed: boolean, followers: { id: string, count: number } };

export type FollowCompanyMutationVariables = Exact<{
  slug: string;
}>;


export type FollowCompanyMutation = { followCompany: { id: string, isFollowed: boolean, followers: { id: string, count: number } } };

export type UnfollowCompanyMutationVariables = Exact<{
  slug: string;
}>;


export type UnfollowCompanyMutation = { unfollowCompany: { id: string, isFollowed: boolean, followers: { id: string, count: number } } };

export type CompanyFollowersSubscriptionVariables = Exact<{
  id: string;
}>;


export type CompanyFollowersSubscription = { companyFollowers: { id: string, count: number } };

export type CompanyOpeningsQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type CompanyOpeningsQuery = { company: { id: string, openings: { nodes: Array<{ id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, specificTo: JobAudience, experience: string | null, skillsRequired: Array<string>, deadline: string | null, isOpen: boolean, isPinned: boolean, closeReason: JobCloseReason | null, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus } | null, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null }, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type CompanyPeopleQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type CompanyPeopleQuery = { company: { id: string, people: { nodes: Array<{ role: string, experienceType: ExperienceType, worksThere: boolean, fromYear: number, toYear: number | null, takesRequests: boolean, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type AskedQuestionFieldsFragment = { id: string, text: string, topic: AskedTopic, experiences: number, lastYear: number, places: Array<{ postId: string, place: number, round: string, role: string, year: number, mayCorrect: boolean }> };

export type SetQuestionApartMutationVariables = Exact<{
  id: string;
  postId: string;
  place: number;
}>;


export type SetQuestionApartMutation = { setQuestionApart: { id: string } };

export type DismissQuestionMutationVariables = Exact<{
  id: string;
  postId: string;
  place: number;
}>;


export type DismissQuestionMutation = { dismissQuestion: { id: string } };

export type JoinQuestionsMutationVariables = Exact<{
  id: string;
  otherId: string;
}>;


export type JoinQuestionsMutation = { joinQuestions: { id: string } };

export type UndoQuestionCorrectionMutationVariables = Exact<{
  id: string;
}>;


export type UndoQuestionCorrectionMutation = { undoQuestionCorrection: { id: string } };

export type CompanyAskedQueryVariables = Exact<{
  slug: string;
  filter?: AskedFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompanyAskedQuery = { company: { id: string, asked: { totalCount: number, nodes: Array<{ id: string, text: string, topic: AskedTopic, experiences: number, lastYear: number, places: Array<{ postId: string, place: number, round: string, role: string, year: number, mayCorrect: boolean }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type BankQuestionFieldsFragment = { id: string, text: string, topic: AskedTopic, experiences: number, lastYear: number, companyCount: number, companies: Array<{ slug: string, name: string, experiences: number }> };

export type QuestionBankQueryVariables = Exact<{
  filter?: QuestionBankFilterInput | null | undefined;
  sort?: QuestionBankSort | null | undefined;
  after?: string | null | undefined;
}>;


export type QuestionBankQuery = { questionBank: { nodes: Array<{ id: string, text: string, topic: AskedTopic, experiences: number, lastYear: number, companyCount: number, companies: Array<{ slug: string, name: string, experiences: number }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type QuestionBankFacetsQueryVariables = Exact<{
  filter?: QuestionBankFilterInput | null | undefined;
}>;


export type QuestionBankFacetsQuery = { questionBankFacets: { count: number, facets: Array<{ name: string, count: number, values: Array<{ value: string, label: string | null, count: number }> }> } };

export type ComparedQuestionFieldsFragment = { id: string, text: string, topic: AskedTopic, experiences: number, lastYear: number };

export type ComparedCompanyQueryVariables = Exact<{
  slug: string;
}>;


export type ComparedCompanyQuery = { company: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number, facts: { withRounds: number, usualRounds: number | null, withAssessment: number, assessmentMinutes: number | null, rounds: Array<{ kind: RoundKind, experiences: number, names: Array<string>, place: number, minutes: number | null }>, years: Array<{ year: number, experiences: number, internships: number, onCampus: number, offers: number, lowestPackage: number | null, highestPackage: number | null, lowestCgpa: number | null, online: number, modesTold: number }>, roles: Array<{ role: string, experiences: number }>, levels: Array<{ level: Level, experiences: number }>, outcomes: Array<{ status: OfferStatus, experiences: number }>, branches: Array<{ branch: string, experiences: number }> } | null, askedTopics: Array<{ topic: AskedTopic, questions: number }>, asked: { totalCount: number, nodes: Array<{ id: string, text: string, topic: AskedTopic, experiences: number, lastYear: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type MergedCompanyFieldsFragment = { pairId: string, slug: string, name: string };

export type ListedCompanyFieldsFragment = { id: string, names: Array<string>, nameCount: number, company: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number }, parts: Array<{ pairId: string, slug: string, name: string }>, joinedTo: { pairId: string, slug: string, name: string } | null };

export type SetCompanyLogoMutationVariables = Exact<{
  slug: string;
  logo: File;
}>;


export type SetCompanyLogoMutation = { setCompanyLogo: { id: string | null } };

export type RemoveCompanyLogoMutationVariables = Exact<{
  slug: string;
}>;


export type RemoveCompanyLogoMutation = { removeCompanyLogo: { id: string | null } };

export type UndoCompanyLogoMutationVariables = Exact<{
  id: string;
}>;


export type UndoCompanyLogoMutation = { undoCompanyLogo: { id: string | null } };

export type CompanyPairFieldsFragment = { id: string, likeness: number, state: CompanyPairState, keptId: string | null, decidedAt: string | null, first: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number }, second: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number } };

export type JoinCompaniesMutationVariables = Exact<{
  id: string;
  keep: string;
}>;


export type JoinCompaniesMutation = { joinCompanies: { id: string, likeness: number, state: CompanyPairState, keptId: string | null, decidedAt: string | null, first: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number }, second: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number } } };

export type KeepCompaniesApartMutationVariables = Exact<{
  id: string;
}>;


export type KeepCompaniesApartMutation = { keepCompaniesApart: { id: string, likeness: number, state: CompanyPairState, keptId: string | null, decidedAt: string | null, first: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number }, second: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number } } };

export type DecideCompaniesAnewMutationVariables = Exact<{
  id: string;
}>;


export type DecideCompaniesAnewMutation = { decideCompaniesAnew: { id: string, likeness: number, state: CompanyPairState, keptId: string | null, decidedAt: string | null, first: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number }, second: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number } } };

export type PairCompaniesMutationVariables = Exact<{
  first: string;
  second: string;
}>;


export type PairCompaniesMutation = { pairCompanies: { id: string, likeness: number, state: CompanyPairState, keptId: string | null, decidedAt: string | null, first: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number }, second: { id: string, slug: string, name: string, experienceCount: number, openingCount: number, peopleCount: number } } };

export type ConnectionFieldsFragment = { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null };

export type ConnectionCountsFieldsFragment = { id: string, connected: number, received: number, sent: number };

export type PersonWithConnectionFieldsFragment = { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null };

export type ConnectedPersonFieldsFragment = { id: string, connectedAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null } };

export type ConnectionRequestFieldsFragment = { id: string, direction: RequestDirection, askedAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null } };

export type ConnectionStatusQueryVariables = Exact<{
  userId: string;
}>;


export type ConnectionStatusQuery = { connectionStatus: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } };

export type ConnectionCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectionCountsQuery = { connectionCounts: { id: string, connected: number, received: number, sent: number } };

export type ConnectionsQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConnectionsQuery = { connections: { nodes: Array<{ id: string, connectedAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ConnectionRequestsQueryVariables = Exact<{
  direction?: RequestDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConnectionRequestsQuery = { connectionRequests: { nodes: Array<{ id: string, direction: RequestDirection, askedAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ConnectMutationVariables = Exact<{
  userId: string;
}>;


export type ConnectMutation = { connect: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null, counts: { id: string, connected: number, received: number, sent: number } } };

export type CancelConnectionRequestMutationVariables = Exact<{
  requestId: string;
}>;


export type CancelConnectionRequestMutation = { cancelConnectionRequest: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null, counts: { id: string, connected: number, received: number, sent: number } } };

export type AcceptConnectionMutationVariables = Exact<{
  requestId: string;
}>;


export type AcceptConnectionMutation = { acceptConnection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null, counts: { id: string, connected: number, received: number, sent: number } } };

export type RejectConnectionMutationVariables = Exact<{
  requestId: string;
}>;


export type RejectConnectionMutation = { rejectConnection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null, counts: { id: string, connected: number, received: number, sent: number } } };

export type UndoRejectConnectionMutationVariables = Exact<{
  requestId: string;
}>;


export type UndoRejectConnectionMutation = { undoRejectConnection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null, counts: { id: string, connected: number, received: number, sent: number } } };

export type DisconnectMutationVariables = Exact<{
  userId: string;
}>;


export type DisconnectMutation = { disconnect: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null, counts: { id: string, connected: number, received: number, sent: number } } };

export type ConnectionsLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConnectionsLiveSubscription = { connectionUpdated: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null, counts: { id: string, connected: number, received: number, sent: number }, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null } | null } };

export type PeopleQueryVariables = Exact<{
  filter?: PeopleFilterInput | null | undefined;
  sort?: FeedSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { people: { nodes: Array<{ id: string, bio: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, totalExperienceDuration: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null }, internshipLogos: Array<{ companyName: string, companyLogo: string | null }>, workLogos: Array<{ companyName: string, companyLogo: string | null }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type PathsQueryVariables = Exact<{
  filter: PathFilterInput;
}>;


export type PathsQuery = { paths: { least: number, years: number | null, began: number, batchFrom: number | null, batchTo: number | null, steps: Array<{ place: number, isCompany: boolean, name: string, least: number }> } };

export type PeopleFacetsQueryVariables = Exact<{
  filter?: PeopleFilterInput | null | undefined;
}>;


export type PeopleFacetsQuery = { peopleFacets: { count: number, facets: Array<{ name: string, count: number, values: Array<{ value: string, label: string | null, count: number }> }> } };

export type SavedPeopleSearchFieldsFragment = { id: string, words: string, path: string, mails: AlertFrequency };

export type SavedPeopleSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedPeopleSearchesQuery = { savedPeopleSearches: Array<{ id: string, words: string, path: string, mails: AlertFrequency }> };

export type SavePeopleSearchMutationVariables = Exact<{
  filter: PeopleFilterInput;
  mails: AlertFrequency;
}>;


export type SavePeopleSearchMutation = { savePeopleSearch: { id: string, words: string, path: string, mails: AlertFrequency } };

export type SetPeopleAlertMutationVariables = Exact<{
  id: string;
  mails: AlertFrequency;
}>;


export type SetPeopleAlertMutation = { setPeopleAlert: { id: string, words: string, path: string, mails: AlertFrequency } };

export type RemovePeopleSearchMutationVariables = Exact<{
  id: string;
}>;


export type RemovePeopleSearchMutation = { removePeopleSearch: string };

export type StopPeopleAlertMutationVariables = Exact<{
  token: string;
  isOn: boolean;
}>;


export type StopPeopleAlertMutation = { stopPeopleAlert: { mails: AlertFrequency } };

export type EndorsementFieldsFragment = { id: string, menteeId: string, message: string, visibility: EndorsementVisibility, isPending: boolean, createdAt: string, alumni: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type EndorsementsQueryVariables = Exact<{
  userId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EndorsementsQuery = { profile: { id: string, endorsements: { nodes: Array<{ id: string, menteeId: string, message: string, visibility: EndorsementVisibility, isPending: boolean, createdAt: string, alumni: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type PendingEndorsementsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type PendingEndorsementsQuery = { profile: { id: string, ownEndorsement: { id: string } | null, endorsements: { nodes: Array<{ id: string, menteeId: string, message: string, visibility: EndorsementVisibility, isPending: boolean, createdAt: string, alumni: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type SubmitEndorsementMutationVariables = Exact<{
  menteeId: string;
  message: string;
  visibility: EndorsementVisibility;
}>;


export type SubmitEndorsementMutation = { submitEndorsement: { id: string, menteeId: string, message: string, visibility: EndorsementVisibility, isPending: boolean, createdAt: string, alumni: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type AcceptEndorsementMutationVariables = Exact<{
  id: string;
}>;


export type AcceptEndorsementMutation = { acceptEndorsement: { id: string, menteeId: string, message: string, visibility: EndorsementVisibility, isPending: boolean, createdAt: string, alumni: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type DeclineEndorsementMutationVariables = Exact<{
  id: string;
}>;


export type DeclineEndorsementMutation = { declineEndorsement: string };

export type RemoveEndorsementMutationVariables = Exact<{
  id: string;
}>;


export type RemoveEndorsementMutation = { removeEndorsement: string };

export type EndorsementsChangedSubscriptionVariables = Exact<{
  userId: string;
}>;


export type EndorsementsChangedSubscription = { endorsementsChanged: { subscribed: boolean | null, added: { id: string, menteeId: string, message: string, visibility: EndorsementVisibility, isPending: boolean, createdAt: string, alumni: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } | null, submitted: { id: string, menteeId: string, message: string, visibility: EndorsementVisibility, isPending: boolean, createdAt: string, alumni: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } | null, removed: { id: string } | null } };

export type SendFeedbackMutationVariables = Exact<{
  message: string;
  page?: string | null | undefined;
}>;


export type SendFeedbackMutation = { sendFeedback: { id: string, sentAt: string } };

export type FeedbackFieldsFragment = { id: string, message: string, page: string | null, createdAt: string, closedAt: string | null, user: { id: string, fullName: string } };

export type FeedbackQueryVariables = Exact<{
  state?: FeedbackState | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type FeedbackQuery = { feedback: { totalCount: number, nodes: Array<{ id: string, message: string, page: string | null, createdAt: string, closedAt: string | null, user: { id: string, fullName: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CloseFeedbackMutationVariables = Exact<{
  id: string;
}>;


export type CloseFeedbackMutation = { closeFeedback: { id: string, message: string, page: string | null, createdAt: string, closedAt: string | null, user: { id: string, fullName: string } } };

export type ReopenFeedbackMutationVariables = Exact<{
  id: string;
}>;


export type ReopenFeedbackMutation = { reopenFeedback: { id: string, message: string, page: string | null, createdAt: string, closedAt: string | null, user: { id: string, fullName: string } } };

export type GratitudeFieldsFragment = { id: string, profileId: string, text: string, upvotes: number, hasUpvoted: boolean, isHidden: boolean, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type GratitudesQueryVariables = Exact<{
  userId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GratitudesQuery = { profile: { id: string, gratitudesCount: number | null, gratitudes: { nodes: Array<{ id: string, profileId: string, text: string, upvotes: number, hasUpvoted: boolean, isHidden: boolean, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type HiddenGratitudesQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type HiddenGratitudesQuery = { profile: { id: string, gratitudes: { nodes: Array<{ id: string, profileId: string, text: string, upvotes: number, hasUpvoted: boolean, isHidden: boolean, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type SendGratitudeMutationVariables = Exact<{
  profileId: string;
  text: string;
  key?: string | null | undefined;
}>;


export type SendGratitudeMutation = { sendGratitude: { id: string, profileId: string, text: string, upvotes: number, hasUpvoted: boolean, isHidden: boolean, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type UpvoteGratitudeMutationVariables = Exact<{
  id: string;
}>;


export type UpvoteGratitudeMutation = { upvoteGratitude: { id: string, upvotes: number, hasUpvoted: boolean } };

export type HideGratitudeMutationVariables = Exact<{
  id: string;
}>;


export type HideGratitudeMutation = { hideGratitude: { id: string, profileId: string, text: string, upvotes: number, hasUpvoted: boolean, isHidden: boolean, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type UnhideGratitudeMutationVariables = Exact<{
  id: string;
}>;


export type UnhideGratitudeMutation = { unhideGratitude: { id: string, profileId: string, text: string, upvotes: number, hasUpvoted: boolean, isHidden: boolean, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type DeleteGratitudeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteGratitudeMutation = { deleteGratitude: string };

export type GratitudesChangedSubscriptionVariables = Exact<{
  userId: string;
}>;


export type GratitudesChangedSubscription = { gratitudesChanged: { subscribed: boolean | null, gratitudesCount: number, added: { id: string, profileId: string, text: string, upvotes: number, hasUpvoted: boolean, isHidden: boolean, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } | null, upvoted: { id: string, upvotes: number } | null, removed: { id: string } | null } };

export type FailedWorkFieldsFragment = { id: string, name: string, about: string, isGivenUp: boolean, tries: number, failedAt: string, nextAt: string, said: string | null };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: Array<{ name: HealthCheckName, title: string, about: string, state: HealthState, words: string, advice: string | null, said: string | null, canBeMeant: boolean, at: string }>, failedWork: Array<{ id: string, name: string, about: string, isGivenUp: boolean, tries: number, failedAt: string, nextAt: string, said: string | null }> };

export type SupportPacketQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportPacketQuery = { supportPacket: { name: string, text: string } };

export type RunWorkAgainMutationVariables = Exact<{
  id: string;
}>;


export type RunWorkAgainMutation = { runWorkAgain: Array<{ id: string, name: string, about: string, isGivenUp: boolean, tries: number, failedAt: string, nextAt: string, said: string | null }> };

export type SendTestLetterMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestLetterMutation = { sendTestLetter: { address: string, isSent: boolean, words: string, said: string | null } };

export type ConfirmSecretMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmSecretMutation = { confirmSecret: Array<{ name: HealthCheckName, title: string, about: string, state: HealthState, words: string, advice: string | null, said: string | null, canBeMeant: boolean, at: string }> };

export type ViewerFragment = { id: string, email: string, role: Role, roles: Array<Role>, isVerified: boolean, isMember: boolean, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, adminLock: AdminLock | null, verificationFileKey: string | null, verificationPending: boolean, verificationRejection: string | null, mutedUntil: string | null, muteReason: string | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, role: Role, roles: Array<Role>, isVerified: boolean, isMember: boolean, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, adminLock: AdminLock | null, verificationFileKey: string | null, verificationPending: boolean, verificationRejection: string | null, mutedUntil: string | null, muteReason: string | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } | null };

export type AccountUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AccountUpdatedSubscription = { accountUpdated: { id: string, email: string, role: Role, roles: Array<Role>, isVerified: boolean, isMember: boolean, isProfileComplete: boolean, isAdmin: boolean, isSuperAdmin: boolean, adminLock: AdminLock | null, verificationFileKey: string | null, verificationPending: boolean, verificationRejection: string | null, mutedUntil: string | null, muteReason: string | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { signIn: { token: string, redirectTo: string, message: string } };

export type OidcSignInMutationVariables = Exact<{ [key: string]: never; }>;


export type OidcSignInMutation = { oidcSignIn: { key: string, address: string } };

export type SignInByOidcMutationVariables = Exact<{
  key: string;
  answer: string;
}>;


export type SignInByOidcMutation = { signInByOidc: { token: string, redirectTo: string } };

export type SignInWithGoogleMutationVariables = Exact<{
  credential: string;
}>;


export type SignInWithGoogleMutation = { signInWithGoogle: { token: string, redirectTo: string, message: string } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: { message: string } };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  otp: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { message: string } };

export type VerifySignUpMutationVariables = Exact<{
  input: SignUpInput;
  emailOtp: string;
}>;


export type VerifySignUpMutation = { verifySignUp: { token: string, redirectTo: string, message: string } };

export type FinishRegistrationMutationVariables = Exact<{
  email: string;
}>;


export type FinishRegistrationMutation = { finishRegistration: { token: string, redirectTo: string, message: string } };

export type VerifyYourselfMutationVariables = Exact<{
  email: string;
}>;


export type VerifyYourselfMutation = { verifyYourself: { token: string, redirectTo: string, message: string } };

export type CompleteProfileMutationVariables = Exact<{
  input: CompleteProfileInput;
}>;


export type CompleteProfileMutation = { completeProfile: { token: string, redirectTo: string, message: string } };

export type SwitchRoleMutationVariables = Exact<{
  newRole: Role;
}>;


export type SwitchRoleMutation = { switchRole: { needsCreation: boolean, token: string | null } };

export type CreateRoleMutationVariables = Exact<{
  newRole: Role;
}>;


export type CreateRoleMutation = { createRole: { token: string, redirectTo: string, message: string } };

export type SendInstituteCodeMutationVariables = Exact<{
  email: string;
}>;


export type SendInstituteCodeMutation = { sendInstituteCode: { otp: string, message: string } };

export type VerifyInstituteCodeMutationVariables = Exact<{
  email: string;
  otp: string;
}>;


export type VerifyInstituteCodeMutation = { verifyInstituteCode: { token: string, redirectTo: string, message: string } };

export type UploadVerificationDocumentMutationVariables = Exact<{
  document: File;
  documentType: DocumentType;
}>;


export type UploadVerificationDocumentMutation = { uploadVerificationDocument: { token: string, redirectTo: string, message: string } };

export type EndedSessionQueryVariables = Exact<{
  token: string;
}>;


export type EndedSessionQuery = { accountIsDeleted: boolean, ownBan: { reason: string, until: string | null, appealToken: string } | null };

export type MailSignInMutationVariables = Exact<{
  email: string;
}>;


export type MailSignInMutation = { mailSignIn: { key: string, message: string } };

export type SignInByMailMutationVariables = Exact<{
  email: string;
  key: string;
  otp: string;
}>;


export type SignInByMailMutation = { signInByMail: { token: string, redirectTo: string } };

export type ImportFieldsFragment = { id: string, name: string, mode: ImportMode, status: ImportStatus, total: number, validCount: number, invalidCount: number, existingCount: number, createdCount: number, invited: number, declinedCount: number, waitsForMail: boolean, undone: number, keptCount: number, isRepeated: boolean, createdAt: string, finishedAt: string | null, admin: { id: string, fullName: string } | null };

export type ImportsQueryVariables = Exact<{
  sort?: TimeSort | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportsQuery = { imports: { totalCount: number, nodes: Array<{ id: string, name: string, mode: ImportMode, status: ImportStatus, total: number, validCount: number, invalidCount: number, existingCount: number, createdCount: number, invited: number, declinedCount: number, waitsForMail: boolean, undone: number, keptCount: number, isRepeated: boolean, createdAt: string, finishedAt: string | null, admin: { id: string, fullName: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ImportRowsQueryVariables = Exact<{
  id: string;
  state?: ImportRowState | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportRowsQuery = { importRows: { nodes: Array<{ number: number, state: ImportRowState, fullName: string | null, email: string | null, problems: Array<{ column: string, reason: string }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type UploadImportMutationVariables = Exact<{
  file: File;
  mode: ImportMode;
  columns?: Array<ImportColumnInput> | ImportColumnInput | null | undefined;
}>;


export type UploadImportMutation = { uploadImport: { id: string, name: string, mode: ImportMode, status: ImportStatus, total: number, validCount: number, invalidCount: number, existingCount: number, createdCount: number, invited: number, declinedCount: number, waitsForMail: boolean, undone: number, keptCount: number, isRepeated: boolean, createdAt: string, finishedAt: string | null, admin: { id: string, fullName: string } | null } };

export type RunImportMutationVariables = Exact<{
  id: string;
}>;


export type RunImportMutation = { runImport: { id: string, name: string, mode: ImportMode, status: ImportStatus, total: number, validCount: number, invalidCount: number, existingCount: number, createdCount: number, invited: number, declinedCount: number, waitsForMail: boolean, undone: number, keptCount: number, isRepeated: boolean, createdAt: string, finishedAt: string | null, admin: { id: string, fullName: string } | null } };

export type CancelImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelImportMutation = { cancelImport: { id: string, name: string, mode: ImportMode, status: ImportStatus, total: number, validCount: number, invalidCount: number, existingCount: number, createdCount: number, invited: number, declinedCount: number, waitsForMail: boolean, undone: number, keptCount: number, isRepeated: boolean, createdAt: string, finishedAt: string | null, admin: { id: string, fullName: string } | null } };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { undoImport: { id: string, name: string, mode: ImportMode, status: ImportStatus, total: number, validCount: number, invalidCount: number, existingCount: number, createdCount: number, invited: number, declinedCount: number, waitsForMail: boolean, undone: number, keptCount: number, isRepeated: boolean, createdAt: string, finishedAt: string | null, admin: { id: string, fullName: string } | null } };

export type ExportBadRowsMutationVariables = Exact<{
  id: string;
}>;


export type ExportBadRowsMutation = { exportBadRows: string };

export type ImportChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ImportChangedSubscription = { importChanged: { id: string, name: string, mode: ImportMode, status: ImportStatus, total: number, validCount: number, invalidCount: number, existingCount: number, createdCount: number, invited: number, declinedCount: number, waitsForMail: boolean, undone: number, keptCount: number, isRepeated: boolean, createdAt: string, finishedAt: string | null, admin: { id: string, fullName: string } | null } };

export type RosterMatchesQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: TimeSort | null | undefined;
}>;


export type RosterMatchesQuery = { rosterMatches: { totalCount: number, nodes: Array<{ email: string, rosterEmail: string, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type DecideRosterMatchesMutationVariables = Exact<{
  userIds: Array<string> | string;
  isSame: boolean;
}>;


export type DecideRosterMatchesMutation = { decideRosterMatches: Array<string> };

export type GraduatesToAskQueryVariables = Exact<{ [key: string]: never; }>;


export type GraduatesToAskQuery = { graduatesToAsk: number };

export type AskGraduatesMutationVariables = Exact<{ [key: string]: never; }>;


export type AskGraduatesMutation = { askGraduates: number };

export type ExportImportsMutationVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ExportImportsMutation = { exportImports: { address: string, endCursor: string | null } };

export type ExportRosterMatchesMutationVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportRosterMatchesMutation = { exportRosterMatches: { address: string, endCursor: string | null } };

export type InvitedPersonFieldsFragment = { id: string, fullName: string, email: string, stream: string | null, yearOfGraduation: number | null, state: InvitedState, cameAt: string | null, invitedAt: string | null, remindedAt: string | null };

export type RemindInvitedMutationVariables = Exact<{
  userIds: Array<string> | string;
}>;


export type RemindInvitedMutation = { remindInvited: Array<string> };

export type RemindableCountQueryVariables = Exact<{
  filter?: InvitedFilterInput | null | undefined;
}>;


export type RemindableCountQuery = { invitedPeople: { totalCount: number } };

export type RemindAllInvitedMutationVariables = Exact<{
  filter?: InvitedFilterInput | null | undefined;
}>;


export type RemindAllInvitedMutation = { remindAllInvited: number };

export type JobCountersFieldsFragment = { id: string, likes: number, views: number, applications: number };

export type JobViewerFieldsFragment = { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean };

export type JobCardFieldsFragment = { id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, specificTo: JobAudience, experience: string | null, skillsRequired: Array<string>, deadline: string | null, isOpen: boolean, isPinned: boolean, closeReason: JobCloseReason | null, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus } | null, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null }, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } };

export type JobFieldsFragment = { interviewLocation: InterviewLocation | null, jobDescription: string | null, applicationLink: string, editedAt: string | null, closedAt: string | null, fileKey: string | null, fileName: string | null, fileType: string | null, fileSize: number | null, filePages: number | null, fileUrl: string | null, downloadUrl: string | null, fileError: string | null, id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, specificTo: JobAudience, experience: string | null, skillsRequired: Array<string>, deadline: string | null, isOpen: boolean, isPinned: boolean, closeReason: JobCloseReason | null, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus } | null, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null }, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } };

export type JobsQueryVariables = Exact<{
  filter?: JobFilterInput | null | undefined;
  sort?: JobSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type JobsQuery = { jobs: { nodes: Array<{ id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, specificTo: JobAudience, experience: string | null, skillsRequired: Array<string>, deadline: string | null, isOpen: boolean, isPinned: boolean, closeReason: JobCloseReason | null, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus } | null, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null }, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type NewestJobsQueryVariables = Exact<{
  filter?: JobFilterInput | null | undefined;
}>;


export type NewestJobsQuery = { jobs: { nodes: Array<{ id: string, createdAt: string, user: { id: string } }> } };

export type JobFacetsQueryVariables = Exact<{
  filter?: JobFilterInput | null | undefined;
}>;


export type JobFacetsQuery = { jobFacets: { count: number, facets: Array<{ name: string, count: number, values: Array<{ value: string, label: string | null, count: number }> }> } };

export type JobPageQueryVariables = Exact<{
  id: string;
}>;


export type JobPageQuery = { job: { interviewLocation: InterviewLocation | null, jobDescription: string | null, applicationLink: string, editedAt: string | null, closedAt: string | null, fileKey: string | null, fileName: string | null, fileType: string | null, fileSize: number | null, filePages: number | null, fileUrl: string | null, downloadUrl: string | null, fileError: string | null, id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, specificTo: JobAudience, experience: string | null, skillsRequired: Array<string>, deadline: string | null, isOpen: boolean, isPinned: boolean, closeReason: JobCloseReason | null, createdAt: string, similarJobs: Array<{ id: string, role: string, companyName: string, ctc: string | null }>, insiders: Array<{ id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }>, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus } | null, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null }, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } } };

export type JobQueryVariables = Exact<{
  id: string;
}>;


export type JobQuery = { job: { interviewLocation: InterviewLocation | null, jobDescription: string | null, applicationLink: string, editedAt: string | null, closedAt: string | null, fileKey: string | null, fileName: string | null, fileType: string | null, fileSize: number | null, filePages: number | null, fileUrl: string | null, downloadUrl: string | null, fileError: string | null, id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, specificTo: JobAudience, experience: string | null, skillsRequired: Array<string>, deadline: string | null, isOpen: boolean, isPinned: boolean, closeReason: JobCloseReason | null, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus } | null, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null }, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } } };

export type ViewJobMutationVariables = Exact<{
  id: string;
}>;


export type ViewJobMutation = { viewJob: { id: string, counters: { id: string, likes: number, views: number, applications: number } } };

export type LikeJobMutationVariables = Exact<{
  id: string;
}>;


export type LikeJobMutation = { likeJob: { id: string, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } } };

export type ApplyToJobMutationVariables = Exact<{
  id: string;
}>;


export type ApplyToJobMutation = { applyToJob: { id: string, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } } };

export type ShareJobMutationVariables = Exact<{
  id: string;
}>;


export type ShareJobMutation = { shareJob: { jobUrl: string, fileUrl: string | null } };

export type CloseJobMutationVariables = Exact<{
  id: string;
}>;


export type CloseJobMutation = { closeJob: { interviewLocation: InterviewLocation | null, jobDescription: string | null, applicationLink: string, editedAt: string | null, closedAt: string | null, fileKey: string | null, fileName: string | null, fileType: string | null, fileSize: number | null, filePages: number | null, fileUrl: string | null, downloadUrl: string | null, fileError: string | null, id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, specificTo: JobAudience, experience: string | null, skillsRequired: Array<string>, deadline: string | null, isOpen: boolean, isPinned: boolean, closeReason: JobCloseReason | null, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus } | null, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null }, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } } };

export type ReopenJobMutationVariables = Exact<{
  id: string;
}>;


export type ReopenJobMutation = { reopenJob: { interviewLocation: InterviewLocation | null, jobDescription: string | null, applicationLink: string, editedAt: string | null, closedAt: string | null, fileKey: string | null, fileName: string | null, fileType: string | null, fileSize: number | null, filePages: number | null, fileUrl: string | null, downloadUrl: string | null, fileError: string | null, id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, specificTo: JobAudience, experience: string | null, skillsRequired: Array<string>, deadline: string | null, isOpen: boolean, isPinned: boolean, closeReason: JobCloseReason | null, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus } | null, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null }, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } } };

export type DeleteJobMutationVariables = Exact<{
  id: string;
}>;


export type DeleteJobMutation = { deleteJob: string };

export type PostJobMutationVariables = Exact<{
  input: JobInput;
  attachment?: File | null | undefined;
  logo?: File | null | undefined;
  key?: string | null | undefined;
}>;


export type PostJobMutation = { postJob: { interviewLocation: InterviewLocation | null, jobDescription: string | null, applicationLink: string, editedAt: string | null, closedAt: string | null, fileKey: string | null, fileName: string | null, fileType: string | null, fileSize: number | null, filePages: number | null, fileUrl: string | null, downloadUrl: string | null, fileError: string | null, id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, specificTo: JobAudience, experience: string | null, skillsRequired: Array<string>, deadline: string | null, isOpen: boolean, isPinned: boolean, closeReason: JobCloseReason | null, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus } | null, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null }, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } } };

export type UpdateJobMutationVariables = Exact<{
  id: string;
  input: JobInput;
  attachment?: File | null | undefined;
  logo?: File | null | undefined;
  removeAttachment?: boolean | null | undefined;
  removeLogo?: boolean | null | undefined;
}>;


export type UpdateJobMutation = { updateJob: { interviewLocation: InterviewLocation | null, jobDescription: string | null, applicationLink: string, editedAt: string | null, closedAt: string | null, fileKey: string | null, fileName: string | null, fileType: string | null, fileSize: number | null, filePages: number | null, fileUrl: string | null, downloadUrl: string | null, fileError: string | null, id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, specificTo: JobAudience, experience: string | null, skillsRequired: Array<string>, deadline: string | null, isOpen: boolean, isPinned: boolean, closeReason: JobCloseReason | null, createdAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, connection: { id: string, status: ConnectionStatus } | null, inCommon: { branch: string | null, yearOfGraduation: number | null, companies: Array<string>, connectionsCount: number } | null }, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean, hasApplied: boolean, canEdit: boolean } } };

export type OpenJobLikeQueryVariables = Exact<{
  companyName: string;
  role: string;
}>;


export type OpenJobLikeQuery = { openJobLike: string | null };

export type SavedJobSearchFieldsFragment = { id: string, search: string | null, company: string | null, role: string | null, location: JobLocation | null, city: string | null, type: JobType | null, skill: string | null, experience: string | null, companies: Array<string>, roles: Array<string>, types: Array<JobType>, pays: Array<JobPay>, locations: Array<JobLocation>, cities: Array<string>, audiences: Array<JobAudience>, skills: Array<string>, mails: AlertFrequency };

export type SavedJobSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedJobSearchesQuery = { savedJobSearches: Array<{ id: string, search: string | null, company: string | null, role: string | null, location: JobLocation | null, city: string | null, type: JobType | null, skill: string | null, experience: string | null, companies: Array<string>, roles: Array<string>, types: Array<JobType>, pays: Array<JobPay>, locations: Array<JobLocation>, cities: Array<string>, audiences: Array<JobAudience>, skills: Array<string>, mails: AlertFrequency }> };

export type SaveJobSearchMutationVariables = Exact<{
  filter: JobFilterInput;
  mails: AlertFrequency;
}>;


export type SaveJobSearchMutation = { saveJobSearch: { id: string, search: string | null, company: string | null, role: string | null, location: JobLocation | null, city: string | null, type: JobType | null, skill: string | null, experience: string | null, companies: Array<string>, roles: Array<string>, types: Array<JobType>, pays: Array<JobPay>, locations: Array<JobLocation>, cities: Array<string>, audiences: Array<JobAudience>, skills: Array<string>, mails: AlertFrequency } };

export type SetJobAlertMutationVariables = Exact<{
  id: string;
  mails: AlertFrequency;
}>;


export type SetJobAlertMutation = { setJobAlert: { id: string, search: string | null, company: string | null, role: string | null, location: JobLocation | null, city: string | null, type: JobType | null, skill: string | null, experience: string | null, companies: Array<string>, roles: Array<string>, types: Array<JobType>, pays: Array<JobPay>, locations: Array<JobLocation>, cities: Array<string>, audiences: Array<JobAudience>, skills: Array<string>, mails: AlertFrequency } };

export type RemoveJobSearchMutationVariables = Exact<{
  id: string;
}>;


export type RemoveJobSearchMutation = { removeJobSearch: string };

export type StopJobAlertMutationVariables = Exact<{
  token: string;
  isOn: boolean;
}>;


export type StopJobAlertMutation = { stopJobAlert: { mails: AlertFrequency } };

export type AnswerStillOpenMutationVariables = Exact<{
  token: string;
  isStillOpen: boolean;
}>;


export type AnswerStillOpenMutation = { answerStillOpen: { jobId: string | null, isOpen: boolean, closeReason: JobCloseReason | null } };

export type JobAddedSubscriptionVariables = Exact<{
  college: string;
}>;


export type JobAddedSubscription = { jobAdded: { id: string, createdAt: string, user: { id: string } } };

export type JobChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type JobChangedSubscription = { jobChanged: { id: string, isOpen: boolean, version: string | null, counters: { id: string, likes: number, views: number, applications: number } } };

export type SearchPreviewQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type SearchPreviewQuery = { searchPreview: { posts: Array<{ id: string, companyName: string, role: string, logo: string | null, postType: PostType, experienceType: ExperienceType, interviewYear: number, oneLiner: string, teaser: string, offerStatus: OfferStatus, package: string | null, level: Level, isLevelTold: boolean, campusType: CampusType, hashtags: Array<string>, createdAt: string, lastActiveAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean } }>, profiles: Array<{ id: string, bio: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, totalExperienceDuration: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, largePicture: string | null, picture: string | null }, internshipLogos: Array<{ companyName: string, companyLogo: string | null }>, workLogos: Array<{ companyName: string, companyLogo: string | null }> }> } };

export type LegacyProjectFieldsFragment = { id: string, userId: string, title: string, description: string, link: string | null, skills: Array<string>, isLookingForSuccessor: boolean, updatedAt: string };

export type LegacyProjectsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type LegacyProjectsQuery = { profile: { id: string, legacyProjects: { nodes: Array<{ id: string, userId: string, title: string, description: string, link: string | null, skills: Array<string>, isLookingForSuccessor: boolean, updatedAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type AddLegacyProjectMutationVariables = Exact<{
  input: LegacyProjectInput;
}>;


export type AddLegacyProjectMutation = { addLegacyProject: { id: string, userId: string, title: string, description: string, link: string | null, skills: Array<string>, isLookingForSuccessor: boolean, updatedAt: string } };

export type UpdateLegacyProjectMutationVariables = Exact<{
  id: string;
  input: LegacyProjectInput;
}>;


export type UpdateLegacyProjectMutation = { updateLegacyProject: { id: string, userId: string, title: string, description: string, link: string | null, skills: Array<string>, isLookingForSuccessor: boolean, updatedAt: string } };

export type RemoveLegacyProjectMutationVariables = Exact<{
  id: string;
}>;


export type RemoveLegacyProjectMutation = { removeLegacyProject: string };

export type LegacyProjectsLiveSubscriptionVariables = Exact<{
  userId: string;
}>;


export type LegacyProjectsLiveSubscription = { legacyProjectUpdated: { id: string, userId: string, project: { id: string, userId: string, title: string, description: string, link: string | null, skills: Array<string>, isLookingForSuccessor: boolean, updatedAt: string } | null } };

export type ModeratedContentFieldsFragment = { id: string, type: RemovableType, title: string, text: string, link: string, isHidden: boolean, isPinned: boolean, createdAt: string, state: ContentState, user: { id: string, fullName: string, profilePic: string | null }, profile: { id: string, fullName: string } | null, post: { id: string, title: string } | null, removal: { id: string, kind: RemovalKind, reason: string, createdAt: string, byName: string | null } | null };

export type ModeratedContentsQueryVariables = Exact<{
  list: ContentList;
  first: number;
  after?: string | null | undefined;
  filter?: ContentFilterInput | null | undefined;
  sort?: ContentSort | null | undefined;
}>;


export type ModeratedContentsQuery = { moderatedContents: { totalCount: number, nodes: Array<{ id: string, type: RemovableType, title: string, text: string, link: string, isHidden: boolean, isPinned: boolean, createdAt: string, state: ContentState, user: { id: string, fullName: string, profilePic: string | null }, profile: { id: string, fullName: string } | null, post: { id: string, title: string } | null, removal: { id: string, kind: RemovalKind, reason: string, createdAt: string, byName: string | null } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ModeratedContentPageQueryVariables = Exact<{
  type: RemovableType;
  id: string;
}>;


export type ModeratedContentPageQuery = { moderatedContent: { id: string, type: RemovableType, title: string, text: string, link: string, isHidden: boolean, isPinned: boolean, createdAt: string, state: ContentState, experience: { attachmentsCount: number, id: string, isLevelTold: boolean, isModeTold: boolean, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, atCompany: boolean, campusType: CampusType, cgpaRequired: number, companyName: string, eligibleBranches: Array<string>, experienceType: ExperienceType, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string>, interviewYear: number, level: Level, location: string | null, logo: string | null, materialLinks: Array<string>, mode: DriveMode, numberOfRounds: number, offerStatus: OfferStatus, oneLiner: string, package: string | null, postType: PostType, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string, topicsWeightage: string | null, materialFiles: Array<{ id: string, name: string, size: number, contentType: string }>, resume: { id: string, name: string, size: number, contentType: string } | null, additionalQuestions: Array<{ answer: string, question: string }>, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string>, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number, intentionOfInterviewer: string | null, isInterviewerNice: boolean, isKindnessTold: boolean | null, level: Level, mode: DriveMode, questionLinks: Array<string>, questionsAsked: string, roundName: string, shortlistedCount: number }>, storyRounds: Array<{ description: string, name: string, questionLinks: Array<string> }> } | null, opening: { id: string, role: string, companyName: string, companyLogoUrl: string | null, ctc: string | null, jobType: JobType, duration: string | null, jobLocation: JobLocation | null, specificLocation: string | null, interviewLocation: InterviewLocation | null, specificTo: JobAudience, experience: string | null, deadline: string | null, isOpen: boolean, skillsRequired: Array<string>, jobDescription: string | null, applicationLink: string, fileName: string | null, fileUrl: string | null, fileError: string | null } | null, user: { id: string, fullName: string, profilePic: string | null }, profile: { id: string, fullName: string } | null, post: { id: string, title: string } | null, removal: { id: string, kind: RemovalKind, reason: string, createdAt: string, byName: string | null } | null } };

export type RemoveContentsMutationVariables = Exact<{
  type: RemovableType;
  ids: Array<string> | string;
  kind: RemovalKind;
  reason: string;
}>;


export type RemoveContentsMutation = { removeContents: Array<{ id: string, error: string | null }> };

export type RestoreContentsMutationVariables = Exact<{
  type: RemovableType;
  ids: Array<string> | string;
}>;


export type RestoreContentsMutation = { restoreContents: Array<{ id: string, error: string | null }> };

export type UndoRemovalsMutationVariables = Exact<{
  type: RemovableType;
  ids: Array<string> | string;
}>;


export type UndoRemovalsMutation = { undoRemovals: Array<{ id: string, error: string | null }> };

export type PinJobMutationVariables = Exact<{
  id: string;
}>;


export type PinJobMutation = { pinJob: string };

export type UnpinJobMutationVariables = Exact<{
  id: string;
}>;


export type UnpinJobMutation = { unpinJob: string };

export type ExportContentsMutationVariables = Exact<{
  list: ContentList;
  filter?: ContentFilterInput | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportContentsMutation = { exportContents: { address: string, endCursor: string | null } };

export type ReportCaseFieldsFragment = { id: string, subjectType: ReportableType, subjectId: string, excerpt: string, link: string, state: CaseState, reportsCount: number, reasons: Array<ReportReason>, createdAt: string, hiddenAt: string | null, removal: RemovalKind | null, claimedByName: string | null, isMine: boolean, claimedUntil: string | null, decision: CaseDecision | null, decisionReason: string, decidedByName: string | null, decidedAt: string | null, appeal: string, appealedAt: string | null, canDecideAppeal: boolean, appealOutcome: AppealOutcome | null, appealAnswer: string, appealDecidedByName: string | null, appealDecidedAt: string | null, takenBackAt: string | null, about: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type ReportCasesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: CaseFilterInput | null | undefined;
  sort?: ContentSort | null | undefined;
}>;


export type ReportCasesQuery = { reportCases: { totalCount: number, nodes: Array<{ id: string, subjectType: ReportableType, subjectId: string, excerpt: string, link: string, state: CaseState, reportsCount: number, reasons: Array<ReportReason>, createdAt: string, hiddenAt: string | null, removal: RemovalKind | null, claimedByName: string | null, isMine: boolean, claimedUntil: string | null, decision: CaseDecision | null, decisionReason: string, decidedByName: string | null, decidedAt: string | null, appeal: string, appealedAt: string | null, canDecideAppeal: boolean, appealOutcome: AppealOutcome | null, appealAnswer: string, appealDecidedByName: string | null, appealDecidedAt: string | null, takenBackAt: string | null, about: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ReportCasePageFieldsFragment = { words: string, id: string, subjectType: ReportableType, subjectId: string, excerpt: string, link: string, state: CaseState, reportsCount: number, reasons: Array<ReportReason>, createdAt: string, hiddenAt: string | null, removal: RemovalKind | null, claimedByName: string | null, isMine: boolean, claimedUntil: string | null, decision: CaseDecision | null, decisionReason: string, decidedByName: string | null, decidedAt: string | null, appeal: string, appealedAt: string | null, canDecideAppeal: boolean, appealOutcome: AppealOutcome | null, appealAnswer: string, appealDecidedByName: string | null, appealDecidedAt: string | null, takenBackAt: string | null, reports: Array<{ id: string, reason: ReportReason, note: string, createdAt: string, reporter: { id: string, fullName: string, profilePic: string | null } }>, messages: Array<{ id: string, senderName: string, text: string, isDeleted: boolean, fileUrl: string | null, fileType: string | null, createdAt: string }>, about: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type ReportCasePageQueryVariables = Exact<{
  id: string;
}>;


export type ReportCasePageQuery = { reportCase: { words: string, id: string, subjectType: ReportableType, subjectId: string, excerpt: string, link: string, state: CaseState, reportsCount: number, reasons: Array<ReportReason>, createdAt: string, hiddenAt: string | null, removal: RemovalKind | null, claimedByName: string | null, isMine: boolean, claimedUntil: string | null, decision: CaseDecision | null, decisionReason: string, decidedByName: string | null, decidedAt: string | null, appeal: string, appealedAt: string | null, canDecideAppeal: boolean, appealOutcome: AppealOutcome | null, appealAnswer: string, appealDecidedByName: string | null, appealDecidedAt: string | null, takenBackAt: string | null, reports: Array<{ id: string, reason: ReportReason, note: string, createdAt: string, reporter: { id: string, fullName: string, profilePic: string | null } }>, messages: Array<{ id: string, senderName: string, text: string, isDeleted: boolean, fileUrl: string | null, fileType: string | null, createdAt: string }>, about: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type ClaimCaseMutationVariables = Exact<{
  id: string;
  isClaimed: boolean;
}>;


export type ClaimCaseMutation = { claimCase: { id: string, subjectType: ReportableType, subjectId: string, excerpt: string, link: string, state: CaseState, reportsCount: number, reasons: Array<ReportReason>, createdAt: string, hiddenAt: string | null, removal: RemovalKind | null, claimedByName: string | null, isMine: boolean, claimedUntil: string | null, decision: CaseDecision | null, decisionReason: string, decidedByName: string | null, decidedAt: string | null, appeal: string, appealedAt: string | null, canDecideAppeal: boolean, appealOutcome: AppealOutcome | null, appealAnswer: string, appealDecidedByName: string | null, appealDecidedAt: string | null, takenBackAt: string | null, about: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type ClaimCasesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ClaimCasesMutation = { claimCases: Array<{ id: string, error: string | null }> };

export type DismissCasesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DismissCasesMutation = { dismissCases: Array<{ id: string, error: string | null }> };

export type ExportReportCasesMutationVariables = Exact<{
  filter?: CaseFilterInput | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportReportCasesMutation = { exportReportCases: { address: string, endCursor: string | null } };

export type DecideCaseMutationVariables = Exact<{
  id: string;
  decision: CaseDecision;
  reason: string;
  until?: string | null | undefined;
}>;


export type DecideCaseMutation = { decideCase: { words: string, id: string, subjectType: ReportableType, subjectId: string, excerpt: string, link: string, state: CaseState, reportsCount: number, reasons: Array<ReportReason>, createdAt: string, hiddenAt: string | null, removal: RemovalKind | null, claimedByName: string | null, isMine: boolean, claimedUntil: string | null, decision: CaseDecision | null, decisionReason: string, decidedByName: string | null, decidedAt: string | null, appeal: string, appealedAt: string | null, canDecideAppeal: boolean, appealOutcome: AppealOutcome | null, appealAnswer: string, appealDecidedByName: string | null, appealDecidedAt: string | null, takenBackAt: string | null, reports: Array<{ id: string, reason: ReportReason, note: string, createdAt: string, reporter: { id: string, fullName: string, profilePic: string | null } }>, messages: Array<{ id: string, senderName: string, text: string, isDeleted: boolean, fileUrl: string | null, fileType: string | null, createdAt: string }>, about: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type DecideAppealMutationVariables = Exact<{
  id: string;
  outcome: AppealOutcome;
  answer: string;
}>;


export type DecideAppealMutation = { decideAppeal: { words: string, id: string, subjectType: ReportableType, subjectId: string, excerpt: string, link: string, state: CaseState, reportsCount: number, reasons: Array<ReportReason>, createdAt: string, hiddenAt: string | null, removal: RemovalKind | null, claimedByName: string | null, isMine: boolean, claimedUntil: string | null, decision: CaseDecision | null, decisionReason: string, decidedByName: string | null, decidedAt: string | null, appeal: string, appealedAt: string | null, canDecideAppeal: boolean, appealOutcome: AppealOutcome | null, appealAnswer: string, appealDecidedByName: string | null, appealDecidedAt: string | null, takenBackAt: string | null, reports: Array<{ id: string, reason: ReportReason, note: string, createdAt: string, reporter: { id: string, fullName: string, profilePic: string | null } }>, messages: Array<{ id: string, senderName: string, text: string, isDeleted: boolean, fileUrl: string | null, fileType: string | null, createdAt: string }>, about: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type OwnCaseFieldsFragment = { id: string, subjectType: ReportableType, excerpt: string, decision: CaseDecision | null, reason: string, at: string, isRemoved: boolean, isTakenBack: boolean, canAppeal: boolean, appeal: string, appealOutcome: AppealOutcome | null, appealAnswer: string };

export type OwnCasesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OwnCasesQuery = { ownCases: { nodes: Array<{ id: string, subjectType: ReportableType, excerpt: string, decision: CaseDecision | null, reason: string, at: string, isRemoved: boolean, isTakenBack: boolean, canAppeal: boolean, appeal: string, appealOutcome: AppealOutcome | null, appealAnswer: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AppealCaseMutationVariables = Exact<{
  id: string;
  words: string;
}>;


export type AppealCaseMutation = { appealCase: string };

export type BanCaseQueryVariables = Exact<{
  token: string;
}>;


export type BanCaseQuery = { banCase: { id: string, subjectType: ReportableType, excerpt: string, decision: CaseDecision | null, reason: string, at: string, isRemoved: boolean, isTakenBack: boolean, canAppeal: boolean, appeal: string, appealOutcome: AppealOutcome | null, appealAnswer: string } };

export type AppealBanMutationVariables = Exact<{
  token: string;
  words: string;
}>;


export type AppealBanMutation = { appealBan: string };

export type OwnReportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OwnReportsQuery = { ownReports: { nodes: Array<{ id: string, subjectType: ReportableType, excerpt: string, reason: ReportReason, note: string, createdAt: string, outcome: ReportOutcome }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type NotificationFieldsFragment = { id: string, type: NotificationType, kind: NotificationKind, content: string, quote: string | null, link: string, read: boolean, archived: boolean, dismissed: boolean, status: NotificationStatus | null, requestId: string | null, updatedAt: string, sender: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } | null };

export type NotificationSettingsFieldsFragment = { id: string, chat: boolean, jobs: boolean, gratitudes: boolean, comments: boolean, sound: boolean, mailAtOnce: boolean, mailBounded: boolean, mailDigest: boolean, mailCollege: boolean, connections: boolean, mailChat: boolean, mailJobs: boolean, mailGratitudes: boolean, mailComments: boolean, mailConnections: boolean, soundChat: boolean, soundJobs: boolean, soundGratitudes: boolean, soundComments: boolean, soundConnections: boolean, pushWords: boolean, pushChat: boolean, pushJobs: boolean, pushGratitudes: boolean, pushComments: boolean, pushConnections: boolean, pushCalls: boolean, quietCalls: boolean, quietHours: { from: number, to: number, zone: string } | null };

export type NotificationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationCountsQuery = { notificationCounts: { unreadCount: number, unseenCount: number } };

export type NotificationsQueryVariables = Exact<{
  tab?: NotificationTab | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { nodes: Array<{ id: string, type: NotificationType, kind: NotificationKind, content: string, quote: string | null, link: string, read: boolean, archived: boolean, dismissed: boolean, status: NotificationStatus | null, requestId: string | null, updatedAt: string, sender: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: { id: string, chat: boolean, jobs: boolean, gratitudes: boolean, comments: boolean, sound: boolean, mailAtOnce: boolean, mailBounded: boolean, mailDigest: boolean, mailCollege: boolean, connections: boolean, mailChat: boolean, mailJobs: boolean, mailGratitudes: boolean, mailComments: boolean, mailConnections: boolean, soundChat: boolean, soundJobs: boolean, soundGratitudes: boolean, soundComments: boolean, soundConnections: boolean, pushWords: boolean, pushChat: boolean, pushJobs: boolean, pushGratitudes: boolean, pushComments: boolean, pushConnections: boolean, pushCalls: boolean, quietCalls: boolean, quietHours: { from: number, to: number, zone: string } | null } };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids: Array<string> | string;
  tab?: NotificationTab | null | undefined;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { ids: Array<string>, unreadCount: number, unseenCount: number } };

export type DismissNotificationsMutationVariables = Exact<{
  ids: Array<string> | string;
  tab?: NotificationTab | null | undefined;
}>;


export type DismissNotificationsMutation = { dismissNotifications: { ids: Array<string>, unreadCount: number, unseenCount: number } };

export type ArchiveNotificationsMutationVariables = Exact<{
  ids: Array<string> | string;
  tab?: NotificationTab | null | undefined;
}>;


export type ArchiveNotificationsMutation = { archiveNotifications: { ids: Array<string>, unreadCount: number, unseenCount: number } };

export type MoveNotificationsBackMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MoveNotificationsBackMutation = { unarchiveNotifications: { ids: Array<string>, unreadCount: number, unseenCount: number } };

export type UndoNotificationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UndoNotificationsMutation = { undoNotifications: { ids: Array<string>, unreadCount: number, unseenCount: number } };

export type MarkNotificationsSeenMutationVariables = Exact<{
  until?: string | null | undefined;
}>;


export type MarkNotificationsSeenMutation = { markNotificationsSeen: { unreadCount: number, unseenCount: number } };

export type SaveNotificationSettingsMutationVariables = Exact<{
  input: NotificationSettingsInput;
}>;


export type SaveNotificationSettingsMutation = { saveNotificationSettings: { id: string, chat: boolean, jobs: boolean, gratitudes: boolean, comments: boolean, sound: boolean, mailAtOnce: boolean, mailBounded: boolean, mailDigest: boolean, mailCollege: boolean, connections: boolean, mailChat: boolean, mailJobs: boolean, mailGratitudes: boolean, mailComments: boolean, mailConnections: boolean, soundChat: boolean, soundJobs: boolean, soundGratitudes: boolean, soundComments: boolean, soundConnections: boolean, pushWords: boolean, pushChat: boolean, pushJobs: boolean, pushGratitudes: boolean, pushComments: boolean, pushConnections: boolean, pushCalls: boolean, quietCalls: boolean, quietHours: { from: number, to: number, zone: string } | null } };

export type SaveQuietHoursMutationVariables = Exact<{
  hours?: QuietHoursInput | null | undefined;
}>;


export type SaveQuietHoursMutation = { saveQuietHours: { id: string, chat: boolean, jobs: boolean, gratitudes: boolean, comments: boolean, sound: boolean, mailAtOnce: boolean, mailBounded: boolean, mailDigest: boolean, mailCollege: boolean, connections: boolean, mailChat: boolean, mailJobs: boolean, mailGratitudes: boolean, mailComments: boolean, mailConnections: boolean, soundChat: boolean, soundJobs: boolean, soundGratitudes: boolean, soundComments: boolean, soundConnections: boolean, pushWords: boolean, pushChat: boolean, pushJobs: boolean, pushGratitudes: boolean, pushComments: boolean, pushConnections: boolean, pushCalls: boolean, quietCalls: boolean, quietHours: { from: number, to: number, zone: string } | null } };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
  isOn?: boolean | null | undefined;
}>;


export type UnsubscribeMutation = { unsubscribe: { kind: MailKind, isOn: boolean } };

export type NotificationsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationsChangedSubscription = { notificationsChanged: { unreadCount: number, unseenCount: number, isStale: boolean, received: { id: string, type: NotificationType, kind: NotificationKind, content: string, quote: string | null, link: string, read: boolean, archived: boolean, dismissed: boolean, status: NotificationStatus | null, requestId: string | null, updatedAt: string, sender: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } | null } | null, updated: { id: string, type: NotificationType, kind: NotificationKind, content: string, quote: string | null, link: string, read: boolean, archived: boolean, dismissed: boolean, status: NotificationStatus | null, requestId: string | null, updatedAt: string, sender: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } | null } | null } };

export type PushStateQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type PushStateQuery = { pushState: { key: string, isOn: boolean, needsRenewal: boolean } };

export type SubscribeToPushMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type SubscribeToPushMutation = { subscribeToPush: { isOn: boolean } };

export type UnsubscribeFromPushMutationVariables = Exact<{
  endpoint: string;
}>;


export type UnsubscribeFromPushMutation = { unsubscribeFromPush: { isOn: boolean } };

export type AdminOverviewFieldsFragment = { openFeedback: number, companyPairs: number, badParts: number, newPeople: number, newPosts: number, newQuestions: number, newOpenings: number, isUntouched: boolean, steps: Array<CollegeStep>, left: Array<CollegeStep> };

export type AdminOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOverviewQuery = { adminOverview: { openFeedback: number, companyPairs: number, badParts: number, newPeople: number, newPosts: number, newQuestions: number, newOpenings: number, isUntouched: boolean, steps: Array<CollegeStep>, left: Array<CollegeStep> } };

export type BeginCollegeMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginCollegeMutation = { beginCollege: { openFeedback: number, companyPairs: number, badParts: number, newPeople: number, newPosts: number, newQuestions: number, newOpenings: number, isUntouched: boolean, steps: Array<CollegeStep>, left: Array<CollegeStep> } };

export type CollegeEnvironmentQueryVariables = Exact<{ [key: string]: never; }>;


export type CollegeEnvironmentQuery = { collegeEnvironment: { fileStore: string | null, fileFolder: string | null, freeBytes: number | null, requiresSecondFactor: boolean } };

export type PersonFieldsFragment = { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null };

export type PersonPicturesQueryVariables = Exact<{
  userId: string;
}>;


export type PersonPicturesQuery = { profile: { user: { id: string, profilePic: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } } };

export type BannerPicturesQueryVariables = Exact<{
  userId: string;
}>;


export type BannerPicturesQuery = { profile: { id: string, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null } };

export type BoardPicturesQueryVariables = Exact<{
  userId: string;
}>;


export type BoardPicturesQuery = { profile: { id: string, visionBoard: { id: string, items: Array<{ id: string, imageUrl: string | null }> } } };

export type PlacementPackagesFieldsFragment = { least: number, lowest: number | null, lower: number | null, median: number | null, upper: number | null, highest: number | null };

export type PlacementsQueryVariables = Exact<{
  filter?: PlacementFilterInput | null | undefined;
}>;


export type PlacementsQuery = { placements: { finish: number, least: number, moreCompanies: number, packages: { least: number, lowest: number | null, lower: number | null, median: number | null, upper: number | null, highest: number | null }, seasons: Array<{ year: number, finish: number, least: number, packages: { least: number, lowest: number | null, lower: number | null, median: number | null, upper: number | null, highest: number | null } }>, branches: Array<{ branch: string, finish: number, least: number, packages: { least: number, lowest: number | null, lower: number | null, median: number | null, upper: number | null, highest: number | null } }>, cells: Array<{ year: number, branch: string, finish: number, least: number }>, campuses: Array<{ campus: CampusType | null, least: number }>, companies: Array<{ slug: string, name: string, least: number, branches: Array<string>, roles: Array<{ role: string, least: number }> }>, seasonChoices: Array<{ value: string, finish: number }>, branchChoices: Array<{ value: string, finish: number }> } };

export type ExportPlacementsMutationVariables = Exact<{
  filter?: PlacementFilterInput | null | undefined;
}>;


export type ExportPlacementsMutation = { exportPlacements: string };

export type PostCountersFieldsFragment = { id: string, useful: number, views: number, shares: number, commentsCount: number };

export type PostViewerFieldsFragment = { id: string, hasLiked: boolean, hasBookmarked: boolean };

export type PostCardFieldsFragment = { id: string, companyName: string, role: string, logo: string | null, postType: PostType, experienceType: ExperienceType, interviewYear: number, oneLiner: string, teaser: string, offerStatus: OfferStatus, package: string | null, level: Level, isLevelTold: boolean, campusType: CampusType, hashtags: Array<string>, createdAt: string, lastActiveAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean } };

export type PostCountersLiveSubscriptionVariables = Exact<{
  postId: string;
}>;


export type PostCountersLiveSubscription = { postCounters: { id: string, useful: number, views: number, shares: number, commentsCount: number } };

export type PostsCountersLiveSubscriptionVariables = Exact<{
  postIds: Array<string> | string;
}>;


export type PostsCountersLiveSubscription = { postsCounters: Array<{ id: string, useful: number, views: number, shares: number, commentsCount: number }> };

export type PostFileFieldsFragment = { id: string, name: string, size: number, contentType: string };

export type PostContentFragment = { id: string, isLevelTold: boolean, isModeTold: boolean, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, atCompany: boolean, campusType: CampusType, cgpaRequired: number, companyName: string, eligibleBranches: Array<string>, experienceType: ExperienceType, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string>, interviewYear: number, level: Level, location: string | null, logo: string | null, materialLinks: Array<string>, mode: DriveMode, numberOfRounds: number, offerStatus: OfferStatus, oneLiner: string, package: string | null, postType: PostType, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string, topicsWeightage: string | null, materialFiles: Array<{ id: string, name: string, size: number, contentType: string }>, resume: { id: string, name: string, size: number, contentType: string } | null, additionalQuestions: Array<{ answer: string, question: string }>, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string>, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number, intentionOfInterviewer: string | null, isInterviewerNice: boolean, isKindnessTold: boolean | null, level: Level, mode: DriveMode, questionLinks: Array<string>, questionsAsked: string, roundName: string, shortlistedCount: number }>, storyRounds: Array<{ description: string, name: string, questionLinks: Array<string> }> };

export type PostMediaQueryVariables = Exact<{
  id: string;
}>;


export type PostMediaQuery = { postMedia: Array<{ key: string, url: string, downloadUrl: string }> };

export type EditPostQueryVariables = Exact<{
  id: string;
}>;


export type EditPostQuery = { post: { id: string, isLevelTold: boolean, isModeTold: boolean, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, atCompany: boolean, campusType: CampusType, cgpaRequired: number, companyName: string, eligibleBranches: Array<string>, experienceType: ExperienceType, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string>, interviewYear: number, level: Level, location: string | null, logo: string | null, materialLinks: Array<string>, mode: DriveMode, numberOfRounds: number, offerStatus: OfferStatus, oneLiner: string, package: string | null, postType: PostType, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string, topicsWeightage: string | null, materialFiles: Array<{ id: string, name: string, size: number, contentType: string }>, resume: { id: string, name: string, size: number, contentType: string } | null, additionalQuestions: Array<{ answer: string, question: string }>, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string>, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number, intentionOfInterviewer: string | null, isInterviewerNice: boolean, isKindnessTold: boolean | null, level: Level, mode: DriveMode, questionLinks: Array<string>, questionsAsked: string, roundName: string, shortlistedCount: number }>, storyRounds: Array<{ description: string, name: string, questionLinks: Array<string> }> } };

export type PostDraftFieldsFragment = { id: string, savedAt: string, form: { atCompany: boolean | null, campusType: CampusType | null, cgpaRequired: number | null, companyName: string | null, eligibleBranches: Array<string> | null, experienceType: ExperienceType | null, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string> | null, interviewYear: number | null, level: Level | null, location: string | null, logo: string | null, materialLinks: Array<string> | null, mode: DriveMode | null, numberOfRounds: number | null, offerStatus: OfferStatus | null, oneLiner: string | null, package: string | null, postType: PostType | null, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string | null, topicsWeightage: string | null, additionalQuestions: Array<{ answer: string | null, question: string | null }> | null, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string> | null, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number | null, intentionOfInterviewer: string | null, isInterviewerNice: boolean | null, level: Level | null, mode: DriveMode | null, questionLinks: Array<string> | null, questionsAsked: string | null, roundName: string | null, shortlistedCount: number | null }> | null, storyRounds: Array<{ description: string | null, name: string | null, questionLinks: Array<string> | null }> | null }, resume: { id: string, name: string, size: number, contentType: string } | null, materialFiles: Array<{ id: string, name: string, size: number, contentType: string }> };

export type PostDraftQueryVariables = Exact<{
  companyName: string;
  experienceType: ExperienceType;
}>;


export type PostDraftQuery = { draft: { id: string, savedAt: string, form: { atCompany: boolean | null, campusType: CampusType | null, cgpaRequired: number | null, companyName: string | null, eligibleBranches: Array<string> | null, experienceType: ExperienceType | null, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string> | null, interviewYear: number | null, level: Level | null, location: string | null, logo: string | null, materialLinks: Array<string> | null, mode: DriveMode | null, numberOfRounds: number | null, offerStatus: OfferStatus | null, oneLiner: string | null, package: string | null, postType: PostType | null, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string | null, topicsWeightage: string | null, additionalQuestions: Array<{ answer: string | null, question: string | null }> | null, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string> | null, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number | null, intentionOfInterviewer: string | null, isInterviewerNice: boolean | null, level: Level | null, mode: DriveMode | null, questionLinks: Array<string> | null, questionsAsked: string | null, roundName: string | null, shortlistedCount: number | null }> | null, storyRounds: Array<{ description: string | null, name: string | null, questionLinks: Array<string> | null }> | null }, resume: { id: string, name: string, size: number, contentType: string } | null, materialFiles: Array<{ id: string, name: string, size: number, contentType: string }> } | null };

export type SaveDraftMutationVariables = Exact<{
  input: DraftInput;
  basedOn?: string | null | undefined;
}>;


export type SaveDraftMutation = { saveDraft: { id: string, savedAt: string } };

export type UploadPostFileMutationVariables = Exact<{
  file: File;
  kind: PostFileKind;
}>;


export type UploadPostFileMutation = { uploadPostFile: { id: string, name: string, size: number, contentType: string } };

export type PublishPostMutationVariables = Exact<{
  input: PostInput;
  draftId?: string | null | undefined;
  draftBasedOn?: string | null | undefined;
  key: string;
}>;


export type PublishPostMutation = { publishPost: { attachmentsCount: number, id: string, isLevelTold: boolean, isModeTold: boolean, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, atCompany: boolean, campusType: CampusType, cgpaRequired: number, companyName: string, eligibleBranches: Array<string>, experienceType: ExperienceType, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string>, interviewYear: number, level: Level, location: string | null, logo: string | null, materialLinks: Array<string>, mode: DriveMode, numberOfRounds: number, offerStatus: OfferStatus, oneLiner: string, package: string | null, postType: PostType, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string, topicsWeightage: string | null, user: { repliesIn: ReplyTime | null, id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean }, materialFiles: Array<{ id: string, name: string, size: number, contentType: string }>, resume: { id: string, name: string, size: number, contentType: string } | null, additionalQuestions: Array<{ answer: string, question: string }>, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string>, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number, intentionOfInterviewer: string | null, isInterviewerNice: boolean, isKindnessTold: boolean | null, level: Level, mode: DriveMode, questionLinks: Array<string>, questionsAsked: string, roundName: string, shortlistedCount: number }>, storyRounds: Array<{ description: string, name: string, questionLinks: Array<string> }> } };

export type UpdatePostMutationVariables = Exact<{
  id: string;
  input: PostInput;
  basedOn: string;
  key: string;
}>;


export type UpdatePostMutation = { updatePost: { attachmentsCount: number, id: string, isLevelTold: boolean, isModeTold: boolean, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, atCompany: boolean, campusType: CampusType, cgpaRequired: number, companyName: string, eligibleBranches: Array<string>, experienceType: ExperienceType, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string>, interviewYear: number, level: Level, location: string | null, logo: string | null, materialLinks: Array<string>, mode: DriveMode, numberOfRounds: number, offerStatus: OfferStatus, oneLiner: string, package: string | null, postType: PostType, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string, topicsWeightage: string | null, user: { repliesIn: ReplyTime | null, id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean }, materialFiles: Array<{ id: string, name: string, size: number, contentType: string }>, resume: { id: string, name: string, size: number, contentType: string } | null, additionalQuestions: Array<{ answer: string, question: string }>, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string>, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number, intentionOfInterviewer: string | null, isInterviewerNice: boolean, isKindnessTold: boolean | null, level: Level, mode: DriveMode, questionLinks: Array<string>, questionsAsked: string, roundName: string, shortlistedCount: number }>, storyRounds: Array<{ description: string, name: string, questionLinks: Array<string> }> } };

export type PopularCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularCompaniesQuery = { popularCompanies: Array<string> };

export type FeedPostsQueryVariables = Exact<{
  search?: string | null | undefined;
  sort?: FeedSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FeedPostsQuery = { feedPosts: { nodes: Array<{ id: string, companyName: string, role: string, logo: string | null, postType: PostType, experienceType: ExperienceType, interviewYear: number, oneLiner: string, teaser: string, offerStatus: OfferStatus, package: string | null, level: Level, isLevelTold: boolean, campusType: CampusType, hashtags: Array<string>, createdAt: string, lastActiveAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ExperiencesQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ExperienceFilterInput | null | undefined;
  sort?: ExperienceSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ExperiencesQuery = { experiences: { nodes: Array<{ id: string, companyName: string, role: string, logo: string | null, postType: PostType, experienceType: ExperienceType, interviewYear: number, oneLiner: string, teaser: string, offerStatus: OfferStatus, package: string | null, level: Level, isLevelTold: boolean, campusType: CampusType, hashtags: Array<string>, createdAt: string, lastActiveAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ExperienceFacetsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ExperienceFilterInput | null | undefined;
}>;


export type ExperienceFacetsQuery = { experienceFacets: { count: number, facets: Array<{ name: string, count: number, values: Array<{ value: string, label: string | null, count: number }> }> } };

export type PostFieldsFragment = { attachmentsCount: number, id: string, isLevelTold: boolean, isModeTold: boolean, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, atCompany: boolean, campusType: CampusType, cgpaRequired: number, companyName: string, eligibleBranches: Array<string>, experienceType: ExperienceType, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string>, interviewYear: number, level: Level, location: string | null, logo: string | null, materialLinks: Array<string>, mode: DriveMode, numberOfRounds: number, offerStatus: OfferStatus, oneLiner: string, package: string | null, postType: PostType, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string, topicsWeightage: string | null, user: { repliesIn: ReplyTime | null, id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean }, materialFiles: Array<{ id: string, name: string, size: number, contentType: string }>, resume: { id: string, name: string, size: number, contentType: string } | null, additionalQuestions: Array<{ answer: string, question: string }>, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string>, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number, intentionOfInterviewer: string | null, isInterviewerNice: boolean, isKindnessTold: boolean | null, level: Level, mode: DriveMode, questionLinks: Array<string>, questionsAsked: string, roundName: string, shortlistedCount: number }>, storyRounds: Array<{ description: string, name: string, questionLinks: Array<string> }> };

export type PostPageQueryVariables = Exact<{
  id: string;
  sort?: QuestionSort | null | undefined;
}>;


export type PostPageQuery = { post: { attachmentsCount: number, id: string, isLevelTold: boolean, isModeTold: boolean, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, atCompany: boolean, campusType: CampusType, cgpaRequired: number, companyName: string, eligibleBranches: Array<string>, experienceType: ExperienceType, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string>, interviewYear: number, level: Level, location: string | null, logo: string | null, materialLinks: Array<string>, mode: DriveMode, numberOfRounds: number, offerStatus: OfferStatus, oneLiner: string, package: string | null, postType: PostType, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string, topicsWeightage: string | null, questions: { nodes: Array<{ id: string, postId: string, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, answersCount: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, answers: { nodes: Array<{ id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, similarPosts: Array<{ id: string, companyName: string, role: string, logo: string | null, postType: PostType, experienceType: ExperienceType, interviewYear: number, oneLiner: string, teaser: string, offerStatus: OfferStatus, package: string | null, level: Level, isLevelTold: boolean, campusType: CampusType, hashtags: Array<string>, createdAt: string, lastActiveAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean } }>, user: { repliesIn: ReplyTime | null, id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean }, materialFiles: Array<{ id: string, name: string, size: number, contentType: string }>, resume: { id: string, name: string, size: number, contentType: string } | null, additionalQuestions: Array<{ answer: string, question: string }>, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string>, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number, intentionOfInterviewer: string | null, isInterviewerNice: boolean, isKindnessTold: boolean | null, level: Level, mode: DriveMode, questionLinks: Array<string>, questionsAsked: string, roundName: string, shortlistedCount: number }>, storyRounds: Array<{ description: string, name: string, questionLinks: Array<string> }> } };

export type RefetchPostQueryVariables = Exact<{
  id: string;
}>;


export type RefetchPostQuery = { post: { attachmentsCount: number, id: string, isLevelTold: boolean, isModeTold: boolean, createdAt: string, editedAt: string | null, viewerCanEdit: boolean, atCompany: boolean, campusType: CampusType, cgpaRequired: number, companyName: string, eligibleBranches: Array<string>, experienceType: ExperienceType, finalNotes: string | null, finalPlacementCount: number | null, hashtags: Array<string>, interviewYear: number, level: Level, location: string | null, logo: string | null, materialLinks: Array<string>, mode: DriveMode, numberOfRounds: number, offerStatus: OfferStatus, oneLiner: string, package: string | null, postType: PostType, preparationTime: string | null, preparationTips: string | null, resumeLink: string | null, role: string, topicsWeightage: string | null, user: { repliesIn: ReplyTime | null, id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean }, materialFiles: Array<{ id: string, name: string, size: number, contentType: string }>, resume: { id: string, name: string, size: number, contentType: string } | null, additionalQuestions: Array<{ answer: string, question: string }>, onlineAssessment: { description: string | null, duration: number | null, mode: DriveMode | null, questionLinks: Array<string>, questionsAsked: string | null, shortlistedCount: number | null } | null, rounds: Array<{ duration: number, intentionOfInterviewer: string | null, isInterviewerNice: boolean, isKindnessTold: boolean | null, level: Level, mode: DriveMode, questionLinks: Array<string>, questionsAsked: string, roundName: string, shortlistedCount: number }>, storyRounds: Array<{ description: string, name: string, questionLinks: Array<string> }> } };

export type ViewPostMutationVariables = Exact<{
  id: string;
}>;


export type ViewPostMutation = { viewPost: { id: string, useful: number, views: number, shares: number, commentsCount: number } };

export type LikePostMutationVariables = Exact<{
  id: string;
}>;


export type LikePostMutation = { likePost: { counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean } } };

export type SharePostMutationVariables = Exact<{
  id: string;
}>;


export type SharePostMutation = { sharePost: { id: string, useful: number, views: number, shares: number, commentsCount: number } };

export type DeletePostMutationVariables = Exact<{
  id: string;
}>;


export type DeletePostMutation = { deletePost: string };

export type PostLiveSubscriptionVariables = Exact<{
  postId: string;
}>;


export type PostLiveSubscription = { postUpdated: { id: string, editedAt: string | null, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number } } };

export type PostPreviewQueryVariables = Exact<{
  id: string;
}>;


export type PostPreviewQuery = { postPreview: { id: string, companyName: string, role: string, logo: string | null, postType: PostType, experienceType: ExperienceType, interviewYear: number, oneLiner: string, teaser: string, offerStatus: OfferStatus, package: string | null, level: Level, isLevelTold: boolean, campusType: CampusType, hashtags: Array<string>, createdAt: string, lastActiveAt: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean, hasBookmarked: boolean } } };

export type ProfileCardFieldsFragment = { id: string, bio: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, totalExperienceDuration: number, internshipLogos: Array<{ companyName: string, companyLogo: string | null }>, workLogos: Array<{ companyName: string, companyLogo: string | null }>, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null } };

export type ProfilePostFieldsFragment = { id: string, companyName: string, role: string, logo: string | null, experienceType: ExperienceType, interviewYear: number, teaser: string, createdAt: string, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number } };

export type ProfilePictureFieldsFragment = { id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } };

export type PublicProfileFieldsFragment = { isWhole: boolean, bio: string | null, location: string | null, linkedInUrl: string | null, gitHubUrl: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, counters: { id: string, views: number }, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } };

export type OwnProfileFieldsFragment = { email: string | null, contact: string | null, isWhole: boolean, bio: string | null, location: string | null, linkedInUrl: string | null, gitHubUrl: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, counters: { id: string, views: number }, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } };

export type ProfileFieldsFragment = { email: string | null, contact: string | null, connectionsCount: number | null, shownConnectionsCount: number | null, isWhole: boolean, bio: string | null, location: string | null, linkedInUrl: string | null, gitHubUrl: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, user: { id: string, usualAnswerHours: number | null, repliesIn: ReplyTime | null, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null }, viewer: { id: string, hasBookmarked: boolean } | null, careerPath: { id: string, version: number, totalExperienceDuration: number, totalInternshipDuration: number, totalWorkDuration: number, experiences: Array<{ id: string, type: CareerType, experienceType: ExperienceType, checkboxName: string, companyName: string, companyLogo: string | null, role: string, websiteUrl: string | null, hasDraft: boolean, postId: string | null, duration: { isCurrentlyWorking: boolean, from: { year: number, month: number | null }, to: { year: number, month: number | null } | null } }> }, counters: { id: string, views: number } };

export type FeedProfilesQueryVariables = Exact<{
  search?: string | null | undefined;
  sort?: FeedSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FeedProfilesQuery = { feedProfiles: { nodes: Array<{ id: string, bio: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, totalExperienceDuration: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null }, internshipLogos: Array<{ companyName: string, companyLogo: string | null }>, workLogos: Array<{ companyName: string, companyLogo: string | null }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ProfileQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type ProfileQuery = { profile: { email: string | null, contact: string | null, connectionsCount: number | null, shownConnectionsCount: number | null, isWhole: boolean, bio: string | null, location: string | null, linkedInUrl: string | null, gitHubUrl: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, posts: { nodes: Array<{ id: string, companyName: string, role: string, logo: string | null, experienceType: ExperienceType, interviewYear: number, teaser: string, createdAt: string, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, user: { id: string, usualAnswerHours: number | null, repliesIn: ReplyTime | null, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null, connection: { id: string, status: ConnectionStatus, requestId: string | null, direction: RequestDirection | null, lockedUntil: string | null } | null }, viewer: { id: string, hasBookmarked: boolean } | null, careerPath: { id: string, version: number, totalExperienceDuration: number, totalInternshipDuration: number, totalWorkDuration: number, experiences: Array<{ id: string, type: CareerType, experienceType: ExperienceType, checkboxName: string, companyName: string, companyLogo: string | null, role: string, websiteUrl: string | null, hasDraft: boolean, postId: string | null, duration: { isCurrentlyWorking: boolean, from: { year: number, month: number | null }, to: { year: number, month: number | null } | null } }> }, counters: { id: string, views: number } } };

export type RelatedProfilesQueryVariables = Exact<{
  userId: string;
}>;


export type RelatedProfilesQuery = { profile: { id: string, relatedProfiles: Array<{ id: string, reason: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }> } };

export type PictureDownloadQueryVariables = Exact<{
  userId: string;
}>;


export type PictureDownloadQuery = { pictureDownload: { downloadUrl: string } };

export type MyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MyProfileQuery = { myProfile: { email: string | null, contact: string | null, isWhole: boolean, bio: string | null, location: string | null, linkedInUrl: string | null, gitHubUrl: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, counters: { id: string, views: number }, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } } };

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { email: string | null, contact: string | null, isWhole: boolean, bio: string | null, location: string | null, linkedInUrl: string | null, gitHubUrl: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, counters: { id: string, views: number }, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } } };

export type SetProfilePictureMutationVariables = Exact<{
  picture: File;
}>;


export type SetProfilePictureMutation = { setProfilePicture: { id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } } };

export type RemoveProfilePictureMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveProfilePictureMutation = { removeProfilePicture: { id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } } };

export type SetProfileBannerMutationVariables = Exact<{
  banner: File;
}>;


export type SetProfileBannerMutation = { setProfileBanner: { id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } } };

export type RemoveProfileBannerMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveProfileBannerMutation = { removeProfileBanner: { id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } } };

export type UploadDefaultBannerMutationVariables = Exact<{
  banner: File;
}>;


export type UploadDefaultBannerMutation = { uploadDefaultBanner: string };

export type ViewProfileMutationVariables = Exact<{
  userId: string;
}>;


export type ViewProfileMutation = { viewProfile: { id: string, views: number } };

export type ProfileLiveSubscriptionVariables = Exact<{
  userId: string;
}>;


export type ProfileLiveSubscription = { profileUpdated: { isWhole: boolean, bio: string | null, location: string | null, linkedInUrl: string | null, gitHubUrl: string | null, interests: Array<string>, alumniTopics: Array<string>, postsCount: number, id: string, hasBanner: boolean, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null, posts: { nodes: Array<{ id: string, companyName: string, role: string, logo: string | null, experienceType: ExperienceType, interviewYear: number, teaser: string, createdAt: string, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number } }> }, counters: { id: string, views: number }, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null, picture: string | null, largePicture: string | null, wholePicture: string | null } } };

export type DefaultBannerQueryVariables = Exact<{ [key: string]: never; }>;


export type DefaultBannerQuery = { defaultBanner: { id: string, createdAt: string, smallBanner: string | null, mediumBanner: string | null, largeBanner: string | null } | null };

export type AnswerFieldsFragment = { id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type AnswerPageFragment = { nodes: Array<{ id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } };

export type QuestionFieldsFragment = { id: string, postId: string, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, answersCount: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, answers: { nodes: Array<{ id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type QuestionPageFragment = { nodes: Array<{ id: string, postId: string, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, answersCount: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, answers: { nodes: Array<{ id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } };

export type PostQuestionsQueryVariables = Exact<{
  postId: string;
  sort?: QuestionSort | null | undefined;
  isUnanswered?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PostQuestionsQuery = { post: { id: string, questions: { nodes: Array<{ id: string, postId: string, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, answersCount: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, answers: { nodes: Array<{ id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type LinkedQuestionQueryVariables = Exact<{
  id: string;
}>;


export type LinkedQuestionQuery = { question: { id: string, postId: string, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, answersCount: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, answers: { nodes: Array<{ id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type MoreAnswersQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MoreAnswersQuery = { question: { id: string, answersCount: number, answers: { nodes: Array<{ id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type AskQuestionMutationVariables = Exact<{
  postId: string;
  content: string;
  key?: string | null | undefined;
}>;


export type AskQuestionMutation = { askQuestion: { id: string, postId: string, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, answersCount: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, answers: { nodes: Array<{ id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type AnswerQuestionMutationVariables = Exact<{
  questionId: string;
  content: string;
  key?: string | null | undefined;
}>;


export type AnswerQuestionMutation = { answerQuestion: { id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type VoteQuestionMutationVariables = Exact<{
  id: string;
  voteType: VoteType;
}>;


export type VoteQuestionMutation = { voteQuestion: { id: string, upvotes: number, downvotes: number, viewerVote: VoteType | null } };

export type VoteAnswerMutationVariables = Exact<{
  id: string;
  voteType: VoteType;
}>;


export type VoteAnswerMutation = { voteAnswer: { id: string, upvotes: number, downvotes: number, viewerVote: VoteType | null } };

export type EditQuestionMutationVariables = Exact<{
  id: string;
  content: string;
}>;


export type EditQuestionMutation = { editQuestion: { id: string, content: string, editedAt: string | null } };

export type EditAnswerMutationVariables = Exact<{
  id: string;
  content: string;
}>;


export type EditAnswerMutation = { editAnswer: { id: string, content: string, editedAt: string | null } };

export type AcceptAnswerMutationVariables = Exact<{
  id: string;
  isAccepted: boolean;
}>;


export type AcceptAnswerMutation = { acceptAnswer: Array<{ id: string, isAccepted: boolean }> };

export type DeleteQuestionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteQuestionMutation = { deleteQuestion: string };

export type DeleteAnswerMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAnswerMutation = { deleteAnswer: string };

export type QuestionsChangedSubscriptionVariables = Exact<{
  postId: string;
}>;


export type QuestionsChangedSubscription = { questionsChanged: { subscribed: boolean | null, questionAdded: { id: string, postId: string, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, answersCount: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null }, answers: { nodes: Array<{ id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null, questionEdited: { id: string, content: string, editedAt: string | null } | null, questionVoted: { id: string, upvotes: number, downvotes: number } | null, questionDeleted: { id: string } | null, answerAdded: { id: string, questionId: string, answersCount: number, answer: { id: string, questionId: string, isAccepted: boolean, content: string, createdAt: string, editedAt: string | null, upvotes: number, downvotes: number, viewerVote: VoteType | null, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } } | null, answerEdited: { id: string, content: string, editedAt: string | null } | null, answerVoted: { id: string, upvotes: number, downvotes: number } | null, answerAccepted: { id: string, isAccepted: boolean } | null, answerDeleted: { id: string, questionId: string, answersCount: number } | null } };

export type LinkedQuestionFieldsFragment = { id: string, content: string, createdAt: string, postId: string, companyName: string, role: string, isAnswered: boolean, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } };

export type QuestionByLinkQueryVariables = Exact<{
  token: string;
}>;


export type QuestionByLinkQuery = { questionByLink: { id: string, content: string, createdAt: string, postId: string, companyName: string, role: string, isAnswered: boolean, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type AnswerQuestionByLinkMutationVariables = Exact<{
  token: string;
  content: string;
}>;


export type AnswerQuestionByLinkMutation = { answerQuestionByLink: { id: string, content: string, createdAt: string, postId: string, companyName: string, role: string, isAnswered: boolean, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } } };

export type LikeQuestionsQueryVariables = Exact<{
  postId: string;
  content: string;
}>;


export type LikeQuestionsQuery = { likeQuestions: Array<{ id: string, content: string, answersCount: number }> };

export type ReportMutationVariables = Exact<{
  type: ReportableType;
  id: string;
  reason: ReportReason;
  note?: string | null | undefined;
}>;


export type ReportMutation = { report: boolean };

export type MailServerFieldsFragment = { version: number, isLocked: boolean, isSenderLocked: boolean, sender: string, hasPassword: boolean, isPasswordLost: boolean, asksForCode: boolean, server: { host: string, port: number, security: MailSecurity, user: string, senderAddress: string, senderName: string } };

export type MailServerQueryVariables = Exact<{ [key: string]: never; }>;


export type MailServerQuery = { mailServer: { version: number, isLocked: boolean, isSenderLocked: boolean, sender: string, hasPassword: boolean, isPasswordLost: boolean, asksForCode: boolean, server: { host: string, port: number, security: MailSecurity, user: string, senderAddress: string, senderName: string } } };

export type SetMailServerMutationVariables = Exact<{
  version: number;
  server: MailServerInput;
  password?: string | null | undefined;
  code?: string | null | undefined;
  ownPassword?: string | null | undefined;
}>;


export type SetMailServerMutation = { setMailServer: { version: number, isLocked: boolean, isSenderLocked: boolean, sender: string, hasPassword: boolean, isPasswordLost: boolean, asksForCode: boolean, server: { host: string, port: number, security: MailSecurity, user: string, senderAddress: string, senderName: string } } };

export type TryMailServerMutationVariables = Exact<{
  server: MailServerInput;
  password?: string | null | undefined;
}>;


export type TryMailServerMutation = { tryMailServer: { address: string, isSent: boolean, words: string, said: string | null } };

export type SignInWaysFieldsFragment = { version: number, areAccountsLocked: boolean, hasSecret: boolean, isSecretLost: boolean, googleClientId: string, isGoogleLocked: boolean, returnAddress: string, signOutAddress: string, asksForCode: boolean, accounts: { issuer: string, clientId: string, name: string, scope: string, domains: string, groups: string, claims: string } };

export type SignInWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInWaysQuery = { signInWays: { version: number, areAccountsLocked: boolean, hasSecret: boolean, isSecretLost: boolean, googleClientId: string, isGoogleLocked: boolean, returnAddress: string, signOutAddress: string, asksForCode: boolean, accounts: { issuer: string, clientId: string, name: string, scope: string, domains: string, groups: string, claims: string } } };

export type SetSignInWaysMutationVariables = Exact<{
  version: number;
  accounts?: CollegeAccountsInput | null | undefined;
  secret?: string | null | undefined;
  googleClientId?: string | null | undefined;
  code?: string | null | undefined;
  ownPassword?: string | null | undefined;
}>;


export type SetSignInWaysMutation = { setSignInWays: { version: number, areAccountsLocked: boolean, hasSecret: boolean, isSecretLost: boolean, googleClientId: string, isGoogleLocked: boolean, returnAddress: string, signOutAddress: string, asksForCode: boolean, accounts: { issuer: string, clientId: string, name: string, scope: string, domains: string, groups: string, claims: string } } };

export type TryCollegeAccountsMutationVariables = Exact<{
  accounts: CollegeAccountsInput;
  secret?: string | null | undefined;
}>;


export type TryCollegeAccountsMutation = { tryCollegeAccounts: { isGood: boolean, words: string } };

export type AppearanceFieldsFragment = { id: string, theme: Theme, contrast: Contrast, textSize: TextSize, motion: Motion };

export type SettingsFieldsFragment = { id: string, email: string, role: Role, joinedDate: string, isVerified: boolean, hasPassword: boolean, notifications: { id: string, chat: boolean, jobs: boolean, gratitudes: boolean, comments: boolean, sound: boolean, mailAtOnce: boolean, mailBounded: boolean, mailDigest: boolean, mailCollege: boolean, connections: boolean, mailChat: boolean, mailJobs: boolean, mailGratitudes: boolean, mailComments: boolean, mailConnections: boolean, soundChat: boolean, soundJobs: boolean, soundGratitudes: boolean, soundComments: boolean, soundConnections: boolean, pushWords: boolean, pushChat: boolean, pushJobs: boolean, pushGratitudes: boolean, pushComments: boolean, pushConnections: boolean, pushCalls: boolean, quietCalls: boolean, quietHours: { from: number, to: number, zone: string } | null }, privacy: { visibility: Visibility, showOnline: boolean }, chat: { autoAccept: boolean, retention: Retention, openRequestsLimit: number } };

export type SessionFieldsFragment = { id: string, device: string, place: string, signedInAt: string, lastUsedAt: string, isCurrent: boolean };

export type AppearanceQueryVariables = Exact<{ [key: string]: never; }>;


export type AppearanceQuery = { appearance: { id: string, theme: Theme, contrast: Contrast, textSize: TextSize, motion: Motion } };

export type SettingsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SettingsChangedSubscription = { settingsChanged: { appearance: { id: string, theme: Theme, contrast: Contrast, textSize: TextSize, motion: Motion }, notifications: { id: string, chat: boolean, jobs: boolean, gratitudes: boolean, comments: boolean, sound: boolean, mailAtOnce: boolean, mailBounded: boolean, mailDigest: boolean, mailCollege: boolean, connections: boolean, mailChat: boolean, mailJobs: boolean, mailGratitudes: boolean, mailComments: boolean, mailConnections: boolean, soundChat: boolean, soundJobs: boolean, soundGratitudes: boolean, soundComments: boolean, soundConnections: boolean, pushWords: boolean, pushChat: boolean, pushJobs: boolean, pushGratitudes: boolean, pushComments: boolean, pushConnections: boolean, pushCalls: boolean, quietCalls: boolean, quietHours: { from: number, to: number, zone: string } | null } } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: { id: string, email: string, role: Role, joinedDate: string, isVerified: boolean, hasPassword: boolean, notifications: { id: string, chat: boolean, jobs: boolean, gratitudes: boolean, comments: boolean, sound: boolean, mailAtOnce: boolean, mailBounded: boolean, mailDigest: boolean, mailCollege: boolean, connections: boolean, mailChat: boolean, mailJobs: boolean, mailGratitudes: boolean, mailComments: boolean, mailConnections: boolean, soundChat: boolean, soundJobs: boolean, soundGratitudes: boolean, soundComments: boolean, soundConnections: boolean, pushWords: boolean, pushChat: boolean, pushJobs: boolean, pushGratitudes: boolean, pushComments: boolean, pushConnections: boolean, pushCalls: boolean, quietCalls: boolean, quietHours: { from: number, to: number, zone: string } | null }, privacy: { visibility: Visibility, showOnline: boolean }, chat: { autoAccept: boolean, retention: Retention, openRequestsLimit: number } } };

export type SaveSettingsMutationVariables = Exact<{
  input: SettingsInput;
}>;


export type SaveSettingsMutation = { saveSettings: { id: string, email: string, role: Role, joinedDate: string, isVerified: boolean, hasPassword: boolean, notifications: { id: string, chat: boolean, jobs: boolean, gratitudes: boolean, comments: boolean, sound: boolean, mailAtOnce: boolean, mailBounded: boolean, mailDigest: boolean, mailCollege: boolean, connections: boolean, mailChat: boolean, mailJobs: boolean, mailGratitudes: boolean, mailComments: boolean, mailConnections: boolean, soundChat: boolean, soundJobs: boolean, soundGratitudes: boolean, soundComments: boolean, soundConnections: boolean, pushWords: boolean, pushChat: boolean, pushJobs: boolean, pushGratitudes: boolean, pushComments: boolean, pushConnections: boolean, pushCalls: boolean, quietCalls: boolean, quietHours: { from: number, to: number, zone: string } | null }, privacy: { visibility: Visibility, showOnline: boolean }, chat: { autoAccept: boolean, retention: Retention, openRequestsLimit: number } } };

export type SaveAppearanceMutationVariables = Exact<{
  input: SettingsInput;
}>;


export type SaveAppearanceMutation = { saveSettings: { id: string, theme: Theme, contrast: Contrast, textSize: TextSize, motion: Motion } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, device: string, place: string, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: string };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type ChangePasswordMutationVariables = Exact<{
  oldPassword?: string | null | undefined;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { message: string } };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password?: string | null | undefined;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { message: string } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  email: string;
  otp: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { message: string } };

export type DeleteAccountMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type DeleteAccountMutation = { deleteAccount: { message: string } };

export type PeopleToBlockQueryVariables = Exact<{
  search: string;
}>;


export type PeopleToBlockQuery = { feedProfiles: { nodes: Array<{ id: string, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } }> } };

export type DataCopyFieldsFragment = { id: string, state: DataCopyState, progress: number, size: number | null, address: string | null, askedAt: string, nextAt: string };

export type DataCopyQueryVariables = Exact<{ [key: string]: never; }>;


export type DataCopyQuery = { dataCopy: { id: string, state: DataCopyState, progress: number, size: number | null, address: string | null, askedAt: string, nextAt: string } | null };

export type RequestDataCopyMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataCopyMutation = { requestDataCopy: { id: string, state: DataCopyState, progress: number, size: number | null, address: string | null, askedAt: string, nextAt: string } };

export type OwnSanctionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSanctionsQuery = { ownSanctions: Array<{ id: string, kind: SanctionKind, reason: string, until: string | null, liftedAt: string | null, createdAt: string }> };

export type SuggestionsQueryVariables = Exact<{
  search: string;
  kinds?: Array<SuggestionKind> | SuggestionKind | null | undefined;
}>;


export type SuggestionsQuery = { suggestions: Array<{ kind: SuggestionKind, text: string, target: string, companyName: string | null, experienceCount: number, user: { id: string, fullName: string, role: Role, isVerified: boolean, degreeType: string | null, stream: string | null, specialisation: string | null, yearOfGraduation: number | null, college: string, profilePic: string | null, work: string | null } | null }> };

export type VisionBoardFieldsFragment = { id: string, items: Array<{ id: string, title: string, description: string, imageUrl: string | null, isUploaded: boolean }> };

export type VisionBoardQueryVariables = Exact<{
  userId: string;
}>;


export type VisionBoardQuery = { profile: { id: string, visionBoard: { id: string, items: Array<{ id: string, title: string, description: string, imageUrl: string | null, isUploaded: boolean }> } } };

export type AddVisionItemMutationVariables = Exact<{
  input: VisionItemInput;
  picture?: File | null | undefined;
}>;


export type AddVisionItemMutation = { addVisionItem: { id: string, items: Array<{ id: string, title: string, description: string, imageUrl: string | null, isUploaded: boolean }> } };

export type UpdateVisionItemMutationVariables = Exact<{
  id: string;
  input: VisionItemInput;
  picture?: File | null | undefined;
  removePicture?: boolean | null | undefined;
}>;


export type UpdateVisionItemMutation = { updateVisionItem: { id: string, items: Array<{ id: string, title: string, description: string, imageUrl: string | null, isUploaded: boolean }> } };

export type RemoveVisionItemMutationVariables = Exact<{
  id: string;
}>;


export type RemoveVisionItemMutation = { removeVisionItem: { id: string, items: Array<{ id: string, title: string, description: string, imageUrl: string | null, isUploaded: boolean }> } };

export type OrderVisionBoardMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderVisionBoardMutation = { orderVisionBoard: { id: string, items: Array<{ id: string, title: string, description: string, imageUrl: string | null, isUploaded: boolean }> } };

export type VisionBoardLiveSubscriptionVariables = Exact<{
  userId: string;
}>;


export type VisionBoardLiveSubscription = { visionBoardUpdated: { id: string, items: Array<{ id: string, title: string, description: string, imageUrl: string | null, isUploaded: boolean }> } };

export type PostLikedQueryVariables = Exact<{
  id: string;
}>;


export type PostLikedQuery = { post: { id: string, counters: { id: string, useful: number, views: number, shares: number, commentsCount: number }, viewer: { id: string, hasLiked: boolean } } };

export type JobLikedQueryVariables = Exact<{
  id: string;
}>;


export type JobLikedQuery = { job: { id: string, counters: { id: string, likes: number, views: number, applications: number }, viewer: { id: string, hasLiked: boolean } } };

export const WrittenPostFragmentDoc: TypedDocumentNode<WrittenPostFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment WrittenPost on Post{additionalQuestions{answer question}atCompany campusType cgpaRequired companyName eligibleBranches experienceType finalNotes finalPlacementCount hashtags interviewYear level location logo materialLinks mode numberOfRounds offerStatus oneLiner onlineAssessment{description duration mode questionLinks questionsAsked shortlistedCount}package postType preparationTime preparationTips resumeLink role rounds{duration intentionOfInterviewer isInterviewerNice isKindnessTold level mode questionLinks questionsAsked roundName shortlistedCount}storyRounds{description name questionLinks}topicsWeightage}");
export const WrittenDraftFragmentDoc: TypedDocumentNode<WrittenDraftFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment WrittenDraft on DraftForm{additionalQuestions{answer question}atCompany campusType cgpaRequired companyName eligibleBranches experienceType finalNotes finalPlacementCount hashtags interviewYear level location logo materialLinks mode numberOfRounds offerStatus oneLiner onlineAssessment{description duration mode questionLinks questionsAsked shortlistedCount}package postType preparationTime preparationTips resumeLink role rounds{duration intentionOfInterviewer isInterviewerNice level mode questionLinks questionsAsked roundName shortlistedCount}storyRounds{description name questionLinks}topicsWeightage}");
export const AdminUserFieldsFragmentDoc: TypedDocumentNode<AdminUserFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment AdminUserFields on AdminUser{id fullName email mobileNumber college degreeType stream specialisation yearOfGraduation role isVerified verifiedAt verifiedBy verificationEndedAt hasSecondFactor isProfileComplete isAdmin isSuperAdmin isBanned bannedUntil mutedUntil createdAt profilePic(size:small)}");
export const VerificationFieldsFragmentDoc: TypedDocumentNode<VerificationFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment VerificationFields on Verification{id documentType status reason contentType fileUrl createdAt decidedAt decidedBy{id fullName}}");
export const AdminNoteFieldsFragmentDoc: TypedDocumentNode<AdminNoteFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment AdminNoteFields on AdminNote{id text createdAt author{id fullName}}");
export const PersonSessionsFragmentDoc: TypedDocumentNode<PersonSessionsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PersonSessions on AdminPerson{lastSignedInAt sessions{id device place signedInAt lastUsedAt}}");
export const AnnouncementFieldsFragmentDoc: TypedDocumentNode<AnnouncementFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment AnnouncementFields on Announcement{id message role yearOfGraduation branch startsAt scheduled byMail expiresAt createdAt active}");
export const BackupWorkFieldsFragmentDoc: TypedDocumentNode<BackupWorkFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment BackupWorkFields on BackupWork{id kind archive state askedAt said progress{rows allRows files allFiles bytes}}");
export const BackupContentsFieldsFragmentDoc: TypedDocumentNode<BackupContentsFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment BackupContentsFields on BackupContents{college madeAt version isOlder people posts rows files fileBytes missing hasSecret}");
export const FirstRestoreFieldsFragmentDoc: TypedDocumentNode<FirstRestoreFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment FirstRestoreFields on FirstRestore{isOpen why phase done all said contents{...BackupContentsFields}}", BackupContentsFieldsFragmentDoc);
export const RestoreOverFieldsFragmentDoc: TypedDocumentNode<RestoreOverFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment RestoreOverFields on RestoreOver{why college phase name done all said contents{...BackupContentsFields}lost{people posts questions answers messages openings announcements files}last{at archive undo}}", BackupContentsFieldsFragmentDoc);
export const BlockFieldsFragmentDoc: TypedDocumentNode<BlockFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment BlockFields on Block{id isBlocked}");
export const PersonFieldsFragmentDoc: TypedDocumentNode<PersonFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PersonFields on User{id fullName role isVerified degreeType stream specialisation yearOfGraduation college profilePic(size:small)work}");
export const BlockedPersonFieldsFragmentDoc: TypedDocumentNode<BlockedPersonFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment BlockedPersonFields on BlockedPerson{id blockedAt user{...PersonFields}}", PersonFieldsFragmentDoc);
export const BookmarkMarkFieldsFragmentDoc: TypedDocumentNode<BookmarkMarkFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment BookmarkMarkFields on BookmarkMark{id isBookmarked folderId post{id hasBookmarked}profile{id hasBookmarked}job{id hasBookmarked}}");
export const BookmarkFieldsFragmentDoc: TypedDocumentNode<BookmarkFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment BookmarkFields on Bookmark{id type refId createdAt mark{...BookmarkMarkFields}post{id companyName role logo experienceType interviewYear oneLiner}job{id companyName role companyLogoUrl jobType jobLocation ctc deadline isOpen applicationLink jobDescription}profile{id bio user{...PersonFields}}}", BookmarkMarkFieldsFragmentDoc, PersonFieldsFragmentDoc);
export const BookmarkFolderFieldsFragmentDoc: TypedDocumentNode<BookmarkFolderFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment BookmarkFolderFields on BookmarkFolder{id name count}");
export const CallFieldsFragmentDoc: TypedDocumentNode<CallFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment CallFields on Call{id conversationId caller{...PersonFields}callee{...PersonFields}state endReason device}", PersonFieldsFragmentDoc);
export const CallSignalFieldsFragmentDoc: TypedDocumentNode<CallSignalFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment CallSignalFields on CallSignal{callId number kind sdp candidate{candidate sdpMid sdpMLineIndex usernameFragment}}");
export const CareerExperienceFieldsFragmentDoc: TypedDocumentNode<CareerExperienceFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment CareerExperienceFields on CareerExperience{id type experienceType checkboxName companyName companyLogo role websiteUrl hasDraft postId duration{from{year month}to{year month}isCurrentlyWorking}}");
export const CareerPathFieldsFragmentDoc: TypedDocumentNode<CareerPathFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment CareerPathFields on CareerPath{id version totalExperienceDuration totalInternshipDuration totalWorkDuration experiences{...CareerExperienceFields}}", CareerExperienceFieldsFragmentDoc);
export const PostDraftLineFieldsFragmentDoc: TypedDocumentNode<PostDraftLineFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PostDraftLineFields on PostDraftLine{id companyName experienceType role logo savedAt}");
export const ChatMessageFieldsFragmentDoc: TypedDocumentNode<ChatMessageFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ChatMessageFields on ChatMessage{id conversationId number key kind content sender{id fullName profilePic(size:small)}file{id name size pages url picture:url(size:medium)largePicture:url(size:large)downloadUrl}voice{milliseconds waveform}fileName isAccessible errorMessage replyTo{id number senderId senderName kind content fileName filePages voiceMilliseconds isDeleted isReadable}reactions{emoji userIds}isForwarded isDeleted isRemovedByAdmin removedByName editedAt createdAt}");
export const ConversationFieldsFragmentDoc: TypedDocumentNode<ConversationFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ConversationFields on Conversation{id type status name pictureUrl(size:small)others{...PersonFields}participantsCount role canWrite refusal request{isOwn note askedAt expiresAt askAgainAt}lastMessage{...ChatMessageFields}lastMessageAt lastNumber lastReadNumber unreadCount isPinned isArchived isHidden isMarkedUnread isBlocked mutedUntil}", PersonFieldsFragmentDoc, ChatMessageFieldsFragmentDoc);
export const ParticipantFieldsFragmentDoc: TypedDocumentNode<ParticipantFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ParticipantFields on Participant{user{...PersonFields}role isCreator lastReadNumber lastDeliveredNumber}", PersonFieldsFragmentDoc);
export const OpenConversationFieldsFragmentDoc: TypedDocumentNode<OpenConversationFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment OpenConversationFields on Conversation{...ConversationFields participants{...ParticipantFields}}", ConversationFieldsFragmentDoc, ParticipantFieldsFragmentDoc);
export const UnreadChatsFieldsFragmentDoc: TypedDocumentNode<UnreadChatsFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment UnreadChatsFields on UnreadChats{conversations messages requests}");
export const PresenceFieldsFragmentDoc: TypedDocumentNode<PresenceFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PresenceFields on Presence{id isOnline lastSeenAt}");
export const LinkedRequestFieldsFragmentDoc: TypedDocumentNode<LinkedRequestFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment LinkedRequestFields on LinkedRequest{id status note answer user{...PersonFields}}", PersonFieldsFragmentDoc);
export const CollegeFieldsFragmentDoc: TypedDocumentNode<CollegeFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment CollegeFields on CollegeSettings{version name isNamed isNameLocked shortName isShortNameLocked logoUrl emailDomain isEmailDomainLocked studies{degrees{name hasStream hasSpecialisation}streams}heldDegrees{name people}heldStreams{name people}words{address email phones hours about accent founders{name role words links}voices{name line words}}}");
export const CompanyCardFieldsFragmentDoc: TypedDocumentNode<CompanyCardFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment CompanyCardFields on CompanyCard{id slug name experienceCount openingCount peopleCount}");
export const CompanyFactsFieldsFragmentDoc: TypedDocumentNode<CompanyFactsFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment CompanyFactsFields on CompanyFacts{withRounds usualRounds withAssessment assessmentMinutes rounds{kind experiences names place minutes}years{year experiences internships onCampus offers lowestPackage highestPackage lowestCgpa online modesTold}roles{role experiences}levels{level experiences}outcomes{status experiences}branches{branch experiences}}");
export const CompanyPersonFieldsFragmentDoc: TypedDocumentNode<CompanyPersonFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment CompanyPersonFields on CompanyPerson{user{...PersonFields}role experienceType worksThere fromYear toYear takesRequests}", PersonFieldsFragmentDoc);
export const CompanyStandFieldsFragmentDoc: TypedDocumentNode<CompanyStandFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment CompanyStandFields on Company{id followers{id count}isFollowed}");
export const AskedQuestionFieldsFragmentDoc: TypedDocumentNode<AskedQuestionFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment AskedQuestionFields on AskedQuestion{id text topic experiences lastYear places{postId place round role year mayCorrect}}");
export const BankQuestionFieldsFragmentDoc: TypedDocumentNode<BankQuestionFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment BankQuestionFields on BankQuestion{id text topic experiences lastYear companyCount companies{slug name experiences}}");
export const ComparedQuestionFieldsFragmentDoc: TypedDocumentNode<ComparedQuestionFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ComparedQuestionFields on AskedQuestion{id text topic experiences lastYear}");
export const MergedCompanyFieldsFragmentDoc: TypedDocumentNode<MergedCompanyFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment MergedCompanyFields on MergedCompany{pairId slug name}");
export const ListedCompanyFieldsFragmentDoc: TypedDocumentNode<ListedCompanyFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ListedCompanyFields on ListedCompany{id company{...CompanyCardFields}names nameCount parts{...MergedCompanyFields}joinedTo{...MergedCompanyFields}}", CompanyCardFieldsFragmentDoc, MergedCompanyFieldsFragmentDoc);
export const CompanyPairFieldsFragmentDoc: TypedDocumentNode<CompanyPairFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment CompanyPairFields on CompanyPair{id likeness state keptId decidedAt first{...CompanyCardFields}second{...CompanyCardFields}}", CompanyCardFieldsFragmentDoc);
export const ConnectionFieldsFragmentDoc: TypedDocumentNode<ConnectionFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ConnectionFields on ConnectionState{id status requestId direction lockedUntil}");
export const ConnectionCountsFieldsFragmentDoc: TypedDocumentNode<ConnectionCountsFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ConnectionCountsFields on ConnectionCounts{id connected received sent}");
export const PersonWithConnectionFieldsFragmentDoc: TypedDocumentNode<PersonWithConnectionFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PersonWithConnectionFields on User{...PersonFields connection{...ConnectionFields}}", PersonFieldsFragmentDoc, ConnectionFieldsFragmentDoc);
export const ConnectedPersonFieldsFragmentDoc: TypedDocumentNode<ConnectedPersonFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ConnectedPersonFields on ConnectedPerson{id connectedAt user{...PersonWithConnectionFields}}", PersonWithConnectionFieldsFragmentDoc);
export const ConnectionRequestFieldsFragmentDoc: TypedDocumentNode<ConnectionRequestFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ConnectionRequestFields on ConnectionRequest{id direction askedAt user{...PersonWithConnectionFields}}", PersonWithConnectionFieldsFragmentDoc);
export const SavedPeopleSearchFieldsFragmentDoc: TypedDocumentNode<SavedPeopleSearchFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment SavedPeopleSearchFields on SavedPeopleSearch{id words path mails}");
export const EndorsementFieldsFragmentDoc: TypedDocumentNode<EndorsementFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment EndorsementFields on Endorsement{id menteeId message visibility isPending createdAt alumni{...PersonFields}}", PersonFieldsFragmentDoc);
export const FeedbackFieldsFragmentDoc: TypedDocumentNode<FeedbackFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment FeedbackFields on Feedback{id message page createdAt closedAt user{id fullName}}");
export const GratitudeFieldsFragmentDoc: TypedDocumentNode<GratitudeFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment GratitudeFields on Gratitude{id profileId text upvotes hasUpvoted isHidden createdAt user{...PersonFields}}", PersonFieldsFragmentDoc);
export const FailedWorkFieldsFragmentDoc: TypedDocumentNode<FailedWorkFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment FailedWorkFields on FailedWork{id name about isGivenUp tries failedAt nextAt said}");
export const ViewerFragmentDoc: TypedDocumentNode<ViewerFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment Viewer on Me{id email role roles isVerified isMember isProfileComplete isAdmin isSuperAdmin adminLock verificationFileKey verificationPending verificationRejection mutedUntil muteReason user{id fullName role isVerified degreeType stream specialisation yearOfGraduation college profilePic(size:small)work}}");
export const ImportFieldsFragmentDoc: TypedDocumentNode<ImportFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ImportFields on PeopleImport{id name mode status total validCount invalidCount existingCount createdCount invited declinedCount waitsForMail undone keptCount isRepeated createdAt finishedAt admin{id fullName}}");
export const InvitedPersonFieldsFragmentDoc: TypedDocumentNode<InvitedPersonFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment InvitedPersonFields on InvitedPerson{id fullName email stream yearOfGraduation state cameAt invitedAt remindedAt}");
export const JobCountersFieldsFragmentDoc: TypedDocumentNode<JobCountersFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment JobCountersFields on JobCounters{id likes views applications}");
export const JobViewerFieldsFragmentDoc: TypedDocumentNode<JobViewerFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment JobViewerFields on JobViewer{id hasLiked hasBookmarked hasApplied canEdit}");
export const JobCardFieldsFragmentDoc: TypedDocumentNode<JobCardFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment JobCardFields on JobOpening{id role companyName companyLogoUrl ctc jobType duration jobLocation specificLocation specificTo experience skillsRequired deadline isOpen isPinned closeReason createdAt user{...PersonFields connection{id status}inCommon{branch yearOfGraduation companies connectionsCount}}counters{...JobCountersFields}viewer{...JobViewerFields}}", PersonFieldsFragmentDoc, JobCountersFieldsFragmentDoc, JobViewerFieldsFragmentDoc);
export const JobFieldsFragmentDoc: TypedDocumentNode<JobFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment JobFields on JobOpening{...JobCardFields interviewLocation jobDescription applicationLink editedAt closedAt fileKey fileName fileType fileSize filePages fileUrl downloadUrl fileError}", JobCardFieldsFragmentDoc);
export const SavedJobSearchFieldsFragmentDoc: TypedDocumentNode<SavedJobSearchFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment SavedJobSearchFields on SavedJobSearch{id search company role location city type skill experience companies roles types pays locations cities audiences skills mails}");
export const LegacyProjectFieldsFragmentDoc: TypedDocumentNode<LegacyProjectFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment LegacyProjectFields on LegacyProject{id userId title description link skills isLookingForSuccessor updatedAt}");
export const ModeratedContentFieldsFragmentDoc: TypedDocumentNode<ModeratedContentFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ModeratedContentFields on ModeratedContent{id type title text link user{id fullName profilePic}profile{id fullName}post{id title}isHidden isPinned createdAt state removal{id kind reason createdAt byName}}");
export const ReportCaseFieldsFragmentDoc: TypedDocumentNode<ReportCaseFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ReportCaseFields on ReportCase{id subjectType subjectId about{...PersonFields}excerpt link state reportsCount reasons createdAt hiddenAt removal claimedByName isMine claimedUntil decision decisionReason decidedByName decidedAt appeal appealedAt canDecideAppeal appealOutcome appealAnswer appealDecidedByName appealDecidedAt takenBackAt}", PersonFieldsFragmentDoc);
export const ReportCasePageFieldsFragmentDoc: TypedDocumentNode<ReportCasePageFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ReportCasePageFields on ReportCase{...ReportCaseFields words reports{id reporter{id fullName profilePic}reason note createdAt}messages{id senderName text isDeleted fileUrl fileType createdAt}}", ReportCaseFieldsFragmentDoc);
export const OwnCaseFieldsFragmentDoc: TypedDocumentNode<OwnCaseFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment OwnCaseFields on OwnCase{id subjectType excerpt decision reason at isRemoved isTakenBack canAppeal appeal appealOutcome appealAnswer}");
export const NotificationFieldsFragmentDoc: TypedDocumentNode<NotificationFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment NotificationFields on Notification{id type kind content quote link sender{...PersonFields}read archived dismissed status requestId updatedAt}", PersonFieldsFragmentDoc);
export const NotificationSettingsFieldsFragmentDoc: TypedDocumentNode<NotificationSettingsFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment NotificationSettingsFields on NotificationSettings{id chat jobs gratitudes comments sound mailAtOnce mailBounded mailDigest mailCollege connections mailChat mailJobs mailGratitudes mailComments mailConnections soundChat soundJobs soundGratitudes soundComments soundConnections pushWords pushChat pushJobs pushGratitudes pushComments pushConnections pushCalls quietCalls quietHours{from to zone}}");
export const AdminOverviewFieldsFragmentDoc: TypedDocumentNode<AdminOverviewFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment AdminOverviewFields on AdminOverview{openFeedback companyPairs badParts newPeople newPosts newQuestions newOpenings isUntouched steps left}");
export const PlacementPackagesFieldsFragmentDoc: TypedDocumentNode<PlacementPackagesFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PlacementPackagesFields on PlacementPackages{least lowest lower median upper highest}");
export const PostCountersFieldsFragmentDoc: TypedDocumentNode<PostCountersFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PostCountersFields on PostCounters{id useful views shares commentsCount}");
export const PostViewerFieldsFragmentDoc: TypedDocumentNode<PostViewerFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PostViewerFields on PostViewer{id hasLiked hasBookmarked}");
export const PostCardFieldsFragmentDoc: TypedDocumentNode<PostCardFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PostCardFields on PostCard{id companyName role logo postType experienceType interviewYear oneLiner teaser offerStatus package level isLevelTold campusType hashtags createdAt lastActiveAt user{...PersonFields}counters{...PostCountersFields}viewer{...PostViewerFields}}", PersonFieldsFragmentDoc, PostCountersFieldsFragmentDoc, PostViewerFieldsFragmentDoc);
export const PostFileFieldsFragmentDoc: TypedDocumentNode<PostFileFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PostFileFields on PostFile{id name size contentType}");
export const PostContentFragmentDoc: TypedDocumentNode<PostContentFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PostContent on Post{id ...WrittenPost isLevelTold isModeTold materialFiles{...PostFileFields}resume{...PostFileFields}createdAt editedAt viewerCanEdit}", WrittenPostFragmentDoc, PostFileFieldsFragmentDoc);
export const PostDraftFieldsFragmentDoc: TypedDocumentNode<PostDraftFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PostDraftFields on PostDraft{id savedAt form{...WrittenDraft}resume{...PostFileFields}materialFiles{...PostFileFields}}", WrittenDraftFragmentDoc, PostFileFieldsFragmentDoc);
export const PostFieldsFragmentDoc: TypedDocumentNode<PostFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PostFields on Post{...PostContent attachmentsCount user{...PersonFields repliesIn}counters{...PostCountersFields}viewer{...PostViewerFields}}", PostContentFragmentDoc, PersonFieldsFragmentDoc, PostCountersFieldsFragmentDoc, PostViewerFieldsFragmentDoc);
export const ProfileCardFieldsFragmentDoc: TypedDocumentNode<ProfileCardFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ProfileCardFields on ProfileCard{id bio interests alumniTopics postsCount totalExperienceDuration internshipLogos{companyName companyLogo}workLogos{companyName companyLogo}user{...PersonFields picture:profilePic(size:medium)}}", PersonFieldsFragmentDoc);
export const ProfilePostFieldsFragmentDoc: TypedDocumentNode<ProfilePostFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ProfilePostFields on PostCard{id companyName role logo experienceType interviewYear teaser createdAt counters{...PostCountersFields}}", PostCountersFieldsFragmentDoc);
export const ProfilePictureFieldsFragmentDoc: TypedDocumentNode<ProfilePictureFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ProfilePictureFields on Profile{id hasBanner smallBanner:bannerUrl(size:small)mediumBanner:bannerUrl(size:medium)largeBanner:bannerUrl(size:large)user{...PersonFields picture:profilePic(size:medium)largePicture:profilePic(size:large)wholePicture:profilePic}}", PersonFieldsFragmentDoc);
export const PublicProfileFieldsFragmentDoc: TypedDocumentNode<PublicProfileFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment PublicProfileFields on Profile{...ProfilePictureFields isWhole bio location linkedInUrl gitHubUrl interests alumniTopics postsCount counters{id views}}", ProfilePictureFieldsFragmentDoc);
export const OwnProfileFieldsFragmentDoc: TypedDocumentNode<OwnProfileFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment OwnProfileFields on Profile{...PublicProfileFields email contact}", PublicProfileFieldsFragmentDoc);
export const ProfileFieldsFragmentDoc: TypedDocumentNode<ProfileFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment ProfileFields on Profile{...PublicProfileFields email contact connectionsCount shownConnectionsCount user{id usualAnswerHours repliesIn connection{...ConnectionFields}}viewer{id hasBookmarked}careerPath{...CareerPathFields}}", PublicProfileFieldsFragmentDoc, ConnectionFieldsFragmentDoc, CareerPathFieldsFragmentDoc);
export const AnswerFieldsFragmentDoc: TypedDocumentNode<AnswerFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment AnswerFields on Answer{id questionId isAccepted content createdAt editedAt upvotes downvotes viewerVote user{...PersonFields}}", PersonFieldsFragmentDoc);
export const AnswerPageFragmentDoc: TypedDocumentNode<AnswerPageFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment AnswerPage on AnswerConnection{nodes{...AnswerFields}pageInfo{endCursor hasNextPage}}", AnswerFieldsFragmentDoc);
export const QuestionFieldsFragmentDoc: TypedDocumentNode<QuestionFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment QuestionFields on Question{id postId content createdAt editedAt upvotes downvotes viewerVote answersCount user{...PersonFields}answers{...AnswerPage}}", PersonFieldsFragmentDoc, AnswerPageFragmentDoc);
export const QuestionPageFragmentDoc: TypedDocumentNode<QuestionPageFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment QuestionPage on QuestionConnection{nodes{...QuestionFields}pageInfo{endCursor hasNextPage}}", QuestionFieldsFragmentDoc);
export const LinkedQuestionFieldsFragmentDoc: TypedDocumentNode<LinkedQuestionFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment LinkedQuestionFields on LinkedQuestion{id content createdAt postId companyName role isAnswered user{...PersonFields}}", PersonFieldsFragmentDoc);
export const MailServerFieldsFragmentDoc: TypedDocumentNode<MailServerFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment MailServerFields on MailServerSettings{version isLocked isSenderLocked sender hasPassword isPasswordLost asksForCode server{host port security user senderAddress senderName}}");
export const SignInWaysFieldsFragmentDoc: TypedDocumentNode<SignInWaysFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment SignInWaysFields on SignInWays{version areAccountsLocked hasSecret isSecretLost googleClientId isGoogleLocked returnAddress signOutAddress asksForCode accounts{issuer clientId name scope domains groups claims}}");
export const AppearanceFieldsFragmentDoc: TypedDocumentNode<AppearanceFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment AppearanceFields on Appearance{id theme contrast textSize motion}");
export const SettingsFieldsFragmentDoc: TypedDocumentNode<SettingsFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment SettingsFields on Settings{id email role joinedDate isVerified hasPassword notifications{...NotificationSettingsFields}privacy{visibility showOnline}chat{autoAccept retention openRequestsLimit}}", NotificationSettingsFieldsFragmentDoc);
export const SessionFieldsFragmentDoc: TypedDocumentNode<SessionFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment SessionFields on OwnSession{id device place signedInAt lastUsedAt isCurrent}");
export const DataCopyFieldsFragmentDoc: TypedDocumentNode<DataCopyFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment DataCopyFields on DataCopy{id state progress size address askedAt nextAt}");
export const VisionBoardFieldsFragmentDoc: TypedDocumentNode<VisionBoardFieldsFragment, unknown> = /* @__PURE__ */ lazyDocument("fragment VisionBoardFields on VisionBoard{id items{id title description imageUrl isUploaded}}");
export const CompanyPairsDocument: TypedDocumentNode<CompanyPairsQuery, CompanyPairsQueryVariables> = /* @__PURE__ */ trustedDocument('jVDW02g-', "query CompanyPairs($after:String$filter:CompanyPairFilterInput){companyPairs(first:20 after:$after filter:$filter){totalCount nodes{...CompanyPairFields}pageInfo{endCursor hasNextPage}}}", CompanyPairFieldsFragmentDoc);
export const InvitedPeopleDocument: TypedDocumentNode<InvitedPeopleQuery, InvitedPeopleQueryVariables> = /* @__PURE__ */ trustedDocument('yvXrdIug', "query InvitedPeople($after:String$filter:InvitedFilterInput$sort:TimeSort){invitedPeople(first:20 after:$after filter:$filter sort:$sort){totalCount nodes{...InvitedPersonFields}pageInfo{endCursor hasNextPage}}}", InvitedPersonFieldsFragmentDoc);
export const ListedCompaniesDocument: TypedDocumentNode<ListedCompaniesQuery, ListedCompaniesQueryVariables> = /* @__PURE__ */ trustedDocument('IMe6rXma', "query ListedCompanies($after:String$filter:ListedCompanyFilterInput$sort:ListedCompanySort){listedCompanies(first:20 after:$after filter:$filter sort:$sort){totalCount nodes{...ListedCompanyFields}pageInfo{endCursor hasNextPage}}}", ListedCompanyFieldsFragmentDoc);
export const ActivityDocument: TypedDocumentNode<ActivityQuery, ActivityQueryVariables> = /* @__PURE__ */ trustedDocument('R2UL5IlI', "query Activity($userId:ID!$year:Int){profile(userId:$userId){id activity(year:$year){id year from to total firstYear days{date count}}}}");
export const ActivityLiveDocument: TypedDocumentNode<ActivityLiveSubscription, ActivityLiveSubscriptionVariables> = /* @__PURE__ */ trustedDocument('FKhKkLim', "subscription ActivityLive($userId:ID!){heatmapUpdated(userId:$userId){userId date count}}");
export const AdminSignInDocument: TypedDocumentNode<AdminSignInMutation, AdminSignInMutationVariables> = /* @__PURE__ */ trustedDocument('bkwtKOJR', "mutation AdminSignIn($email:String!$password:String!){adminSignIn(email:$email password:$password){token redirectTo}}");
export const SecondFactorDocument: TypedDocumentNode<SecondFactorQuery, SecondFactorQueryVariables> = /* @__PURE__ */ trustedDocument('GkIxJEV6', "query SecondFactor{secondFactor{isSetUp isRequired recoveryCodesLeft}}");
export const BeginSecondFactorDocument: TypedDocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables> = /* @__PURE__ */ trustedDocument('2MUc7beL', "mutation BeginSecondFactor($password:String){beginSecondFactor(password:$password){secret address}}");
export const EnableSecondFactorDocument: TypedDocumentNode<EnableSecondFactorMutation, EnableSecondFactorMutationVariables> = /* @__PURE__ */ trustedDocument('zh3-MqSF', "mutation EnableSecondFactor($code:String!){enableSecondFactor(code:$code)}");
export const ConfirmSecondFactorDocument: TypedDocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables> = /* @__PURE__ */ trustedDocument('cCUx7j1S', "mutation ConfirmSecondFactor($code:String!){confirmSecondFactor(code:$code){message}}");
export const RenewRecoveryCodesDocument: TypedDocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> = /* @__PURE__ */ trustedDocument('NQF7Pqpm', "mutation RenewRecoveryCodes($code:String!){renewRecoveryCodes(code:$code)}");
export const DisableSecondFactorDocument: TypedDocumentNode<DisableSecondFactorMutation, DisableSecondFactorMutationVariables> = /* @__PURE__ */ trustedDocument('O7rSOApd', "mutation DisableSecondFactor($code:String!){disableSecondFactor(code:$code){message}}");
export const AdminChoicesDocument: TypedDocumentNode<AdminChoicesQuery, AdminChoicesQueryVariables> = /* @__PURE__ */ trustedDocument('7RqQE8iH', "query AdminChoices{adminChoices{remindsByMail announcesTasks}}");
export const SaveAdminChoicesDocument: TypedDocumentNode<SaveAdminChoicesMutation, SaveAdminChoicesMutationVariables> = /* @__PURE__ */ trustedDocument('X6ISpwi4', "mutation SaveAdminChoices($input:AdminChoicesInput!){saveAdminChoices(input:$input){remindsByMail announcesTasks}}");
export const IsWithoutAdminDocument: TypedDocumentNode<IsWithoutAdminQuery, IsWithoutAdminQueryVariables> = /* @__PURE__ */ trustedDocument('CM-4s2M-', "query IsWithoutAdmin{isWithoutAdmin}");
export const MakeFirstAdminDocument: TypedDocumentNode<MakeFirstAdminMutation, MakeFirstAdminMutationVariables> = /* @__PURE__ */ trustedDocument('KFvqlQcw', "mutation MakeFirstAdmin($code:String!$fullName:String!$email:String!$newPassword:String!){makeFirstAdmin(code:$code fullName:$fullName email:$email newPassword:$newPassword){token redirectTo}}");
export const AdminTasksDocument: TypedDocumentNode<AdminTasksQuery, AdminTasksQueryVariables> = /* @__PURE__ */ trustedDocument('fNw2cPZD', "query AdminTasks{adminTasks{verifications reports rosterMatches medianHours}}");
export const AdminTasksChangedDocument: TypedDocumentNode<AdminTasksChangedSubscription, AdminTasksChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('vCrz1v5T', "subscription AdminTasksChanged{adminTasksChanged{verifications rosterMatches medianHours}}");
export const AdminTaskAddedDocument: TypedDocumentNode<AdminTaskAddedSubscription, AdminTaskAddedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('c2oS2NDf', "subscription AdminTaskAdded{adminTaskAdded{id type}}");
export const AdminUsersDocument: TypedDocumentNode<AdminUsersQuery, AdminUsersQueryVariables> = /* @__PURE__ */ trustedDocument('Xk5_B-5h', "query AdminUsers($filter:AdminUserFilterInput$sort:UserSort$first:Int$after:String){adminUsers(filter:$filter sort:$sort first:$first after:$after){nodes{...AdminUserFields}pageInfo{endCursor hasNextPage}}}", AdminUserFieldsFragmentDoc);
export const AdminUserCountDocument: TypedDocumentNode<AdminUserCountQuery, AdminUserCountQueryVariables> = /* @__PURE__ */ trustedDocument('nLm6MWa_', "query AdminUserCount($filter:AdminUserFilterInput){adminUserCount(filter:$filter)}");
export const AdminUserIdsDocument: TypedDocumentNode<AdminUserIdsQuery, AdminUserIdsQueryVariables> = /* @__PURE__ */ trustedDocument('7nx7Hn4S', "query AdminUserIds($filter:AdminUserFilterInput){adminUserIds(filter:$filter)}");
export const AdminPersonDocument: TypedDocumentNode<AdminPersonQuery, AdminPersonQueryVariables> = /* @__PURE__ */ trustedDocument('xe37-eCX', "query AdminPerson($id:ID!){adminUser(id:$id){id user{...AdminUserFields}casesAbout reportsBy falseReports wrote{posts questions answers gratitudes jobs}removed{posts questions answers gratitudes jobs}verifications{...VerificationFields}...PersonSessions sanctions{id kind reason until liftedAt liftedBy{id fullName}createdAt by{id fullName}}notes{...AdminNoteFields}audit{id action createdAt admin{id fullName}}}}", AdminUserFieldsFragmentDoc, VerificationFieldsFragmentDoc, PersonSessionsFragmentDoc, AdminNoteFieldsFragmentDoc);
export const PersonWrittenDocument: TypedDocumentNode<PersonWrittenQuery, PersonWrittenQueryVariables> = /* @__PURE__ */ trustedDocument('cD7s9CbC', "query PersonWritten($id:ID!$kind:WrittenKind!$first:Int$after:String){adminUser(id:$id){id written(kind:$kind first:$first after:$after){nodes{id kind text link createdAt}pageInfo{endCursor hasNextPage}}}}");
export const WarnUserDocument: TypedDocumentNode<WarnUserMutation, WarnUserMutationVariables> = /* @__PURE__ */ trustedDocument('NKOqpa74', "mutation WarnUser($id:ID!$reason:String!){warnUser(id:$id reason:$reason){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const MuteUserDocument: TypedDocumentNode<MuteUserMutation, MuteUserMutationVariables> = /* @__PURE__ */ trustedDocument('OlSa_PeO', "mutation MuteUser($id:ID!$reason:String!$until:DateTimeISO!){muteUser(id:$id reason:$reason until:$until){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const UnmuteUserDocument: TypedDocumentNode<UnmuteUserMutation, UnmuteUserMutationVariables> = /* @__PURE__ */ trustedDocument('QLgPBgSh', "mutation UnmuteUser($id:ID!){unmuteUser(id:$id){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const BanUserDocument: TypedDocumentNode<BanUserMutation, BanUserMutationVariables> = /* @__PURE__ */ trustedDocument('ZYUx3o1Q', "mutation BanUser($id:ID!$reason:String$until:DateTimeISO){banUser(id:$id reason:$reason until:$until){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const UnbanUserDocument: TypedDocumentNode<UnbanUserMutation, UnbanUserMutationVariables> = /* @__PURE__ */ trustedDocument('SRFCNypE', "mutation UnbanUser($id:ID!){unbanUser(id:$id){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const DeleteUserDocument: TypedDocumentNode<DeleteUserMutation, DeleteUserMutationVariables> = /* @__PURE__ */ trustedDocument('OoNVDPv0', "mutation DeleteUser($id:ID!$reason:String){deleteUser(id:$id reason:$reason)}");
export const ActOnUsersDocument: TypedDocumentNode<ActOnUsersMutation, ActOnUsersMutationVariables> = /* @__PURE__ */ trustedDocument('JaQnU1wp', "mutation ActOnUsers($action:UserAction!$ids:[ID!]!$reason:String$until:DateTimeISO){actOnUsers(action:$action ids:$ids reason:$reason until:$until){id isDone message}}");
export const EndUserSessionsDocument: TypedDocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables> = /* @__PURE__ */ trustedDocument('lUJoVDEb', "mutation EndUserSessions($id:ID!$sessionId:ID){endUserSessions(id:$id sessionId:$sessionId){id ...PersonSessions}}", PersonSessionsFragmentDoc);
export const MailWayInDocument: TypedDocumentNode<MailWayInMutation, MailWayInMutationVariables> = /* @__PURE__ */ trustedDocument('QE-GesrB', "mutation MailWayIn($id:ID!){mailWayIn(id:$id){id}}");
export const CorrectUserDocument: TypedDocumentNode<CorrectUserMutation, CorrectUserMutationVariables> = /* @__PURE__ */ trustedDocument('poVXlhmS', "mutation CorrectUser($id:ID!$facts:FactsInput!){correctUser(id:$id facts:$facts){id user{...AdminUserFields}}}", AdminUserFieldsFragmentDoc);
export const TakeVerificationBackDocument: TypedDocumentNode<TakeVerificationBackMutation, TakeVerificationBackMutationVariables> = /* @__PURE__ */ trustedDocument('o_UpnAhd', "mutation TakeVerificationBack($id:ID!$reason:String!){takeVerificationBack(id:$id reason:$reason){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const AddAdminNoteDocument: TypedDocumentNode<AddAdminNoteMutation, AddAdminNoteMutationVariables> = /* @__PURE__ */ trustedDocument('4Og9UVS-', "mutation AddAdminNote($personId:ID!$text:String!){addAdminNote(personId:$personId text:$text){id notes{...AdminNoteFields}}}", AdminNoteFieldsFragmentDoc);
export const DeleteAdminNoteDocument: TypedDocumentNode<DeleteAdminNoteMutation, DeleteAdminNoteMutationVariables> = /* @__PURE__ */ trustedDocument('tBsh-7wH', "mutation DeleteAdminNote($id:ID!){deleteAdminNote(id:$id){id notes{...AdminNoteFields}}}", AdminNoteFieldsFragmentDoc);
export const ExportUsersDocument: TypedDocumentNode<ExportUsersMutation, ExportUsersMutationVariables> = /* @__PURE__ */ trustedDocument('b5CFftUu', "mutation ExportUsers($filter:AdminUserFilterInput$after:String){exportUsers(filter:$filter after:$after){address endCursor}}");
export const CreateAdminDocument: TypedDocumentNode<CreateAdminMutation, CreateAdminMutationVariables> = /* @__PURE__ */ trustedDocument('eeT8GbSK', "mutation CreateAdmin($input:NewAdminInput!){createAdmin(input:$input){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const MakeAdminDocument: TypedDocumentNode<MakeAdminMutation, MakeAdminMutationVariables> = /* @__PURE__ */ trustedDocument('1eFk5XAF', "mutation MakeAdmin($id:ID!){makeAdmin(id:$id){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const PromoteAdminDocument: TypedDocumentNode<PromoteAdminMutation, PromoteAdminMutationVariables> = /* @__PURE__ */ trustedDocument('CvzM7Iq5', "mutation PromoteAdmin($id:ID!){promoteAdmin(id:$id){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const DemoteAdminDocument: TypedDocumentNode<DemoteAdminMutation, DemoteAdminMutationVariables> = /* @__PURE__ */ trustedDocument('1Copmzok', "mutation DemoteAdmin($id:ID!){demoteAdmin(id:$id){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const ResetSecondFactorDocument: TypedDocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables> = /* @__PURE__ */ trustedDocument('7yQ6wD0Y', "mutation ResetSecondFactor($id:ID!){resetSecondFactor(id:$id){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const RemoveAdminDocument: TypedDocumentNode<RemoveAdminMutation, RemoveAdminMutationVariables> = /* @__PURE__ */ trustedDocument('sqifK15r', "mutation RemoveAdmin($id:ID!){removeAdmin(id:$id){...AdminUserFields}}", AdminUserFieldsFragmentDoc);
export const VerificationsDocument: TypedDocumentNode<VerificationsQuery, VerificationsQueryVariables> = /* @__PURE__ */ trustedDocument('Cuoh2Fok', "query Verifications($status:VerificationStatus$search:String$documentType:DocumentType$sort:VerificationSort$first:Int$after:String){verifications(status:$status search:$search documentType:$documentType sort:$sort first:$first after:$after){totalCount nodes{...VerificationFields user{...AdminUserFields}}pageInfo{endCursor hasNextPage}}}", VerificationFieldsFragmentDoc, AdminUserFieldsFragmentDoc);
export const ExportVerificationsDocument: TypedDocumentNode<ExportVerificationsMutation, ExportVerificationsMutationVariables> = /* @__PURE__ */ trustedDocument('1tNgEWXI', "mutation ExportVerifications($status:VerificationStatus!$search:String$documentType:DocumentType$after:String){exportVerifications(status:$status search:$search documentType:$documentType after:$after){address endCursor}}");
export const VerificationDocument: TypedDocumentNode<VerificationQuery, VerificationQueryVariables> = /* @__PURE__ */ trustedDocument('OPHl-aRa', "query Verification($id:ID!){verification(id:$id){...VerificationFields user{...AdminUserFields}}}", VerificationFieldsFragmentDoc, AdminUserFieldsFragmentDoc);
export const AdminPersonNameDocument: TypedDocumentNode<AdminPersonNameQuery, AdminPersonNameQueryVariables> = /* @__PURE__ */ trustedDocument('NjlToxEv', "query AdminPersonName($id:ID!){adminUser(id:$id){id user{id fullName}}}");
export const ApproveVerificationDocument: TypedDocumentNode<ApproveVerificationMutation, ApproveVerificationMutationVariables> = /* @__PURE__ */ trustedDocument('TMXtYumc', "mutation ApproveVerification($id:ID!){approveVerification(id:$id){...VerificationFields}}", VerificationFieldsFragmentDoc);
export const RejectVerificationDocument: TypedDocumentNode<RejectVerificationMutation, RejectVerificationMutationVariables> = /* @__PURE__ */ trustedDocument('PwaNwSJR', "mutation RejectVerification($id:ID!$reason:String!){rejectVerification(id:$id reason:$reason){...VerificationFields}}", VerificationFieldsFragmentDoc);
export const AnalyticsTotalsDocument: TypedDocumentNode<AnalyticsTotalsQuery, AnalyticsTotalsQueryVariables> = /* @__PURE__ */ trustedDocument('9ijNevAN', "query AnalyticsTotals{analyticsTotals{totalUsers totalInvited totalPosts totalJobs totalGratitudes totalChats byCollege{college users posts}}}");
export const AnalyticsDocument: TypedDocumentNode<AnalyticsQuery, AnalyticsQueryVariables> = /* @__PURE__ */ trustedDocument('XHnb6PeU', "query Analytics($from:String!$to:String!){analytics(from:$from to:$to){from to beforeFrom days figures{name value before values}medianAnswerHours medianAnswerHoursBefore companiesCovered companiesMissing{name people}branches{branch posts}cohorts{month newcomers returned}}}");
export const ExportAnalyticsDocument: TypedDocumentNode<ExportAnalyticsMutation, ExportAnalyticsMutationVariables> = /* @__PURE__ */ trustedDocument('huQ2q0cJ', "mutation ExportAnalytics($from:String!$to:String!){exportAnalytics(from:$from to:$to)}");
export const AnnouncementsDocument: TypedDocumentNode<AnnouncementsQuery, AnnouncementsQueryVariables> = /* @__PURE__ */ trustedDocument('ASChCln9', "query Announcements{announcements{...AnnouncementFields}}", AnnouncementFieldsFragmentDoc);
export const DismissAnnouncementDocument: TypedDocumentNode<DismissAnnouncementMutation, DismissAnnouncementMutationVariables> = /* @__PURE__ */ trustedDocument('G0sK7BbT', "mutation DismissAnnouncement($id:ID!){dismissAnnouncement(id:$id)}");
export const AnnouncementsChangedDocument: TypedDocumentNode<AnnouncementsChangedSubscription, AnnouncementsChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('9mj6522p', "subscription AnnouncementsChanged{announcementsChanged{subscribed added{...AnnouncementFields}endedId}}", AnnouncementFieldsFragmentDoc);
export const AnnouncementDismissedDocument: TypedDocumentNode<AnnouncementDismissedSubscription, AnnouncementDismissedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('P1KQf3NU', "subscription AnnouncementDismissed{announcementDismissed{announcementId}}");
export const AllAnnouncementsDocument: TypedDocumentNode<AllAnnouncementsQuery, AllAnnouncementsQueryVariables> = /* @__PURE__ */ trustedDocument('lPn-VoJB', "query AllAnnouncements($active:Boolean$scheduled:Boolean$search:String$sort:TimeSort$after:String){allAnnouncements(first:20 after:$after active:$active scheduled:$scheduled search:$search sort:$sort){totalCount nodes{...AnnouncementFields admin{id fullName}}pageInfo{endCursor hasNextPage}}}", AnnouncementFieldsFragmentDoc);
export const AnnouncementReachDocument: TypedDocumentNode<AnnouncementReachQuery, AnnouncementReachQueryVariables> = /* @__PURE__ */ trustedDocument('uRYt0YEL', "query AnnouncementReach($audience:AnnouncementAudienceInput!){announcementReach(audience:$audience)}");
export const AnnouncementMailReachDocument: TypedDocumentNode<AnnouncementMailReachQuery, AnnouncementMailReachQueryVariables> = /* @__PURE__ */ trustedDocument('aDMzY_dm', "query AnnouncementMailReach($audience:AnnouncementAudienceInput!$startsAt:DateTimeISO){announcementMailReach(audience:$audience startsAt:$startsAt){mailed withoutMail mailsAgainAt}}");
export const CreateAnnouncementDocument: TypedDocumentNode<CreateAnnouncementMutation, CreateAnnouncementMutationVariables> = /* @__PURE__ */ trustedDocument('W0cfZ4RQ', "mutation CreateAnnouncement($input:AnnouncementInput!){createAnnouncement(input:$input){...AnnouncementFields}}", AnnouncementFieldsFragmentDoc);
export const ChangeAnnouncementDocument: TypedDocumentNode<ChangeAnnouncementMutation, ChangeAnnouncementMutationVariables> = /* @__PURE__ */ trustedDocument('bt9-SHl1', "mutation ChangeAnnouncement($id:ID!$input:AnnouncementInput!){changeAnnouncement(id:$id input:$input){...AnnouncementFields}}", AnnouncementFieldsFragmentDoc);
export const DeactivateAnnouncementDocument: TypedDocumentNode<DeactivateAnnouncementMutation, DeactivateAnnouncementMutationVariables> = /* @__PURE__ */ trustedDocument('7durCAsn', "mutation DeactivateAnnouncement($id:ID!){deactivateAnnouncement(id:$id){id active scheduled}}");
export const ExportAnnouncementsDocument: TypedDocumentNode<ExportAnnouncementsMutation, ExportAnnouncementsMutationVariables> = /* @__PURE__ */ trustedDocument('mCpr2z9E', "mutation ExportAnnouncements($search:String$after:String){exportAnnouncements(search:$search after:$after){address endCursor}}");
export const AuditLogDocument: TypedDocumentNode<AuditLogQuery, AuditLogQueryVariables> = /* @__PURE__ */ trustedDocument('goy3D4Mk', "query AuditLog($filter:AuditFilterInput$after:String){auditLog(first:50 after:$after filter:$filter){totalCount nodes{id number action targetType targetId targetName createdAt changes{name value}admin{id fullName}}pageInfo{endCursor hasNextPage}}}");
export const AuditActionsDocument: TypedDocumentNode<AuditActionsQuery, AuditActionsQueryVariables> = /* @__PURE__ */ trustedDocument('vDAPcIid', "query AuditActions{auditActions admins{id fullName}}");
export const AuditCheckDocument: TypedDocumentNode<AuditCheckQuery, AuditCheckQueryVariables> = /* @__PURE__ */ trustedDocument('_ZRpL2AQ', "query AuditCheck{auditCheck{isWhole isComplete entries lastHash problem}}");
export const ExportAuditLogDocument: TypedDocumentNode<ExportAuditLogMutation, ExportAuditLogMutationVariables> = /* @__PURE__ */ trustedDocument('RDCdqsJZ', "mutation ExportAuditLog($filter:AuditFilterInput$after:String){exportAuditLog(filter:$filter after:$after){address endCursor}}");
export const BackupsDocument: TypedDocumentNode<BackupsQuery, BackupsQueryVariables> = /* @__PURE__ */ trustedDocument('cTPbBWAj', "query Backups{backups{name at kind size isEncrypted version problem drill{at differences seconds}}backupWork{...BackupWorkFields}}", BackupWorkFieldsFragmentDoc);
export const BackUpNowDocument: TypedDocumentNode<BackUpNowMutation, BackUpNowMutationVariables> = /* @__PURE__ */ trustedDocument('LPNf3rp8', "mutation BackUpNow{backUpNow{...BackupWorkFields}}", BackupWorkFieldsFragmentDoc);
export const TryBackupDocument: TypedDocumentNode<TryBackupMutation, TryBackupMutationVariables> = /* @__PURE__ */ trustedDocument('ecF0BCfK', "mutation TryBackup($name:ID!){tryBackup(name:$name){...BackupWorkFields}}", BackupWorkFieldsFragmentDoc);
export const CancelBackupDocument: TypedDocumentNode<CancelBackupMutation, CancelBackupMutationVariables> = /* @__PURE__ */ trustedDocument('cMKXN2tJ', "mutation CancelBackup{cancelBackup{...BackupWorkFields}}", BackupWorkFieldsFragmentDoc);
export const DownloadBackupDocument: TypedDocumentNode<DownloadBackupMutation, DownloadBackupMutationVariables> = /* @__PURE__ */ trustedDocument('t2dRX9jK', "mutation DownloadBackup($name:ID!){downloadBackup(name:$name)}");
export const DeleteBackupDocument: TypedDocumentNode<DeleteBackupMutation, DeleteBackupMutationVariables> = /* @__PURE__ */ trustedDocument('ogJY7xCj', "mutation DeleteBackup($name:ID!){deleteBackup(name:$name){name}}");
export const FirstRestoreDocument: TypedDocumentNode<FirstRestoreQuery, FirstRestoreQueryVariables> = /* @__PURE__ */ trustedDocument('1jI-xpvf', "query FirstRestore{firstRestore{...FirstRestoreFields}backups{name at size isEncrypted}}", FirstRestoreFieldsFragmentDoc);
export const LookIntoBackupDocument: TypedDocumentNode<LookIntoBackupMutation, LookIntoBackupMutationVariables> = /* @__PURE__ */ trustedDocument('Ps5Z5tn9', "mutation LookIntoBackup($name:ID$key:String){lookIntoBackup(name:$name key:$key){...FirstRestoreFields}}", FirstRestoreFieldsFragmentDoc);
export const RestoreBackupDocument: TypedDocumentNode<RestoreBackupMutation, RestoreBackupMutationVariables> = /* @__PURE__ */ trustedDocument('5qq87t8-', "mutation RestoreBackup{restoreBackup{...FirstRestoreFields}}", FirstRestoreFieldsFragmentDoc);
export const RestoreOverDocument: TypedDocumentNode<RestoreOverQuery, RestoreOverQueryVariables> = /* @__PURE__ */ trustedDocument('3UfZLWYW', "query RestoreOver{restoreOver{...RestoreOverFields}}", RestoreOverFieldsFragmentDoc);
export const LookIntoKeptDocument: TypedDocumentNode<LookIntoKeptMutation, LookIntoKeptMutationVariables> = /* @__PURE__ */ trustedDocument('E7Ind4zl', "mutation LookIntoKept($name:ID$key:String){lookIntoKept(name:$name key:$key){...RestoreOverFields}}", RestoreOverFieldsFragmentDoc);
export const RestoreKeptDocument: TypedDocumentNode<RestoreKeptMutation, RestoreKeptMutationVariables> = /* @__PURE__ */ trustedDocument('o9WvtgZF', "mutation RestoreKept($name:ID$college:String!$code:String!){restoreKept(name:$name college:$college code:$code){...RestoreOverFields}}", RestoreOverFieldsFragmentDoc);
export const BlockedPeopleDocument: TypedDocumentNode<BlockedPeopleQuery, BlockedPeopleQueryVariables> = /* @__PURE__ */ trustedDocument('GT8tiGda', "query BlockedPeople($first:Int$after:String){blockedPeople(first:$first after:$after){nodes{...BlockedPersonFields}pageInfo{endCursor hasNextPage}}}", BlockedPersonFieldsFragmentDoc);
export const BlockUserDocument: TypedDocumentNode<BlockUserMutation, BlockUserMutationVariables> = /* @__PURE__ */ trustedDocument('wfu0KBIj', "mutation BlockUser($userId:ID!){blockUser(userId:$userId){...BlockFields}}", BlockFieldsFragmentDoc);
export const UnblockUserDocument: TypedDocumentNode<UnblockUserMutation, UnblockUserMutationVariables> = /* @__PURE__ */ trustedDocument('9RTuKo9J', "mutation UnblockUser($userId:ID!){unblockUser(userId:$userId){...BlockFields}}", BlockFieldsFragmentDoc);
export const BookmarksDocument: TypedDocumentNode<BookmarksQuery, BookmarksQueryVariables> = /* @__PURE__ */ trustedDocument('EMyHjTfY', "query Bookmarks($type:BookmarkType!$filter:BookmarkFilterInput$first:Int$after:String){bookmarks(type:$type filter:$filter first:$first after:$after){nodes{...BookmarkFields}pageInfo{endCursor hasNextPage}}}", BookmarkFieldsFragmentDoc);
export const AddBookmarkDocument: TypedDocumentNode<AddBookmarkMutation, AddBookmarkMutationVariables> = /* @__PURE__ */ trustedDocument('9ayLs1ub', "mutation AddBookmark($type:BookmarkType!$refId:ID!$folderId:ID){bookmark(type:$type refId:$refId folderId:$folderId){...BookmarkMarkFields}}", BookmarkMarkFieldsFragmentDoc);
export const RemoveBookmarkDocument: TypedDocumentNode<RemoveBookmarkMutation, RemoveBookmarkMutationVariables> = /* @__PURE__ */ trustedDocument('ojccWrwv', "mutation RemoveBookmark($type:BookmarkType!$refId:ID!){removeBookmark(type:$type refId:$refId){...BookmarkMarkFields}}", BookmarkMarkFieldsFragmentDoc);
export const BookmarkFoldersDocument: TypedDocumentNode<BookmarkFoldersQuery, BookmarkFoldersQueryVariables> = /* @__PURE__ */ trustedDocument('ttgPEbD1', "query BookmarkFolders{bookmarkFolders{...BookmarkFolderFields}}", BookmarkFolderFieldsFragmentDoc);
export const CreateBookmarkFolderDocument: TypedDocumentNode<CreateBookmarkFolderMutation, CreateBookmarkFolderMutationVariables> = /* @__PURE__ */ trustedDocument('dau1RyBl', "mutation CreateBookmarkFolder($name:String!){createBookmarkFolder(name:$name){...BookmarkFolderFields}}", BookmarkFolderFieldsFragmentDoc);
export const RenameBookmarkFolderDocument: TypedDocumentNode<RenameBookmarkFolderMutation, RenameBookmarkFolderMutationVariables> = /* @__PURE__ */ trustedDocument('dIgKZcQo', "mutation RenameBookmarkFolder($id:ID!$name:String!){renameBookmarkFolder(id:$id name:$name){...BookmarkFolderFields}}", BookmarkFolderFieldsFragmentDoc);
export const DeleteBookmarkFolderDocument: TypedDocumentNode<DeleteBookmarkFolderMutation, DeleteBookmarkFolderMutationVariables> = /* @__PURE__ */ trustedDocument('8jkbKLcF', "mutation DeleteBookmarkFolder($id:ID!){deleteBookmarkFolder(id:$id)}");
export const MoveBookmarkDocument: TypedDocumentNode<MoveBookmarkMutation, MoveBookmarkMutationVariables> = /* @__PURE__ */ trustedDocument('Qajl5Lh0', "mutation MoveBookmark($type:BookmarkType!$refId:ID!$folderId:ID){moveBookmark(type:$type refId:$refId folderId:$folderId){...BookmarkMarkFields}}", BookmarkMarkFieldsFragmentDoc);
export const CallSignalsDocument: TypedDocumentNode<CallSignalsSubscription, CallSignalsSubscriptionVariables> = /* @__PURE__ */ trustedDocument('rG4uhofU', "subscription CallSignals{callSignals{call{...CallFields}signal{...CallSignalFields}isStale}}", CallFieldsFragmentDoc, CallSignalFieldsFragmentDoc);
export const MissedCallSignalsDocument: TypedDocumentNode<MissedCallSignalsQuery, MissedCallSignalsQueryVariables> = /* @__PURE__ */ trustedDocument('j74RqGiw', "query MissedCallSignals($after:Int!){currentCall{...CallFields signals(after:$after){...CallSignalFields}}}", CallFieldsFragmentDoc, CallSignalFieldsFragmentDoc);
export const IceServersDocument: TypedDocumentNode<IceServersQuery, IceServersQueryVariables> = /* @__PURE__ */ trustedDocument('jQNNHnnN', "query IceServers{iceServers{urls username credential}}");
export const CallOfferDocument: TypedDocumentNode<CallOfferMutation, CallOfferMutationVariables> = /* @__PURE__ */ trustedDocument('vwop02aw', "mutation CallOffer($conversationId:ID!$callId:ID$offer:SessionDescriptionInput!$device:ID!){callOffer(conversationId:$conversationId callId:$callId offer:$offer device:$device){...CallFields}}", CallFieldsFragmentDoc);
export const CallAnswerDocument: TypedDocumentNode<CallAnswerMutation, CallAnswerMutationVariables> = /* @__PURE__ */ trustedDocument('R92OKS7L', "mutation CallAnswer($conversationId:ID!$callId:ID!$answer:SessionDescriptionInput!$device:ID!){callAnswer(conversationId:$conversationId callId:$callId answer:$answer device:$device){...CallFields}}", CallFieldsFragmentDoc);
export const IceCandidateDocument: TypedDocumentNode<IceCandidateMutation, IceCandidateMutationVariables> = /* @__PURE__ */ trustedDocument('kGwTia9U', "mutation IceCandidate($conversationId:ID!$callId:ID!$candidate:IceCandidateInput!$device:ID!){iceCandidate(conversationId:$conversationId callId:$callId candidate:$candidate device:$device){id}}");
export const DeclineCallDocument: TypedDocumentNode<DeclineCallMutation, DeclineCallMutationVariables> = /* @__PURE__ */ trustedDocument('_eRl5NfA', "mutation DeclineCall($conversationId:ID!$callId:ID!){declineCall(conversationId:$conversationId callId:$callId){id}}");
export const EndCallDocument: TypedDocumentNode<EndCallMutation, EndCallMutationVariables> = /* @__PURE__ */ trustedDocument('jsFSMRTR', "mutation EndCall($conversationId:ID!$callId:ID$hasFailed:Boolean!){endCall(conversationId:$conversationId callId:$callId hasFailed:$hasFailed){id}}");
export const KeepCallDocument: TypedDocumentNode<KeepCallMutation, KeepCallMutationVariables> = /* @__PURE__ */ trustedDocument('RrexuLds', "mutation KeepCall($conversationId:ID!$callId:ID!$device:ID!){keepCall(conversationId:$conversationId callId:$callId device:$device){...CallFields}}", CallFieldsFragmentDoc);
export const CareerPathDocument: TypedDocumentNode<CareerPathQuery, CareerPathQueryVariables> = /* @__PURE__ */ trustedDocument('-LAQpQpk', "query CareerPath($userId:ID!){careerPath(userId:$userId){...CareerPathFields}}", CareerPathFieldsFragmentDoc);
export const SaveCareerPathDocument: TypedDocumentNode<SaveCareerPathMutation, SaveCareerPathMutationVariables> = /* @__PURE__ */ trustedDocument('-rPxe3Q1', "mutation SaveCareerPath($input:CareerPathInput!){saveCareerPath(input:$input){...CareerPathFields}}", CareerPathFieldsFragmentDoc);
export const CareerPathLiveDocument: TypedDocumentNode<CareerPathLiveSubscription, CareerPathLiveSubscriptionVariables> = /* @__PURE__ */ trustedDocument('bKUxb1GT', "subscription CareerPathLive($userId:ID!){careerPathUpdated(userId:$userId){id version}}");
export const DraftsDocument: TypedDocumentNode<DraftsQuery, DraftsQueryVariables> = /* @__PURE__ */ trustedDocument('isrI191I', "query Drafts($after:String){drafts(first:20 after:$after){nodes{...PostDraftLineFields}pageInfo{endCursor hasNextPage}}}", PostDraftLineFieldsFragmentDoc);
export const DiscardDraftDocument: TypedDocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables> = /* @__PURE__ */ trustedDocument('ux9h4G6b', "mutation DiscardDraft($companyName:String!$experienceType:ExperienceType!){deleteDraft(companyName:$companyName experienceType:$experienceType)}");
export const OwnPostDocument: TypedDocumentNode<OwnPostQuery, OwnPostQueryVariables> = /* @__PURE__ */ trustedDocument('YM3ihGG0', "query OwnPost($companyName:String!$role:String!){ownPost(companyName:$companyName role:$role)}");
export const OwnPostReadingDocument: TypedDocumentNode<OwnPostReadingQuery, OwnPostReadingQueryVariables> = /* @__PURE__ */ trustedDocument('qtZkvDVQ', "query OwnPostReading($id:ID!){post(id:$id){id}}");
export const ConversationsDocument: TypedDocumentNode<ConversationsQuery, ConversationsQueryVariables> = /* @__PURE__ */ trustedDocument('bzOQf2We', "query Conversations($filter:ConversationFilter$search:String$first:Int$after:String){conversations(filter:$filter search:$search first:$first after:$after){nodes{...ConversationFields}pageInfo{endCursor hasNextPage}}}", ConversationFieldsFragmentDoc);
export const ForwardTargetsDocument: TypedDocumentNode<ForwardTargetsQuery, ForwardTargetsQueryVariables> = /* @__PURE__ */ trustedDocument('qZTM14V6', "query ForwardTargets($search:String$first:Int$after:String){conversations(filter:all search:$search first:$first after:$after)@connection(key:\"forward\"){nodes{...ConversationFields}pageInfo{endCursor hasNextPage}}}", ConversationFieldsFragmentDoc);
export const PeopleToPickDocument: TypedDocumentNode<PeopleToPickQuery, PeopleToPickQueryVariables> = /* @__PURE__ */ trustedDocument('MYYVY42J', "query PeopleToPick($search:String$first:Int$after:String){connections(search:$search first:$first after:$after)@connection(key:\"picker\"){nodes{...ConnectedPersonFields}pageInfo{endCursor hasNextPage}}}", ConnectedPersonFieldsFragmentDoc);
export const ChatsToPickDocument: TypedDocumentNode<ChatsToPickQuery, ChatsToPickQueryVariables> = /* @__PURE__ */ trustedDocument('4KaJ0GUG', "query ChatsToPick($search:String){conversations(filter:all search:$search first:20)@connection(key:\"picker\"){nodes{id type status others{...PersonFields}}}}", PersonFieldsFragmentDoc);
export const AnybodyToPickDocument: TypedDocumentNode<AnybodyToPickQuery, AnybodyToPickQueryVariables> = /* @__PURE__ */ trustedDocument('hnO4ysYO', "query AnybodyToPick($search:String){feedProfiles(search:$search first:10)@connection(key:\"picker\"){nodes{id user{...PersonFields}}}}", PersonFieldsFragmentDoc);
export const ConversationDocument: TypedDocumentNode<ConversationQuery, ConversationQueryVariables> = /* @__PURE__ */ trustedDocument('0D79rQGA', "query Conversation($id:ID!){conversation(id:$id){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const ConversationPresenceDocument: TypedDocumentNode<ConversationPresenceQuery, ConversationPresenceQueryVariables> = /* @__PURE__ */ trustedDocument('LK0ZjwE2', "query ConversationPresence($id:ID!){conversation(id:$id){id others{id presence{...PresenceFields}}}}", PresenceFieldsFragmentDoc);
export const ReplyTimeDocument: TypedDocumentNode<ReplyTimeQuery, ReplyTimeQueryVariables> = /* @__PURE__ */ trustedDocument('QznT18Nq', "query ReplyTime($id:ID!){conversation(id:$id){id others{id repliesIn}}}");
export const OthersToAskDocument: TypedDocumentNode<OthersToAskQuery, OthersToAskQueryVariables> = /* @__PURE__ */ trustedDocument('wJnaGXLc', "query OthersToAsk($id:ID!){conversation(id:$id){id othersToAsk{...PersonFields}}}", PersonFieldsFragmentDoc);
export const RequestInCommonDocument: TypedDocumentNode<RequestInCommonQuery, RequestInCommonQueryVariables> = /* @__PURE__ */ trustedDocument('uX5rKl76', "query RequestInCommon($id:ID!){conversation(id:$id){id inCommon{branch yearOfGraduation companies connectionsCount}}}");
export const ConversationWithDocument: TypedDocumentNode<ConversationWithQuery, ConversationWithQueryVariables> = /* @__PURE__ */ trustedDocument('UsC_G4Ry', "query ConversationWith($personId:ID!){conversationWith(personId:$personId){isRequest refusal user{...PersonFields usualAnswerHours repliesIn}}}", PersonFieldsFragmentDoc);
export const MessagesDocument: TypedDocumentNode<MessagesQuery, MessagesQueryVariables> = /* @__PURE__ */ trustedDocument('TzOR1yv1', "query Messages($conversationId:ID!$before:Int$after:Int$around:Int$first:Int){messages(conversationId:$conversationId before:$before after:$after around:$around first:$first){nodes{...ChatMessageFields}hasMore hasNewer}}", ChatMessageFieldsFragmentDoc);
export const MessageDocument: TypedDocumentNode<MessageQuery, MessageQueryVariables> = /* @__PURE__ */ trustedDocument('7o_pw2on', "query Message($id:ID!){message(id:$id){...ChatMessageFields}}", ChatMessageFieldsFragmentDoc);
export const UnreadChatsDocument: TypedDocumentNode<UnreadChatsQuery, UnreadChatsQueryVariables> = /* @__PURE__ */ trustedDocument('Kh-GQkzo', "query UnreadChats{unreadChats{...UnreadChatsFields}}", UnreadChatsFieldsFragmentDoc);
export const OpenConversationDocument: TypedDocumentNode<OpenConversationMutation, OpenConversationMutationVariables> = /* @__PURE__ */ trustedDocument('ffE3gAKs', "mutation OpenConversation($personId:ID!$note:String){openConversation(personId:$personId note:$note){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const AskAgainDocument: TypedDocumentNode<AskAgainMutation, AskAgainMutationVariables> = /* @__PURE__ */ trustedDocument('w-D0ro06', "mutation AskAgain($conversationId:ID!$note:String){askAgain(conversationId:$conversationId note:$note){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const WithdrawRequestDocument: TypedDocumentNode<WithdrawRequestMutation, WithdrawRequestMutationVariables> = /* @__PURE__ */ trustedDocument('tc_GqKQS', "mutation WithdrawRequest($conversationId:ID!){withdrawRequest(conversationId:$conversationId){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const EditRequestNoteDocument: TypedDocumentNode<EditRequestNoteMutation, EditRequestNoteMutationVariables> = /* @__PURE__ */ trustedDocument('2gzey8D1', "mutation EditRequestNote($conversationId:ID!$note:String){editRequestNote(conversationId:$conversationId note:$note){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const AcceptRequestDocument: TypedDocumentNode<AcceptRequestMutation, AcceptRequestMutationVariables> = /* @__PURE__ */ trustedDocument('rWRJuP6u', "mutation AcceptRequest($conversationId:ID!){acceptRequest(conversationId:$conversationId){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const DeclineRequestDocument: TypedDocumentNode<DeclineRequestMutation, DeclineRequestMutationVariables> = /* @__PURE__ */ trustedDocument('nhhJ26D4', "mutation DeclineRequest($conversationId:ID!){declineRequest(conversationId:$conversationId){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const RequestByLinkDocument: TypedDocumentNode<RequestByLinkQuery, RequestByLinkQueryVariables> = /* @__PURE__ */ trustedDocument('x3XYgB67', "query RequestByLink($token:String!){requestByLink(token:$token){...LinkedRequestFields}}", LinkedRequestFieldsFragmentDoc);
export const AnswerRequestByLinkDocument: TypedDocumentNode<AnswerRequestByLinkMutation, AnswerRequestByLinkMutationVariables> = /* @__PURE__ */ trustedDocument('ZEkzl3zy', "mutation AnswerRequestByLink($token:String!$message:String){answerRequestByLink(token:$token message:$message){...LinkedRequestFields}}", LinkedRequestFieldsFragmentDoc);
export const SendMessageDocument: TypedDocumentNode<SendMessageMutation, SendMessageMutationVariables> = /* @__PURE__ */ trustedDocument('brywGs65', "mutation SendMessage($conversationId:ID!$key:ID!$content:String!$replyToId:ID){sendMessage(conversationId:$conversationId key:$key content:$content replyToId:$replyToId){...ChatMessageFields}}", ChatMessageFieldsFragmentDoc);
export const SendVoiceMessageDocument: TypedDocumentNode<SendVoiceMessageMutation, SendVoiceMessageMutationVariables> = /* @__PURE__ */ trustedDocument('ADljjIEP', "mutation SendVoiceMessage($conversationId:ID!$key:ID!$file:Upload!$waveform:[Int!]!$replyToId:ID){sendVoiceMessage(conversationId:$conversationId key:$key file:$file waveform:$waveform replyToId:$replyToId){...ChatMessageFields}}", ChatMessageFieldsFragmentDoc);
export const SendFilesDocument: TypedDocumentNode<SendFilesMutation, SendFilesMutationVariables> = /* @__PURE__ */ trustedDocument('6Fz_4_Ss', "mutation SendFiles($conversationId:ID!$key:ID!$files:[Upload!]!$content:String$replyToId:ID){sendFiles(conversationId:$conversationId key:$key files:$files content:$content replyToId:$replyToId){...ChatMessageFields}}", ChatMessageFieldsFragmentDoc);
export const SetTypingDocument: TypedDocumentNode<SetTypingMutation, SetTypingMutationVariables> = /* @__PURE__ */ trustedDocument('tTFsJH9g', "mutation SetTyping($conversationId:ID!$isTyping:Boolean!){setTyping(conversationId:$conversationId isTyping:$isTyping)}");
export const MarkDeliveredDocument: TypedDocumentNode<MarkDeliveredMutation, MarkDeliveredMutationVariables> = /* @__PURE__ */ trustedDocument('I8eYqLZu', "mutation MarkDelivered($conversationIds:[ID!]){markDelivered(conversationIds:$conversationIds)}");
export const MarkReadDocument: TypedDocumentNode<MarkReadMutation, MarkReadMutationVariables> = /* @__PURE__ */ trustedDocument('PXuK_dAi', "mutation MarkRead($conversationId:ID!$number:Int){markRead(conversationId:$conversationId number:$number){...UnreadChatsFields}}", UnreadChatsFieldsFragmentDoc);
export const EditMessageDocument: TypedDocumentNode<EditMessageMutation, EditMessageMutationVariables> = /* @__PURE__ */ trustedDocument('J17ZKJEE', "mutation EditMessage($id:ID!$content:String!){editMessage(id:$id content:$content){...ChatMessageFields}}", ChatMessageFieldsFragmentDoc);
export const DeleteMessageDocument: TypedDocumentNode<DeleteMessageMutation, DeleteMessageMutationVariables> = /* @__PURE__ */ trustedDocument('gQsSsF2X', "mutation DeleteMessage($id:ID!){deleteMessage(id:$id){...ChatMessageFields}}", ChatMessageFieldsFragmentDoc);
export const HideMessageDocument: TypedDocumentNode<HideMessageMutation, HideMessageMutationVariables> = /* @__PURE__ */ trustedDocument('8OGMrkZQ', "mutation HideMessage($id:ID!){hideMessage(id:$id)}");
export const ReactToMessageDocument: TypedDocumentNode<ReactToMessageMutation, ReactToMessageMutationVariables> = /* @__PURE__ */ trustedDocument('Mx57yc-n', "mutation ReactToMessage($id:ID!$emoji:String){reactToMessage(id:$id emoji:$emoji){...ChatMessageFields}}", ChatMessageFieldsFragmentDoc);
export const ForwardMessageDocument: TypedDocumentNode<ForwardMessageMutation, ForwardMessageMutationVariables> = /* @__PURE__ */ trustedDocument('8Yc4nAZ9', "mutation ForwardMessage($id:ID!$conversationId:ID!$key:ID!){forwardMessage(id:$id conversationId:$conversationId key:$key){...ChatMessageFields}}", ChatMessageFieldsFragmentDoc);
export const MuteConversationDocument: TypedDocumentNode<MuteConversationMutation, MuteConversationMutationVariables> = /* @__PURE__ */ trustedDocument('JBHBKKaw', "mutation MuteConversation($id:ID!$until:DateTimeISO){muteConversation(id:$id until:$until){...ConversationFields}}", ConversationFieldsFragmentDoc);
export const PinConversationDocument: TypedDocumentNode<PinConversationMutation, PinConversationMutationVariables> = /* @__PURE__ */ trustedDocument('SA6hK-UT', "mutation PinConversation($id:ID!$isPinned:Boolean!){pinConversation(id:$id isPinned:$isPinned){...ConversationFields}}", ConversationFieldsFragmentDoc);
export const ArchiveConversationDocument: TypedDocumentNode<ArchiveConversationMutation, ArchiveConversationMutationVariables> = /* @__PURE__ */ trustedDocument('5TMTdeOA', "mutation ArchiveConversation($id:ID!$isArchived:Boolean!){archiveConversation(id:$id isArchived:$isArchived){...ConversationFields}}", ConversationFieldsFragmentDoc);
export const MarkConversationUnreadDocument: TypedDocumentNode<MarkConversationUnreadMutation, MarkConversationUnreadMutationVariables> = /* @__PURE__ */ trustedDocument('zmq9wV6x', "mutation MarkConversationUnread($id:ID!){markConversationUnread(id:$id){...ConversationFields}}", ConversationFieldsFragmentDoc);
export const DeleteConversationDocument: TypedDocumentNode<DeleteConversationMutation, DeleteConversationMutationVariables> = /* @__PURE__ */ trustedDocument('AVK1MS6e', "mutation DeleteConversation($id:ID!){deleteConversation(id:$id){...ConversationFields}}", ConversationFieldsFragmentDoc);
export const ClearChatHistoryDocument: TypedDocumentNode<ClearChatHistoryMutation, ClearChatHistoryMutationVariables> = /* @__PURE__ */ trustedDocument('OOeFJEx1', "mutation ClearChatHistory($conversationId:ID){clearChatHistory(conversationId:$conversationId)}");
export const CreateGroupDocument: TypedDocumentNode<CreateGroupMutation, CreateGroupMutationVariables> = /* @__PURE__ */ trustedDocument('n20Jlcy0', "mutation CreateGroup($key:ID!$name:String!$personIds:[ID!]!){createGroup(key:$key name:$name personIds:$personIds){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const AddToGroupDocument: TypedDocumentNode<AddToGroupMutation, AddToGroupMutationVariables> = /* @__PURE__ */ trustedDocument('JQf77xCr', "mutation AddToGroup($id:ID!$personIds:[ID!]!){addToGroup(id:$id personIds:$personIds){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const RemoveFromGroupDocument: TypedDocumentNode<RemoveFromGroupMutation, RemoveFromGroupMutationVariables> = /* @__PURE__ */ trustedDocument('anidGha5', "mutation RemoveFromGroup($id:ID!$personId:ID!){removeFromGroup(id:$id personId:$personId){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const MakeGroupAdminDocument: TypedDocumentNode<MakeGroupAdminMutation, MakeGroupAdminMutationVariables> = /* @__PURE__ */ trustedDocument('EkeI3q-T', "mutation MakeGroupAdmin($id:ID!$personId:ID!){makeGroupAdmin(id:$id personId:$personId){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const RemoveGroupAdminDocument: TypedDocumentNode<RemoveGroupAdminMutation, RemoveGroupAdminMutationVariables> = /* @__PURE__ */ trustedDocument('wstQw82X', "mutation RemoveGroupAdmin($id:ID!$personId:ID!){removeGroupAdmin(id:$id personId:$personId){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const RenameGroupDocument: TypedDocumentNode<RenameGroupMutation, RenameGroupMutationVariables> = /* @__PURE__ */ trustedDocument('P6HR8T6b', "mutation RenameGroup($id:ID!$name:String!){renameGroup(id:$id name:$name){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const SetGroupPictureDocument: TypedDocumentNode<SetGroupPictureMutation, SetGroupPictureMutationVariables> = /* @__PURE__ */ trustedDocument('fAJog4Pe', "mutation SetGroupPicture($id:ID!$picture:Upload!){setGroupPicture(id:$id picture:$picture){...OpenConversationFields}}", OpenConversationFieldsFragmentDoc);
export const LeaveGroupDocument: TypedDocumentNode<LeaveGroupMutation, LeaveGroupMutationVariables> = /* @__PURE__ */ trustedDocument('husT0K-r', "mutation LeaveGroup($id:ID!$heirId:ID){leaveGroup(id:$id heirId:$heirId)}");
export const ConversationsChangedDocument: TypedDocumentNode<ConversationsChangedSubscription, ConversationsChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('REioitwm', "subscription ConversationsChanged{conversationsChanged{conversation{...ConversationFields}removedId hiddenMessageId isCleared isStale unread{...UnreadChatsFields}}}", ConversationFieldsFragmentDoc, UnreadChatsFieldsFragmentDoc);
export const PresenceChangedDocument: TypedDocumentNode<PresenceChangedSubscription, PresenceChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('rLDna_Kz', "subscription PresenceChanged($userIds:[ID!]!){presenceChanged(userIds:$userIds){...PresenceFields}}", PresenceFieldsFragmentDoc);
export const ConversationChangedDocument: TypedDocumentNode<ConversationChangedSubscription, ConversationChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('v3uCMcrN', "subscription ConversationChanged($conversationId:ID!){conversationChanged(conversationId:$conversationId){conversationId isStale sent{...ChatMessageFields}changed{...ChatMessageFields}receipt{userId lastReadNumber lastDeliveredNumber}typing{userId isTyping}}}", ChatMessageFieldsFragmentDoc);
export const SearchMessagesDocument: TypedDocumentNode<SearchMessagesQuery, SearchMessagesQueryVariables> = /* @__PURE__ */ trustedDocument('nND7lUBp', "query SearchMessages($search:String!$conversationId:ID$first:Int$after:String){searchMessages(search:$search conversationId:$conversationId first:$first after:$after){nodes{...ChatMessageFields}pageInfo{endCursor hasNextPage}}}", ChatMessageFieldsFragmentDoc);
export const CollegeDocument: TypedDocumentNode<CollegeQuery, CollegeQueryVariables> = /* @__PURE__ */ trustedDocument('iwzxb7vC', "query College{college{...CollegeFields}}", CollegeFieldsFragmentDoc);
export const ChangeCollegeDocument: TypedDocumentNode<ChangeCollegeMutation, ChangeCollegeMutationVariables> = /* @__PURE__ */ trustedDocument('f3KK60_I', "mutation ChangeCollege($version:Int!$words:CollegeInput!$studies:CollegeStudiesInput$name:String$shortName:String$emailDomain:String){changeCollege(version:$version words:$words studies:$studies name:$name shortName:$shortName emailDomain:$emailDomain){...CollegeFields}}", CollegeFieldsFragmentDoc);
export const CollegeChangedDocument: TypedDocumentNode<CollegeChangedSubscription, CollegeChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('4MWDu7Wh', "subscription CollegeChanged{collegeChanged{...CollegeFields}}", CollegeFieldsFragmentDoc);
export const SetCollegeLogoDocument: TypedDocumentNode<SetCollegeLogoMutation, SetCollegeLogoMutationVariables> = /* @__PURE__ */ trustedDocument('eSKnn__B', "mutation SetCollegeLogo($logo:Upload!){setCollegeLogo(logo:$logo){...CollegeFields}}", CollegeFieldsFragmentDoc);
export const RemoveCollegeLogoDocument: TypedDocumentNode<RemoveCollegeLogoMutation, RemoveCollegeLogoMutationVariables> = /* @__PURE__ */ trustedDocument('nkc8gZzB', "mutation RemoveCollegeLogo{removeCollegeLogo{...CollegeFields}}", CollegeFieldsFragmentDoc);
export const CompaniesDocument: TypedDocumentNode<CompaniesQuery, CompaniesQueryVariables> = /* @__PURE__ */ trustedDocument('Wtpen-XN', "query Companies($filter:CompanyFilterInput$sort:CompanySort$after:String){companies(filter:$filter sort:$sort first:24 after:$after){nodes{...CompanyCardFields}pageInfo{endCursor hasNextPage}}}", CompanyCardFieldsFragmentDoc);
export const CompaniesFacetsDocument: TypedDocumentNode<CompaniesFacetsQuery, CompaniesFacetsQueryVariables> = /* @__PURE__ */ trustedDocument('UhmWN1Yn', "query CompaniesFacets($filter:CompanyFilterInput){companiesFacets(filter:$filter){count facets{name count values{value label count}}}}");
export const CompanyDocument: TypedDocumentNode<CompanyQuery, CompanyQueryVariables> = /* @__PURE__ */ trustedDocument('xcSUTqmg', "query Company($slug:String!){company(slug:$slug){id slug name experienceCount openingCount peopleCount facts{...CompanyFactsFields}askedTopics{topic questions}...CompanyStandFields}}", CompanyFactsFieldsFragmentDoc, CompanyStandFieldsFragmentDoc);
export const FollowCompanyDocument: TypedDocumentNode<FollowCompanyMutation, FollowCompanyMutationVariables> = /* @__PURE__ */ trustedDocument('Axqou596', "mutation FollowCompany($slug:String!){followCompany(slug:$slug){...CompanyStandFields}}", CompanyStandFieldsFragmentDoc);
export const UnfollowCompanyDocument: TypedDocumentNode<UnfollowCompanyMutation, UnfollowCompanyMutationVariables> = /* @__PURE__ */ trustedDocument('IoaM4wks', "mutation UnfollowCompany($slug:String!){unfollowCompany(slug:$slug){...CompanyStandFields}}", CompanyStandFieldsFragmentDoc);
export const CompanyFollowersDocument: TypedDocumentNode<CompanyFollowersSubscription, CompanyFollowersSubscriptionVariables> = /* @__PURE__ */ trustedDocument('otbdUxwp', "subscription CompanyFollowers($id:ID!){companyFollowers(id:$id){id count}}");
export const CompanyOpeningsDocument: TypedDocumentNode<CompanyOpeningsQuery, CompanyOpeningsQueryVariables> = /* @__PURE__ */ trustedDocument('Ty0muku_', "query CompanyOpenings($slug:String!$after:String){company(slug:$slug){id openings(first:6 after:$after){nodes{...JobCardFields}pageInfo{endCursor hasNextPage}}}}", JobCardFieldsFragmentDoc);
export const CompanyPeopleDocument: TypedDocumentNode<CompanyPeopleQuery, CompanyPeopleQueryVariables> = /* @__PURE__ */ trustedDocument('rTjVu5nz', "query CompanyPeople($slug:String!$after:String){company(slug:$slug){id people(first:8 after:$after){nodes{...CompanyPersonFields}pageInfo{endCursor hasNextPage}}}}", CompanyPersonFieldsFragmentDoc);
export const SetQuestionApartDocument: TypedDocumentNode<SetQuestionApartMutation, SetQuestionApartMutationVariables> = /* @__PURE__ */ trustedDocument('CL0GAmSM', "mutation SetQuestionApart($id:ID!$postId:ID!$place:Int!){setQuestionApart(id:$id postId:$postId place:$place){id}}");
export const DismissQuestionDocument: TypedDocumentNode<DismissQuestionMutation, DismissQuestionMutationVariables> = /* @__PURE__ */ trustedDocument('8sLAccIx', "mutation DismissQuestion($id:ID!$postId:ID!$place:Int!){dismissQuestion(id:$id postId:$postId place:$place){id}}");
export const JoinQuestionsDocument: TypedDocumentNode<JoinQuestionsMutation, JoinQuestionsMutationVariables> = /* @__PURE__ */ trustedDocument('pNtl8je_', "mutation JoinQuestions($id:ID!$otherId:ID!){joinQuestions(id:$id otherId:$otherId){id}}");
export const UndoQuestionCorrectionDocument: TypedDocumentNode<UndoQuestionCorrectionMutation, UndoQuestionCorrectionMutationVariables> = /* @__PURE__ */ trustedDocument('Iwsvb__e', "mutation UndoQuestionCorrection($id:ID!){undoQuestionCorrection(id:$id){id}}");
export const CompanyAskedDocument: TypedDocumentNode<CompanyAskedQuery, CompanyAskedQueryVariables> = /* @__PURE__ */ trustedDocument('G-rG2u0K', "query CompanyAsked($slug:String!$filter:AskedFilterInput$first:Int$after:String){company(slug:$slug){id asked(filter:$filter first:$first after:$after){nodes{...AskedQuestionFields}totalCount pageInfo{endCursor hasNextPage}}}}", AskedQuestionFieldsFragmentDoc);
export const QuestionBankDocument: TypedDocumentNode<QuestionBankQuery, QuestionBankQueryVariables> = /* @__PURE__ */ trustedDocument('YC83A7jy', "query QuestionBank($filter:QuestionBankFilterInput$sort:QuestionBankSort$after:String){questionBank(filter:$filter sort:$sort first:20 after:$after){nodes{...BankQuestionFields}pageInfo{endCursor hasNextPage}}}", BankQuestionFieldsFragmentDoc);
export const QuestionBankFacetsDocument: TypedDocumentNode<QuestionBankFacetsQuery, QuestionBankFacetsQueryVariables> = /* @__PURE__ */ trustedDocument('Dfqwlb_S', "query QuestionBankFacets($filter:QuestionBankFilterInput){questionBankFacets(filter:$filter){count facets{name count values{value label count}}}}");
export const ComparedCompanyDocument: TypedDocumentNode<ComparedCompanyQuery, ComparedCompanyQueryVariables> = /* @__PURE__ */ trustedDocument('wEU8ekaA', "query ComparedCompany($slug:String!){company(slug:$slug){id slug name experienceCount openingCount peopleCount facts{...CompanyFactsFields}askedTopics{topic questions}asked(first:50){nodes{...ComparedQuestionFields}totalCount pageInfo{endCursor hasNextPage}}}}", CompanyFactsFieldsFragmentDoc, ComparedQuestionFieldsFragmentDoc);
export const SetCompanyLogoDocument: TypedDocumentNode<SetCompanyLogoMutation, SetCompanyLogoMutationVariables> = /* @__PURE__ */ trustedDocument('lYfB539j', "mutation SetCompanyLogo($slug:String!$logo:Upload!){setCompanyLogo(slug:$slug logo:$logo){id}}");
export const RemoveCompanyLogoDocument: TypedDocumentNode<RemoveCompanyLogoMutation, RemoveCompanyLogoMutationVariables> = /* @__PURE__ */ trustedDocument('YjO-INph', "mutation RemoveCompanyLogo($slug:String!){removeCompanyLogo(slug:$slug){id}}");
export const UndoCompanyLogoDocument: TypedDocumentNode<UndoCompanyLogoMutation, UndoCompanyLogoMutationVariables> = /* @__PURE__ */ trustedDocument('N5DZW4c3', "mutation UndoCompanyLogo($id:ID!){undoCompanyLogo(id:$id){id}}");
export const JoinCompaniesDocument: TypedDocumentNode<JoinCompaniesMutation, JoinCompaniesMutationVariables> = /* @__PURE__ */ trustedDocument('xqLLjmNa', "mutation JoinCompanies($id:ID!$keep:ID!){joinCompanies(id:$id keep:$keep){...CompanyPairFields}}", CompanyPairFieldsFragmentDoc);
export const KeepCompaniesApartDocument: TypedDocumentNode<KeepCompaniesApartMutation, KeepCompaniesApartMutationVariables> = /* @__PURE__ */ trustedDocument('o2KAPPHK', "mutation KeepCompaniesApart($id:ID!){keepCompaniesApart(id:$id){...CompanyPairFields}}", CompanyPairFieldsFragmentDoc);
export const DecideCompaniesAnewDocument: TypedDocumentNode<DecideCompaniesAnewMutation, DecideCompaniesAnewMutationVariables> = /* @__PURE__ */ trustedDocument('-XntqPR-', "mutation DecideCompaniesAnew($id:ID!){decideCompaniesAnew(id:$id){...CompanyPairFields}}", CompanyPairFieldsFragmentDoc);
export const PairCompaniesDocument: TypedDocumentNode<PairCompaniesMutation, PairCompaniesMutationVariables> = /* @__PURE__ */ trustedDocument('H5_xQ0OL', "mutation PairCompanies($first:String!$second:String!){pairCompanies(first:$first second:$second){...CompanyPairFields}}", CompanyPairFieldsFragmentDoc);
export const ConnectionStatusDocument: TypedDocumentNode<ConnectionStatusQuery, ConnectionStatusQueryVariables> = /* @__PURE__ */ trustedDocument('KCKqcPZg', "query ConnectionStatus($userId:ID!){connectionStatus(userId:$userId){...ConnectionFields}}", ConnectionFieldsFragmentDoc);
export const ConnectionCountsDocument: TypedDocumentNode<ConnectionCountsQuery, ConnectionCountsQueryVariables> = /* @__PURE__ */ trustedDocument('AzdHp9uq', "query ConnectionCounts{connectionCounts{...ConnectionCountsFields}}", ConnectionCountsFieldsFragmentDoc);
export const ConnectionsDocument: TypedDocumentNode<ConnectionsQuery, ConnectionsQueryVariables> = /* @__PURE__ */ trustedDocument('KZF2f5TZ', "query Connections($search:String$first:Int$after:String){connections(search:$search first:$first after:$after){nodes{...ConnectedPersonFields}pageInfo{endCursor hasNextPage}}}", ConnectedPersonFieldsFragmentDoc);
export const ConnectionRequestsDocument: TypedDocumentNode<ConnectionRequestsQuery, ConnectionRequestsQueryVariables> = /* @__PURE__ */ trustedDocument('zUyogYdk', "query ConnectionRequests($direction:RequestDirection$first:Int$after:String){connectionRequests(direction:$direction first:$first after:$after){nodes{...ConnectionRequestFields}pageInfo{endCursor hasNextPage}}}", ConnectionRequestFieldsFragmentDoc);
export const ConnectDocument: TypedDocumentNode<ConnectMutation, ConnectMutationVariables> = /* @__PURE__ */ trustedDocument('5tub7FKe', "mutation Connect($userId:ID!){connect(userId:$userId){...ConnectionFields counts{...ConnectionCountsFields}}}", ConnectionFieldsFragmentDoc, ConnectionCountsFieldsFragmentDoc);
export const CancelConnectionRequestDocument: TypedDocumentNode<CancelConnectionRequestMutation, CancelConnectionRequestMutationVariables> = /* @__PURE__ */ trustedDocument('vAWOQ-mw', "mutation CancelConnectionRequest($requestId:ID!){cancelConnectionRequest(requestId:$requestId){...ConnectionFields counts{...ConnectionCountsFields}}}", ConnectionFieldsFragmentDoc, ConnectionCountsFieldsFragmentDoc);
export const AcceptConnectionDocument: TypedDocumentNode<AcceptConnectionMutation, AcceptConnectionMutationVariables> = /* @__PURE__ */ trustedDocument('H2UeqZFZ', "mutation AcceptConnection($requestId:ID!){acceptConnection(requestId:$requestId){...ConnectionFields counts{...ConnectionCountsFields}}}", ConnectionFieldsFragmentDoc, ConnectionCountsFieldsFragmentDoc);
export const RejectConnectionDocument: TypedDocumentNode<RejectConnectionMutation, RejectConnectionMutationVariables> = /* @__PURE__ */ trustedDocument('WwGD7Ooq', "mutation RejectConnection($requestId:ID!){rejectConnection(requestId:$requestId){...ConnectionFields counts{...ConnectionCountsFields}}}", ConnectionFieldsFragmentDoc, ConnectionCountsFieldsFragmentDoc);
export const UndoRejectConnectionDocument: TypedDocumentNode<UndoRejectConnectionMutation, UndoRejectConnectionMutationVariables> = /* @__PURE__ */ trustedDocument('j413D4_X', "mutation UndoRejectConnection($requestId:ID!){undoRejectConnection(requestId:$requestId){...ConnectionFields counts{...ConnectionCountsFields}}}", ConnectionFieldsFragmentDoc, ConnectionCountsFieldsFragmentDoc);
export const DisconnectDocument: TypedDocumentNode<DisconnectMutation, DisconnectMutationVariables> = /* @__PURE__ */ trustedDocument('T4TY8cTB', "mutation Disconnect($userId:ID!){disconnect(userId:$userId){...ConnectionFields counts{...ConnectionCountsFields}}}", ConnectionFieldsFragmentDoc, ConnectionCountsFieldsFragmentDoc);
export const ConnectionsLiveDocument: TypedDocumentNode<ConnectionsLiveSubscription, ConnectionsLiveSubscriptionVariables> = /* @__PURE__ */ trustedDocument('HLKj5f8f', "subscription ConnectionsLive{connectionUpdated{...ConnectionFields counts{...ConnectionCountsFields}user{...PersonWithConnectionFields}}}", ConnectionFieldsFragmentDoc, ConnectionCountsFieldsFragmentDoc, PersonWithConnectionFieldsFragmentDoc);
export const PeopleDocument: TypedDocumentNode<PeopleQuery, PeopleQueryVariables> = /* @__PURE__ */ trustedDocument('m0wzBfs4', "query People($filter:PeopleFilterInput$sort:FeedSort$first:Int$after:String){people(filter:$filter sort:$sort first:$first after:$after){nodes{...ProfileCardFields user{connection{...ConnectionFields}}}pageInfo{endCursor hasNextPage}}}", ProfileCardFieldsFragmentDoc, ConnectionFieldsFragmentDoc);
export const PathsDocument: TypedDocumentNode<PathsQuery, PathsQueryVariables> = /* @__PURE__ */ trustedDocument('lvClXwYD', "query Paths($filter:PathFilterInput!){paths(filter:$filter){least years began batchFrom batchTo steps{place isCompany name least}}}");
export const PeopleFacetsDocument: TypedDocumentNode<PeopleFacetsQuery, PeopleFacetsQueryVariables> = /* @__PURE__ */ trustedDocument('g_UpZMIz', "query PeopleFacets($filter:PeopleFilterInput){peopleFacets(filter:$filter){count facets{name count values{value label count}}}}");
export const SavedPeopleSearchesDocument: TypedDocumentNode<SavedPeopleSearchesQuery, SavedPeopleSearchesQueryVariables> = /* @__PURE__ */ trustedDocument('Gs5MO31f', "query SavedPeopleSearches{savedPeopleSearches{...SavedPeopleSearchFields}}", SavedPeopleSearchFieldsFragmentDoc);
export const SavePeopleSearchDocument: TypedDocumentNode<SavePeopleSearchMutation, SavePeopleSearchMutationVariables> = /* @__PURE__ */ trustedDocument('a-0cAJZj', "mutation SavePeopleSearch($filter:PeopleFilterInput!$mails:AlertFrequency!){savePeopleSearch(filter:$filter mails:$mails){...SavedPeopleSearchFields}}", SavedPeopleSearchFieldsFragmentDoc);
export const SetPeopleAlertDocument: TypedDocumentNode<SetPeopleAlertMutation, SetPeopleAlertMutationVariables> = /* @__PURE__ */ trustedDocument('jOdm8ExG', "mutation SetPeopleAlert($id:ID!$mails:AlertFrequency!){setPeopleAlert(id:$id mails:$mails){...SavedPeopleSearchFields}}", SavedPeopleSearchFieldsFragmentDoc);
export const RemovePeopleSearchDocument: TypedDocumentNode<RemovePeopleSearchMutation, RemovePeopleSearchMutationVariables> = /* @__PURE__ */ trustedDocument('fpID5y59', "mutation RemovePeopleSearch($id:ID!){removePeopleSearch(id:$id)}");
export const StopPeopleAlertDocument: TypedDocumentNode<StopPeopleAlertMutation, StopPeopleAlertMutationVariables> = /* @__PURE__ */ trustedDocument('6qZNqv6i', "mutation StopPeopleAlert($token:String!$isOn:Boolean!){stopPeopleAlert(token:$token isOn:$isOn){mails}}");
export const EndorsementsDocument: TypedDocumentNode<EndorsementsQuery, EndorsementsQueryVariables> = /* @__PURE__ */ trustedDocument('dYIO9v2O', "query Endorsements($userId:ID!$first:Int=20$after:String){profile(userId:$userId){id endorsements(first:$first after:$after){nodes{...EndorsementFields}pageInfo{endCursor hasNextPage}}}}", EndorsementFieldsFragmentDoc);
export const PendingEndorsementsDocument: TypedDocumentNode<PendingEndorsementsQuery, PendingEndorsementsQueryVariables> = /* @__PURE__ */ trustedDocument('omVbHxtM', "query PendingEndorsements($userId:ID!$after:String){profile(userId:$userId){id ownEndorsement{id}endorsements(first:50 after:$after pending:true){nodes{...EndorsementFields}pageInfo{endCursor hasNextPage}}}}", EndorsementFieldsFragmentDoc);
export const SubmitEndorsementDocument: TypedDocumentNode<SubmitEndorsementMutation, SubmitEndorsementMutationVariables> = /* @__PURE__ */ trustedDocument('RE2P_SBP', "mutation SubmitEndorsement($menteeId:ID!$message:String!$visibility:EndorsementVisibility!){submitEndorsement(menteeId:$menteeId message:$message visibility:$visibility){...EndorsementFields}}", EndorsementFieldsFragmentDoc);
export const AcceptEndorsementDocument: TypedDocumentNode<AcceptEndorsementMutation, AcceptEndorsementMutationVariables> = /* @__PURE__ */ trustedDocument('7q_mU-8F', "mutation AcceptEndorsement($id:ID!){acceptEndorsement(id:$id){...EndorsementFields}}", EndorsementFieldsFragmentDoc);
export const DeclineEndorsementDocument: TypedDocumentNode<DeclineEndorsementMutation, DeclineEndorsementMutationVariables> = /* @__PURE__ */ trustedDocument('JWJK2Wr4', "mutation DeclineEndorsement($id:ID!){declineEndorsement(id:$id)}");
export const RemoveEndorsementDocument: TypedDocumentNode<RemoveEndorsementMutation, RemoveEndorsementMutationVariables> = /* @__PURE__ */ trustedDocument('ZZ5rDWK-', "mutation RemoveEndorsement($id:ID!){removeEndorsement(id:$id)}");
export const EndorsementsChangedDocument: TypedDocumentNode<EndorsementsChangedSubscription, EndorsementsChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('zgxauhWs', "subscription EndorsementsChanged($userId:ID!){endorsementsChanged(userId:$userId){subscribed added{...EndorsementFields}submitted{...EndorsementFields}removed{id}}}", EndorsementFieldsFragmentDoc);
export const SendFeedbackDocument: TypedDocumentNode<SendFeedbackMutation, SendFeedbackMutationVariables> = /* @__PURE__ */ trustedDocument('dfv_Fi9A', "mutation SendFeedback($message:String!$page:String){sendFeedback(message:$message page:$page){id sentAt}}");
export const FeedbackDocument: TypedDocumentNode<FeedbackQuery, FeedbackQueryVariables> = /* @__PURE__ */ trustedDocument('_C4wFx5o', "query Feedback($state:FeedbackState$search:String$after:String){feedback(state:$state search:$search after:$after){totalCount nodes{...FeedbackFields}pageInfo{endCursor hasNextPage}}}", FeedbackFieldsFragmentDoc);
export const CloseFeedbackDocument: TypedDocumentNode<CloseFeedbackMutation, CloseFeedbackMutationVariables> = /* @__PURE__ */ trustedDocument('6m3bQPmy', "mutation CloseFeedback($id:ID!){closeFeedback(id:$id){...FeedbackFields}}", FeedbackFieldsFragmentDoc);
export const ReopenFeedbackDocument: TypedDocumentNode<ReopenFeedbackMutation, ReopenFeedbackMutationVariables> = /* @__PURE__ */ trustedDocument('OkpUQ8Zy', "mutation ReopenFeedback($id:ID!){reopenFeedback(id:$id){...FeedbackFields}}", FeedbackFieldsFragmentDoc);
export const GratitudesDocument: TypedDocumentNode<GratitudesQuery, GratitudesQueryVariables> = /* @__PURE__ */ trustedDocument('cUDAGLIv', "query Gratitudes($userId:ID!$first:Int=20$after:String){profile(userId:$userId){id gratitudesCount gratitudes(first:$first after:$after){nodes{...GratitudeFields}pageInfo{endCursor hasNextPage}}}}", GratitudeFieldsFragmentDoc);
export const HiddenGratitudesDocument: TypedDocumentNode<HiddenGratitudesQuery, HiddenGratitudesQueryVariables> = /* @__PURE__ */ trustedDocument('6wPRwAAC', "query HiddenGratitudes($userId:ID!$after:String){profile(userId:$userId){id gratitudes(first:20 after:$after hidden:true){nodes{...GratitudeFields}pageInfo{endCursor hasNextPage}}}}", GratitudeFieldsFragmentDoc);
export const SendGratitudeDocument: TypedDocumentNode<SendGratitudeMutation, SendGratitudeMutationVariables> = /* @__PURE__ */ trustedDocument('JEFeoVhp', "mutation SendGratitude($profileId:ID!$text:String!$key:ID){sendGratitude(profileId:$profileId text:$text key:$key){...GratitudeFields}}", GratitudeFieldsFragmentDoc);
export const UpvoteGratitudeDocument: TypedDocumentNode<UpvoteGratitudeMutation, UpvoteGratitudeMutationVariables> = /* @__PURE__ */ trustedDocument('QSrFToBa', "mutation UpvoteGratitude($id:ID!){upvoteGratitude(id:$id){id upvotes hasUpvoted}}");
export const HideGratitudeDocument: TypedDocumentNode<HideGratitudeMutation, HideGratitudeMutationVariables> = /* @__PURE__ */ trustedDocument('bxyvaPYg', "mutation HideGratitude($id:ID!){hideGratitude(id:$id){...GratitudeFields}}", GratitudeFieldsFragmentDoc);
export const UnhideGratitudeDocument: TypedDocumentNode<UnhideGratitudeMutation, UnhideGratitudeMutationVariables> = /* @__PURE__ */ trustedDocument('bfE4Gk2L', "mutation UnhideGratitude($id:ID!){unhideGratitude(id:$id){...GratitudeFields}}", GratitudeFieldsFragmentDoc);
export const DeleteGratitudeDocument: TypedDocumentNode<DeleteGratitudeMutation, DeleteGratitudeMutationVariables> = /* @__PURE__ */ trustedDocument('rLnOi_A9', "mutation DeleteGratitude($id:ID!){deleteGratitude(id:$id)}");
export const GratitudesChangedDocument: TypedDocumentNode<GratitudesChangedSubscription, GratitudesChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('K-QaULxf', "subscription GratitudesChanged($userId:ID!){gratitudesChanged(userId:$userId){subscribed gratitudesCount added{...GratitudeFields}upvoted{id upvotes}removed{id}}}", GratitudeFieldsFragmentDoc);
export const HealthDocument: TypedDocumentNode<HealthQuery, HealthQueryVariables> = /* @__PURE__ */ trustedDocument('qEelgeUK', "query Health{health{name title about state words advice said canBeMeant at}failedWork{...FailedWorkFields}}", FailedWorkFieldsFragmentDoc);
export const SupportPacketDocument: TypedDocumentNode<SupportPacketQuery, SupportPacketQueryVariables> = /* @__PURE__ */ trustedDocument('Uwjto0AF', "query SupportPacket{supportPacket{name text}}");
export const RunWorkAgainDocument: TypedDocumentNode<RunWorkAgainMutation, RunWorkAgainMutationVariables> = /* @__PURE__ */ trustedDocument('_Q7kdwTY', "mutation RunWorkAgain($id:ID!){runWorkAgain(id:$id){...FailedWorkFields}}", FailedWorkFieldsFragmentDoc);
export const SendTestLetterDocument: TypedDocumentNode<SendTestLetterMutation, SendTestLetterMutationVariables> = /* @__PURE__ */ trustedDocument('mlIaDgB7', "mutation SendTestLetter{sendTestLetter{address isSent words said}}");
export const ConfirmSecretDocument: TypedDocumentNode<ConfirmSecretMutation, ConfirmSecretMutationVariables> = /* @__PURE__ */ trustedDocument('eahrKmTt', "mutation ConfirmSecret{confirmSecret{name title about state words advice said canBeMeant at}}");
export const MeDocument: TypedDocumentNode<MeQuery, MeQueryVariables> = /* @__PURE__ */ trustedDocument('Tvo_jB96', "query Me{me{...Viewer}}", ViewerFragmentDoc);
export const AccountUpdatedDocument: TypedDocumentNode<AccountUpdatedSubscription, AccountUpdatedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('sPFZ_3lE', "subscription AccountUpdated{accountUpdated{...Viewer}}", ViewerFragmentDoc);
export const SignInDocument: TypedDocumentNode<SignInMutation, SignInMutationVariables> = /* @__PURE__ */ trustedDocument('vpxfvFgi', "mutation SignIn($email:String!$password:String!){signIn(email:$email password:$password){token redirectTo message}}");
export const OidcSignInDocument: TypedDocumentNode<OidcSignInMutation, OidcSignInMutationVariables> = /* @__PURE__ */ trustedDocument('g7cels2-', "mutation OidcSignIn{oidcSignIn{key address}}");
export const SignInByOidcDocument: TypedDocumentNode<SignInByOidcMutation, SignInByOidcMutationVariables> = /* @__PURE__ */ trustedDocument('__CCT0Pm', "mutation SignInByOidc($key:String!$answer:String!){signInByOidc(key:$key answer:$answer){token redirectTo}}");
export const SignInWithGoogleDocument: TypedDocumentNode<SignInWithGoogleMutation, SignInWithGoogleMutationVariables> = /* @__PURE__ */ trustedDocument('C6e20pzw', "mutation SignInWithGoogle($credential:String!){signInWithGoogle(credential:$credential){token redirectTo message}}");
export const SignOutDocument: TypedDocumentNode<SignOutMutation, SignOutMutationVariables> = /* @__PURE__ */ trustedDocument('3eyg9IyB', "mutation SignOut{signOut}");
export const ForgotPasswordDocument: TypedDocumentNode<ForgotPasswordMutation, ForgotPasswordMutationVariables> = /* @__PURE__ */ trustedDocument('ql5IZoRY', "mutation ForgotPassword($email:String!){forgotPassword(email:$email){message}}");
export const ResetPasswordDocument: TypedDocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables> = /* @__PURE__ */ trustedDocument('9PWsOveU', "mutation ResetPassword($email:String!$otp:String!$newPassword:String!){resetPassword(email:$email otp:$otp newPassword:$newPassword){message}}");
export const SignUpDocument: TypedDocumentNode<SignUpMutation, SignUpMutationVariables> = /* @__PURE__ */ trustedDocument('a3vYVyiC', "mutation SignUp($input:SignUpInput!){signUp(input:$input){message}}");
export const VerifySignUpDocument: TypedDocumentNode<VerifySignUpMutation, VerifySignUpMutationVariables> = /* @__PURE__ */ trustedDocument('Op0Wdxie', "mutation VerifySignUp($input:SignUpInput!$emailOtp:String!){verifySignUp(input:$input emailOtp:$emailOtp){token redirectTo message}}");
export const FinishRegistrationDocument: TypedDocumentNode<FinishRegistrationMutation, FinishRegistrationMutationVariables> = /* @__PURE__ */ trustedDocument('edeLfjOx', "mutation FinishRegistration($email:String!){finishRegistration(email:$email){token redirectTo message}}");
export const VerifyYourselfDocument: TypedDocumentNode<VerifyYourselfMutation, VerifyYourselfMutationVariables> = /* @__PURE__ */ trustedDocument('GKCXzv38', "mutation VerifyYourself($email:String!){verifyYourself(email:$email){token redirectTo message}}");
export const CompleteProfileDocument: TypedDocumentNode<CompleteProfileMutation, CompleteProfileMutationVariables> = /* @__PURE__ */ trustedDocument('QNTu3K05', "mutation CompleteProfile($input:CompleteProfileInput!){completeProfile(input:$input){token redirectTo message}}");
export const SwitchRoleDocument: TypedDocumentNode<SwitchRoleMutation, SwitchRoleMutationVariables> = /* @__PURE__ */ trustedDocument('SA1FqlBW', "mutation SwitchRole($newRole:Role!){switchRole(newRole:$newRole){needsCreation token}}");
export const CreateRoleDocument: TypedDocumentNode<CreateRoleMutation, CreateRoleMutationVariables> = /* @__PURE__ */ trustedDocument('ZbPZdt5_', "mutation CreateRole($newRole:Role!){createRole(newRole:$newRole){token redirectTo message}}");
export const SendInstituteCodeDocument: TypedDocumentNode<SendInstituteCodeMutation, SendInstituteCodeMutationVariables> = /* @__PURE__ */ trustedDocument('Axi0Rf3n', "mutation SendInstituteCode($email:String!){sendInstituteCode(email:$email){otp message}}");
export const VerifyInstituteCodeDocument: TypedDocumentNode<VerifyInstituteCodeMutation, VerifyInstituteCodeMutationVariables> = /* @__PURE__ */ trustedDocument('qxovon6Q', "mutation VerifyInstituteCode($email:String!$otp:String!){verifyInstituteCode(email:$email otp:$otp){token redirectTo message}}");
export const UploadVerificationDocumentDocument: TypedDocumentNode<UploadVerificationDocumentMutation, UploadVerificationDocumentMutationVariables> = /* @__PURE__ */ trustedDocument('jK52UrQ7', "mutation UploadVerificationDocument($document:Upload!$documentType:DocumentType!){uploadVerificationDocument(document:$document documentType:$documentType){token redirectTo message}}");
export const EndedSessionDocument: TypedDocumentNode<EndedSessionQuery, EndedSessionQueryVariables> = /* @__PURE__ */ trustedDocument('Q_3YFgKH', "query EndedSession($token:String!){accountIsDeleted(token:$token)ownBan(token:$token){reason until appealToken}}");
export const MailSignInDocument: TypedDocumentNode<MailSignInMutation, MailSignInMutationVariables> = /* @__PURE__ */ trustedDocument('xxOFLmum', "mutation MailSignIn($email:String!){mailSignIn(email:$email){key message}}");
export const SignInByMailDocument: TypedDocumentNode<SignInByMailMutation, SignInByMailMutationVariables> = /* @__PURE__ */ trustedDocument('RUW522-m', "mutation SignInByMail($email:String!$key:String!$otp:String!){signInByMail(email:$email key:$key otp:$otp){token redirectTo}}");
export const ImportsDocument: TypedDocumentNode<ImportsQuery, ImportsQueryVariables> = /* @__PURE__ */ trustedDocument('8loN66z0', "query Imports($sort:TimeSort$after:String){imports(first:10 after:$after sort:$sort){totalCount nodes{...ImportFields}pageInfo{endCursor hasNextPage}}}", ImportFieldsFragmentDoc);
export const ImportRowsDocument: TypedDocumentNode<ImportRowsQuery, ImportRowsQueryVariables> = /* @__PURE__ */ trustedDocument('yqie7M-t', "query ImportRows($id:ID!$state:ImportRowState$after:String){importRows(id:$id state:$state first:20 after:$after){nodes{number state fullName email problems{column reason}}pageInfo{endCursor hasNextPage}}}");
export const UploadImportDocument: TypedDocumentNode<UploadImportMutation, UploadImportMutationVariables> = /* @__PURE__ */ trustedDocument('Ko6JcJNU', "mutation UploadImport($file:Upload!$mode:ImportMode!$columns:[ImportColumnInput!]){uploadImport(file:$file mode:$mode columns:$columns){...ImportFields}}", ImportFieldsFragmentDoc);
export const RunImportDocument: TypedDocumentNode<RunImportMutation, RunImportMutationVariables> = /* @__PURE__ */ trustedDocument('cs-2zRmz', "mutation RunImport($id:ID!){runImport(id:$id){...ImportFields}}", ImportFieldsFragmentDoc);
export const CancelImportDocument: TypedDocumentNode<CancelImportMutation, CancelImportMutationVariables> = /* @__PURE__ */ trustedDocument('aMnbaAFy', "mutation CancelImport($id:ID!){cancelImport(id:$id){...ImportFields}}", ImportFieldsFragmentDoc);
export const UndoImportDocument: TypedDocumentNode<UndoImportMutation, UndoImportMutationVariables> = /* @__PURE__ */ trustedDocument('FcCUn3W0', "mutation UndoImport($id:ID!){undoImport(id:$id){...ImportFields}}", ImportFieldsFragmentDoc);
export const ExportBadRowsDocument: TypedDocumentNode<ExportBadRowsMutation, ExportBadRowsMutationVariables> = /* @__PURE__ */ trustedDocument('rgasHr06', "mutation ExportBadRows($id:ID!){exportBadRows(id:$id)}");
export const ImportChangedDocument: TypedDocumentNode<ImportChangedSubscription, ImportChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('w9z_s2NS', "subscription ImportChanged($id:ID!){importChanged(id:$id){...ImportFields}}", ImportFieldsFragmentDoc);
export const RosterMatchesDocument: TypedDocumentNode<RosterMatchesQuery, RosterMatchesQueryVariables> = /* @__PURE__ */ trustedDocument('b3pYN4EN', "query RosterMatches($after:String$search:String$sort:TimeSort){rosterMatches(first:20 after:$after search:$search sort:$sort){totalCount nodes{email rosterEmail createdAt user{...PersonFields}}pageInfo{endCursor hasNextPage}}}", PersonFieldsFragmentDoc);
export const DecideRosterMatchesDocument: TypedDocumentNode<DecideRosterMatchesMutation, DecideRosterMatchesMutationVariables> = /* @__PURE__ */ trustedDocument('WiHCIhL-', "mutation DecideRosterMatches($userIds:[ID!]!$isSame:Boolean!){decideRosterMatches(userIds:$userIds isSame:$isSame)}");
export const GraduatesToAskDocument: TypedDocumentNode<GraduatesToAskQuery, GraduatesToAskQueryVariables> = /* @__PURE__ */ trustedDocument('teWWam7M', "query GraduatesToAsk{graduatesToAsk}");
export const AskGraduatesDocument: TypedDocumentNode<AskGraduatesMutation, AskGraduatesMutationVariables> = /* @__PURE__ */ trustedDocument('H7QV8hlp', "mutation AskGraduates{askGraduates}");
export const ExportImportsDocument: TypedDocumentNode<ExportImportsMutation, ExportImportsMutationVariables> = /* @__PURE__ */ trustedDocument('e9-R_Lr4', "mutation ExportImports($after:String){exportImports(after:$after){address endCursor}}");
export const ExportRosterMatchesDocument: TypedDocumentNode<ExportRosterMatchesMutation, ExportRosterMatchesMutationVariables> = /* @__PURE__ */ trustedDocument('k2af-Nc1', "mutation ExportRosterMatches($search:String$after:String){exportRosterMatches(search:$search after:$after){address endCursor}}");
export const RemindInvitedDocument: TypedDocumentNode<RemindInvitedMutation, RemindInvitedMutationVariables> = /* @__PURE__ */ trustedDocument('OVj9lhgr', "mutation RemindInvited($userIds:[ID!]!){remindInvited(userIds:$userIds)}");
export const RemindableCountDocument: TypedDocumentNode<RemindableCountQuery, RemindableCountQueryVariables> = /* @__PURE__ */ trustedDocument('TAeAGAWx', "query RemindableCount($filter:InvitedFilterInput){invitedPeople(first:1 filter:$filter){totalCount}}");
export const RemindAllInvitedDocument: TypedDocumentNode<RemindAllInvitedMutation, RemindAllInvitedMutationVariables> = /* @__PURE__ */ trustedDocument('JSX0wXAj', "mutation RemindAllInvited($filter:InvitedFilterInput){remindAllInvited(filter:$filter)}");
export const JobsDocument: TypedDocumentNode<JobsQuery, JobsQueryVariables> = /* @__PURE__ */ trustedDocument('oTjIlou8', "query Jobs($filter:JobFilterInput$sort:JobSort$first:Int$after:String){jobs(filter:$filter sort:$sort first:$first after:$after){nodes{...JobCardFields}pageInfo{endCursor hasNextPage}}}", JobCardFieldsFragmentDoc);
export const NewestJobsDocument: TypedDocumentNode<NewestJobsQuery, NewestJobsQueryVariables> = /* @__PURE__ */ trustedDocument('h202BKCo', "query NewestJobs($filter:JobFilterInput){jobs(filter:$filter sort:recent first:20){nodes{id createdAt user{id}}}}");
export const JobFacetsDocument: TypedDocumentNode<JobFacetsQuery, JobFacetsQueryVariables> = /* @__PURE__ */ trustedDocument('CNObrQEQ', "query JobFacets($filter:JobFilterInput){jobFacets(filter:$filter){count facets{name count values{value label count}}}}");
export const JobPageDocument: TypedDocumentNode<JobPageQuery, JobPageQueryVariables> = /* @__PURE__ */ trustedDocument('DJ1zP8fD', "query JobPage($id:ID!){job(id:$id){...JobFields similarJobs{id role companyName ctc}insiders{...PersonFields}}}", JobFieldsFragmentDoc, PersonFieldsFragmentDoc);
export const JobDocument: TypedDocumentNode<JobQuery, JobQueryVariables> = /* @__PURE__ */ trustedDocument('ubLQGA2I', "query Job($id:ID!){job(id:$id){...JobFields}}", JobFieldsFragmentDoc);
export const ViewJobDocument: TypedDocumentNode<ViewJobMutation, ViewJobMutationVariables> = /* @__PURE__ */ trustedDocument('V2z4f5x-', "mutation ViewJob($id:ID!){viewJob(id:$id){id counters{...JobCountersFields}}}", JobCountersFieldsFragmentDoc);
export const LikeJobDocument: TypedDocumentNode<LikeJobMutation, LikeJobMutationVariables> = /* @__PURE__ */ trustedDocument('XqJFyget', "mutation LikeJob($id:ID!){likeJob(id:$id){id counters{...JobCountersFields}viewer{...JobViewerFields}}}", JobCountersFieldsFragmentDoc, JobViewerFieldsFragmentDoc);
export const ApplyToJobDocument: TypedDocumentNode<ApplyToJobMutation, ApplyToJobMutationVariables> = /* @__PURE__ */ trustedDocument('yLeIMCnE', "mutation ApplyToJob($id:ID!){applyToJob(id:$id){id counters{...JobCountersFields}viewer{...JobViewerFields}}}", JobCountersFieldsFragmentDoc, JobViewerFieldsFragmentDoc);
export const ShareJobDocument: TypedDocumentNode<ShareJobMutation, ShareJobMutationVariables> = /* @__PURE__ */ trustedDocument('UjkzAHGM', "mutation ShareJob($id:ID!){shareJob(id:$id){jobUrl fileUrl}}");
export const CloseJobDocument: TypedDocumentNode<CloseJobMutation, CloseJobMutationVariables> = /* @__PURE__ */ trustedDocument('fI3C228V', "mutation CloseJob($id:ID!){closeJob(id:$id){...JobFields}}", JobFieldsFragmentDoc);
export const ReopenJobDocument: TypedDocumentNode<ReopenJobMutation, ReopenJobMutationVariables> = /* @__PURE__ */ trustedDocument('vynvmYb-', "mutation ReopenJob($id:ID!){reopenJob(id:$id){...JobFields}}", JobFieldsFragmentDoc);
export const DeleteJobDocument: TypedDocumentNode<DeleteJobMutation, DeleteJobMutationVariables> = /* @__PURE__ */ trustedDocument('jVGg-4aj', "mutation DeleteJob($id:ID!){deleteJob(id:$id)}");
export const PostJobDocument: TypedDocumentNode<PostJobMutation, PostJobMutationVariables> = /* @__PURE__ */ trustedDocument('baFPX0xu', "mutation PostJob($input:JobInput!$attachment:Upload$logo:Upload$key:ID){postJob(input:$input attachment:$attachment logo:$logo key:$key){...JobFields}}", JobFieldsFragmentDoc);
export const UpdateJobDocument: TypedDocumentNode<UpdateJobMutation, UpdateJobMutationVariables> = /* @__PURE__ */ trustedDocument('U5L0LHBd', "mutation UpdateJob($id:ID!$input:JobInput!$attachment:Upload$logo:Upload$removeAttachment:Boolean$removeLogo:Boolean){updateJob(id:$id input:$input attachment:$attachment logo:$logo removeAttachment:$removeAttachment removeLogo:$removeLogo){...JobFields}}", JobFieldsFragmentDoc);
export const OpenJobLikeDocument: TypedDocumentNode<OpenJobLikeQuery, OpenJobLikeQueryVariables> = /* @__PURE__ */ trustedDocument('e7zyvjwY', "query OpenJobLike($companyName:String!$role:String!){openJobLike(companyName:$companyName role:$role)}");
export const SavedJobSearchesDocument: TypedDocumentNode<SavedJobSearchesQuery, SavedJobSearchesQueryVariables> = /* @__PURE__ */ trustedDocument('PKTfILeb', "query SavedJobSearches{savedJobSearches{...SavedJobSearchFields}}", SavedJobSearchFieldsFragmentDoc);
export const SaveJobSearchDocument: TypedDocumentNode<SaveJobSearchMutation, SaveJobSearchMutationVariables> = /* @__PURE__ */ trustedDocument('yoC1kehN', "mutation SaveJobSearch($filter:JobFilterInput!$mails:AlertFrequency!){saveJobSearch(filter:$filter mails:$mails){...SavedJobSearchFields}}", SavedJobSearchFieldsFragmentDoc);
export const SetJobAlertDocument: TypedDocumentNode<SetJobAlertMutation, SetJobAlertMutationVariables> = /* @__PURE__ */ trustedDocument('GbroZ7Sk', "mutation SetJobAlert($id:ID!$mails:AlertFrequency!){setJobAlert(id:$id mails:$mails){...SavedJobSearchFields}}", SavedJobSearchFieldsFragmentDoc);
export const RemoveJobSearchDocument: TypedDocumentNode<RemoveJobSearchMutation, RemoveJobSearchMutationVariables> = /* @__PURE__ */ trustedDocument('840OYVUc', "mutation RemoveJobSearch($id:ID!){removeJobSearch(id:$id)}");
export const StopJobAlertDocument: TypedDocumentNode<StopJobAlertMutation, StopJobAlertMutationVariables> = /* @__PURE__ */ trustedDocument('dquPd_Rv', "mutation StopJobAlert($token:String!$isOn:Boolean!){stopJobAlert(token:$token isOn:$isOn){mails}}");
export const AnswerStillOpenDocument: TypedDocumentNode<AnswerStillOpenMutation, AnswerStillOpenMutationVariables> = /* @__PURE__ */ trustedDocument('lqqcW-w5', "mutation AnswerStillOpen($token:String!$isStillOpen:Boolean!){answerStillOpen(token:$token isStillOpen:$isStillOpen){jobId isOpen closeReason}}");
export const JobAddedDocument: TypedDocumentNode<JobAddedSubscription, JobAddedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('NbilC290', "subscription JobAdded($college:String!){jobAdded(college:$college){id createdAt user{id}}}");
export const JobChangedDocument: TypedDocumentNode<JobChangedSubscription, JobChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('n8sipm8K', "subscription JobChanged($id:ID!){jobChanged(id:$id){id isOpen version counters{...JobCountersFields}}}", JobCountersFieldsFragmentDoc);
export const SearchPreviewDocument: TypedDocumentNode<SearchPreviewQuery, SearchPreviewQueryVariables> = /* @__PURE__ */ trustedDocument('BZE_4p7w', "query SearchPreview($search:String$first:Int){searchPreview(search:$search first:$first){posts{...PostCardFields}profiles{...ProfileCardFields user{id largePicture:profilePic(size:large)}}}}", PostCardFieldsFragmentDoc, ProfileCardFieldsFragmentDoc);
export const LegacyProjectsDocument: TypedDocumentNode<LegacyProjectsQuery, LegacyProjectsQueryVariables> = /* @__PURE__ */ trustedDocument('VVEWvGD3', "query LegacyProjects($userId:ID!$after:String){profile(userId:$userId){id legacyProjects(first:20 after:$after){nodes{...LegacyProjectFields}pageInfo{endCursor hasNextPage}}}}", LegacyProjectFieldsFragmentDoc);
export const AddLegacyProjectDocument: TypedDocumentNode<AddLegacyProjectMutation, AddLegacyProjectMutationVariables> = /* @__PURE__ */ trustedDocument('oB5Blks9', "mutation AddLegacyProject($input:LegacyProjectInput!){addLegacyProject(input:$input){...LegacyProjectFields}}", LegacyProjectFieldsFragmentDoc);
export const UpdateLegacyProjectDocument: TypedDocumentNode<UpdateLegacyProjectMutation, UpdateLegacyProjectMutationVariables> = /* @__PURE__ */ trustedDocument('ahRnGOzp', "mutation UpdateLegacyProject($id:ID!$input:LegacyProjectInput!){updateLegacyProject(id:$id input:$input){...LegacyProjectFields}}", LegacyProjectFieldsFragmentDoc);
export const RemoveLegacyProjectDocument: TypedDocumentNode<RemoveLegacyProjectMutation, RemoveLegacyProjectMutationVariables> = /* @__PURE__ */ trustedDocument('wXq3h83X', "mutation RemoveLegacyProject($id:ID!){removeLegacyProject(id:$id)}");
export const LegacyProjectsLiveDocument: TypedDocumentNode<LegacyProjectsLiveSubscription, LegacyProjectsLiveSubscriptionVariables> = /* @__PURE__ */ trustedDocument('SXvS2zl1', "subscription LegacyProjectsLive($userId:ID!){legacyProjectUpdated(userId:$userId){id userId project{...LegacyProjectFields}}}", LegacyProjectFieldsFragmentDoc);
export const ModeratedContentsDocument: TypedDocumentNode<ModeratedContentsQuery, ModeratedContentsQueryVariables> = /* @__PURE__ */ trustedDocument('PSVeuebu', "query ModeratedContents($list:ContentList!$first:Int!$after:String$filter:ContentFilterInput$sort:ContentSort){moderatedContents(list:$list first:$first after:$after filter:$filter sort:$sort){totalCount nodes{...ModeratedContentFields}pageInfo{endCursor hasNextPage}}}", ModeratedContentFieldsFragmentDoc);
export const ModeratedContentPageDocument: TypedDocumentNode<ModeratedContentPageQuery, ModeratedContentPageQueryVariables> = /* @__PURE__ */ trustedDocument('PGXAPwMl', "query ModeratedContentPage($type:RemovableType!$id:ID!){moderatedContent(type:$type id:$id){...ModeratedContentFields experience{...PostContent attachmentsCount}opening{id role companyName companyLogoUrl ctc jobType duration jobLocation specificLocation interviewLocation specificTo experience deadline isOpen skillsRequired jobDescription applicationLink fileName fileUrl fileError}}}", ModeratedContentFieldsFragmentDoc, PostContentFragmentDoc);
export const RemoveContentsDocument: TypedDocumentNode<RemoveContentsMutation, RemoveContentsMutationVariables> = /* @__PURE__ */ trustedDocument('nR-LKp9V', "mutation RemoveContents($type:RemovableType!$ids:[ID!]!$kind:RemovalKind!$reason:String!){removeContents(type:$type ids:$ids kind:$kind reason:$reason){id error}}");
export const RestoreContentsDocument: TypedDocumentNode<RestoreContentsMutation, RestoreContentsMutationVariables> = /* @__PURE__ */ trustedDocument('N4bj5nLv', "mutation RestoreContents($type:RemovableType!$ids:[ID!]!){restoreContents(type:$type ids:$ids){id error}}");
export const UndoRemovalsDocument: TypedDocumentNode<UndoRemovalsMutation, UndoRemovalsMutationVariables> = /* @__PURE__ */ trustedDocument('IqWndNvX', "mutation UndoRemovals($type:RemovableType!$ids:[ID!]!){undoRemovals(type:$type ids:$ids){id error}}");
export const PinJobDocument: TypedDocumentNode<PinJobMutation, PinJobMutationVariables> = /* @__PURE__ */ trustedDocument('5yHdh138', "mutation PinJob($id:ID!){pinJob(id:$id)}");
export const UnpinJobDocument: TypedDocumentNode<UnpinJobMutation, UnpinJobMutationVariables> = /* @__PURE__ */ trustedDocument('uCLfE0D1', "mutation UnpinJob($id:ID!){unpinJob(id:$id)}");
export const ExportContentsDocument: TypedDocumentNode<ExportContentsMutation, ExportContentsMutationVariables> = /* @__PURE__ */ trustedDocument('8xsZIZJ-', "mutation ExportContents($list:ContentList!$filter:ContentFilterInput$after:String){exportContents(list:$list filter:$filter after:$after){address endCursor}}");
export const ReportCasesDocument: TypedDocumentNode<ReportCasesQuery, ReportCasesQueryVariables> = /* @__PURE__ */ trustedDocument('6rSZKn0-', "query ReportCases($first:Int!$after:String$filter:CaseFilterInput$sort:ContentSort){reportCases(first:$first after:$after filter:$filter sort:$sort){totalCount nodes{...ReportCaseFields}pageInfo{endCursor hasNextPage}}}", ReportCaseFieldsFragmentDoc);
export const ReportCasePageDocument: TypedDocumentNode<ReportCasePageQuery, ReportCasePageQueryVariables> = /* @__PURE__ */ trustedDocument('0kEB23zL', "query ReportCasePage($id:ID!){reportCase(id:$id){...ReportCasePageFields}}", ReportCasePageFieldsFragmentDoc);
export const ClaimCaseDocument: TypedDocumentNode<ClaimCaseMutation, ClaimCaseMutationVariables> = /* @__PURE__ */ trustedDocument('GMPukaTu', "mutation ClaimCase($id:ID!$isClaimed:Boolean!){claimCase(id:$id isClaimed:$isClaimed){...ReportCaseFields}}", ReportCaseFieldsFragmentDoc);
export const ClaimCasesDocument: TypedDocumentNode<ClaimCasesMutation, ClaimCasesMutationVariables> = /* @__PURE__ */ trustedDocument('-dcasgDT', "mutation ClaimCases($ids:[ID!]!){claimCases(ids:$ids){id error}}");
export const DismissCasesDocument: TypedDocumentNode<DismissCasesMutation, DismissCasesMutationVariables> = /* @__PURE__ */ trustedDocument('QJNi6FZj', "mutation DismissCases($ids:[ID!]!){dismissCases(ids:$ids){id error}}");
export const ExportReportCasesDocument: TypedDocumentNode<ExportReportCasesMutation, ExportReportCasesMutationVariables> = /* @__PURE__ */ trustedDocument('eTeMuU1v', "mutation ExportReportCases($filter:CaseFilterInput$after:String){exportReportCases(filter:$filter after:$after){address endCursor}}");
export const DecideCaseDocument: TypedDocumentNode<DecideCaseMutation, DecideCaseMutationVariables> = /* @__PURE__ */ trustedDocument('qfZY9ZFU', "mutation DecideCase($id:ID!$decision:CaseDecision!$reason:String!$until:DateTimeISO){decideCase(id:$id decision:$decision reason:$reason until:$until){...ReportCasePageFields}}", ReportCasePageFieldsFragmentDoc);
export const DecideAppealDocument: TypedDocumentNode<DecideAppealMutation, DecideAppealMutationVariables> = /* @__PURE__ */ trustedDocument('IaEEHDXo', "mutation DecideAppeal($id:ID!$outcome:AppealOutcome!$answer:String!){decideAppeal(id:$id outcome:$outcome answer:$answer){...ReportCasePageFields}}", ReportCasePageFieldsFragmentDoc);
export const OwnCasesDocument: TypedDocumentNode<OwnCasesQuery, OwnCasesQueryVariables> = /* @__PURE__ */ trustedDocument('gyUcKSxY', "query OwnCases($first:Int!$after:String){ownCases(first:$first after:$after){nodes{...OwnCaseFields}pageInfo{endCursor hasNextPage}}}", OwnCaseFieldsFragmentDoc);
export const AppealCaseDocument: TypedDocumentNode<AppealCaseMutation, AppealCaseMutationVariables> = /* @__PURE__ */ trustedDocument('7VZAcuVn', "mutation AppealCase($id:ID!$words:String!){appealCase(id:$id words:$words)}");
export const BanCaseDocument: TypedDocumentNode<BanCaseQuery, BanCaseQueryVariables> = /* @__PURE__ */ trustedDocument('ff0dqygR', "query BanCase($token:String!){banCase(token:$token){...OwnCaseFields}}", OwnCaseFieldsFragmentDoc);
export const AppealBanDocument: TypedDocumentNode<AppealBanMutation, AppealBanMutationVariables> = /* @__PURE__ */ trustedDocument('ysbd7Vrj', "mutation AppealBan($token:String!$words:String!){appealBan(token:$token words:$words)}");
export const OwnReportsDocument: TypedDocumentNode<OwnReportsQuery, OwnReportsQueryVariables> = /* @__PURE__ */ trustedDocument('jZsWpIpw', "query OwnReports($first:Int!$after:String){ownReports(first:$first after:$after){nodes{id subjectType excerpt reason note createdAt outcome}pageInfo{endCursor hasNextPage}}}");
export const NotificationCountsDocument: TypedDocumentNode<NotificationCountsQuery, NotificationCountsQueryVariables> = /* @__PURE__ */ trustedDocument('BbBDc3ED', "query NotificationCounts{notificationCounts{unreadCount unseenCount}}");
export const NotificationsDocument: TypedDocumentNode<NotificationsQuery, NotificationsQueryVariables> = /* @__PURE__ */ trustedDocument('eDIuNHso', "query Notifications($tab:NotificationTab$first:Int$after:String){notifications(tab:$tab first:$first after:$after){nodes{...NotificationFields}pageInfo{endCursor hasNextPage}}}", NotificationFieldsFragmentDoc);
export const NotificationSettingsDocument: TypedDocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables> = /* @__PURE__ */ trustedDocument('pxl90kXW', "query NotificationSettings{notificationSettings{...NotificationSettingsFields}}", NotificationSettingsFieldsFragmentDoc);
export const MarkNotificationsReadDocument: TypedDocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables> = /* @__PURE__ */ trustedDocument('Vd7YYaeL', "mutation MarkNotificationsRead($ids:[ID!]!$tab:NotificationTab){markNotificationsRead(ids:$ids tab:$tab){ids unreadCount unseenCount}}");
export const DismissNotificationsDocument: TypedDocumentNode<DismissNotificationsMutation, DismissNotificationsMutationVariables> = /* @__PURE__ */ trustedDocument('fnS_EE6O', "mutation DismissNotifications($ids:[ID!]!$tab:NotificationTab){dismissNotifications(ids:$ids tab:$tab){ids unreadCount unseenCount}}");
export const ArchiveNotificationsDocument: TypedDocumentNode<ArchiveNotificationsMutation, ArchiveNotificationsMutationVariables> = /* @__PURE__ */ trustedDocument('UXJ1dPFZ', "mutation ArchiveNotifications($ids:[ID!]!$tab:NotificationTab){archiveNotifications(ids:$ids tab:$tab){ids unreadCount unseenCount}}");
export const MoveNotificationsBackDocument: TypedDocumentNode<MoveNotificationsBackMutation, MoveNotificationsBackMutationVariables> = /* @__PURE__ */ trustedDocument('MA0PgVwo', "mutation MoveNotificationsBack($ids:[ID!]!){unarchiveNotifications(ids:$ids){ids unreadCount unseenCount}}");
export const UndoNotificationsDocument: TypedDocumentNode<UndoNotificationsMutation, UndoNotificationsMutationVariables> = /* @__PURE__ */ trustedDocument('cHs8Smq8', "mutation UndoNotifications($ids:[ID!]!){undoNotifications(ids:$ids){ids unreadCount unseenCount}}");
export const MarkNotificationsSeenDocument: TypedDocumentNode<MarkNotificationsSeenMutation, MarkNotificationsSeenMutationVariables> = /* @__PURE__ */ trustedDocument('QOSzxXP1', "mutation MarkNotificationsSeen($until:DateTimeISO){markNotificationsSeen(until:$until){unreadCount unseenCount}}");
export const SaveNotificationSettingsDocument: TypedDocumentNode<SaveNotificationSettingsMutation, SaveNotificationSettingsMutationVariables> = /* @__PURE__ */ trustedDocument('tjTdRkja', "mutation SaveNotificationSettings($input:NotificationSettingsInput!){saveNotificationSettings(input:$input){...NotificationSettingsFields}}", NotificationSettingsFieldsFragmentDoc);
export const SaveQuietHoursDocument: TypedDocumentNode<SaveQuietHoursMutation, SaveQuietHoursMutationVariables> = /* @__PURE__ */ trustedDocument('zcU9K5xA', "mutation SaveQuietHours($hours:QuietHoursInput){saveQuietHours(hours:$hours){...NotificationSettingsFields}}", NotificationSettingsFieldsFragmentDoc);
export const UnsubscribeDocument: TypedDocumentNode<UnsubscribeMutation, UnsubscribeMutationVariables> = /* @__PURE__ */ trustedDocument('wVBGyo0-', "mutation Unsubscribe($token:String!$isOn:Boolean){unsubscribe(token:$token isOn:$isOn){kind isOn}}");
export const NotificationsChangedDocument: TypedDocumentNode<NotificationsChangedSubscription, NotificationsChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('bwUpOmKC', "subscription NotificationsChanged{notificationsChanged{unreadCount unseenCount isStale received{...NotificationFields}updated{...NotificationFields}}}", NotificationFieldsFragmentDoc);
export const PushStateDocument: TypedDocumentNode<PushStateQuery, PushStateQueryVariables> = /* @__PURE__ */ trustedDocument('mZ9G91PC', "query PushState($endpoint:String){pushState(endpoint:$endpoint){key isOn needsRenewal}}");
export const SubscribeToPushDocument: TypedDocumentNode<SubscribeToPushMutation, SubscribeToPushMutationVariables> = /* @__PURE__ */ trustedDocument('SwtpSEV5', "mutation SubscribeToPush($input:PushSubscriptionInput!){subscribeToPush(input:$input){isOn}}");
export const UnsubscribeFromPushDocument: TypedDocumentNode<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables> = /* @__PURE__ */ trustedDocument('SZ7fiDtk', "mutation UnsubscribeFromPush($endpoint:String!){unsubscribeFromPush(endpoint:$endpoint){isOn}}");
export const AdminOverviewDocument: TypedDocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables> = /* @__PURE__ */ trustedDocument('OkExmC-y', "query AdminOverview{adminOverview{...AdminOverviewFields}}", AdminOverviewFieldsFragmentDoc);
export const BeginCollegeDocument: TypedDocumentNode<BeginCollegeMutation, BeginCollegeMutationVariables> = /* @__PURE__ */ trustedDocument('GOhVC5Hh', "mutation BeginCollege{beginCollege{...AdminOverviewFields}}", AdminOverviewFieldsFragmentDoc);
export const CollegeEnvironmentDocument: TypedDocumentNode<CollegeEnvironmentQuery, CollegeEnvironmentQueryVariables> = /* @__PURE__ */ trustedDocument('5mkDBdpO', "query CollegeEnvironment{collegeEnvironment{fileStore fileFolder freeBytes requiresSecondFactor}}");
export const PersonPicturesDocument: TypedDocumentNode<PersonPicturesQuery, PersonPicturesQueryVariables> = /* @__PURE__ */ trustedDocument('Sr0jh7Yi', "query PersonPictures($userId:ID!){profile(userId:$userId){user{id profilePic(size:small)picture:profilePic(size:medium)largePicture:profilePic(size:large)wholePicture:profilePic}}}");
export const BannerPicturesDocument: TypedDocumentNode<BannerPicturesQuery, BannerPicturesQueryVariables> = /* @__PURE__ */ trustedDocument('oyudSBeV', "query BannerPictures($userId:ID!){profile(userId:$userId){id smallBanner:bannerUrl(size:small)mediumBanner:bannerUrl(size:medium)largeBanner:bannerUrl(size:large)}}");
export const BoardPicturesDocument: TypedDocumentNode<BoardPicturesQuery, BoardPicturesQueryVariables> = /* @__PURE__ */ trustedDocument('fSEUChbc', "query BoardPictures($userId:ID!){profile(userId:$userId){id visionBoard{id items{id imageUrl}}}}");
export const PlacementsDocument: TypedDocumentNode<PlacementsQuery, PlacementsQueryVariables> = /* @__PURE__ */ trustedDocument('AKYCXbOD', "query Placements($filter:PlacementFilterInput){placements(filter:$filter){finish least packages{...PlacementPackagesFields}seasons{year finish least packages{...PlacementPackagesFields}}branches{branch finish least packages{...PlacementPackagesFields}}cells{year branch finish least}campuses{campus least}companies{slug name least branches roles{role least}}moreCompanies seasonChoices{value finish}branchChoices{value finish}}}", PlacementPackagesFieldsFragmentDoc);
export const ExportPlacementsDocument: TypedDocumentNode<ExportPlacementsMutation, ExportPlacementsMutationVariables> = /* @__PURE__ */ trustedDocument('go-fFAwR', "mutation ExportPlacements($filter:PlacementFilterInput){exportPlacements(filter:$filter)}");
export const PostCountersLiveDocument: TypedDocumentNode<PostCountersLiveSubscription, PostCountersLiveSubscriptionVariables> = /* @__PURE__ */ trustedDocument('7D4HwgYS', "subscription PostCountersLive($postId:ID!){postCounters(postId:$postId){...PostCountersFields}}", PostCountersFieldsFragmentDoc);
export const PostsCountersLiveDocument: TypedDocumentNode<PostsCountersLiveSubscription, PostsCountersLiveSubscriptionVariables> = /* @__PURE__ */ trustedDocument('G4LDEW-z', "subscription PostsCountersLive($postIds:[ID!]!){postsCounters(postIds:$postIds){...PostCountersFields}}", PostCountersFieldsFragmentDoc);
export const PostMediaDocument: TypedDocumentNode<PostMediaQuery, PostMediaQueryVariables> = /* @__PURE__ */ trustedDocument('l8FKzYss', "query PostMedia($id:ID!){postMedia(id:$id){key url downloadUrl}}");
export const EditPostDocument: TypedDocumentNode<EditPostQuery, EditPostQueryVariables> = /* @__PURE__ */ trustedDocument('3i4YSDOE', "query EditPost($id:ID!){post(id:$id){...PostContent}}", PostContentFragmentDoc);
export const PostDraftDocument: TypedDocumentNode<PostDraftQuery, PostDraftQueryVariables> = /* @__PURE__ */ trustedDocument('zi5f4Q8R', "query PostDraft($companyName:String!$experienceType:ExperienceType!){draft(companyName:$companyName experienceType:$experienceType){...PostDraftFields}}", PostDraftFieldsFragmentDoc);
export const SaveDraftDocument: TypedDocumentNode<SaveDraftMutation, SaveDraftMutationVariables> = /* @__PURE__ */ trustedDocument('dQupNccP', "mutation SaveDraft($input:DraftInput!$basedOn:DateTimeISO){saveDraft(input:$input basedOn:$basedOn){id savedAt}}");
export const UploadPostFileDocument: TypedDocumentNode<UploadPostFileMutation, UploadPostFileMutationVariables> = /* @__PURE__ */ trustedDocument('gSjCI4kV', "mutation UploadPostFile($file:Upload!$kind:PostFileKind!){uploadPostFile(file:$file kind:$kind){...PostFileFields}}", PostFileFieldsFragmentDoc);
export const PublishPostDocument: TypedDocumentNode<PublishPostMutation, PublishPostMutationVariables> = /* @__PURE__ */ trustedDocument('1YhA70wn', "mutation PublishPost($input:PostInput!$draftId:ID$draftBasedOn:DateTimeISO$key:ID!){publishPost(input:$input draftId:$draftId draftBasedOn:$draftBasedOn key:$key){...PostFields}}", PostFieldsFragmentDoc);
export const UpdatePostDocument: TypedDocumentNode<UpdatePostMutation, UpdatePostMutationVariables> = /* @__PURE__ */ trustedDocument('ix0ncQ4m', "mutation UpdatePost($id:ID!$input:PostInput!$basedOn:DateTimeISO!$key:ID!){updatePost(id:$id input:$input basedOn:$basedOn key:$key){...PostFields}}", PostFieldsFragmentDoc);
export const PopularCompaniesDocument: TypedDocumentNode<PopularCompaniesQuery, PopularCompaniesQueryVariables> = /* @__PURE__ */ trustedDocument('1frngexV', "query PopularCompanies{popularCompanies}");
export const FeedPostsDocument: TypedDocumentNode<FeedPostsQuery, FeedPostsQueryVariables> = /* @__PURE__ */ trustedDocument('oEo4qvYH', "query FeedPosts($search:String$sort:FeedSort$first:Int$after:String){feedPosts(search:$search sort:$sort first:$first after:$after){nodes{...PostCardFields}pageInfo{endCursor hasNextPage}}}", PostCardFieldsFragmentDoc);
export const ExperiencesDocument: TypedDocumentNode<ExperiencesQuery, ExperiencesQueryVariables> = /* @__PURE__ */ trustedDocument('j3eIU1HM', "query Experiences($search:String$filter:ExperienceFilterInput$sort:ExperienceSort$first:Int$after:String){experiences(search:$search filter:$filter sort:$sort first:$first after:$after){nodes{...PostCardFields}pageInfo{endCursor hasNextPage}}}", PostCardFieldsFragmentDoc);
export const ExperienceFacetsDocument: TypedDocumentNode<ExperienceFacetsQuery, ExperienceFacetsQueryVariables> = /* @__PURE__ */ trustedDocument('T8wCgZrm', "query ExperienceFacets($search:String$filter:ExperienceFilterInput){experienceFacets(search:$search filter:$filter){count facets{name count values{value label count}}}}");
export const PostPageDocument: TypedDocumentNode<PostPageQuery, PostPageQueryVariables> = /* @__PURE__ */ trustedDocument('QCpxTwvO', "query PostPage($id:ID!$sort:QuestionSort){post(id:$id){...PostFields questions(sort:$sort first:20){...QuestionPage}similarPosts{...PostCardFields}}}", PostFieldsFragmentDoc, QuestionPageFragmentDoc, PostCardFieldsFragmentDoc);
export const RefetchPostDocument: TypedDocumentNode<RefetchPostQuery, RefetchPostQueryVariables> = /* @__PURE__ */ trustedDocument('E8caVdhW', "query RefetchPost($id:ID!){post(id:$id){...PostFields}}", PostFieldsFragmentDoc);
export const ViewPostDocument: TypedDocumentNode<ViewPostMutation, ViewPostMutationVariables> = /* @__PURE__ */ trustedDocument('veMtHvgF', "mutation ViewPost($id:ID!){viewPost(id:$id){...PostCountersFields}}", PostCountersFieldsFragmentDoc);
export const LikePostDocument: TypedDocumentNode<LikePostMutation, LikePostMutationVariables> = /* @__PURE__ */ trustedDocument('qjxkrMhC', "mutation LikePost($id:ID!){likePost(id:$id){counters{...PostCountersFields}viewer{id hasLiked}}}", PostCountersFieldsFragmentDoc);
export const SharePostDocument: TypedDocumentNode<SharePostMutation, SharePostMutationVariables> = /* @__PURE__ */ trustedDocument('IeF1boNG', "mutation SharePost($id:ID!){sharePost(id:$id){...PostCountersFields}}", PostCountersFieldsFragmentDoc);
export const DeletePostDocument: TypedDocumentNode<DeletePostMutation, DeletePostMutationVariables> = /* @__PURE__ */ trustedDocument('jyyFhYMQ', "mutation DeletePost($id:ID!){deletePost(id:$id)}");
export const PostLiveDocument: TypedDocumentNode<PostLiveSubscription, PostLiveSubscriptionVariables> = /* @__PURE__ */ trustedDocument('fDQHtCxb', "subscription PostLive($postId:ID!){postUpdated(postId:$postId){id editedAt counters{...PostCountersFields}}}", PostCountersFieldsFragmentDoc);
export const PostPreviewDocument: TypedDocumentNode<PostPreviewQuery, PostPreviewQueryVariables> = /* @__PURE__ */ trustedDocument('JZ4IRZeV', "query PostPreview($id:ID!){postPreview(id:$id){...PostCardFields}}", PostCardFieldsFragmentDoc);
export const FeedProfilesDocument: TypedDocumentNode<FeedProfilesQuery, FeedProfilesQueryVariables> = /* @__PURE__ */ trustedDocument('ja6MW5zs', "query FeedProfiles($search:String$sort:FeedSort$first:Int$after:String){feedProfiles(search:$search sort:$sort first:$first after:$after){nodes{...ProfileCardFields user{connection{...ConnectionFields}}}pageInfo{endCursor hasNextPage}}}", ProfileCardFieldsFragmentDoc, ConnectionFieldsFragmentDoc);
export const ProfileDocument: TypedDocumentNode<ProfileQuery, ProfileQueryVariables> = /* @__PURE__ */ trustedDocument('W-xCWOa8', "query Profile($userId:ID!$after:String){profile(userId:$userId){...ProfileFields posts(first:20 after:$after){nodes{...ProfilePostFields}pageInfo{endCursor hasNextPage}}}}", ProfileFieldsFragmentDoc, ProfilePostFieldsFragmentDoc);
export const RelatedProfilesDocument: TypedDocumentNode<RelatedProfilesQuery, RelatedProfilesQueryVariables> = /* @__PURE__ */ trustedDocument('WIR7gOXZ', "query RelatedProfiles($userId:ID!){profile(userId:$userId){id relatedProfiles(first:6){id reason user{...PersonFields}}}}", PersonFieldsFragmentDoc);
export const PictureDownloadDocument: TypedDocumentNode<PictureDownloadQuery, PictureDownloadQueryVariables> = /* @__PURE__ */ trustedDocument('32f6hYwz', "query PictureDownload($userId:ID!){pictureDownload(userId:$userId){downloadUrl}}");
export const MyProfileDocument: TypedDocumentNode<MyProfileQuery, MyProfileQueryVariables> = /* @__PURE__ */ trustedDocument('G0eifB-M', "query MyProfile{myProfile{...OwnProfileFields}}", OwnProfileFieldsFragmentDoc);
export const UpdateProfileDocument: TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables> = /* @__PURE__ */ trustedDocument('JohlN2Vu', "mutation UpdateProfile($input:ProfileInput!){updateProfile(input:$input){...OwnProfileFields}}", OwnProfileFieldsFragmentDoc);
export const SetProfilePictureDocument: TypedDocumentNode<SetProfilePictureMutation, SetProfilePictureMutationVariables> = /* @__PURE__ */ trustedDocument('JezeDR0c', "mutation SetProfilePicture($picture:Upload!){setProfilePicture(picture:$picture){...ProfilePictureFields}}", ProfilePictureFieldsFragmentDoc);
export const RemoveProfilePictureDocument: TypedDocumentNode<RemoveProfilePictureMutation, RemoveProfilePictureMutationVariables> = /* @__PURE__ */ trustedDocument('9-HNQOUN', "mutation RemoveProfilePicture{removeProfilePicture{...ProfilePictureFields}}", ProfilePictureFieldsFragmentDoc);
export const SetProfileBannerDocument: TypedDocumentNode<SetProfileBannerMutation, SetProfileBannerMutationVariables> = /* @__PURE__ */ trustedDocument('ldudGK09', "mutation SetProfileBanner($banner:Upload!){setProfileBanner(banner:$banner){...ProfilePictureFields}}", ProfilePictureFieldsFragmentDoc);
export const RemoveProfileBannerDocument: TypedDocumentNode<RemoveProfileBannerMutation, RemoveProfileBannerMutationVariables> = /* @__PURE__ */ trustedDocument('V8uWbzOr', "mutation RemoveProfileBanner{removeProfileBanner{...ProfilePictureFields}}", ProfilePictureFieldsFragmentDoc);
export const UploadDefaultBannerDocument: TypedDocumentNode<UploadDefaultBannerMutation, UploadDefaultBannerMutationVariables> = /* @__PURE__ */ trustedDocument('ZmuKRGmf', "mutation UploadDefaultBanner($banner:Upload!){uploadDefaultBanner(banner:$banner)}");
export const ViewProfileDocument: TypedDocumentNode<ViewProfileMutation, ViewProfileMutationVariables> = /* @__PURE__ */ trustedDocument('cGrF60hS', "mutation ViewProfile($userId:ID!){viewProfile(userId:$userId){id views}}");
export const ProfileLiveDocument: TypedDocumentNode<ProfileLiveSubscription, ProfileLiveSubscriptionVariables> = /* @__PURE__ */ trustedDocument('lvJ-tlbl', "subscription ProfileLive($userId:ID!){profileUpdated(userId:$userId){...PublicProfileFields posts(first:20){nodes{...ProfilePostFields}}}}", PublicProfileFieldsFragmentDoc, ProfilePostFieldsFragmentDoc);
export const DefaultBannerDocument: TypedDocumentNode<DefaultBannerQuery, DefaultBannerQueryVariables> = /* @__PURE__ */ trustedDocument('KbMA4fXx', "query DefaultBanner{defaultBanner{id createdAt smallBanner:bannerUrl(size:small)mediumBanner:bannerUrl(size:medium)largeBanner:bannerUrl(size:large)}}");
export const PostQuestionsDocument: TypedDocumentNode<PostQuestionsQuery, PostQuestionsQueryVariables> = /* @__PURE__ */ trustedDocument('MA-3aiwI', "query PostQuestions($postId:ID!$sort:QuestionSort$isUnanswered:Boolean$first:Int=20$after:String){post(id:$postId){id questions(sort:$sort isUnanswered:$isUnanswered first:$first after:$after){...QuestionPage}}}", QuestionPageFragmentDoc);
export const LinkedQuestionDocument: TypedDocumentNode<LinkedQuestionQuery, LinkedQuestionQueryVariables> = /* @__PURE__ */ trustedDocument('rpIMADaf', "query LinkedQuestion($id:ID!){question(id:$id){...QuestionFields}}", QuestionFieldsFragmentDoc);
export const MoreAnswersDocument: TypedDocumentNode<MoreAnswersQuery, MoreAnswersQueryVariables> = /* @__PURE__ */ trustedDocument('1hTRQ6Z3', "query MoreAnswers($id:ID!$first:Int=20$after:String){question(id:$id){id answersCount answers(first:$first after:$after){...AnswerPage}}}", AnswerPageFragmentDoc);
export const AskQuestionDocument: TypedDocumentNode<AskQuestionMutation, AskQuestionMutationVariables> = /* @__PURE__ */ trustedDocument('gk4MVevW', "mutation AskQuestion($postId:ID!$content:String!$key:ID){askQuestion(postId:$postId content:$content key:$key){...QuestionFields}}", QuestionFieldsFragmentDoc);
export const AnswerQuestionDocument: TypedDocumentNode<AnswerQuestionMutation, AnswerQuestionMutationVariables> = /* @__PURE__ */ trustedDocument('KgBme0e_', "mutation AnswerQuestion($questionId:ID!$content:String!$key:ID){answerQuestion(questionId:$questionId content:$content key:$key){...AnswerFields}}", AnswerFieldsFragmentDoc);
export const VoteQuestionDocument: TypedDocumentNode<VoteQuestionMutation, VoteQuestionMutationVariables> = /* @__PURE__ */ trustedDocument('HJycO0tq', "mutation VoteQuestion($id:ID!$voteType:VoteType!){voteQuestion(id:$id voteType:$voteType){id upvotes downvotes viewerVote}}");
export const VoteAnswerDocument: TypedDocumentNode<VoteAnswerMutation, VoteAnswerMutationVariables> = /* @__PURE__ */ trustedDocument('_O_euOl5', "mutation VoteAnswer($id:ID!$voteType:VoteType!){voteAnswer(id:$id voteType:$voteType){id upvotes downvotes viewerVote}}");
export const EditQuestionDocument: TypedDocumentNode<EditQuestionMutation, EditQuestionMutationVariables> = /* @__PURE__ */ trustedDocument('7yqk6LJ5', "mutation EditQuestion($id:ID!$content:String!){editQuestion(id:$id content:$content){id content editedAt}}");
export const EditAnswerDocument: TypedDocumentNode<EditAnswerMutation, EditAnswerMutationVariables> = /* @__PURE__ */ trustedDocument('McEfSW9N', "mutation EditAnswer($id:ID!$content:String!){editAnswer(id:$id content:$content){id content editedAt}}");
export const AcceptAnswerDocument: TypedDocumentNode<AcceptAnswerMutation, AcceptAnswerMutationVariables> = /* @__PURE__ */ trustedDocument('z3y4iUyv', "mutation AcceptAnswer($id:ID!$isAccepted:Boolean!){acceptAnswer(id:$id isAccepted:$isAccepted){id isAccepted}}");
export const DeleteQuestionDocument: TypedDocumentNode<DeleteQuestionMutation, DeleteQuestionMutationVariables> = /* @__PURE__ */ trustedDocument('8Uez49G3', "mutation DeleteQuestion($id:ID!){deleteQuestion(id:$id)}");
export const DeleteAnswerDocument: TypedDocumentNode<DeleteAnswerMutation, DeleteAnswerMutationVariables> = /* @__PURE__ */ trustedDocument('3ZIFQl6u', "mutation DeleteAnswer($id:ID!){deleteAnswer(id:$id)}");
export const QuestionsChangedDocument: TypedDocumentNode<QuestionsChangedSubscription, QuestionsChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('_HK2zTMT', "subscription QuestionsChanged($postId:ID!){questionsChanged(postId:$postId){subscribed questionAdded{...QuestionFields}questionEdited{id content editedAt}questionVoted{id upvotes downvotes}questionDeleted{id}answerAdded{id questionId answersCount answer{...AnswerFields}}answerEdited{id content editedAt}answerVoted{id upvotes downvotes}answerAccepted{id isAccepted}answerDeleted{id questionId answersCount}}}", QuestionFieldsFragmentDoc, AnswerFieldsFragmentDoc);
export const QuestionByLinkDocument: TypedDocumentNode<QuestionByLinkQuery, QuestionByLinkQueryVariables> = /* @__PURE__ */ trustedDocument('A0GS3a3o', "query QuestionByLink($token:String!){questionByLink(token:$token){...LinkedQuestionFields}}", LinkedQuestionFieldsFragmentDoc);
export const AnswerQuestionByLinkDocument: TypedDocumentNode<AnswerQuestionByLinkMutation, AnswerQuestionByLinkMutationVariables> = /* @__PURE__ */ trustedDocument('WDp-jgEl', "mutation AnswerQuestionByLink($token:String!$content:String!){answerQuestionByLink(token:$token content:$content){...LinkedQuestionFields}}", LinkedQuestionFieldsFragmentDoc);
export const LikeQuestionsDocument: TypedDocumentNode<LikeQuestionsQuery, LikeQuestionsQueryVariables> = /* @__PURE__ */ trustedDocument('wxgy0qPe', "query LikeQuestions($postId:ID!$content:String!){likeQuestions(postId:$postId content:$content){id content answersCount}}");
export const ReportDocument: TypedDocumentNode<ReportMutation, ReportMutationVariables> = /* @__PURE__ */ trustedDocument('jFDmJucA', "mutation Report($type:ReportableType!$id:ID!$reason:ReportReason!$note:String){report(type:$type id:$id reason:$reason note:$note)}");
export const MailServerDocument: TypedDocumentNode<MailServerQuery, MailServerQueryVariables> = /* @__PURE__ */ trustedDocument('P3Wpoc74', "query MailServer{mailServer{...MailServerFields}}", MailServerFieldsFragmentDoc);
export const SetMailServerDocument: TypedDocumentNode<SetMailServerMutation, SetMailServerMutationVariables> = /* @__PURE__ */ trustedDocument('e40Nlxzq', "mutation SetMailServer($version:Int!$server:MailServerInput!$password:String$code:String$ownPassword:String){setMailServer(version:$version server:$server password:$password code:$code ownPassword:$ownPassword){...MailServerFields}}", MailServerFieldsFragmentDoc);
export const TryMailServerDocument: TypedDocumentNode<TryMailServerMutation, TryMailServerMutationVariables> = /* @__PURE__ */ trustedDocument('23tI82ca', "mutation TryMailServer($server:MailServerInput!$password:String){tryMailServer(server:$server password:$password){address isSent words said}}");
export const SignInWaysDocument: TypedDocumentNode<SignInWaysQuery, SignInWaysQueryVariables> = /* @__PURE__ */ trustedDocument('IKJdRymS', "query SignInWays{signInWays{...SignInWaysFields}}", SignInWaysFieldsFragmentDoc);
export const SetSignInWaysDocument: TypedDocumentNode<SetSignInWaysMutation, SetSignInWaysMutationVariables> = /* @__PURE__ */ trustedDocument('Kn1PS7Uf', "mutation SetSignInWays($version:Int!$accounts:CollegeAccountsInput$secret:String$googleClientId:String$code:String$ownPassword:String){setSignInWays(version:$version accounts:$accounts secret:$secret googleClientId:$googleClientId code:$code ownPassword:$ownPassword){...SignInWaysFields}}", SignInWaysFieldsFragmentDoc);
export const TryCollegeAccountsDocument: TypedDocumentNode<TryCollegeAccountsMutation, TryCollegeAccountsMutationVariables> = /* @__PURE__ */ trustedDocument('EkoKauiZ', "mutation TryCollegeAccounts($accounts:CollegeAccountsInput!$secret:String){tryCollegeAccounts(accounts:$accounts secret:$secret){isGood words}}");
export const AppearanceDocument: TypedDocumentNode<AppearanceQuery, AppearanceQueryVariables> = /* @__PURE__ */ trustedDocument('Y7H4utFa', "query Appearance{appearance{...AppearanceFields}}", AppearanceFieldsFragmentDoc);
export const SettingsChangedDocument: TypedDocumentNode<SettingsChangedSubscription, SettingsChangedSubscriptionVariables> = /* @__PURE__ */ trustedDocument('iq38-mr5', "subscription SettingsChanged{settingsChanged{appearance{...AppearanceFields}notifications{...NotificationSettingsFields}}}", AppearanceFieldsFragmentDoc, NotificationSettingsFieldsFragmentDoc);
export const SettingsDocument: TypedDocumentNode<SettingsQuery, SettingsQueryVariables> = /* @__PURE__ */ trustedDocument('rktll8mN', "query Settings{settings{...SettingsFields}}", SettingsFieldsFragmentDoc);
export const SaveSettingsDocument: TypedDocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables> = /* @__PURE__ */ trustedDocument('mogTDU09', "mutation SaveSettings($input:SettingsInput!){saveSettings(input:$input){...SettingsFields}}", SettingsFieldsFragmentDoc);
export const SaveAppearanceDocument: TypedDocumentNode<SaveAppearanceMutation, SaveAppearanceMutationVariables> = /* @__PURE__ */ trustedDocument('PkbV4Hyc', "mutation SaveAppearance($input:SettingsInput!){saveSettings(input:$input){id theme contrast textSize motion}}");
export const SessionsDocument: TypedDocumentNode<SessionsQuery, SessionsQueryVariables> = /* @__PURE__ */ trustedDocument('gN_pbyPi', "query Sessions{sessions{...SessionFields}}", SessionFieldsFragmentDoc);
export const EndSessionDocument: TypedDocumentNode<EndSessionMutation, EndSessionMutationVariables> = /* @__PURE__ */ trustedDocument('snfbcZ74', "mutation EndSession($id:ID!){endSession(id:$id)}");
export const EndOtherSessionsDocument: TypedDocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> = /* @__PURE__ */ trustedDocument('bQqZYFuy', "mutation EndOtherSessions{endOtherSessions}");
export const ChangePasswordDocument: TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables> = /* @__PURE__ */ trustedDocument('1jQk1vl4', "mutation ChangePassword($oldPassword:String$newPassword:String!){changePassword(oldPassword:$oldPassword newPassword:$newPassword){message}}");
export const RequestEmailChangeDocument: TypedDocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables> = /* @__PURE__ */ trustedDocument('KLEzV9M6', "mutation RequestEmailChange($email:String!$password:String){requestEmailChange(email:$email password:$password){message}}");
export const ConfirmEmailChangeDocument: TypedDocumentNode<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables> = /* @__PURE__ */ trustedDocument('vadkdweg', "mutation ConfirmEmailChange($email:String!$otp:String!){confirmEmailChange(email:$email otp:$otp){message}}");
export const DeleteAccountDocument: TypedDocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables> = /* @__PURE__ */ trustedDocument('uqJmVu9k', "mutation DeleteAccount($password:String){deleteAccount(password:$password){message}}");
export const PeopleToBlockDocument: TypedDocumentNode<PeopleToBlockQuery, PeopleToBlockQueryVariables> = /* @__PURE__ */ trustedDocument('hHG1gNgg', "query PeopleToBlock($search:String!){feedProfiles(search:$search first:6){nodes{id user{...PersonFields}}}}", PersonFieldsFragmentDoc);
export const DataCopyDocument: TypedDocumentNode<DataCopyQuery, DataCopyQueryVariables> = /* @__PURE__ */ trustedDocument('I2NDiPVY', "query DataCopy{dataCopy{...DataCopyFields}}", DataCopyFieldsFragmentDoc);
export const RequestDataCopyDocument: TypedDocumentNode<RequestDataCopyMutation, RequestDataCopyMutationVariables> = /* @__PURE__ */ trustedDocument('tFY4RTHW', "mutation RequestDataCopy{requestDataCopy{...DataCopyFields}}", DataCopyFieldsFragmentDoc);
export const OwnSanctionsDocument: TypedDocumentNode<OwnSanctionsQuery, OwnSanctionsQueryVariables> = /* @__PURE__ */ trustedDocument('noHIcQrv', "query OwnSanctions{ownSanctions{id kind reason until liftedAt createdAt}}");
export const SuggestionsDocument: TypedDocumentNode<SuggestionsQuery, SuggestionsQueryVariables> = /* @__PURE__ */ trustedDocument('ICrsytOr', "query Suggestions($search:String!$kinds:[SuggestionKind!]){suggestions(search:$search kinds:$kinds){kind text target companyName experienceCount user{...PersonFields}}}", PersonFieldsFragmentDoc);
export const VisionBoardDocument: TypedDocumentNode<VisionBoardQuery, VisionBoardQueryVariables> = /* @__PURE__ */ trustedDocument('XV7RvQXz', "query VisionBoard($userId:ID!){profile(userId:$userId){id visionBoard{...VisionBoardFields}}}", VisionBoardFieldsFragmentDoc);
export const AddVisionItemDocument: TypedDocumentNode<AddVisionItemMutation, AddVisionItemMutationVariables> = /* @__PURE__ */ trustedDocument('PihlU9Cy', "mutation AddVisionItem($input:VisionItemInput!$picture:Upload){addVisionItem(input:$input picture:$picture){...VisionBoardFields}}", VisionBoardFieldsFragmentDoc);
export const UpdateVisionItemDocument: TypedDocumentNode<UpdateVisionItemMutation, UpdateVisionItemMutationVariables> = /* @__PURE__ */ trustedDocument('fp4cLvgZ', "mutation UpdateVisionItem($id:ID!$input:VisionItemInput!$picture:Upload$removePicture:Boolean){updateVisionItem(id:$id input:$input picture:$picture removePicture:$removePicture){...VisionBoardFields}}", VisionBoardFieldsFragmentDoc);
export const RemoveVisionItemDocument: TypedDocumentNode<RemoveVisionItemMutation, RemoveVisionItemMutationVariables> = /* @__PURE__ */ trustedDocument('VPcG7jNU', "mutation RemoveVisionItem($id:ID!){removeVisionItem(id:$id){...VisionBoardFields}}", VisionBoardFieldsFragmentDoc);
export const OrderVisionBoardDocument: TypedDocumentNode<OrderVisionBoardMutation, OrderVisionBoardMutationVariables> = /* @__PURE__ */ trustedDocument('X8Po7QRS', "mutation OrderVisionBoard($ids:[ID!]!){orderVisionBoard(ids:$ids){...VisionBoardFields}}", VisionBoardFieldsFragmentDoc);
export const VisionBoardLiveDocument: TypedDocumentNode<VisionBoardLiveSubscription, VisionBoardLiveSubscriptionVariables> = /* @__PURE__ */ trustedDocument('6Jr23Z0F', "subscription VisionBoardLive($userId:ID!){visionBoardUpdated(userId:$userId){...VisionBoardFields}}", VisionBoardFieldsFragmentDoc);
export const PostLikedDocument: TypedDocumentNode<PostLikedQuery, PostLikedQueryVariables> = /* @__PURE__ */ trustedDocument('9qwI3zwH', "query PostLiked($id:ID!){post(id:$id){id counters{...PostCountersFields}viewer{id hasLiked}}}", PostCountersFieldsFragmentDoc);
export const JobLikedDocument: TypedDocumentNode<JobLikedQuery, JobLikedQueryVariables> = /* @__PURE__ */ trustedDocument('WVhKBDfE', "query JobLiked($id:ID!){job(id:$id){id counters{...JobCountersFields}viewer{id hasLiked}}}", JobCountersFieldsFragmentDoc);