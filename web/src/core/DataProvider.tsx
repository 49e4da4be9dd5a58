import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from './apollo.ts';

/** The data layer. Loaded apart: the landing page can be read and used before it is there. */
export default function DataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
