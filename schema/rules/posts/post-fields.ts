import { z } from 'zod';
import { studiesLimits } from '../college/college-texts.ts';
import { collegeYear } from '../text/days.ts';
import { requiredCount } from '../text/text-rules.ts';
import {
  crispOnly,
  flagField,
  formNumber,
  linkField,
  linkListField,
  noParts,
  nothing,
  numberField,
  optionalChoiceField,
  optionalCountField,
  optionalFlagField,
  optionalInStory,
  optionalTextField,
  type PostField,
  partListField,
  postLimits,
  requiredChoiceField,
  requiredCountField,
  requiredTextField,
  schemasOf,
  storyOnly,
  wholeNumberField,
  wordListField,
} from './post-field-kinds.ts';
import {
  campusTypes,
  driveModes,
  experienceTypes,
  firstInterviewYear,
  levels,
  offerStatuses,
  postTypes,
} from './post-words.ts';
import { postTexts } from './posts-texts.ts';

export {
  campusTypes,
  driveModes,
  experienceTypes,
  firstInterviewYear,
  levels,
  offerStatuses,
  postTypes,
} from './post-words.ts';

/** `latest` is the current year. */
export const interviewYear = (latest: number) => {
  const range = `Interview year must be between ${firstInterviewYear} and ${latest}`;
  return z.int(range).min(firstInterviewYear, range).max(latest, range);
};

const branchesInvalid = 'Eligible branches are not valid';
const branch = z.string(branchesInvalid).max(studiesLimits.name, branchesInvalid);

const branchesAmong = (one: z.ZodType<string>, most: number) =>
  z
    .array(one)
    .max(most, branchesInvalid)
    .default([])
    .transform((all) => [...new Set(all)]);

/** `known` are the branches that companies may ask for. */
export const eligibleBranches = (known: readonly string[]) =>
  branchesAmong(z.enum(known, branchesInvalid), known.length);

const cgpa = z
  .number('Minimum CGPA is required')
  .min(0, 'Minimum CGPA must be between 0 and 10')
  .max(10, 'Minimum CGPA must be between 0 and 10')
  .multipleOf(0.1, 'Minimum CGPA has one decimal');

/** It starts with #, and has at least one more character. */
export const hashtag = z
  .string(postTexts.hashtagInvalid)
  .regex(/^#[\p{L}\p{N}_+.-]{1,49}$/u, postTexts.hashtagInvalid);

/** `#dsa` and `#DSA` are one hashtag: as it was written first. */
export function eachTagOnce(tags: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of tags) if (!first.has(tag.toLowerCase())) first.set(tag.toLowerCase(), tag);
  return [...first.values()];
}

const hashtags = z
  .array(hashtag)
  .max(postLimits.hashtags, `At most ${postLimits.hashtags} hashtags`)
  .nullish()
  .transform((all) => eachTagOnce(all ?? []));

/** Duration, mode and shortlisted count are required as soon as there are questions. */
const assessmentFields = {
  questionsAsked: crispOnly(
    optionalTextField('Online assessment questions', postLimits.text),
    nothing,
  ),
  description: storyOnly(
    optionalTextField('Online assessment description', postLimits.story),
    nothing,
  ),
  duration: crispOnly(optionalCountField('Online assessment duration', 1), nothing),
  mode: crispOnly(optionalChoiceField('Online assessment mode', driveModes), nothing),
  shortlistedCount: crispOnly(
    optionalCountField('Online assessment shortlisted count', 0),
    nothing,
  ),
  questionLinks: linkListField(),
};

const isEmpty = (part: object): boolean =>
  Object.values(part).every(
    (value) => value === null || (Array.isArray(value) && value.length === 0),
  );
/** Null when the author says nothing of it. */
const nullIfEmpty = <Part extends object>(part: Part | null | undefined): Part | null =>
  part && !isEmpty(part) ? part : null;

const requiredWithQuestions = {
  duration: 'Online assessment duration is required',
  mode: 'Online assessment mode is required',
  shortlistedCount: 'Online assessment shortlisted count is required',
} as const;

const assessmentForm = z.object(schemasOf(assessmentFields, 'form'));

const onlineAssessment = {
  crisp: z
    .object(schemasOf(assessmentFields, 'crisp'))
    .superRefine((assessment, ctx) => {
      if (assessment.questionsAsked === null) return;
      for (const field of ['duration', 'mode', 'shortlistedCount'] as const)
        if (assessment[field] === null)
          ctx.addIssue({ code: 'custom', path: [field], message: requiredWithQuestions[field] });
    })
    .nullish()
    .transform(nullIfEmpty),
  story: z.object(schemasOf(assessmentFields, 'story')).nullish().transform(nullIfEmpty),
  draft: z.object(schemasOf(assessmentFields, 'draft')).optional(),
  form: assessmentForm.catch(() => assessmentForm.parse({})),
  draftInput: z.object(schemasOf(assessmentFields, 'draftInput')),
};

const ofRound =
  (field: string) =>
  (place: number): string =>
    `Round ${place} ${field}`;

/** A round of Crisp Details: `Round 2 name is required`, at `rounds.1.roundName`. */
const roundFields = {
  roundName: requiredTextField(ofRound('name'), postLimits.name),
  questionsAsked: requiredTextField(ofRound('questions'), postLimits.text, 'are required'),
  intentionOfInterviewer: optionalTextField(ofRound('intention'), postLimits.text),
  duration: requiredCountField(ofRound('duration'), 1),
  mode: requiredChoiceField(ofRound('mode'), driveModes),
  level: requiredChoiceField(ofRound('level'), levels),
  isInterviewerNice: optionalFlagField(),
  shortlistedCount: requiredCountField(ofRound('shortlisted count'), 0),
  questionLinks: linkListField(),
};

/** A round of a story: `Round 2 description is required`, at `storyRounds.1.description`. */
const storyRoundFields = {
  name: requiredTextField(ofRound('name'), postLimits.name),
  description: requiredTextField(ofRound('description'), postLimits.story),
  questionLinks: linkListField(),
};

/**
 * Every experience had a round: where none is sent, the first is asked for
 * (`Round 1 name is required`), and the form shows it empty.
 */
const roundListField = <Fields extends Record<string, PostField>>(fields: Fields) => {
  const list = partListField(fields, postLimits.rounds, 'rounds');
  const empty = () => z.object(schemasOf(fields, 'form')).parse({});
  const atLeastOne = (sent: unknown) =>
    sent === undefined || sent === null || (Array.isArray(sent) && sent.length === 0) ? [{}] : sent;
  return {
    ...list,
    crisp: z.preprocess(atLeastOne, list.crisp),
    story: z.preprocess(atLeastOne, list.story),
    form: list.form.transform((rounds) => (rounds.length > 0 ? rounds : [empty()])),
  };
};

/** Suggested or of the author's own: each is a question with its answer. */
const additionalQuestionFields = {
  question: requiredTextField((place) => `Additional question ${place}`, postLimits.sentence),
  answer: requiredTextField((place) => `Answer to additional question ${place}`, postLimits.text),
};

/**
 * The fields of an experience post: the one place from which come the rule of a published post, the
 * rule of a draft, what an untouched form holds, what the form reads from storage and what it
 * sends. Files are not among them: the rules hold them by id (`postFileIds`), the form by name and
 * size.
 */
export const postFields = {
  postType: {
    crisp: z.literal('crisp', postTexts.template),
    story: z.literal('story', postTexts.template),
    draft: z.enum(postTypes, 'This is not one of the choices').optional(),
    form: z.enum(postTypes).catch('crisp'),
    draftInput: z.enum(postTypes),
  },
  companyName: requiredTextField('Company name', postLimits.name),
  role: requiredTextField('Role', postLimits.name),
  logo: linkField(),
  experienceType: requiredChoiceField('Experience type', experienceTypes),
  // The rule of a post replaces this one by one that knows the current year.
  interviewYear: {
    ...wholeNumberField(interviewYear(9999)),
    form: formNumber.catch(() => collegeYear(new Date())),
  },
  oneLiner: requiredTextField('One-liner', postLimits.sentence),
  // The rule of a post replaces this one by one that knows the college's branches.
  eligibleBranches: wordListField(
    branchesAmong(branch, studiesLimits.streams),
    branch,
    studiesLimits.streams,
  ),
  cgpaRequired: numberField(cgpa),
  campusType: requiredChoiceField('Campus type', campusTypes),
  numberOfRounds: {
    ...wholeNumberField(requiredCount('Number of rounds', 1, postLimits.rounds).nullish()),
    // Null: those that are told are all there were.
    form: formNumber.nullable().catch(null),
  },
  offerStatus: requiredChoiceField('Offer status', offerStatuses),
  package: optionalTextField('Package', 30),
  mode: optionalChoiceField('Drive mode', driveModes),
  level: optionalChoiceField('Difficulty', levels),
  atCompany: flagField(false),
  preparationTips: optionalTextField('Preparation tips', postLimits.text),
  preparationTime: optionalTextField('Preparation time', postLimits.name),
  topicsWeightage: optionalTextField('Topics weightage', postLimits.text),
  finalNotes: optionalTextField('Final notes', postLimits.text),
  hashtags: wordListField(
    hashtags,
    z.string().max(50, 'At most 50 characters'),
    postLimits.hashtags,
  ),
  additionalQuestions: partListField(
    additionalQuestionFields,
    postLimits.additionalQuestions,
    'additional questions',
  ),
  materialLinks: linkListField(),
  resumeLink: linkField(),
  location: optionalInStory(
    requiredTextField('Job location', postLimits.name),
    optionalTextField('Job location', postLimits.name),
  ),
  finalPlacementCount: optionalInStory(
    requiredCountField('Total students placed', 0),
    optionalCountField('Total students placed', 0),
  ),
  onlineAssessment,
  rounds: crispOnly(roundListField(roundFields), noParts),
  storyRounds: storyOnly(roundListField(storyRoundFields), noParts),
};

/** The fields of those fields of a post that have some of their own. */
export const postParts = {
  onlineAssessment: assessmentFields,
  rounds: roundFields,
  storyRounds: storyRoundFields,
  additionalQuestions: additionalQuestionFields,
};

/**
 * What is answered where the author did not say: the documented values. A page shows none of them.
 */
export const postDefaults = {
  mode: 'online',
  level: 'easy',
  isInterviewerNice: true,
} as const satisfies Partial<Record<keyof typeof postFields | keyof typeof roundFields, unknown>>;

/** What an untouched round of either template holds in the form. */
export const emptyRound = z.object(schemasOf(roundFields, 'form')).parse({});
export const emptyStoryRound = z.object(schemasOf(storyRoundFields, 'form')).parse({});
