import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';

/** The token that the web app keeps on this device: someone who is signed in there is signed in here. */
const token = localStorage.getItem('token') ?? sessionStorage.getItem('token') ?? '';

const address = new URL('/graphql', location.href);
const wsAddress = Object.assign(new URL(address), {
  protocol: address.protocol.replace('http', 'ws'),
}).href;

/** The headers editor is where the token goes; subscriptions send the same one when they connect. */
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

const welcome = `# Everything the product does, as one schema.
# Put your token under "Headers" below: { "Authorization": "Bearer …" }
# The book icon on the left opens the documentation.

{
  searchPreview(search: "", first: 3) {
    posts { companyName role oneLiner }
  }
}
`;

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
      defaultQuery={welcome}
      defaultHeaders={JSON.stringify(
        { Authorization: token ? `Bearer ${token}` : 'Bearer ' },
        null,
        2,
      )}
      shouldPersistHeaders={false}
    />,
  );
}
