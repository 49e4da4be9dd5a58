import { ConversationsDocument, type ConversationsQueryVariables } from '@/generated/documents';

/** Conversations on a page of the list. */
export const conversationsPageSize = 20;

/** What `/chat` asks for first: the list as it opens. */
export const conversationListRead = {
  query: ConversationsDocument,
  variables: {
    filter: 'all',
    search: null,
    first: conversationsPageSize,
  } satisfies ConversationsQueryVariables,
};
