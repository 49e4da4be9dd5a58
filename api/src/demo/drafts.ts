import type { Moment, Person } from './college.ts';
import { roundOf, storyRoundOf } from './post-rows.ts';
import { demoDrafts, type DemoDraft } from './posts/index.ts';
import { demoId } from './random.ts';
import type { Row } from './rows.ts';

/** A draft with its author. */
export interface AuthoredDraft {
  id: string;
  told: DemoDraft;
  author: Person;
  at: Date;
}

/** What the people of the college are writing. */
export function authoredDrafts(moment: Moment, people: Person[]): AuthoredDraft[] {
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
export function draftForm({ told, author }: AuthoredDraft, moment: Moment): Row {
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

export const draftRow = (draft: AuthoredDraft, moment: Moment): Row => ({
  id: draft.id,
  user_id: draft.author.id,
  company_name: draft.told.company,
  experience_type: draft.told.type,
  form: draftForm(draft, moment),
  saved_at: draft.at,
});
