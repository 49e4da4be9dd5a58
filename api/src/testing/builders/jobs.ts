import { collegeDay } from '../../../../schema/rules/text/days.ts';
import type { Person } from './people.ts';

/** The day of the college so many days from now. */
export const dayFromNow = (days: number, now = new Date()): string =>
  collegeDay(new Date(now.getTime() + days * 86_400_000));

/** An opening as GraphQL takes it; say only what matters to the story. */
export const opening = (facts: Record<string, unknown> = {}): Record<string, unknown> => ({
  companyName: 'Zoho',
  role: 'Software Engineer',
  applicationLink: 'https://jobs.example/1',
  jobType: 'fte',
  jobLocation: 'remote',
  skillsRequired: ['SQL'],
  ...facts,
});

const post = 'mutation ($input: JobInput!) { postJob(input: $input) { id } }';

/** Posts an opening. @returns its id */
export async function aJobOpening(
  poster: Person,
  facts: Record<string, unknown> = {},
): Promise<string> {
  const { postJob } = (await poster.ask(post, { input: opening(facts) })) as {
    postJob: { id: string };
  };
  return postJob.id;
}
