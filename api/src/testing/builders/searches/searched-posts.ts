import { anAlumnus, type Json, type Person, type TestApp } from '../../index.ts';
import { aPost } from '../posts.ts';

/** Companies that `searchedPosts` writes about. */
export const searchedCompanies = [
  'Google',
  'Goldman Sachs',
  'Microsoft',
  'Infosys',
  'TCS',
  'Uber',
  'Société Générale',
  'C++ Labs 100%',
];

/**
 * Posts to be searched: eight of Zoë Fernandes, who was an analyst at each company, and one of
 * Kiran Rao at Nokia.
 * @returns Zoë
 */
export async function searchedPosts(app: TestApp): Promise<Person> {
  const zoe = await anAlumnus(app, { fullName: 'Zoë Fernandes' });
  for (const companyName of searchedCompanies)
    await aPost(zoe, {
      companyName,
      role: 'Analyst',
      hashtags: companyName === 'Uber' ? ['#SystemDesign'] : [],
    });
  const kiran = await anAlumnus(app, { fullName: 'Kiran Rao' });
  await aPost(kiran, { companyName: 'Nokia', role: 'Firmware Engineer', hashtags: [] });
  return zoe;
}

export const searchPreview =
  'query ($search: String, $first: Int) { searchPreview(search: $search, first: $first) { posts { id companyName role } profiles { id user { fullName } } } }';

/** What the preview of a search answers: companies of the posts, names of the people. */
export async function foundBy(
  who: { ask: Person['ask'] },
  search: string,
): Promise<{ companies: string[]; people: string[] }> {
  const answer = (await who.ask(searchPreview, { search, first: 10 })) as { searchPreview: Json };
  return {
    companies: answer.searchPreview.posts.map((post: Json) => post.companyName),
    people: answer.searchPreview.profiles.map((person: Json) => person.user.fullName),
  };
}
