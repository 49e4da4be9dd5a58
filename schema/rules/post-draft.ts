import { z } from 'zod';
import { branches } from './college.ts';
import { postFiles } from './files.ts';
import { line, postLimits } from './post-parts.ts';
import {
  campusTypes,
  driveModes,
  experienceTypes,
  levels,
  offerStatuses,
  postTypes,
} from './posts.ts';

/** A draft may be half written and wrong; only its company and type must be known, and its size has an end. */
const lax = (max: number) => z.string().max(max, `At most ${max} characters`).optional();
const word = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, 'This is not one of the choices').optional();
const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `At most ${max} of these`).optional();
const number = z.number().optional();
const linkTexts = list(z.string().max(2000, 'At most 2000 characters'), postLimits.links);

const assessment = z.object({
  questionsAsked: lax(postLimits.text),
  description: lax(postLimits.story),
  duration: number,
  mode: word(driveModes),
  shortlistedCount: number,
  questionLinks: linkTexts,
});
const round = z.object({
  roundName: lax(100),
  questionsAsked: lax(postLimits.text),
  intentionOfInterviewer: lax(postLimits.text),
  duration: number,
  mode: word(driveModes),
  level: word(levels),
  isInterviewerNice: z.boolean().optional(),
  shortlistedCount: number,
  questionLinks: linkTexts,
});
const storyRound = z.object({
  name: lax(100),
  description: lax(postLimits.story),
  questionLinks: linkTexts,
});
const additionalQuestion = z.object({ question: lax(300), answer: lax(postLimits.text) });

export const postDraft = z.object({
  companyName: line('Company name', 100),
  experienceType: z.enum(experienceTypes, 'Experience type is required'),
  postType: word(postTypes),
  role: lax(100),
  logo: lax(2000),
  interviewYear: number,
  oneLiner: lax(300),
  eligibleBranches: list(z.enum(branches, 'Eligible branches are not valid'), branches.length),
  cgpaRequired: number,
  campusType: word(campusTypes),
  numberOfRounds: number,
  offerStatus: word(offerStatuses),
  package: lax(30),
  mode: word(driveModes),
  level: word(levels),
  location: lax(100),
  finalPlacementCount: number,
  atCompany: z.boolean().optional(),
  hashtags: list(z.string().max(50, 'At most 50 characters'), postLimits.hashtags),
  preparationTips: lax(postLimits.text),
  preparationTime: lax(100),
  topicsWeightage: lax(postLimits.text),
  finalNotes: lax(postLimits.text),
  onlineAssessment: assessment.optional(),
  rounds: list(round, postLimits.rounds),
  storyRounds: list(storyRound, postLimits.rounds),
  additionalQuestions: list(additionalQuestion, postLimits.additionalQuestions),
  materialLinks: linkTexts,
  materialFileIds: z
    .array(z.string())
    .max(postFiles.material.maxFiles, postFiles.material.texts.many)
    .default([])
    .transform((all) => [...new Set(all)]),
  resumeLink: lax(2000),
  resumeFileId: z
    .string()
    .nullish()
    .transform((id) => id || null),
});

/** What of a draft is asked for when one is looked up. */
export const draftKey = postDraft.pick({ companyName: true, experienceType: true });

export type PostDraftForm = Omit<z.output<typeof postDraft>, 'materialFileIds' | 'resumeFileId'>;
