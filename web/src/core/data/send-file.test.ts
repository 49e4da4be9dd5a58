import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { wrongCredentials } from '@schema/rules/identity/access-texts';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRequest } from '@/testing/requests';
import { clearToken, getToken, setToken } from '../auth.ts';
import { readError } from '../errors.ts';
import { sendFile } from './send-file.ts';

const document: TypedDocumentNode<{ keep: { id: string } }, { file: File; kind: string }> = parse(
  'mutation Keep($file: Upload!, $kind: String!) { keep(file: $file, kind: $kind) { id } }',
);
const file = new File(['%PDF-'], 'notes.pdf', { type: 'application/pdf' });
const send = (signal?: AbortSignal) => {
  const seen: number[] = [];
  const sent = sendFile({
    document,
    variables: { kind: 'material' },
    variable: 'file',
    file,
    onProgress: (percent) => seen.push(percent),
    ...(signal && { signal }),
  });
  return { sent, seen, request: FakeRequest.last() };
};

beforeEach(() => {
  FakeRequest.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('one file travels as the multipart request says, and tells how far it has got', async () => {
  const { sent, seen, request } = send();
  expect(JSON.parse(String(request.body.get('operations')))).toMatchObject({
    operationName: 'Keep',
    variables: { kind: 'material', file: null },
  });
  expect(JSON.parse(String(request.body.get('map')))).toEqual({ 0: ['variables.file'] });
  expect(request.body.get('0')).toMatchObject({ name: 'notes.pdf' });
  expect(request.headers['apollo-require-preflight']).toBe('true');
  request.progress(2, 8);
  request.answer({ data: { keep: { id: '1' } } });
  await expect(sent).resolves.toEqual({ keep: { id: '1' } });
  expect(seen).toEqual([25]);
});

test('called off: the request ends, and says that it was called off', async () => {
  const stop = new AbortController();
  const { sent, request } = send(stop.signal);
  stop.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(request.aborted).toBe(true);
});

test("the server's refusal is read like any other; a token it no longer takes is dropped", async () => {
  setToken(`x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`);
  const { sent, request } = send();
  request.answer({
    errors: [{ message: 'Sign in first', extensions: { code: 'UNAUTHENTICATED' } }],
  });
  const refused = await sent.catch((error: unknown) => readError(error, ''));
  expect(refused).toMatchObject({ code: 'UNAUTHENTICATED', text: 'Sign in first' });
  expect(getToken()).toBeNull();
  clearToken();
});

test('a token that is sent along with a wrong password stays', async () => {
  setToken(`x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`);
  const { sent, request } = send();
  const extensions = { code: 'UNAUTHENTICATED', reason: wrongCredentials };
  request.answer({ errors: [{ message: 'Wrong password', extensions }] });
  await expect(sent).rejects.toThrow('Wrong password');
  expect(getToken()).not.toBeNull();
  clearToken();
});

test('a lost connection is an error, not an answer', async () => {
  const { sent, request } = send();
  request.lose();
  await expect(sent).rejects.toThrow('The connection was lost');
});
