import { z } from 'zod';
import { links } from './links.ts';
import { postTexts } from './posts-texts.ts';
import { visible } from './visible.ts';

/** The parts of an experience post that both templates are made of, with their limits and texts (part 2, section 5). */
export const driveModes = ['online', 'offline', 'hybrid'] as const;
export const levels = ['easy', 'medium', 'hard'] as const;

/** How much fits into a post. The forms say so before it is too much. */
export const postLimits = {
  rounds: 30,
  hashtags: 20,
  links: 20,
  additionalQuestions: 20,
  /** Characters of a round's or an assessment's questions, of tips and notes. */
  text: 5000,
  /** Characters of a part of a story. */
  story: 10_000,
  /** Characters of everything together, as JSON. */
  whole: 100_000,
} as const;

/** How a field is called in texts: by a name, or by a name with its place in its list, counted from 1. */
export type Naming = string | ((place: number) => string);

/** What a rule says about a field. In a list (`rounds.1.roundName`) the place stands before the field's own name. */
export const says = (name: Naming, rest: string) => ({
  error: ({ path = [] }: { path?: PropertyKey[] | undefined }) =>
    `${typeof name === 'string' ? name : name(Number(path.at(-2)) + 1)} ${rest}`,
});

/** A text that must be there. */
export const line = (name: Naming, max = 200, missing = 'is required') =>
  z
    .string(says(name, missing))
    .trim()
    .regex(visible, says(name, missing))
    .max(max, says(name, `cannot exceed ${max} characters`));

/** A text that may stay empty: then null. */
export const optionalText = (name: Naming, max: number) =>
  z
    .string(says(name, 'must be a text'))
    .trim()
    .max(max, says(name, `cannot exceed ${max} characters`))
    .nullish()
    .transform((value) => value || null);

const isMissing = (input: unknown): boolean =>
  input === undefined || input === null || input === '';

/** A whole number that must be there. */
export const count = (name: Naming, min: number, max = 100_000) =>
  z
    .int({
      error: (issue) =>
        says(name, isMissing(issue.input) ? 'is required' : 'must be a whole number').error(issue),
    })
    .min(min, says(name, `must be at least ${min}`))
    .max(max, says(name, `must be at most ${max}`));

/** A whole number that may be missing: then null. An emptied number field of a form holds ''. */
export const optionalCount = (name: Naming, min: number) =>
  z.preprocess((value) => (isMissing(value) ? null : value), count(name, min).nullable());

const choice = <const Words extends readonly string[]>(name: Naming, words: Words) =>
  z.enum(words, says(name, 'is required'));
const optionalChoice = <const Words extends readonly string[]>(name: Naming, words: Words) =>
  z.preprocess((value) => (isMissing(value) ? null : value), choice(name, words).nullable());

/** Split on spaces; each must start with # and have more than one character. */
export const hashtag = z
  .string(postTexts.hashtagInvalid)
  .regex(/^#[\p{L}\p{N}_+.-]{1,49}$/u, postTexts.hashtagInvalid);
/** `#dsa` and `#DSA` are one hashtag: as it was written first. */
export function eachTagOnce(tags: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of tags) if (!first.has(tag.toLowerCase())) first.set(tag.toLowerCase(), tag);
  return [...first.values()];
}
export const hashtags = z
  .array(hashtag)
  .max(postLimits.hashtags, `At most ${postLimits.hashtags} hashtags`)
  .nullish()
  .transform((all) => eachTagOnce(all ?? []));

const ofAssessment = (field: string): string => `Online assessment ${field}`;
const ofRound =
  (field: string) =>
  (place: number): string =>
    `Round ${place} ${field}`;

const isEmpty = (part: object): boolean =>
  Object.values(part).every(
    (value) => value === null || (Array.isArray(value) && value.length === 0),
  );

/** Duration, mode and shortlisted count are asked for once there are questions. Null when nothing was told. */
export const crispAssessment = z
  .object({
    questionsAsked: optionalText(ofAssessment('questions'), postLimits.text),
    duration: optionalCount(ofAssessment('duration'), 1),
    mode: optionalChoice(ofAssessment('mode'), driveModes),
    shortlistedCount: optionalCount(ofAssessment('shortlisted count'), 0),
    questionLinks: links(postLimits.links),
  })
  .superRefine(({ questionsAsked, duration, mode, shortlistedCount }, ctx) => {
    if (questionsAsked === null) return;
    for (const [field, value, name] of [
      ['duration', duration, 'duration'],
      ['mode', mode, 'mode'],
      ['shortlistedCount', shortlistedCount, 'shortlisted count'],
    ] as const) {
      if (value === null)
        ctx.addIssue({
          code: 'custom',
          path: [field],
          message: `${ofAssessment(name)} is required`,
        });
    }
  })
  .nullish()
  .transform((told) => (told && !isEmpty(told) ? { ...told, description: null } : null));

export const storyAssessment = z
  .object({
    description: optionalText(ofAssessment('description'), postLimits.story),
    questionLinks: links(postLimits.links),
  })
  .nullish()
  .transform((told) =>
    told && !isEmpty(told)
      ? { ...told, questionsAsked: null, duration: null, mode: null, shortlistedCount: null }
      : null,
  );

const atMost = <Item extends z.ZodType>(item: Item, max: number, what: string) =>
  z.array(item).max(max, `At most ${max} ${what}`).default([]);

/** Rounds of a crisp post: `Round 2 name is required`, at `rounds.1.roundName`. */
export const rounds = atMost(
  z.object({
    roundName: line(ofRound('name'), 100),
    questionsAsked: line(ofRound('questions'), postLimits.text, 'are required'),
    intentionOfInterviewer: optionalText(ofRound('intention'), postLimits.text),
    duration: count(ofRound('duration'), 1),
    mode: choice(ofRound('mode'), driveModes),
    level: choice(ofRound('level'), levels),
    isInterviewerNice: z.boolean().default(true),
    shortlistedCount: count(ofRound('shortlisted count'), 0),
    questionLinks: links(postLimits.links),
  }),
  postLimits.rounds,
  'rounds',
);

/** Rounds of a story: `Round 2 description is required`, at `storyRounds.1.description`. */
export const storyRounds = atMost(
  z.object({
    name: line(ofRound('name'), 100),
    description: line(ofRound('description'), postLimits.story),
    questionLinks: links(postLimits.links),
  }),
  postLimits.rounds,
  'rounds',
);

/** Suggested or of the author's own: each is a question with its answer. */
export const additionalQuestions = atMost(
  z.object({
    question: line((place) => `Additional question ${place}`, 300),
    answer: line((place) => `Answer to additional question ${place}`, postLimits.text),
  }),
  postLimits.additionalQuestions,
  'additional questions',
);
