import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';

/** The built playground's page, or null where it is switched off or not built. Its scripts are served with the web app's files. */
export function playgroundPage(webFolder: string, on: boolean): string | null {
  const file = join(webFolder, 'playground', 'index.html');
  return on && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** A browser that opens `/graphql` by hand, rather than a program that asks something. */
export const wantsPlayground = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  (request.query as { query?: unknown }).query === undefined &&
  (request.headers.accept ?? '').includes('text/html');
