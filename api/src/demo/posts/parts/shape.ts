import type { driveModes, levels } from '../../../../../schema/rules/posts.ts';
import type { MaterialName } from '../../papers/materials.ts';
import type { DemoQuestion } from '../shape.ts';

/**
 * A round as crisp details tell it. What is absent is as in the whole drive, and the interviewer
 * was nice.
 */
export interface DemoRound {
  name: string;
  minutes: number;
  /** How many were left after it. */
  left: number;
  asked: string;
  /** What the interviewer wanted to see. */
  why?: string;
  mode?: (typeof driveModes)[number];
  level?: (typeof levels)[number];
  stern?: true;
  links?: string[];
}

/** A round in the author's own words. */
export interface DemoStoryRound {
  name: string;
  text: string;
  links?: string[];
}

/** What both templates may tell. */
interface CommonParts {
  /** What each topic weighed. */
  weight?: string;
  /**
   * Answers to the suggested questions, by their place in that list, or to questions of the
   * author's own.
   */
  extra?: (readonly [0 | 1 | 2 | 3 | 4 | string, string])[];
  /** A résumé: made of the author's career and kept as a file, or at an address. */
  resume?: 'file' | `https://${string}`;
  /** More questions than stand beside the headline. */
  asked?: DemoQuestion[];
}

export interface CrispParts extends CommonParts {
  oa?: { asked: string; minutes: number; left: number; links?: string[] };
  rounds: DemoRound[];
}

export interface StoryParts extends CommonParts {
  oa?: { text: string; links?: string[] };
  story: DemoStoryRound[];
  tips: string;
  time: string;
  notes: string;
  links?: string[];
  files?: MaterialName[];
}

/** All that an experience tells beyond its headline. */
export type DemoParts = CrispParts | StoryParts;

/** By the author's handle, company and type: `asha.rao Atlassian fulltime`. */
export type PartsTable = Record<string, DemoParts>;

export const round = (
  name: string,
  minutes: number,
  left: number,
  asked: string,
  also: Omit<DemoRound, 'name' | 'minutes' | 'left' | 'asked'> = {},
): DemoRound => ({ name, minutes, left, asked, ...also });

export const storyRound = (name: string, text: string, ...links: string[]): DemoStoryRound => ({
  name,
  text,
  ...(links.length > 0 ? { links } : {}),
});
