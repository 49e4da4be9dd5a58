import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ExecutionResult, type OperationDefinitionNode, print } from 'graphql';
import { dropTokenIfRefused, getToken } from '../auth.ts';

type Upload<Data, Variables> = {
  document: TypedDocumentNode<Data, Variables>;
  /** All variables but the file. */
  variables: Partial<NoInfer<Variables>>;
  /** The name of the variable for the file. */
  variable: keyof Variables & string;
  /** The variable is a list, and the file its only item. */
  isList?: boolean;
  file: File;
  /** Further files, by their variables: they go with the same call. */
  more?: { [Name in keyof Variables & string]?: File };
  /** Called with 0 to 100. */
  onProgress: (percent: number) => void;
  /** Aborting it cancels the upload. */
  signal?: AbortSignal;
};

/** An answer that is none of the api's: of what stands before it, or of a server that stops. */
class UnreadableAnswer extends Error {
  constructor(readonly statusCode: number) {
    super(`Answered ${statusCode}`);
  }
}

function multipartBody<Data, Variables>({
  document,
  variables,
  variable,
  isList = false,
  file,
  more = {},
}: Upload<Data, Variables>): FormData {
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  );
  const files: (readonly [string, File])[] = [[variable, file]];
  for (const [name, one] of Object.entries<File | undefined>(more))
    if (one) files.push([name, one]);
  const body = new FormData();
  body.append(
    'operations',
    JSON.stringify({
      operationName: operation?.name?.value,
      query: print(document),
      variables: {
        ...variables,
        ...Object.fromEntries(files.map(([name]) => [name, null])),
        ...(isList ? { [variable]: [null] } : {}),
      },
    }),
  );
  const pathOf = (name: string) => `variables.${name}${isList && name === variable ? '.0' : ''}`;
  body.append(
    'map',
    JSON.stringify(Object.fromEntries(files.map(([name], index) => [index, [pathOf(name)]]))),
  );
  files.forEach(([, one], index) => body.append(String(index), one, one.name));
  return body;
}

/**
 * Sends a mutation with its files, by XMLHttpRequest: `fetch` cannot tell how far an upload has got
 * (docs/decisions/uploads.md).
 * @returns the mutation's data
 * @throws CombinedGraphQLErrors when the api refuses, as Apollo Client would; an `AbortError` when
 *   the signal aborts it; an Error with the answer's `statusCode` when it is
 *   none of the api's, without one when the connection is lost
 */
export function sendFile<Data, Variables>(upload: Upload<Data, Variables>): Promise<Data> {
  const { onProgress, signal } = upload;
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    if (signal?.aborted) return aborted();
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('apollo-require-preflight', 'true');
    const token = getToken();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onerror = () => reject(new Error('The connection was lost'));
    request.onabort = aborted;
    request.onload = () => {
      const answer = request.response as ExecutionResult<Data> | null;
      if (answer?.data && !answer.errors) return resolve(answer.data);
      if (!answer?.errors) return reject(new UnreadableAnswer(request.status));
      const errors = answer.errors.map(({ message, extensions }) => ({ message, extensions }));
      dropTokenIfRefused(errors, token);
      reject(new CombinedGraphQLErrors({ data: null, errors }));
    };
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(multipartBody(upload));
  });
}
