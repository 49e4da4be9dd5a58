import { collegeDay, isDay } from '../../../../../schema/rules/days.ts';
import {
  type JobOfMine,
  type JobStanding,
  jobTexts,
} from '../../../../../schema/rules/jobs-texts.ts';
import type { App } from '../../../core/context.ts';
import { invalidField } from '../../../core/errors.ts';
import { searchText } from '../../search/index.ts';
import type { JobFilterInput } from './board.types.ts';

/** More words than anybody types; further ones are not looked at. */
export const maxWords = 5;

/** A filter as statements take it: which conditions there are, and their values. */
export interface BoardFilter {
  shape: BoardShape;
  input: BoardInput;
}

/** What of a filter changes the statement: a condition that is not asked for is not in it. */
export interface BoardShape extends Readonly<Record<string, string | number | boolean | null>> {
  standing: JobStanding | 'any';
  mine: JobOfMine | null;
  words: number;
  company: boolean;
  role: boolean;
  location: boolean;
  type: boolean;
  skill: boolean;
  experience: boolean;
  deadline: boolean;
}

/** All open openings. */
export const plainBoard: BoardShape = {
  standing: 'open',
  mine: null,
  words: 0,
  company: false,
  role: false,
  location: false,
  type: false,
  skill: false,
  experience: false,
  deadline: false,
};

interface BoardInput {
  today: string;
  words: string[];
  company: string | null;
  role: string | null;
  location: string | null;
  type: string | null;
  skill: string | null;
  experience: string | null;
  deadline: string | null;
}

/** A day, or null without one. @throws BAD_USER_INPUT for what is no day */
function validDay(typed: string | null | undefined): string | null {
  if (!typed) return null;
  if (!isDay(typed)) throw invalidField('filter.deadline', jobTexts.deadlineInvalid);
  return typed;
}

/** Reads a filter. @throws BAD_USER_INPUT for a deadline that is no day */
export function boardFilter(
  { clock }: Pick<App, 'clock'>,
  filter: JobFilterInput | null | undefined,
): BoardFilter {
  const words = (searchText(filter?.search) ?? '').split(/\s+/).filter(Boolean).slice(0, maxWords);
  const input: BoardInput = {
    today: collegeDay(clock.now()),
    words,
    company: searchText(filter?.company),
    role: searchText(filter?.role),
    location: filter?.location ?? null,
    type: filter?.type ?? null,
    skill: searchText(filter?.skill),
    experience: searchText(filter?.experience),
    deadline: validDay(filter?.deadline),
  };
  return {
    input,
    shape: {
      standing: filter?.standing ?? (filter?.mine ? 'any' : 'open'),
      mine: filter?.mine ?? null,
      words: words.length,
      company: input.company !== null,
      role: input.role !== null,
      location: input.location !== null,
      type: input.type !== null,
      skill: input.skill !== null,
      experience: input.experience !== null,
      deadline: input.deadline !== null,
    },
  };
}
