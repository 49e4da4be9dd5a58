import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { secondsToWait, tryAgainLater } from '@schema/rules/line';
import { claimsOf, clearToken, getToken, subscribeToToken } from './auth.ts';
import { createCache } from './cache.ts';
import { lineIsLost, lineIsUp, pause } from './connection.ts';
import { tellReconnected } from './reconnect.ts';
import { fetchWithFiles, filesLink } from './upload.ts';

const unauthorized = 4401;
const forbidden = 4403;
const silent = 4408;
const pingEvery = 20_000;
const pongWithin = 5_000;
const longestWait = 20_000;
const address = () =>
  `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`;

let open: WebSocket | undefined;
/** The token that the connection was opened with. */
let greeted: string | null = null;
/** How long the server asked to be left alone when it closed, in milliseconds. */
let asked = 0;
let noPong: ReturnType<typeof setTimeout> | undefined;

/** Opened with the first subscription, closed with the last; a lost one comes back with what token there is by then. */
const socket = createClient({
  url: address,
  lazy: true,
  keepAlive: pingEvery,
  connectionParams() {
    greeted = getToken();
    return { token: greeted };
  },
  retryAttempts: Infinity,
  async retryWait(retries) {
    lineIsLost();
    // Everybody at once would be too much for a server that just came back.
    await pause(
      Math.max(asked, Math.min(1000 * 2 ** retries, longestWait) * (0.5 + Math.random())),
    );
  },
  shouldRetry: (event) => !(event instanceof CloseEvent && event.code === forbidden),
  on: {
    connected(socket, _payload, wasRetry) {
      open = socket as WebSocket;
      lineIsUp();
      if (wasRetry) tellReconnected();
    },
    // A phone that changed networks holds a line that nobody answers: without a pong it is given up and opened anew.
    ping(received) {
      if (!received) noPong = setTimeout(() => open?.close(silent, 'No answer'), pongWithin);
    },
    pong: () => clearTimeout(noPong),
    closed(event) {
      clearTimeout(noPong);
      asked =
        event instanceof CloseEvent && event.code === tryAgainLater
          ? 1000 * secondsToWait(event.reason)
          : 0;
      // The session ended elsewhere: a new password, a ban, signed out on another device.
      if (
        event instanceof CloseEvent &&
        event.code === unauthorized &&
        greeted &&
        greeted === getToken()
      )
        clearToken();
    },
  },
});

const bearer = new SetContextLink(({ headers }) => {
  const token = getToken();
  return token ? { token, headers: { ...headers, authorization: `Bearer ${token}` } } : {};
});

/** A token that the server no longer takes is no token; one that came since then stays. */
const signedOut = new ErrorLink(({ error, operation }) => {
  const ended =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some((e) => e.extensions?.code === 'UNAUTHENTICATED');
  const sent: unknown = operation.getContext().token;
  if (ended && sent && sent === getToken()) clearToken();
});

const http = ApolloLink.from([
  bearer,
  signedOut,
  filesLink,
  new HttpLink({ uri: '/graphql', fetch: fetchWithFiles }),
]);
const live = ApolloLink.from([signedOut, new GraphQLWsLink(socket)]);

export const client = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.split(({ operationType }) => operationType === 'subscription', live, http),
  defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
});

let person = claimsOf(getToken()).sub;
subscribeToToken(() => {
  lineIsUp();
  socket.terminate(); // Comes back by itself where somebody listens, as the new person.
  const next = claimsOf(getToken()).sub;
  // Another person must see nothing of the one before; a new token of the same one (role switched, verified) keeps the screen.
  if (next !== person)
    void (next ? client.resetStore() : client.clearStore()).catch(() => undefined);
  person = next;
});
