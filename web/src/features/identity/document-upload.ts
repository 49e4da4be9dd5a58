import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { print, type ExecutionResult } from 'graphql';
import { clearToken, getToken } from '@/core/auth';
import { UploadVerificationDocument, type DocumentType, type UploadVerificationDocumentMutation } from '@/generated/documents';

type Answer = ExecutionResult<UploadVerificationDocumentMutation>;

function bodyOf(document: File, documentType: DocumentType): FormData {
  const body = new FormData();
  body.append('operations', JSON.stringify({
    operationName: 'UploadVerificationDocument',
    query: print(UploadVerificationDocument),
    variables: { document: null, documentType },
  }));
  body.append('map', JSON.stringify({ 0: ['variables.document'] }));
  body.append('0', document, document.name);
  return body;
}

/** The upload mutation by XMLHttpRequest: the only way to tell how far a file has got. `onProgress` takes 0 to 100. */
export function uploadDocument(document: File, documentType: DocumentType, onProgress: (percent: number) => void): Promise<UploadVerificationDocumentMutation> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('apollo-require-preflight', 'true');
    const token = getToken();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onerror = () => reject(new Error('The connection was lost'));
    request.onload = () => {
      const answer = request.response as Answer | null;
      if (answer?.data?.uploadVerificationDocument) return resolve(answer.data);
      if (!answer?.errors) return reject(new Error(`Answered ${request.status}`));
      const errors = answer.errors.map((error) => ({ message: error.message, extensions: error.extensions }));
      if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') && token === getToken()) clearToken();
      reject(new CombinedGraphQLErrors({ data: null, errors }));
    };
    request.send(bodyOf(document, documentType));
  });
}
