import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ExecutionResult, type OperationDefinitionNode, print } from 'graphql';
import { clearToken, getToken } from './auth.ts';

type Sending<Data, Variables> = {
  document: TypedDocumentNode<Data, Variables>;
  /** All but the file. */
  variables: Partial<NoInfer<Variables>>;
  /** The variable that is the file. */
  variable: keyof Variables & string;
  file: File;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  /** Aborting it stops the sending; the promise then rejects with an AbortError. */
  signal?: AbortSignal;
};

function bodyOf<Data, Variables>({
  document,
  variables,
  variable,
  file,
}: Sending<Data, Variables>): FormData {
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  );
  const body = new FormData();
  body.append(
    'operations',
    JSON.stringify({
      operationName: operation?.name?.value,
      query: print(document),
      variables: { ...variables, [variable]: null },
    }),
  );
  body.append('map', JSON.stringify({ 0: [`variables.${variable}`] }));
  body.append('0', file, file.name);
  return body;
}

/**
 * A mutation with one file, by XMLHttpRequest: the only way to tell how far a file has got.
 * Rejects with the api's errors as Apollo would, with an Error when the connection is lost, with an AbortError when it was called off.
 */
export function sendFile<Data, Variables>(sending: Sending<Data, Variables>): Promise<Data> {
  const { onProgress, signal } = sending;
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('Called off', 'AbortError'));
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
      if (!answer?.errors) return reject(new Error(`Answered ${request.status}`));
      const errors = answer.errors.map(({ message, extensions }) => ({ message, extensions }));
      if (
        errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') &&
        token === getToken()
      )
        clearToken();
      reject(new CombinedGraphQLErrors({ data: null, errors }));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bodyOf(sending));
  });
}
