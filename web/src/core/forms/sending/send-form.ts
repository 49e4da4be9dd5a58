import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { sendFile } from '../../data/send-file.ts';

type Form<Data, Variables> = {
  document: TypedDocumentNode<Data, Variables>;
  /** All variables but the files. */
  variables: Partial<NoInfer<Variables>>;
  /** The files, by their variables. */
  files: { [Name in keyof Variables & string]?: File };
  onProgress: (percent: number) => void;
};

/**
 * Sends the mutation of a form: with files by a request that tells how far it has got. What comes
 * with files does not pass the cache.
 */
export async function sendForm<Data, Variables extends Record<string, unknown>>(
  client: ApolloClient,
  { document, variables, files, onProgress }: Form<Data, Variables>,
): Promise<Data | undefined> {
  const picked = Object.entries<File | undefined>(files);
  const [first, ...rest] = picked.flatMap(([name, file]) => (file ? [{ name, file }] : []));
  if (!first)
    return (await client.mutate({ mutation: document, variables: variables as Variables })).data;
  onProgress(0);
  const more = Object.fromEntries(rest.map(({ name, file }) => [name, file]));
  return sendFile<Data, Variables>({
    document,
    variables,
    variable: first.name,
    file: first.file,
    more: more as Form<Data, Variables>['files'],
    onProgress,
  });
}
