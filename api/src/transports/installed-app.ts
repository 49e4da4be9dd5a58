import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { appManifest } from '../../../schema/rules/install-texts.ts';
import type { App } from '../core/context.ts';

/**
 * The service worker's script, with the version of the pages that it is for: browsers take it for a
 * new one when a build or a setting has changed them.
 */
function workerScript(app: App, folder: string, page: string): string | undefined {
  const file = join(folder, app.config.serviceWorker ? 'sw.js' : 'sw-end.js');
  if (!existsSync(file)) return undefined;
  const unhashed = ['theme.js', 'favicon.svg']
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path));
  const hash = createHash('sha256').update(page).update(app.config.publicUrl);
  for (const bytes of unhashed) hash.update(bytes);
  const version = hash.digest('base64url').slice(0, 16);
  return readFileSync(file, 'utf8').replaceAll('%SHELL_VERSION%', version);
}

/**
 * What makes an app of the web app: `/manifest.webmanifest`, and `/sw.js`, which browsers ask for
 * anew at each visit.
 * @param page the page, with what the settings say in it
 */
export function installedAppRoutes(
  server: FastifyInstance,
  app: App,
  folder: string,
  page: string,
): void {
  const manifest = JSON.stringify(appManifest(app.config.college.name));
  server.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  );
  const worker = workerScript(app, folder, page);
  if (worker !== undefined)
    server.get('/sw.js', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
    );
}
