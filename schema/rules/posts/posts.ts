import { z } from 'zod';
import { postFiles } from '../files/files.ts';
import { postLimits, schemasOf } from './post-field-kinds.ts';
import { eligibleBranches, interviewYear, postFields } from './post-fields.ts';
import { postTexts } from './posts-texts.ts';

export { postLimits } from './post-field-kinds.ts';
export {
  campusTypes,
  driveModes,
  eachTagOnce,
  experienceTypes,
  firstInterviewYear,
  hashtag,
  levels,
  offerStatuses,
  postDefaults,
  postTypes,
} from './post-fields.ts';

/** The uploaded files of a post or a draft, by id. */
export const postFileIds = {
  materialFileIds: z
    .array(z.string())
    .max(postFiles.material.maxFiles, postFiles.material.texts.many)
    .default([])
    .transform((all) => [...new Set(all)]),
  resumeFileId: z
    .string()
    .nullish()
    .transform((id) => id || null),
};

/** What an edit of the heading alone asks. */
export const headline = z.object({
  companyName: postFields.companyName.crisp,
  role: postFields.role.crisp,
  oneLiner: postFields.oneLiner.crisp,
});

/** What an interview is about, before a word of it is written. */
export const interviewSubject = z.object({
  companyName: postFields.companyName.crisp,
  role: postFields.role.crisp,
  experienceType: postFields.experienceType.crisp,
});

type RawPost = { numberOfRounds?: unknown; rounds?: unknown; storyRounds?: unknown };

/** Each round beyond the number that was named is wrong for itself, whatever else is wrong. */
const noRoundBeyond = (list: 'rounds' | 'storyRounds') =>
  [
    (post: RawPost, ctx: z.RefinementCtx) => {
      const { numberOfRounds, [list]: rounds } = post;
      if (typeof numberOfRounds !== 'number' || !Array.isArray(rounds)) return;
      const end = Math.min(rounds.length, postLimits.rounds);
      for (let place = Math.max(numberOfRounds, 0); place < end; place += 1)
        ctx.addIssue({ code: 'custom', path: [list, place], message: postTexts.roundBeyond });
    },
    { when: () => true },
  ] as const;

/** Where the author does not say that some are left out, the rounds that are told are all. */
const withRoundsCounted =
  (list: 'rounds' | 'storyRounds') =>
  <Post extends { numberOfRounds?: number | null | undefined } & Record<typeof list, unknown[]>>(
    post: Post,
  ) => ({ ...post, numberOfRounds: post.numberOfRounds ?? post[list].length });

/** A résumé is a link or a file: choosing a file clears the link. */
const withOneResume = <Post extends { resumeFileId: string | null; resumeLink: string | null }>(
  post: Post,
) => ({ ...post, resumeLink: post.resumeFileId ? null : post.resumeLink });

/** Crisp Details: the facts of each round. */
const crispPost = (year: number, branches: readonly string[]) =>
  z
    .object({
      ...schemasOf(postFields, 'crisp'),
      ...postFileIds,
      interviewYear: interviewYear(year),
      eligibleBranches: eligibleBranches(branches),
    })
    .superRefine(...noRoundBeyond('rounds'))
    .transform(withRoundsCounted('rounds'))
    .transform(withOneResume);

/** Story Experience: each round in the author's own words. */
const storyPost = (year: number, branches: readonly string[]) =>
  z
    .object({
      ...schemasOf(postFields, 'story'),
      ...postFileIds,
      interviewYear: interviewYear(year),
      eligibleBranches: eligibleBranches(branches),
    })
    .superRefine(...noRoundBeyond('storyRounds'))
    .transform(withRoundsCounted('storyRounds'))
    .transform(withOneResume);

/**
 * An experience post of either template. What only the other template has is left out. `year` is
 * the current one, `branches` are those that companies may ask for.
 */
export const experiencePost = (year: number, branches: readonly string[]) =>
  z.discriminatedUnion(
    'postType',
    [crispPost(year, branches), storyPost(year, branches)],
    postTexts.template,
  );

export type ExperiencePost = z.output<ReturnType<typeof experiencePost>>;
