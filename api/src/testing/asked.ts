import { keepAsked, keepCompanies } from '../features/companies/index.ts';
import { aPost, aRound } from './builders/posts.ts';
import { aMentee, anAlumnus, type Json, type Person, type TestApp } from './index.ts';

const page = `query ($slug: String!) { company(slug: $slug) { experienceCount askedTopics { topic questions }
  asked(first: 50) { nodes { id text experiences places { postId place mayCorrect } } } } }`;
export const apart =
  'mutation ($id: ID!, $postId: ID!, $place: Int!) { setQuestionApart(id: $id, postId: $postId, place: $place) { id text otherText } }';
export const dismiss =
  'mutation ($id: ID!, $postId: ID!, $place: Int!) { dismissQuestion(id: $id, postId: $postId, place: $place) { id text } }';
export const join =
  'mutation ($id: ID!, $otherId: ID!) { joinQuestions(id: $id, otherId: $otherId) { id } }';
export const undo = 'mutation ($id: ID!) { undoQuestionCorrection(id: $id) { id } }';

/** People who tell what companies asked, and who reads what is made of it. */
export async function anAskedCollege(app: TestApp) {
  const [reader, author, other] = [await aMentee(app), await anAlumnus(app), await anAlumnus(app)];
  const company = async (slug: string, who: Person = reader): Promise<Json> =>
    (await who.ask(page, { slug })).company;
  const asked = async (slug: string, who: Person = reader): Promise<Json[]> =>
    (await company(slug, who))['asked'].nodes;
  return {
    reader,
    author,
    other,
    company,
    asked,
    /** Tells of a year, in one round for each text. */
    told: (companyName: string, year: number, texts: string | readonly string[], by = author) =>
      aPost(by, {
        companyName,
        interviewYear: year,
        role: `SDE ${year}`,
        rounds: [texts]
          .flat()
          .map((questionsAsked) => aRound({ roundName: 'DSA', questionsAsked })),
      }),
    async keep(): Promise<void> {
      await keepCompanies(app.app);
      await keepAsked(app.app);
    },
    /** `Reverse a list 2`: each question with how many experiences tell of it. */
    lines: async (slug: string): Promise<string[]> =>
      (await asked(slug)).map(({ text, experiences }) => `${text} ${experiences}`).sort(),
    /** The id of the question that an experience tells. */
    idOfPlace: async (slug: string, postId: string): Promise<string> =>
      (await asked(slug)).find(({ places }) =>
        (places as Json[]).some((place) => place['postId'] === postId),
      )?.['id'],
    /** The id of the question in which some words are. */
    idOf: async (slug: string, words: string): Promise<string> =>
      (await asked(slug)).find(({ text }) => String(text).includes(words))?.['id'],
  };
}
