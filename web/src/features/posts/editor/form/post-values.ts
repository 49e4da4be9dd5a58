import { schemasOf } from '@schema/rules/posts/post-field-kinds';
import { firstInterviewYear, postFields } from '@schema/rules/posts/post-fields';
import { collegeYear } from '@schema/rules/text/days';
import { z } from 'zod';
import type { PostSubject } from '@/features/careers';

const file = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
});
export type UploadedFile = z.output<typeof file>;

const text = z.string().catch('');
const typing = z.object({
  hashtag: text,
  question: text,
  answer: text,
  suggested: z.array(z.object({ question: text, answer: text })).catch([]),
});

const postForm = z.object({
  ...schemasOf(postFields, 'form'),
  resume: file.nullable().catch(null),
  materialFiles: z.array(file).catch([]),
  /** Typed into a box of its own, and not added yet. */
  typing: typing.catch(() => typing.parse({})),
});

/**
 * What the form holds while it is filled: numbers may be missing, choices not made; both templates
 * side by side, so that switching loses nothing.
 */
export type PostValues = z.output<typeof postForm>;
export type PostType = PostValues['postType'];

type ToldMarks = {
  isModeTold?: boolean;
  isLevelTold?: boolean;
  rounds?: { isKindnessTold?: boolean | null }[];
};

/** What stands in a published post where its author did not say is not chosen in the form. */
const withoutUntold = ({ isModeTold, isLevelTold, rounds, ...post }: ToldMarks & object) => ({
  ...post,
  ...(isModeTold === false ? { mode: '' } : {}),
  ...(isLevelTold === false ? { level: '' } : {}),
  ...(Array.isArray(rounds)
    ? {
        rounds: rounds.map(({ isKindnessTold, ...round }) =>
          isKindnessTold === false ? { ...round, isInterviewerNice: null } : round,
        ),
      }
    : {}),
});

/** Said to be as many as are told: counted by themselves from then on. */
function withRoundsCounted(values: PostValues): PostValues {
  const { postType, rounds, storyRounds, numberOfRounds } = values;
  const told = (postType === 'crisp' ? rounds : storyRounds).length;
  return numberOfRounds === told ? { ...values, numberOfRounds: null } : values;
}

/** One is interviewed near the year in which one begins. */
function yearNear({ fromYear }: PostSubject): number {
  const thisYear = collegeYear(new Date());
  return fromYear !== undefined && fromYear >= firstInterviewYear && fromYear <= thisYear
    ? fromYear
    : thisYear;
}

/** The documented defaults, and what the career path knows. */
export const emptyPost = (subject: PostSubject): PostValues => ({
  ...postForm.parse({}),
  companyName: subject.companyName,
  role: subject.role,
  logo: subject.companyLogo ?? '',
  experienceType: subject.experienceType,
  interviewYear: yearNear(subject),
});

/**
 * The form's values from a post, a draft or storage. What the career path names stays where nothing
 * else is there.
 */
export function readValues(stored: object, empty: PostValues): PostValues {
  const values = withRoundsCounted(postForm.parse(withoutUntold(stored)));
  return {
    ...values,
    companyName: values.companyName || empty.companyName,
    role: values.role || empty.role,
    experienceType: values.experienceType || empty.experienceType,
  };
}

/** Whether the fields hold the same, whatever else the objects hold. */
export const sameValues = (one: PostValues, other: PostValues): boolean =>
  one === other || JSON.stringify(postForm.parse(one)) === JSON.stringify(postForm.parse(other));
