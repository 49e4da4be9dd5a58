import type {
  InterviewLocation,
  JobLocation,
  jobCities,
} from '../../../../schema/rules/jobs-texts.ts';

/** An opening as the tables tell it. Times are days from the seeding. */
export interface Listing {
  company: string;
  role: string;
  /** Months of an internship; absent: a full-time job. */
  months?: number;
  pay?: string;
  experience?: string;
  place?: JobLocation;
  city?: (typeof jobCities)[number];
  interview?: InterviewLocation;
  women?: true;
  skills: string[];
  text: string;
  /** Posted so many days ago. */
  ago: number;
  /** So many days until the deadline; less than 0 when it has passed. */
  until?: number;
  pinned?: true;
  closed?: 'filled' | 'unanswered';
  /** Brings the company's own description along, as a PDF. */
  paper?: true;
}

/** What an opening may leave out. */
export type More = Partial<Omit<Listing, 'company' | 'role' | 'skills' | 'text' | 'ago'>>;

/**
 * An opening: company, role, skills, the poster's words, posted so many days ago, and what else
 * there is.
 */
export const job = (
  company: string,
  role: string,
  skills: string,
  text: string,
  ago: number,
  more: More = {},
): Listing => ({ company, role, skills: skills.split(', ').filter(Boolean), text, ago, ...more });

/** At the company's place in a city. */
export const campus = (city: Listing['city']): More => ({
  place: 'onCampus',
  ...(city ? { city } : {}),
  interview: 'onCampus',
});
/** From anywhere. */
export const remote: More = { place: 'remote', interview: 'online' };
/** Some days at the office. */
export const hybrid: More = { place: 'hybrid', interview: 'online' };
