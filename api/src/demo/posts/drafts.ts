import type { Moment, Person } from '../college.ts';
import { demoId } from '../random.ts';
import type { Row } from '../rows.ts';
import { type DemoDraft, demoDrafts } from './index.ts';
import { roundOf, storyRoundOf } from './post-rows.ts';

/** A draft with its author. */
export interface AuthoredDraft {
  id: string;
  entry: DemoDraft;
  author: Person;
  at: Date;
}

/** What the people of the college are writing. */
export function authoredDrafts(moment: Moment, people: Person[]): AuthoredDraft[] {
  return demoDrafts.map((entry) => {
    const author = people.find(({ key }) => key === entry.by);
    if (!author) throw new Error(`the tables name ${entry.by}, who is not in them`);
    const at = moment.ago(entry.ago);
    return {
      id: demoId('draft', `${entry.by} ${entry.company} ${entry.type}`, at),
      entry,
      author,
      at,
    };
  });
}

/** What was filled in. */
const filled = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined && value !== null),
  );

/** The form as it stood: what was not yet filled in is not there. */
export function draftForm({ entry, author }: AuthoredDraft, moment: Moment): Row {
  const kind = entry.type === 'intern' ? 'internship' : 'work';
  return filled({
    companyName: entry.company,
    experienceType: entry.type,
    role: author.steps?.find((step) => step.type === kind && step.company === entry.company)?.role,
    postType: entry.story ? 'story' : 'crisp',
    interviewYear: entry.year === undefined ? undefined : moment.year(entry.year),
    oneLiner: entry.line,
    eligibleBranches: entry.branches,
    cgpaRequired: entry.cgpa,
    numberOfRounds: entry.rounds,
    package: entry.package,
    hashtags: entry.tags?.split(' '),
    preparationTips: entry.tips,
    preparationTime: entry.time,
    storyRounds: entry.story?.map(storyRoundOf),
    rounds: entry.crisp?.map((one) => filled(roundOf(one, {}))),
  });
}

export const draftRow = (draft: AuthoredDraft, moment: Moment): Row => ({
  id: draft.id,
  user_id: draft.author.id,
  company_name: draft.entry.company,
  experience_type: draft.entry.type,
  form: draftForm(draft, moment),
  saved_at: draft.at,
});
