import type { Person } from './people.ts';

/** Thanks somebody. @returns the gratitude's id */
export async function aGratitude(
  author: Person,
  thanked: Pick<Person, 'id'>,
  text = 'Thank you!',
): Promise<string> {
  const { sendGratitude } = (await author.ask(
    'mutation ($profileId: ID!, $text: String!) { sendGratitude(profileId: $profileId, text: $text) { id } }',
    { profileId: thanked.id, text },
  )) as { sendGratitude: { id: string } };
  return sendGratitude.id;
}
