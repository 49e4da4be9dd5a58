import { ApolloLink, Observable } from '@apollo/client';

/** What waits for its task, in the order in which it was asked for. */
const waiting: (() => void)[] = [];
const tasks = new MessageChannel();
tasks.port1.onmessage = () => waiting.shift()?.();

/**
 * Begins each operation in a task of its own. A page asks for a dozen things in the moment in which
 * it is drawn: all in that one task, they would hold a slow phone before it can answer a finger.
 */
export const inOwnTask = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let isGone = false;
      let end = (): void => {};
      waiting.push(() => {
        if (isGone) return;
        const begun = forward(operation).subscribe(observer);
        end = () => begun.unsubscribe();
      });
      tasks.port2.postMessage(null);
      return () => {
        isGone = true;
        end();
      };
    }),
);
