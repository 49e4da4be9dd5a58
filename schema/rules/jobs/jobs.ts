import { z } from 'zod';
import { daysUntil, isDay } from '../text/days.ts';
import { optionalLink, requiredLink } from '../text/links.ts';
import { optionalChoice, optionalText } from '../text/text-rules.ts';
import { visible } from '../text/visible.ts';
import {
  interviewLocations,
  jobAudiences,
  jobCities,
  jobDescriptionMaxLength,
  jobLengths,
  jobLocations,
  jobSkillsAtMost,
  jobTexts,
  jobTypes,
} from './jobs-texts.ts';

/** The days that a deadline may be away. */
const deadlineDays = 731;
const required = (max: number, name: string) =>
  z
    .string(jobTexts.required)
    .trim()
    .regex(visible, jobTexts.required)
    .max(max, `${name} cannot exceed ${max} characters`);

const skill = z
  .string()
  .trim()
  .max(jobLengths.skill, `A skill cannot exceed ${jobLengths.skill} characters`)
  .regex(/^[^,]*$/, 'A skill holds no comma');

/** Skills as chips: empty ones dropped, each once whatever its case. */
const skills = z
  .array(skill)
  .nullish()
  .transform((all) => [
    ...new Map((all ?? []).filter(Boolean).map((one) => [one.toLowerCase(), one])).values(),
  ])
  .refine((all) => all.length <= jobSkillsAtMost, jobTexts.skillsMany);

const deadline = z
  .string()
  .trim()
  .nullish()
  .transform((day) => day || null)
  .refine((day) => day === null || isDay(day), jobTexts.deadlineInvalid);

/**
 * An opening as it is posted. What does not belong to its type or place is left out: the duration
 * of a full-time job, the city of a remote one.
 * @param earliest the first day that a deadline may name: today
 */
export const jobOpening = (earliest: string) =>
  z
    .object({
      companyName: required(jobLengths.line, 'Company Name'),
      role: required(jobLengths.line, 'Role'),
      applicationLink: requiredLink(jobTexts.required, jobTexts.invalidLink),
      jobType: z.enum(jobTypes, jobTexts.required),
      deadline: deadline
        .refine((day) => day === null || day >= earliest, jobTexts.deadlinePast)
        .refine(
          (day) => day === null || daysUntil(day, earliest) <= deadlineDays,
          jobTexts.deadlineFar,
        ),
      jobLocation: optionalChoice('Job Location', jobLocations),
      specificLocation: optionalChoice('Specific Location', jobCities),
      ctc: optionalText('CTC', jobLengths.line),
      experience: optionalText('Experience', jobLengths.line),
      interviewLocation: optionalChoice('Interview Location', interviewLocations),
      specificTo: optionalChoice('Specific To', jobAudiences).transform(
        (audience) => audience ?? 'everyone',
      ),
      skillsRequired: skills,
      duration: optionalText('Duration', jobLengths.duration),
      jobDescription: optionalText('Job Description', jobDescriptionMaxLength),
      companyLogo: optionalLink,
    })
    .transform((job) => ({
      ...job,
      duration: job.jobType === 'intern' ? job.duration : null,
      specificLocation: job.jobLocation === 'onCampus' ? job.specificLocation : null,
    }))
    .refine((job) => job.jobLocation !== 'onCampus' || job.specificLocation !== null, {
      path: ['specificLocation'],
      message: jobTexts.locationRequired,
    });

/** Company and role, by which the form looks for an opening that is there already. */
export const jobHeadline = z.object({
  companyName: required(jobLengths.line, 'Company Name'),
  role: required(jobLengths.line, 'Role'),
});

/** An opening as its rule answers it. */
export type JobOpeningContent = z.output<ReturnType<typeof jobOpening>>;

/** What is typed of a filter of the board that is kept. */
export const savedJobSearch = z.object({
  search: optionalText('Search', jobLengths.line),
  company: optionalText('Company', jobLengths.line),
  role: optionalText('Role', jobLengths.line),
  location: optionalChoice('Location', jobLocations),
  city: optionalChoice('City', jobCities),
  type: optionalChoice('Type', jobTypes),
  skill: optionalText('Skill', jobLengths.line),
  experience: optionalText('Experience', jobLengths.line),
});

/** Skills as the documents send them: one text, with commas between. */
export const skillsOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
