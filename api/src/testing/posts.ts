import type { Person } from './people.ts';

const publish = 'mutation ($input: CrispPostInput!) { publishPost(input: $input) { id } }';

/** General Details of a crisp post; say only what matters to the story. */
export const crisp = (facts: Record<string, unknown> = {}): Record<string, unknown> => ({
  companyName: 'Google',
  role: 'Software Engineer',
  experienceType: 'fulltime',
  interviewYear: 2024,
  oneLiner: 'Three rounds, all about graphs',
  eligibleBranches: ['CSE'],
  cgpaRequired: 7.5,
  campusType: 'onCampus',
  numberOfRounds: 3,
  offerStatus: 'accepted',
  location: 'Bangalore',
  finalPlacementCount: 4,
  hashtags: ['#DSA'],
  ...facts,
});

/** Publishes a post. @returns its id */
export async function aPost(author: Person, facts: Record<string, unknown> = {}): Promise<string> {
  const { publishPost } = (await author.ask(publish, { input: crisp(facts) })) as { publishPost: { id: string } };
  return publishPost.id;
}
