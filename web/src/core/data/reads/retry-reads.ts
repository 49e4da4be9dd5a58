import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { map } from 'rxjs';
import { readError } from '../../errors.ts';

/** How often a read is asked for again before a page says that it failed. */
const retries = 3;
/** Seconds to wait where the server did not say. */
const usualSeconds = 1;
/** What proxies say of a server that restarts. */
const awayStatuses = [502, 503, 504];

const isRead = (operation: ApolloLink.Operation): boolean => operation.operationType === 'query';

/**
 * Whether the server was away, or something that it needs. A device that is offline waits for its
 * line instead.
 */
function isAway(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return readError(error, '').code === 'UNAVAILABLE';
  if (ServerError.is(error)) return awayStatuses.includes(error.statusCode);
  return error instanceof TypeError && navigator.onLine;
}

/** Whether nobody has answered: the line is away, the server, or something that it needs. */
export const isUnanswered = (error: unknown): boolean =>
  isAway(error) || error instanceof TypeError;

/** Spread, so that not everybody comes back at the same moment. */
const waitFor = (error: unknown): number =>
  (readError(error, '').retryAfter ?? usualSeconds) * 1000 * (0.5 + Math.random());

const retry = new RetryLink({
  attempts: (tried, operation, error) => isRead(operation) && tried <= retries && isAway(error),
  delay: (_tried, _operation, error) => waitFor(error),
});

/** What could not be answered at all is an error to the link above; an answer in part stays one. */
const failWhereUnavailable = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (isRead(operation) && 'errors' in result && result.errors?.length) {
        const error = new CombinedGraphQLErrors(result);
        if (isAway(error) && !Object.values(result.data ?? {}).some(Boolean)) throw error;
      }
      return result;
    }),
  ),
);

/** Asks again for reads, never for what changes something, while the server is away. */
export const retryReads = ApolloLink.from([retry, failWhereUnavailable]);
