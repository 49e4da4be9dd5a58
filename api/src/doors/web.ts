import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isWebPath } from '../../../schema/rules/web-paths.ts';
import type { App } from '../core/context.ts';

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The web app's page with the college's words filled in (`web/index.html` names the places). */
function page(app: App, file: string): string {
  const { college, google, introVideoUrl } = app.config;
  const words: Record<string, string> = {
    COLLEGE_NAME: college.name,
    COLLEGE_EMAIL_DOMAIN: college.emailDomain,
    GOOGLE_CLIENT_ID: google?.clientId ?? '',
    INTRO_VIDEO_URL: introVideoUrl ?? '',
  };
  return readFileSync(file, 'utf8').replace(/%([A-Z_]+)%/g, (whole, name: string) =>
    name in words ? escape(words[name] ?? '') : whole,
  );
}

/** Files that are not served as they lie: the page has places to fill in, and the playground a switch. */
const isOpen = (app: App, path: string): boolean =>
  path !== '/index.html' && (app.config.playground || !path.startsWith('/playground'));

/** Everything else: the built web app, its routes all answered by the one page. */
export async function webDoor(server: FastifyInstance, app: App, folder: string): Promise<void> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    server.setNotFoundHandler((_request, reply) =>
      reply.status(404).type('text/plain').send('The web app is not built. Run: npm run build\n'),
    );
    return;
  }
  const html = page(app, index);
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: true,
    allowedPath: (path) => isOpen(app, path),
    setHeaders(response, path) {
      // Names of built assets carry their content's hash.
      response.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  server.get('/', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html),
  );
  server.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    if ((request.method !== 'GET' && request.method !== 'HEAD') || /\.\w+$/.test(path))
      return reply.status(404).send({ message: 'Not found' });
    return reply
      .status(isWebPath(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
