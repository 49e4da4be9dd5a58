import type { Moment, Person } from './college.ts';
import { roundOf, storyRoundOf } from './post-rows.ts';
import { demoDrafts, type DemoDraft } from './posts/index.ts';
import { demoId } from './random.ts';
import type { Row } from './rows.ts';

/** A draft with its author. */
export interface Begun {
  id: string;
  told: DemoDraft;
  author: Person;
  at: Date;
}

/** What the people of the college have begun to write. */
export function demoBegun(moment: Moment, people: Person[]): Begun[] {
  return demoDrafts.map((told) => {
    const author = people.find(({ key }) => key === told.by);
    if (!author) throw new Error(`the tables name ${told.by}, who is not in them`);
    const at = moment.ago(told.ago);
    return { id: demoId('draft', `${told.by} ${told.company} ${told.type}`, at), told, author, at };
  });
}

/** What was filled in. */
const filled = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined && value !== null),
  );

/** The form as it stood: what was not yet filled in is not there. */
export function draftForm({ told, author }: Begun, moment: Moment): Row {
  const kind = told.type === 'intern' ? 'internship' : 'work';
  return filled({
    companyName: told.company,
    experienceType: told.type,
    role: author.steps?.find((step) => step.type === kind && step.company === told.company)?.role,
    postType: 'story' in told ? 'story' : 'crisp',
    interviewYear: told.year === undefined ? undefined : moment.year(told.year),
    oneLiner: told.line,
    eligibleBranches: told.branches,
    cgpaRequired: told.cgpa,
    numberOfRounds: told.rounds,
    package: told.package,
    hashtags: told.tags?.split(' '),
    preparationTips: told.tips,
    preparationTime: told.time,
    ...('story' in told
      ? { storyRounds: told.story.map(storyRoundOf) }
      : { rounds: told.crisp.map((one) => filled(roundOf(one, {}))) }),
  });
}

export const draftRow = (begun: Begun, moment: Moment): Row => ({
  id: begun.id,
  user_id: begun.author.id,
  company_name: begun.told.company,
  experience_type: begun.told.type,
  form: draftForm(begun, moment),
  saved_at: begun.at,
});
