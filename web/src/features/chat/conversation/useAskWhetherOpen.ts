import { useApolloClient } from '@apollo/client/react';

/**
 * For who blocks somebody or takes it back: the open conversation lacks something then, and asks
 * whether one may write.
 */
export function useAskWhetherOpen(id: string): () => void {
  const { cache } = useApolloClient();
  return () =>
    void cache.evict({
      id: cache.identify({ __typename: 'Conversation', id }) ?? '',
      fieldName: 'canWrite',
    });
}
