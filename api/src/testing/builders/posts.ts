import { aPdf } from '../files.ts';
import type { Person } from './people.ts';

const publish = 'mutation ($input: PostInput!) { publishPost(input: $input) { id } }';

/** A round of a crisp post. */
export const aRound = (facts: Record<string, unknown> = {}): Record<string, unknown> => ({
  roundName: 'Technical',
  questionsAsked: 'Reverse a list',
  intentionOfInterviewer: 'How I think',
  duration: 45,
  mode: 'online',
  level: 'medium',
  isInterviewerNice: true,
  shortlistedCount: 12,
  questionLinks: ['https://leetcode.example/206'],
  ...facts,
});

/** A crisp post with one round; say only what matters to the story. */
export const crisp = (facts: Record<string, unknown> = {}): Record<string, unknown> => ({
  postType: 'crisp',
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
  rounds: [aRound()],
  ...facts,
});

/** Publishes a post. @returns its id */
export async function aPost(author: Person, facts: Record<string, unknown> = {}): Promise<string> {
  const { publishPost } = (await author.ask(publish, { input: crisp(facts) })) as {
    publishPost: { id: string };
  };
  return publishPost.id;
}

/** An experience told as a story; say only what matters to it. */
export const story = (facts: Record<string, unknown> = {}): Record<string, unknown> => {
  const {
    location: _location,
    finalPlacementCount: _placed,
    rounds: _rounds,
    ...general
  } = crisp();
  return {
    ...general,
    postType: 'story',
    storyRounds: [
      { name: 'Online test', description: 'Two hours in the library', questionLinks: [] },
    ],
    ...facts,
  };
};

/** The documented multipart form: texts, JSON-encoded parts, files. */
export function aPostForm(
  fields: Record<string, unknown>,
  files: [string, string][] = [],
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== null)
      data.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [field, name] of files) data.append(field, new File([new Uint8Array(aPdf())], name));
  return data;
}
