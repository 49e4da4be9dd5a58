import { z } from 'zod';
import { branches } from './college.ts';
import { postFiles } from './files.ts';
import { links, optionalLink } from './links.ts';
import {
  additionalQuestions,
  count,
  crispAssessment,
  driveModes,
  hashtags,
  levels,
  line,
  optionalCount,
  optionalText,
  postLimits,
  rounds,
  storyAssessment,
  storyRounds,
} from './post-parts.ts';
import { contentMaxLength, postTexts } from './posts-texts.ts';
import { visible } from './visible.ts';

export { driveModes, eachTagOnce, hashtag, levels, postLimits } from './post-parts.ts';

/** Limits, defaults and texts of an experience post (part 2, section 5). */
export const campusTypes = ['onCampus', 'offCampus'] as const;
export const offerStatuses = ['accepted', 'rejected', 'pending'] as const;
export const experienceTypes = ['intern', 'fulltime'] as const;
export const postTypes = ['crisp', 'story'] as const;
export const firstInterviewYear = 2000;

/** What both templates ask. `year` is the current one. */
export const generalDetails = (year: number) => {
  const yearText = `Interview year must be between ${firstInterviewYear} and ${year}`;
  return z.object({
    companyName: line('Company name', 100),
    role: line('Role', 100),
    logo: optionalLink,
    experienceType: z.enum(experienceTypes, 'Experience type is required'),
    interviewYear: z.int(yearText).min(firstInterviewYear, yearText).max(year, yearText),
    oneLiner: line('One-liner', 300),
    eligibleBranches: z
      .array(z.enum(branches, 'Eligible branches are not valid'))
      .max(branches.length, 'Eligible branches are not valid')
      .default([])
      .transform((all) => [...new Set(all)]),
    cgpaRequired: z
      .number('Minimum CGPA is required')
      .min(0, 'Minimum CGPA must be between 0 and 10')
      .max(10, 'Minimum CGPA must be between 0 and 10')
      .multipleOf(0.1, 'Minimum CGPA has one decimal'),
    campusType: z.enum(campusTypes, 'Campus type is required'),
    numberOfRounds: count('Number of rounds', 1, postLimits.rounds).default(1),
    offerStatus: z.enum(offerStatuses, 'Offer status is required'),
    package: optionalText('Package', 30),
    mode: z.enum(driveModes, 'Drive mode is required').default('online'),
    level: z.enum(levels, 'Difficulty is required').default('easy'),
    atCompany: z.boolean().default(false),
    preparationTips: optionalText('Preparation tips', postLimits.text),
    preparationTime: optionalText('Preparation time', 100),
    topicsWeightage: optionalText('Topics weightage', postLimits.text),
    finalNotes: optionalText('Final notes', postLimits.text),
    hashtags,
    additionalQuestions,
    materialLinks: links(postLimits.links),
    /** Ids of uploaded files. */
    materialFileIds: z
      .array(z.string())
      .max(postFiles.material.maxFiles, postFiles.material.texts.many)
      .default([])
      .transform((all) => [...new Set(all)]),
    /** A link or a file: choosing a file clears the link. */
    resumeLink: optionalLink,
    resumeFileId: z
      .string()
      .nullish()
      .transform((id) => id || null),
  });
};

/** What an edit of the heading alone asks. */
export const headline = z.object({
  companyName: line('Company name', 100),
  role: line('Role', 100),
  oneLiner: line('One-liner', 300),
});

type Told = { numberOfRounds?: unknown; rounds?: unknown; storyRounds?: unknown };

/** Each round beyond the number that was named is wrong for itself; told whatever else is wrong. */
const noRoundBeyond = (list: 'rounds' | 'storyRounds') =>
  [
    (told: Told, ctx: z.RefinementCtx) => {
      const { numberOfRounds, [list]: all } = told;
      if (typeof numberOfRounds !== 'number' || !Array.isArray(all)) return;
      for (
        let place = Math.max(numberOfRounds, 0);
        place < Math.min(all.length, postLimits.rounds);
        place += 1
      )
        ctx.addIssue({ code: 'custom', path: [list, place], message: postTexts.roundBeyond });
    },
    { when: () => true },
  ] as const;

/** Crisp Details: the facts of each round. What a story alone has is left out. */
export const crispPost = (year: number) =>
  generalDetails(year)
    .extend({
      postType: z.literal('crisp', postTexts.template),
      location: line('Job location', 100),
      finalPlacementCount: count('Total students placed', 0),
      onlineAssessment: crispAssessment,
      rounds,
    })
    .superRefine(...noRoundBeyond('rounds'))
    .transform((told) => ({
      ...told,
      resumeLink: told.resumeFileId ? null : told.resumeLink,
      storyRounds: [],
    }));

/** Story Experience: each round in the author's own words. What crisp details alone have is left out. */
export const storyPost = (year: number) =>
  generalDetails(year)
    .extend({
      postType: z.literal('story', postTexts.template),
      location: optionalText('Job location', 100),
      finalPlacementCount: optionalCount('Total students placed', 0),
      onlineAssessment: storyAssessment,
      storyRounds,
    })
    .superRefine(...noRoundBeyond('storyRounds'))
    .transform((told) => ({
      ...told,
      resumeLink: told.resumeFileId ? null : told.resumeLink,
      rounds: [],
    }));

/** An experience post of either template. */
export const experiencePost = (year: number) =>
  z.discriminatedUnion('postType', [crispPost(year), storyPost(year)], postTexts.template);

export type CrispPost = z.output<ReturnType<typeof crispPost>>;
export type StoryPost = z.output<ReturnType<typeof storyPost>>;
export type ExperiencePost = CrispPost | StoryPost;

/** A question, an answer: plain text, never blank. */
export const content = (blank: string) =>
  z
    .string()
    .trim()
    .regex(visible, blank)
    .max(contentMaxLength, `At most ${contentMaxLength} characters`);
