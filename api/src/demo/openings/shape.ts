import { z } from 'zod';
import {
  interviewLocations,
  jobCities,
  jobCloseReasons,
  jobLocations,
} from '../../../../schema/rules/jobs/jobs-texts.ts';

/** An opening as the tables tell it. Times are days from the seeding. */
export const listing = z.strictObject({
  company: z.string(),
  role: z.string(),
  /** Months of an internship; absent: a full-time job. */
  months: z.int().exactOptional(),
  pay: z.string().exactOptional(),
  experience: z.string().exactOptional(),
  place: z.enum(jobLocations).exactOptional(),
  city: z.enum(jobCities).exactOptional(),
  interview: z.enum(interviewLocations).exactOptional(),
  women: z.literal(true).exactOptional(),
  skills: z.array(z.string()),
  text: z.string(),
  /** Posted so many days ago. */
  ago: z.number(),
  /** So many days until the deadline; less than 0 when it has passed. */
  until: z.number().exactOptional(),
  pinned: z.literal(true).exactOptional(),
  closed: z.enum(jobCloseReasons).exactOptional(),
  /** Brings the company's own description along, as a PDF. */
  paper: z.literal(true).exactOptional(),
});
export type Listing = z.output<typeof listing>;
