import { z } from 'zod';
import { emptyAssessment, emptyRound, emptyStoryRound, type PostValues, thisYear } from './values';

// What comes back from storage, a draft or a post may be old, null or strange: each field reads as itself or as empty.
const text = (empty = '') => z.string().catch(empty);
const amount = z.union([z.number(), z.literal('')]).catch('');
const list = z.array(z.string()).catch([]);
const yes = (empty: boolean) => z.boolean().catch(empty);
const file = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
});
const atLeast = <Item>(all: z.ZodType<Item[]>, one: Item) =>
  all.catch([one]).transform((items) => (items.length > 0 ? items : [one]));
const question = z.object({ question: text(), answer: text() });

const form = z.object({
  postType: z.enum(['crisp', 'story']).catch('crisp'),
  companyName: text(),
  role: text(),
  logo: text(),
  experienceType: text(),
  interviewYear: z.union([z.number(), z.literal('')]).catch(thisYear),
  oneLiner: text(),
  eligibleBranches: list,
  cgpaRequired: amount,
  campusType: text(),
  resumeLink: text(),
  resume: file.nullable().catch(null),
  numberOfRounds: amount,
  offerStatus: text(),
  package: text(),
  mode: text('online'),
  level: text('easy'),
  location: text(),
  finalPlacementCount: amount,
  atCompany: yes(false),
  onlineAssessment: z
    .object({
      questionsAsked: text(),
      description: text(),
      duration: amount,
      mode: text('online'),
      shortlistedCount: amount,
      questionLinks: list,
    })
    .catch(emptyAssessment),
  rounds: atLeast(
    z.array(
      z.object({
        roundName: text(),
        questionsAsked: text(),
        intentionOfInterviewer: text(),
        duration: amount,
        mode: text('online'),
        level: text('easy'),
        isInterviewerNice: yes(true),
        shortlistedCount: amount,
        questionLinks: list,
      }),
    ),
    emptyRound,
  ),
  storyRounds: atLeast(
    z.array(z.object({ name: text(), description: text(), questionLinks: list })),
    emptyStoryRound,
  ),
  preparationTips: text(),
  preparationTime: text(),
  topicsWeightage: text(),
  finalNotes: text(),
  hashtags: list,
  additionalQuestions: z.array(question).catch([]),
  materialLinks: list,
  materialFiles: z.array(file).catch([]),
  typing: z
    .object({
      hashtag: text(),
      question: text(),
      answer: text(),
      suggested: z.array(question).catch([]),
    })
    .catch({ hashtag: '', question: '', answer: '', suggested: [] }),
}) satisfies z.ZodType<PostValues>;

/** The form's values from what was kept; what the career path names stays where nothing else was kept. */
export function readValues(told: object, empty: PostValues): PostValues {
  const values = form.parse(told);
  return {
    ...values,
    companyName: values.companyName || empty.companyName,
    role: values.role || empty.role,
    experienceType: values.experienceType || empty.experienceType,
  };
}

/** The same words, whatever stands around them. */
export const sameValues = (one: PostValues, other: PostValues): boolean =>
  one === other || JSON.stringify(form.parse(one)) === JSON.stringify(form.parse(other));
