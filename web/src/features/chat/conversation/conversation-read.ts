import { ConversationDocument } from '@/generated/documents';

/** What an open conversation is, apart from its messages. */
export const conversationRead = (id: string) => ({
  query: ConversationDocument,
  variables: { id },
});
