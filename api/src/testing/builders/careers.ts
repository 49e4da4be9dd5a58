import type { Json } from '../client.ts';
import type { Person } from './people.ts';

/**
 * An internship of a career path as GraphQL and REST take it; say only what matters to the story.
 */
export const anInternship = (number: number, facts: object = {}) => ({
  type: 'internship',
  experienceType: 'intern',
  checkboxName: `intern${number}`,
  companyName: 'Zoho',
  role: 'Intern',
  duration: {
    from: { year: 2018, month: 5 },
    to: { year: 2018, month: 7 },
    isCurrentlyWorking: false,
  },
  ...facts,
});

/** A job of a career path. */
export const aJob = (number: number, facts: object = {}) => ({
  type: 'work',
  experienceType: 'fulltime',
  checkboxName: `work${number}`,
  companyName: 'Google',
  role: 'Engineer',
  duration: { from: { year: 2020 }, to: { year: 2022 }, isCurrentlyWorking: false },
  ...facts,
});

export const saveCareer = `mutation ($input: CareerPathInput!) { saveCareerPath(input: $input) { id version totalExperienceDuration
  experiences { id checkboxName companyName role hasDraft postId } } }`;

/** Saves a career path over whatever it was. @returns the path */
export async function aCareer(owner: Person, experiences: object[]): Promise<Json> {
  return (await owner.ask(saveCareer, { input: { experiences } })).saveCareerPath;
}

/** The career path of somebody, as a person reads it; their own unless said otherwise. */
export const readCareer = async (who: Person, of = who): Promise<Json> =>
  (
    await who.ask(
      'query ($id: ID!) { careerPath(userId: $id) { version experiences { id checkboxName companyName role companyLogo experienceType } } }',
      { id: of.id },
    )
  ).careerPath;
