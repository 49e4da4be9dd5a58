import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';

/**
 * The token that the web app stores on this device: people who are signed in there are signed in
 * here.
 */
const token = localStorage.getItem('token') ?? sessionStorage.getItem('token') ?? '';

const address = new URL('/graphql', location.href);
const wsAddress = Object.assign(new URL(address), {
  protocol: address.protocol.replace('http', 'ws'),
}).href;

/** The headers of the last request: subscriptions send the same token when they connect. */
let latestHeaders: Record<string, string> = {};
const fetcher = createGraphiQLFetcher({
  url: address.href,
  wsClient: createClient({
    url: wsAddress,
    lazy: true,
    lazyCloseTimeout: 1000,
    connectionParams: () => latestHeaders,
  }),
});

const headers = JSON.stringify({ Authorization: token ? `Bearer ${token}` : 'Bearer ' }, null, 2);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={(params, options) => {
        latestHeaders = Object.fromEntries(
          Object.entries(options?.headers ?? {}).map(([name, value]) => [name, String(value)]),
        );
        return fetcher(params, options);
      }}
      defaultTabs={examples.map(({ query, variables }) => ({
        query,
        variables: variables ? JSON.stringify(variables, null, 2) : null,
        headers,
      }))}
      defaultQuery=""
      defaultHeaders={headers}
      shouldPersistHeaders={false}
    />,
  );
}
