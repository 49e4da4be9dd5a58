import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isWebPath } from '../../../schema/rules/web-paths.ts';
import type { App } from '../core/context.ts';
import { escapeHtml } from './http/escape-html.ts';
import { chargeAddress } from './http/request.ts';

/** The web app's page with the settings that it needs: `web/index.html` has a %NAME% for each. */
function indexPage(app: App, file: string): string {
  const { college, google, introVideoUrl } = app.config;
  const values: Record<string, string> = {
    COLLEGE_NAME: college.name,
    COLLEGE_EMAIL_DOMAIN: college.emailDomain,
    GOOGLE_CLIENT_ID: google?.clientId ?? '',
    INTRO_VIDEO_URL: introVideoUrl ?? '',
  };
  return readFileSync(file, 'utf8').replace(/%([A-Z_]+)%/g, (placeholder, name: string) =>
    name in values ? escapeHtml(values[name] ?? '') : placeholder,
  );
}

/** Whether a file is served as it is: the page is not, for its placeholders, nor the playground where it is disabled. */
const isServed = (app: App, path: string): boolean =>
  path !== '/index.html' && (app.config.playground || !path.startsWith('/playground'));

/**
 * The built web app in `folder`, for every path that nothing else answers: its files, and its one page for all other GETs
 * (404 unless the app has a route for the path).
 */
export async function webTransport(
  server: FastifyInstance,
  app: App,
  folder: string,
): Promise<void> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    server.setNotFoundHandler((_request, reply) =>
      reply.status(404).type('text/plain').send('The web app is not built. Run: npm run build\n'),
    );
    return;
  }
  const html = indexPage(app, index);
  const charge = (request: FastifyRequest) => chargeAddress(app, request, 'filesPerIp');
  await server.register(async (scope) => {
    scope.addHook('onRequest', charge);
    await scope.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      wildcard: true,
      allowedPath: (path) => isServed(app, path),
      setHeaders(response, path) {
        // The name of a built asset has its content's hash.
        response.header(
          'cache-control',
          path.includes('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
        );
      },
    });
    scope.get('/', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html),
    );
  });
  server.setNotFoundHandler({ preHandler: charge }, (request, reply) => {
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
