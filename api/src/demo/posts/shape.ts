import type { branches } from '../../../../schema/rules/college.ts';
import type {
  campusTypes,
  driveModes,
  experienceTypes,
  levels,
  offerStatuses,
} from '../../../../schema/rules/posts.ts';

/** An answer; without a name it is the author's. */
type DemoAnswer = string | { by: string; text: string };

/** A question of a student; without a name one is chosen who could have asked it. */
export interface DemoQuestion {
  q: string;
  by?: string;
  /** Days before the seeding that it was asked; otherwise some time since the post. */
  ago?: number;
  a?: DemoAnswer[];
}

/**
 * An experience as the tables tell it. `by` is the author's handle; the role is that of the
 * author's first such step there, if none is given.
 */
export interface DemoPost {
  by: string;
  company: string;
  type: (typeof experienceTypes)[number];
  role?: string;
  year: number;
  /** Days before the seeding that it was published. */
  ago: number;
  line: string;
  cgpa: number;
  branches: (typeof branches)[number][];
  rounds: number;
  package?: string;
  level: (typeof levels)[number];
  location: string;
  placed: number;
  tags: string;
  /** Absent: on campus. */
  campus?: (typeof campusTypes)[number];
  /** Absent: accepted. */
  offer?: (typeof offerStatuses)[number];
  /** Absent: online. */
  mode?: (typeof driveModes)[number];
  /** The interview was at the company's premises. */
  atCompany?: true;
  asked?: DemoQuestion[];
}
