import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appManifest } from '../../../schema/rules/device/install-texts.ts';
import { shareTarget } from '../../../schema/rules/device/share.ts';
import type { ShareMiss } from '../../../schema/rules/device/share-store.ts';
import { pagePaths, pathWith } from '../../../schema/rules/pages/page-paths.ts';
import { collegeIcon } from '../core/college/college-icon.ts';
import { collegeName, collegeShortName } from '../core/college/college-name.ts';
import type { App } from '../core/context.ts';
import { googleClientIdOf, oidcOf } from '../core/sign-in/sign-in-ways.ts';
import type { ReadCollege } from './college-words.ts';

/** What of the college is in the app. */
interface AppReads {
  collegeWords: ReadCollege;
  collegeLogo: (app: App) => Promise<string | null>;
}

/** The script with the version of the pages with what they say, and in a colour. */
type WorkerScript = (words: readonly string[], accent: string) => string;

/**
 * The service worker's script, with the version of the pages that it is for: browsers take it for a
 * new one when a build or a setting has changed them.
 */
function workerScript(app: App, folder: string, page: string): WorkerScript | undefined {
  const file = join(folder, app.config.serviceWorker ? 'sw.js' : 'sw-end.js');
  if (!existsSync(file)) return undefined;
  const unhashed = ['favicon.svg']
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path));
  const settled = createHash('sha256').update(page).update(app.config.publicUrl);
  for (const bytes of unhashed) settled.update(bytes);
  const script = readFileSync(file, 'utf8');
  return (words, accent) => {
    const version = settled
      .copy()
      .update(JSON.stringify([...words, accent]))
      .digest('base64url')
      .slice(0, 16);
    return script.replaceAll('%SHELL_VERSION%', version);
  };
}

/** The colour of the college; that of the product where the database does not answer. */
const accentOf = async (app: App, read: ReadCollege): Promise<string> =>
  (await read(app).catch(() => null))?.accent ?? '';

/**
 * What is shared before the service worker is there reaches the server, which takes none of it: it
 * answers before it reads, with the page that says so.
 */
function shareRoute(server: FastifyInstance): void {
  const missed: ShareMiss = 'worker';
  const answer = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').redirect(pathWith(pagePaths.share, { missed }), 303);
  server.post(pagePaths.share, { onRequest: answer }, answer);
}

/**
 * What makes an app of the web app: `/manifest.webmanifest`, and `/sw.js`, which browsers ask for
 * anew at each visit.
 * @param page the page, with what the settings say in it
 * @param reads what the college says, its colour, and its logo
 */
export function installedAppRoutes(
  server: FastifyInstance,
  app: App,
  folder: string,
  page: string,
  { collegeWords: read, collegeLogo }: AppReads,
): void {
  server.get('/manifest.webmanifest', async (_request, reply) => {
    const accent = await accentOf(app, read);
    const manifest = {
      ...appManifest(collegeName(app.config), collegeShortName(app.config), (icon) =>
        collegeIcon(app.config, icon),
      ),
      // Without a service worker nothing takes what is shared.
      ...(app.config.serviceWorker && { share_target: shareTarget }),
    };
    const coloured = accent ? { ...manifest, theme_color: accent } : manifest;
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(coloured));
  });
  shareRoute(server);
  const worker = workerScript(app, folder, page);
  if (worker !== undefined)
    server.get('/sw.js', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(
          worker(
            [
              collegeName(app.config),
              collegeShortName(app.config),
              (await collegeLogo(app).catch(() => null)) ?? '',
              googleClientIdOf(app.config),
              oidcOf(app.config)?.name ?? '',
            ],
            await accentOf(app, read),
          ),
        ),
    );
}
