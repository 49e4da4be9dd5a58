import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { inOwnTask } from './in-own-task.ts';

/** What has begun, and the task in which it did. */
const begun: { name: string | undefined; task: number }[] = [];
let task = 0;

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.from([
    inOwnTask,
    new ApolloLink(({ operationName }) => {
      begun.push({ name: operationName, task });
      // What else this task does is over before the next one counts.
      void Promise.resolve().then(() => (task += 1));
      return new Observable((observer) => {
        observer.next({ data: { heard: operationName ?? '' } });
        observer.complete();
      });
    }),
  ]),
});

const ask = (query: ReturnType<typeof gql>) => client.query({ query, fetchPolicy: 'no-cache' });

test('what is asked for in one moment begins in order, each in a task of its own', async () => {
  const gone = client.subscribe({ query: gql`subscription Gone { heard }` }).subscribe({});
  gone.unsubscribe();
  const answers = [ask(gql`query First { heard }`), ask(gql`query Second { heard }`)];
  await Promise.resolve();
  expect(begun).toEqual([]);
  expect(await Promise.all(answers)).toMatchObject([
    { data: { heard: 'First' } },
    { data: { heard: 'Second' } },
  ]);
  expect(begun).toEqual([
    { name: 'First', task: 0 },
    { name: 'Second', task: 1 },
  ]);
});
