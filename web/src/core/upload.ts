import { ApolloLink } from '@apollo/client/link';

type Files = Map<string, File>;
type WithFiles = RequestInit & { files?: Files };

/** The same value with null where a file was; the files are noted under their paths. */
function takeFiles(value: unknown, path: string, files: Files): unknown {
  if (value instanceof File) {
    files.set(path, value);
    return null;
  }
  if (Array.isArray(value)) return value.map((item, i) => takeFiles(item, `${path}.${i}`, files));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, takeFiles(item, `${path}.${name}`, files)]),
  );
}

/** Takes files out of the variables and hands them on to the fetch below. */
export const filesLink = new ApolloLink((operation, forward) => {
  const files: Files = new Map();
  const variables = takeFiles(operation.variables, 'variables', files);
  if (files.size > 0) {
    operation.variables = variables as typeof operation.variables;
    operation.setContext(({ fetchOptions }) => ({
      fetchOptions: { ...(fetchOptions as RequestInit | undefined), files },
    }));
  }
  return forward(operation);
});

/** Fetch that sends files as the GraphQL multipart request says; everything else as it comes. */
export function fetchWithFiles(
  uri: RequestInfo | URL,
  { files, ...options }: WithFiles = {},
): Promise<Response> {
  if (!files) return fetch(uri, options);
  const entries = [...files];
  const body = new FormData();
  body.append('operations', options.body as string);
  body.append('map', JSON.stringify(Object.fromEntries(entries.map(([path], i) => [i, [path]]))));
  entries.forEach(([, file], i) => body.append(String(i), file, file.name));
  const headers = new Headers(options.headers);
  headers.delete('content-type'); // The browser writes it, with the boundary.
  headers.set('apollo-require-preflight', 'true');
  return fetch(uri, { ...options, headers, body });
}
