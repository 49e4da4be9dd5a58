import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { uploadFiles } from '../limits.ts';

/**
 * Reads along in a multipart body for the names of its files as they were sent: the reader of GraphQL bodies cuts
 * folders off before a rule could refuse them. Begin before that reader does.
 * @returns the name of a field's file; null when there is none
 */
export function namesAsSent(request: IncomingMessage): (field: string) => Promise<string | null> {
  const names = new Map<string, PromiseWithResolvers<string | null>>();
  let isOver = false;
  const of = (field: string): PromiseWithResolvers<string | null> => {
    let name = names.get(field);
    if (!name) names.set(field, (name = Promise.withResolvers()));
    if (isOver) name.resolve(null);
    return name;
  };
  const over = (): void => {
    isOver = true;
    for (const name of names.values()) name.resolve(null);
  };
  try {
    // Of the rest it keeps nothing.
    const reader = new Busboy({
      headers: request.headers as BusboyHeaders,
      preservePath: true,
      limits: { files: uploadFiles, fieldSize: 1, fileSize: 1 },
    });
    reader.on('file', (field, bytes, name) => {
      bytes.on('error', over).resume();
      of(field).resolve(name);
    });
    reader.on('finish', over).on('error', over);
    request.once('close', over).pipe(reader);
  } catch {
    // No body that can be read: the reader of the body says so.
    over();
  }
  return (field) => of(field).promise;
}
