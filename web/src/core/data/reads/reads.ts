import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { finalize } from 'rxjs';

/** What is asked of the api right now: its operation's name, and when it is answered. */
const onTheirWay = new Set<{ name: string; answered: Promise<void> }>();

/** Notes what is on its way to the api and back. */
export const noteReads = new ApolloLink((operation, forward) => {
  let end = () => {};
  const answered = new Promise<void>((resolve) => {
    end = resolve;
  });
  const read = { name: operation.operationName ?? '', answered };
  onTheirWay.add(read);
  return forward(operation).pipe(
    finalize(() => {
      onTheirWay.delete(read);
      end();
    }),
  );
});

/**
 * Reads that are on their way may have been answered before something that is known by now: what
 * they bring is older, and who asks the same meanwhile shares it.
 * @param names of their operations
 * @returns when all of them are in the cache, or came to nothing; null where there are none
 */
export function readsOnTheirWay(...names: string[]): Promise<unknown> | null {
  const meant = [...onTheirWay].filter(({ name }) => names.includes(name));
  return meant.length > 0 ? Promise.all(meant.map(({ answered }) => answered)) : null;
}

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.find((one) => one.kind === 'OperationDefinition')?.name?.value ?? '';

/**
 * Reads anew what may have changed since it was asked for the last time: not by an answer that is
 * on its way, which who asks the same would share.
 * @param query what is read
 */
export function rereadAfter<Answer>(
  query: DocumentNode,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = readsOnTheirWay(nameOf(query));
  return earlier ? earlier.then(read) : read();
}
