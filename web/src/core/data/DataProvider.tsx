import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from './apollo.ts';

/** The data layer. It is loaded late: the landing page can be read and used without it. */
export default function DataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
