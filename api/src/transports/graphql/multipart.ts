import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { processRequest, Upload } from 'graphql-upload-ts';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import type { Viewer } from '../../core/context.ts';
import { badUserInput, unauthenticated } from '../../core/errors.ts';
import { isNestedDeeper } from '../../core/limits/nesting.ts';
import { jsonLevels, uploadBytes, uploadFiles } from '../../limits.ts';
import type { ConcurrentUploads } from '../http/concurrent-uploads.ts';
import { readSentFileNames } from './sent-file-names.ts';

const operationsBytes = 64 * 1024;

/** Whether a body is multipart, by its content type. */
export const isMultipart = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('multipart/form-data') === true;

/**
 * Gives the files of a multipart body the names that they were sent with, and hands each on once it
 * lies on the disk whole: who reads one that is still arriving keeps in memory what came so far,
 * for as long as the sender likes. Arguments that wait for a file which never came get
 * BAD_USER_INPUT: the sender ended the body too early.
 */
function completeUploads(
  value: unknown,
  sentName: (field: string) => Promise<string | null>,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (!(value instanceof Upload)) {
    for (const inner of Object.values(value)) completeUploads(inner, sentName);
    return;
  }
  const promise = value.promise.then(
    async (file) => {
      // What fails is told to whoever opens the file.
      await finished(file.capacitor).catch(() => undefined);
      return Object.assign(file, { filename: (await sentName(file.fieldName)) ?? file.filename });
    },
    () => {
      throw badUserInput(requestTexts.incompleteFile);
    },
  );
  // A resolver may never ask for the file: its rejection is no unhandled one.
  promise.catch(() => undefined);
  Object.assign(value, { promise });
}

/**
 * Reads a body of the GraphQL multipart request specification.
 * @throws BAD_USER_INPUT without the header that makes browsers ask first, or for a wrong body;
 * UNAUTHENTICATED for visitors, whose bodies are not read; RATE_LIMITED for too many at a time
 */
export async function readMultipartOperations(
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
  uploads: ConcurrentUploads,
): Promise<unknown> {
  const { headers } = request;
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name'])
    throw badUserInput('This request needs the header apollo-require-preflight');
  if (!viewer) throw unauthenticated();
  reply.raw.once('close', uploads.start(viewer.id));
  // The rest of a body that was answered early is read and dropped: its connection would stay half
  // read for ever.
  reply.raw.once('close', () => {
    request.raw.unpipe().resume();
  });
  const sentName = readSentFileNames(request.raw);
  const operations = await processRequest(request.raw, reply.raw, {
    maxFieldSize: operationsBytes,
    maxFileSize: uploadBytes,
    maxFiles: uploadFiles,
  }).catch((error: unknown) => {
    // Without the address of the specification, which the library adds to its words.
    const words = error instanceof Error ? error.message.replace(/ \(https?:[^)]*\)/, '') : null;
    throw badUserInput(words ?? requestTexts.invalidMultipart);
  });
  if (isNestedDeeper(operations, jsonLevels)) throw badUserInput(requestTexts.tooDeep);
  completeUploads(operations, sentName);
  return operations;
}
