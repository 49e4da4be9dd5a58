import type { Person } from './people.ts';

const submit =
  'mutation ($menteeId: ID!, $message: String!, $visibility: EndorsementVisibility) { submitEndorsement(menteeId: $menteeId, message: $message, visibility: $visibility) { id } }';

/** Endorses somebody; it waits for them. @returns the endorsement's id */
export async function anEndorsement(
  author: Person,
  mentee: Pick<Person, 'id'>,
  visibility: 'everyone' | 'alumni' = 'everyone',
): Promise<string> {
  const { submitEndorsement } = (await author.ask(submit, {
    menteeId: mentee.id,
    message: 'Learns fast.',
    visibility,
  })) as { submitEndorsement: { id: string } };
  return submitEndorsement.id;
}

/** One that stands on the wall. @returns its id */
export async function anAcceptedEndorsement(
  author: Person,
  mentee: Person,
  visibility: 'everyone' | 'alumni' = 'everyone',
): Promise<string> {
  const id = await anEndorsement(author, mentee, visibility);
  await mentee.ask('mutation ($id: ID!) { acceptEndorsement(id: $id) { id } }', { id });
  return id;
}
