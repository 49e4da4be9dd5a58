import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createClient } from '@/core/apollo';
import { ViewerProvider } from '@/features/identity';
import { createCache } from './cache/cache.ts';
import { keptReads } from './cache/kept-reads.ts';

export const client = createClient(createCache(), keptReads);

/** Brings the one client of the app. It is loaded late: the landing page can be read without it. */
export default function ClientProvider({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <ViewerProvider>{children}</ViewerProvider>
    </ApolloProvider>
  );
}
