import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createCache } from '@/app/cache/cache';
import { clearToken } from '@/core/auth';
import { noteReads } from '@/core/data/reads/reads';
import { ViewerProvider } from '@/features/identity';
import { UiProvider } from '@/ui';
import { viewer } from './builders';
import { signIn } from './sign-in';

// jsdom has no fonts; growing text areas listen for them.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

type Answer = (variables: Record<string, unknown>) => object | Promise<object>;
type Options = {
  /** The page's route, and where to start. */
  path: string;
  at?: string;
  state?: unknown;
  /** Data by operation name; what throws is answered as an error. */
  answers?: Record<string, Answer>;
  /** null: a visitor. */
  me?: object | null;
};
type Listener = {
  next: (
    result:
      | { data: object }
      | { errors: { message: string; extensions: Record<string, unknown> }[] },
  ) => void;
  complete: () => void;
};

/** What the server refuses, as the client sees it. */
export const refusal = (
  code: string,
  message: string,
  fields?: Record<string, string>,
  more: object = {},
) =>
  new CombinedGraphQLErrors({
    errors: [{ message, extensions: { code, ...(fields && { fields }), ...more } }],
  });

/**
 * A page in the real cache, router and look; the server is a table of answers, and `emit` is its
 * live channel.
 */
export function open(
  Page: ComponentType,
  { path, at = path, state, answers = {}, me = viewer() }: Options,
) {
  if (me) signIn('me');
  else clearToken();
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  const live = new Map<string, Set<Listener>>();
  const followed: typeof asked = [];
  const table: Record<string, Answer> = { Me: () => ({ me }), ...answers };

  const server = new ApolloLink(
    ({ operationName: name = '', operationType, variables }) =>
      new Observable((observer) => {
        if (operationType === 'subscription') {
          const listeners = live.get(name) ?? new Set();
          live.set(name, listeners.add(observer));
          followed.push({ name, variables });
          return () => void listeners.delete(observer);
        }
        asked.push({ name, variables });
        const answer = table[name];
        // A turn of the loop later, as from a server.
        const timer = setTimeout(() => {
          Promise.resolve()
            .then(() =>
              answer ? answer(variables) : Promise.reject(new Error(`No answer for ${name}`)),
            )
            .then(
              (data) => {
                observer.next({ data: data as Record<string, unknown> });
                observer.complete();
              },
              (error: unknown) => observer.error(error),
            );
        });
        return () => clearTimeout(timer);
      }),
  );
  const link = noteReads.concat(server);
  const client = new ApolloClient({ cache: createCache(), link });
  const elsewhere = ['/feed', '/signin', '/add-post', '/career-path']
    .filter((one) => one !== path)
    .map((one) => ({ path: one, element: <p>At {one}</p> }));
  const { pathname, search, hash } = new URL(at, window.location.origin);
  const router = createMemoryRouter(
    [{ path, element: <Page /> }, ...elsewhere, { path: '*', element: <p>Elsewhere</p> }],
    {
      initialEntries: [{ pathname, search, hash, state }],
    },
  );
  const { unmount } = render(
    <UiProvider env="test">
      <ApolloProvider client={client}>
        <ViewerProvider>
          <RouterProvider router={router} />
        </ViewerProvider>
      </ApolloProvider>
    </UiProvider>,
  );
  return {
    client,
    router,
    unmount,
    /** Variables of each time an operation was sent. */
    sent: (name: string) =>
      asked.filter((one) => one.name === name).map(({ variables }) => variables),
    /** Variables of each time a subscription was made. */
    watched: (name: string) =>
      followed.filter((one) => one.name === name).map(({ variables }) => variables),
    emit: (name: string, data: object) =>
      live.get(name)?.forEach((listener) => listener.next({ data })),
    /** Ends a subscription with its reason, as the server does. */
    end: (name: string, code: string, message: string) =>
      live.get(name)?.forEach((listener) => {
        listener.next({ errors: [{ message, extensions: { code } }] });
        listener.complete();
      }),
  };
}
