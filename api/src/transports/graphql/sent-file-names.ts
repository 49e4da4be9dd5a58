import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { uploadFiles } from '../../limits.ts';

/**
 * Reads a multipart body, beside the reader of GraphQL bodies, for the names of its files as they
 * were sent: that reader cuts folders off, so that no rule could refuse them. To be called before
 * that reader begins.
 * @returns the file name of a field; null when the body has no such file
 */
export function readSentFileNames(
  request: IncomingMessage,
): (field: string) => Promise<string | null> {
  const names = new Map<string, PromiseWithResolvers<string | null>>();
  let hasEnded = false;
  const nameOf = (field: string): PromiseWithResolvers<string | null> => {
    let name = names.get(field);
    if (!name) names.set(field, (name = Promise.withResolvers()));
    if (hasEnded) name.resolve(null);
    return name;
  };
  const end = (): void => {
    hasEnded = true;
    for (const name of names.values()) name.resolve(null);
  };
  try {
    const reader = new Busboy({
      headers: request.headers as BusboyHeaders,
      preservePath: true,
      // Of fields and files it keeps nothing.
      limits: { files: uploadFiles, fieldSize: 1, fileSize: 1 },
    });
    reader.on('file', (field, bytes, name) => {
      bytes.on('error', end).resume();
      nameOf(field).resolve(name);
    });
    reader.on('finish', end).on('error', end);
    request.once('close', end).pipe(reader);
  } catch {
    // Not a multipart body: the other reader refuses it.
    end();
  }
  return (field) => nameOf(field).promise;
}
