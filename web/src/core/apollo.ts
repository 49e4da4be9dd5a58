import { type ApolloCache, ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { dropTokenIfRefused, getToken, signedInId, subscribeToToken } from './auth.ts';
import { earlyAnswers } from './data/documents/early-answers.ts';
import { hashOfTrusted } from './data/documents/lazy-document.ts';
import { inOwnTask } from './data/in-own-task.ts';
import { noteReads } from './data/reads/reads.ts';
import { retryReads } from './data/reads/retry-reads.ts';
import { reportConnectionUp } from './live/connection.ts';
import { liveSocket, renewConnection } from './live/live-socket.ts';
import { forgetKept, type KeptReads, keepAnswers } from './offline/keep-answers.ts';

const addToken = new SetContextLink(({ headers }) => {
  const token = getToken();
  return token ? { token, headers: { ...headers, authorization: `Bearer ${token}` } } : {};
});

const dropRefusedToken = new ErrorLink(({ error, operation }) => {
  if (CombinedGraphQLErrors.is(error))
    dropTokenIfRefused(error.errors, operation.getContext().token);
});

/**
 * Sends variables that are files as a multipart request, which the api accepts with this header
 * only.
 */
const upload = new UploadHttpLink({
  uri: '/graphql',
  headers: { 'apollo-require-preflight': 'true' },
});

/**
 * Sends the hash of a document in place of its text, and the text once more where the server does
 * not know it: it is of another version then.
 */
const byHash = new PersistedQueryLink({
  generateHash: (document) => hashOfTrusted(document) ?? '',
});
const send = ApolloLink.split(
  ({ query }) => hashOfTrusted(query) !== undefined,
  ApolloLink.from([byHash, upload]),
  upload,
);

const http = ApolloLink.from([
  noteReads,
  retryReads,
  addToken,
  dropRefusedToken,
  earlyAnswers,
  send,
]);
const live = ApolloLink.from([dropRefusedToken, new GraphQLWsLink(liveSocket)]);

/** Another person must see nothing of the one before. */
function followPerson(client: ApolloClient): void {
  let userId = signedInId();
  subscribeToToken(() => {
    reportConnectionUp();
    renewConnection();
    const next = signedInId();
    // A new token of the same person (another role, verified) keeps what is on screen.
    if (next !== userId) {
      void (next ? client.resetStore() : client.clearStore()).catch(() => undefined);
      void forgetKept().catch(() => undefined);
    }
    userId = next;
  });
}

/**
 * The client with that cache, which it empties when another person signs in.
 * @param reads what of its answers can be read without a line
 */
export function createClient(
  cache: ApolloCache,
  reads: KeptReads = { pages: [], beside: [] },
): ApolloClient {
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      keepAnswers(reads),
      // What changes something leaves at once: the page may be about to go.
      ApolloLink.split(({ operationType }) => operationType !== 'mutation', inOwnTask),
      ApolloLink.split(({ operationType }) => operationType === 'subscription', live, http),
    ]),
  });
  followPerson(client);
  return client;
}
