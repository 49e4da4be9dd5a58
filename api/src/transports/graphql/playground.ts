import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';

/**
 * The built playground's page; null where it is disabled or not built. Its scripts are served with
 * the web app's files.
 */
export function playgroundPage(webFolder: string, isEnabled: boolean): string | null {
  const file = join(webFolder, 'playground', 'index.html');
  return isEnabled && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Whether a browser opens `/graphql` as a page, without a query. */
export const wantsPlayground = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  (request.query as { query?: unknown }).query === undefined &&
  (request.headers.accept ?? '').includes('text/html');
