import { type BeginStep, doneBy } from '@schema/rules/college/begin';
import { hasWays } from '@/features/site';
import type { AdminOverviewFieldsFragment, CollegeFieldsFragment } from '@/generated/documents';

/** What a step is told of: done, to do, or nothing that must be done. */
export type StepState = 'done' | 'left' | 'open';

export type Facts = { overview: AdminOverviewFieldsFragment; college: CollegeFieldsFragment };

/** Words that are there are not yet those of every step that writes some. */
const isWritten = (step: BeginStep, { isNamed, words }: CollegeFieldsFragment): boolean =>
  (step !== 'look' || isNamed) && (step !== 'contact' || hasWays(words));

/** How a step stands, as the list of what is left to do has it. */
export function stateOf(step: BeginStep, { overview, college }: Facts): StepState {
  const facts = doneBy[step];
  if (facts.length === 0) return 'open';
  const isLeft = facts.some((fact) => overview.left.includes(fact));
  return isLeft || !isWritten(step, college) ? 'left' : 'done';
}
