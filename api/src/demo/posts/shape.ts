import { z } from 'zod';
import { branchesOf, documentedStudies } from '../../../../schema/rules/college/college.ts';
import {
  campusTypes,
  driveModes,
  experienceTypes,
  levels,
  offerStatuses,
} from '../../../../schema/rules/posts/posts.ts';
import { materialName } from '../materials.ts';

/** A question of a student; without a name one is chosen who could have asked it. */
const demoQuestion = z.strictObject({
  q: z.string(),
  by: z.string().exactOptional(),
  /** Days before the seeding that it was asked; otherwise some time since the post. */
  ago: z.number().exactOptional(),
  /** Answers; without a name it is the author's. */
  a: z
    .array(z.union([z.string(), z.strictObject({ by: z.string(), text: z.string() })]))
    .exactOptional(),
});
export type DemoQuestion = z.output<typeof demoQuestion>;

const links = z.array(z.url()).exactOptional();

/**
 * A round as crisp details tell it. What is absent is as in the whole drive, and the interviewer
 * was nice.
 */
const demoRound = z.strictObject({
  name: z.string(),
  minutes: z.int(),
  /** How many were left after it. */
  left: z.int(),
  asked: z.string(),
  /** What the interviewer wanted to see. */
  why: z.string().exactOptional(),
  mode: z.enum(driveModes).exactOptional(),
  level: z.enum(levels).exactOptional(),
  stern: z.literal(true).exactOptional(),
  links,
});
export type DemoRound = z.output<typeof demoRound>;

/** A round in the author's own words. */
const demoStoryRound = z.strictObject({ name: z.string(), text: z.string(), links });
export type DemoStoryRound = z.output<typeof demoStoryRound>;

/** An answer to a suggested question, by its place in that list, or to one of the author. */
const extra = z.union([
  z.strictObject({ suggested: z.int().min(0).max(4), answer: z.string() }),
  z.strictObject({ question: z.string(), answer: z.string() }),
]);

const commonParts = {
  /** What each topic weighed. */
  weight: z.string().exactOptional(),
  extra: z.array(extra).exactOptional(),
  /** A résumé: made of the author's career and kept as a file, or at an address. */
  resume: z.union([z.literal('file'), z.url()]).exactOptional(),
  /** More questions than stand beside the headline. */
  asked: z.array(demoQuestion).exactOptional(),
};

const crispParts = z.strictObject({
  ...commonParts,
  oa: z.strictObject({ asked: z.string(), minutes: z.int(), left: z.int(), links }).exactOptional(),
  rounds: z.array(demoRound),
});
export type CrispParts = z.output<typeof crispParts>;

const storyParts = z.strictObject({
  ...commonParts,
  oa: z.strictObject({ text: z.string(), links }).exactOptional(),
  story: z.array(demoStoryRound),
  tips: z.string(),
  time: z.string(),
  notes: z.string(),
  links,
  files: z.array(materialName).exactOptional(),
});
export type StoryParts = z.output<typeof storyParts>;

/** All that an experience tells beyond its headline, in one of the two templates. */
export type DemoParts = CrispParts | StoryParts;

/**
 * An experience as the tables tell it. `by` is the author's handle; the role is that of the
 * author's first such step there, if none is given.
 */
export const demoPost = z.strictObject({
  by: z.string(),
  company: z.string(),
  type: z.enum(experienceTypes),
  role: z.string().exactOptional(),
  year: z.int(),
  /** Days before the seeding that it was published. */
  ago: z.number(),
  line: z.string(),
  cgpa: z.number(),
  branches: z.array(z.enum(branchesOf(documentedStudies))),
  rounds: z.int(),
  package: z.string().exactOptional(),
  level: z.enum(levels),
  location: z.string(),
  placed: z.int(),
  tags: z.string(),
  /** Absent: on campus. */
  campus: z.enum(campusTypes).exactOptional(),
  /** Absent: accepted. */
  offer: z.enum(offerStatuses).exactOptional(),
  /** Absent: online. */
  mode: z.enum(driveModes).exactOptional(),
  /** The interview was at the company's premises. */
  atCompany: z.literal(true).exactOptional(),
  asked: z.array(demoQuestion).exactOptional(),
  told: z.union([crispParts, storyParts]),
});
export type DemoPost = z.output<typeof demoPost>;

/**
 * An experience that somebody has begun to write, at a step of the own career that no post tells of
 * yet.
 */
export const demoDraft = demoPost
  .pick({ by: true, company: true, type: true, ago: true })
  .extend(
    demoPost
      .pick({ year: true, line: true, cgpa: true, branches: true, rounds: true, tags: true })
      .partial().shape,
  )
  .extend({
    package: z.string().exactOptional(),
    tips: z.string().exactOptional(),
    time: z.string().exactOptional(),
    files: z.array(materialName).exactOptional(),
    crisp: z.array(demoRound).exactOptional(),
    story: z.array(demoStoryRound).exactOptional(),
  });
export type DemoDraft = z.output<typeof demoDraft>;
