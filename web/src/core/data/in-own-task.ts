import { ApolloLink, Observable } from '@apollo/client';

/**
 * Begins each operation in a task of its own, in the order in which they are asked for. A page asks
 * for a dozen things in the moment in which it is drawn: all in that one task, they would hold a
 * slow phone before it can answer a finger.
 */
export const inOwnTask = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let end = (): void => {};
      const turn = setTimeout(() => {
        const begun = forward(operation).subscribe(observer);
        end = () => begun.unsubscribe();
      });
      return () => {
        clearTimeout(turn);
        end();
      };
    }),
);
