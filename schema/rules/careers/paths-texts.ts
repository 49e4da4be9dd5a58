import { peopleTexts } from '../directory/people-texts.ts';
import { counted } from '../lists/counted.ts';
import { numberText } from '../text/number-text.ts';

/** What the page of paths says. */
export const pathTexts = {
  page: 'Paths',
  lead: 'How people of your college got to a company or a role, and whom of them you can ask.',
  members: 'See how people of your college got where they are.',
  link: 'How people got there',
  labels: peopleTexts.labels,
  oneGoal: 'Choose one company or one role',
  goalText: 'Set Company or Role among the filters above. A branch and a batch narrow it down.',
  goals: 'Where many got to',
  failed: 'The paths could not be loaded',
  went: (least: number) => `At least ${counted(least, 'person', 'people')} went there`,
  tooFew: 'Fewer went there than can be told',
  tooFewText: (hasBranch: boolean, hasBatch: boolean) =>
    hasBranch || hasBatch
      ? `Groups of fewer than three are not told. Leave out ${[
          hasBranch && 'the branch',
          hasBatch && 'the batch',
        ]
          .filter(Boolean)
          .join(' or ')} to see more.`
      : 'Groups of fewer than three are not told.',
  years: (years: number) =>
    years <= 0
      ? 'Usually by the time they graduated'
      : `Usually ${counted(years, 'year')} after they graduated`,
  batches: (from: number | null, to: number | null) =>
    `Batches are told five years together: ${
      from === null ? `up to ${to}` : to === null ? `from ${from} on` : `${from} to ${to}`
    }.`,
  rule: 'Counted in threes, of verified people whose careers all members may read.',
  began: (least: number) => `At least ${counted(least, 'person', 'people')} began there`,
  noSteps: 'Too few of them began in the same way to tell of it.',
  first: 'First they were',
  next: 'Then they were',
  step: (name: string, isCompany: boolean, least: number) =>
    `${isCompany ? 'at ' : ''}${name} (at least ${least})`,
  ask: 'Who can be asked',
  found: (count: number) =>
    count === 1 ? '1 person can be asked' : `${numberText(count)} people can be asked`,
  noneFit: 'Nobody of them takes requests now',
} as const;
