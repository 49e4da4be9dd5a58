import type { Json } from '../client.ts';
import type { Person } from './people.ts';

/** Fields of a conversation that stories look at. */
export const conversationFields =
  'id type status name others { id fullName } participantsCount canWrite refusal lastNumber lastReadNumber unreadCount isPinned isArchived mutedUntil request { isOwn note answeredAt } lastMessage { number content }';

/** Fields of a message that stories look at. */
export const messageFields =
  'id conversationId number key kind content status isDeleted isAccessible errorMessage sender { id fullName } replyTo { number content senderName isDeleted } reactions { emoji userIds } file { name size url(size: small) downloadUrl }';

/** Opens the conversation of two people. @returns its id */
export async function aConversation(
  opener: Person,
  other: Pick<Person, 'id'>,
  note: string | null = null,
): Promise<string> {
  const { openConversation } = (await opener.ask(
    'mutation ($personId: ID!, $note: String) { openConversation(personId: $personId, note: $note) { id } }',
    { personId: other.id, note },
  )) as { openConversation: { id: string } };
  return openConversation.id;
}

/** A conversation of a student with an alumnus who accepted it. @returns its id */
export async function anAcceptedRequest(
  mentee: Person,
  alumnus: Person,
  note: string | null = null,
): Promise<string> {
  const id = await aConversation(mentee, alumnus, note);
  await alumnus.ask('mutation ($id: ID!) { acceptRequest(conversationId: $id) { id } }', { id });
  return id;
}

let keys = 0;

/** Says something. @returns the message */
export async function aMessage(
  sender: Person,
  conversationId: string,
  content = 'Hello!',
  options: { key?: string; replyToId?: string } = {},
): Promise<Json> {
  keys += 1;
  const { sendMessage } = await sender.ask(
    `mutation ($conversationId: ID!, $key: ID!, $content: String!, $replyToId: ID) { sendMessage(conversationId: $conversationId, key: $key, content: $content, replyToId: $replyToId) { ${messageFields} } }`,
    { conversationId, content, key: `key ${keys}`, ...options },
  );
  return sendMessage;
}
