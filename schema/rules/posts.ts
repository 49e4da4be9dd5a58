import { z } from 'zod';
import { branches } from './college.ts';
import { optionalLink } from './links.ts';

/** Limits, defaults and texts of an experience post (part 2, section 5). */
export const campusTypes = ['onCampus', 'offCampus'] as const;
export const offerStatuses = ['accepted', 'rejected', 'pending'] as const;
export const driveModes = ['online', 'offline', 'hybrid'] as const;
export const levels = ['easy', 'medium', 'hard'] as const;
export const experienceTypes = ['intern', 'fulltime'] as const;
export const firstInterviewYear = 2000;
export const teaserLength = 100;
export const contentMaxLength = 5000;

const line = (name: string, max = 200) =>
  z.string(`${name} is required`).trim().min(1, `${name} is required`).max(max, `${name} cannot exceed ${max} characters`);
const count = (name: string, min: number, max = 100_000) =>
  z.int({ error: ({ input }) => `${name} ${input === undefined || input === null || input === '' ? 'is required' : 'must be a whole number'}` }).min(min, `${name} must be at least ${min}`).max(max, `${name} must be at most ${max}`);

/** Split on spaces; each must start with # and have more than one character. */
export const hashtag = z.string().regex(/^#[\p{L}\p{N}_+.-]{1,49}$/u, 'Hashtags must start with # and contain valid characters');

/** General Details of a crisp post. `year` is the current one. */
export const crispPost = (year: number) =>
  z.object({
    companyName: line('Company name', 100),
    role: line('Role', 100),
    logo: optionalLink,
    experienceType: z.enum(experienceTypes, 'Experience type is required'),
    interviewYear: z
      .int(`Interview year must be between ${firstInterviewYear} and ${year}`)
      .min(firstInterviewYear, `Interview year must be between ${firstInterviewYear} and ${year}`)
      .max(year, `Interview year must be between ${firstInterviewYear} and ${year}`),
    oneLiner: line('One-liner', 300),
    eligibleBranches: z.array(z.enum(branches, 'Eligible branches are not valid')).max(branches.length).transform((all) => [...new Set(all)]),
    cgpaRequired: z.number('Minimum CGPA is required').min(0, 'Minimum CGPA must be between 0 and 10').max(10, 'Minimum CGPA must be between 0 and 10').multipleOf(0.1, 'Minimum CGPA has one decimal'),
    campusType: z.enum(campusTypes, 'Campus type is required'),
    numberOfRounds: count('Number of rounds', 1, 30).default(1),
    offerStatus: z.enum(offerStatuses, 'Offer status is required'),
    package: z.string().trim().max(30, 'Package cannot exceed 30 characters').nullish().transform((v) => v || null),
    mode: z.enum(driveModes, 'Drive mode is required').default('online'),
    level: z.enum(levels, 'Difficulty is required').default('easy'),
    location: line('Job location', 100),
    finalPlacementCount: count('Total students placed', 0),
    atCompany: z.boolean().default(false),
    hashtags: z.array(hashtag).max(20, 'At most 20 hashtags').nullish().transform((all) => [...new Set(all ?? [])]),
  });

export type CrispPost = z.output<ReturnType<typeof crispPost>>;

/** A question, an answer: plain text, never blank. */
export const content = (blank: string) =>
  z.string().trim().min(1, blank).max(contentMaxLength, `At most ${contentMaxLength} characters`);
