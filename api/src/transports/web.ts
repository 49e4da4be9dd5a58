import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accentStyle } from '../../../schema/rules/college/accent.ts';
import { documentedStudies, type Studies } from '../../../schema/rules/college/college.ts';
import { logoStyle } from '../../../schema/rules/college/college-logo.ts';
import { peopleOfCollege } from '../../../schema/rules/college/site-texts.ts';
import { collegePicturePath } from '../../../schema/rules/files/shared-pictures.ts';
import { isWebPath, pageAt as pageEntryAt } from '../../../schema/rules/pages/pages.ts';
import { collegeIcon } from '../core/college/college-icon.ts';
import {
  collegeEmailDomain,
  collegeName,
  collegeNames,
  collegeShortName,
} from '../core/college/college-name.ts';
import type { App } from '../core/context.ts';
import { googleClientIdOf, oidcOf } from '../core/sign-in/sign-in-ways.ts';
import { escapeHtml } from '../core/text/escape-html.ts';
import type { PageWords } from '../features/landing/index.ts';
import { collegeWordsRoute, type ReadCollege } from './college-words.ts';
import { chargeAddress } from './http/request.ts';
import { installedAppRoutes } from './installed-app.ts';

const fill = (page: string, values: Record<string, string>): string =>
  page.replace(/%([A-Z_]+)%/g, (placeholder, name: string) =>
    name in values ? escapeHtml(values[name] ?? '') : placeholder,
  );

/** The web app's page with the settings that it needs: `web/index.html` has a %NAME% for each. */
function indexPage(app: App, file: string): string {
  const values: Record<string, string> = {
    INTRO_VIDEO_URL: app.config.introVideoUrl ?? '',
    DEMO_COLLEGE: app.config.isDemoCollege ? 'on' : 'off',
    SERVICE_WORKER: app.config.serviceWorker ? 'on' : 'off',
  };
  return fill(readFileSync(file, 'utf8'), values);
}

/** What a link to any page says that says nothing more of itself. */
const productWords = (app: App): PageWords => ({
  title: 'Experiencia',
  description: `Interview experiences, answers and people of ${collegeName(app.config)}: students and alumni who have sat in the same classrooms.`,
});

/** Where the page names the product's icon, which the college's stands for. */
const appleIcon = 'href="/icons/apple-touch-180.png"';

/** How long a page waits for its words: it is the same without them. */
const wordsMilliseconds = 500;

/** What was read; null when that fails or is not there in time. */
async function inTime<Value>(read: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, wordsMilliseconds, null);
  });
  const value = await Promise.race([read.catch(() => null), late]);
  clearTimeout(timer);
  return value;
}

/** What pages say that stands in the database. */
interface PageReads {
  /** The words of a page for links to it; null for pages that say what the product is. */
  pageWords: (app: App, path: string) => Promise<PageWords | null>;
  /** Whom the college brings together. */
  collegePeople: (app: App) => Promise<string>;
  /** What it says of itself. */
  collegeWords: ReadCollege;
  /** Where its logo is. */
  collegeLogo: (app: App) => Promise<string | null>;
  /** What one studies there. */
  studiesOf: (app: App) => Promise<Studies>;
}

/** The page with what it says at a path. */
async function filledPage(app: App, html: string, path: string, reads: PageReads): Promise<string> {
  const [words, people, college, studies, logo] = await Promise.all([
    inTime(reads.pageWords(app, path)),
    inTime(reads.collegePeople(app)),
    inTime(reads.collegeWords(app)),
    inTime(reads.studiesOf(app)),
    inTime(reads.collegeLogo(app)),
  ]);
  // The other pages have no place for them.
  const saysWords = college !== null && pageEntryAt(path)?.frame === 'none';
  const { title, description } = words ?? productWords(app);
  const shortName = collegeShortName(app.config);
  // The build would read it as a style sheet of its own.
  const accent = `<style data-accent>${accentStyle(college?.accent ?? '')}</style><style data-logo>${logoStyle(logo)}</style></head>`;
  const own = collegeIcon(app.config, 'apple-touch-180');
  const page = own ? html.replace(appleIcon, `href="${own}"`) : html;
  return fill(page.replace('</head>', accent), {
    COLLEGE_NAME: collegeName(app.config),
    COLLEGE_SHORT_NAME: shortName,
    COLLEGE_HAS_SHORT_NAME: shortName ? 'on' : 'off',
    COLLEGE_EMAIL_DOMAIN: collegeEmailDomain(app.config),
    COLLEGE_BRAND: collegeNames(app.config).short,
    APP_NAME: shortName || 'Experiencia',
    GOOGLE_CLIENT_ID: googleClientIdOf(app.config),
    OIDC_NAME: oidcOf(app.config)?.name ?? '',
    COLLEGE_PEOPLE: people ?? peopleOfCollege(null),
    COLLEGE_VOICES: college && college.voices.length > 0 ? 'on' : 'off',
    COLLEGE_WORDS: saysWords ? JSON.stringify(college) : '',
    COLLEGE_STUDIES: studies && studies !== documentedStudies ? JSON.stringify(studies) : '',
    PAGE_TITLE: title,
    PAGE_DESCRIPTION: description,
    PAGE_URL: app.config.publicUrl + path,
    PAGE_PICTURE: app.config.publicUrl + (words?.picture?.path ?? collegePicturePath),
    PAGE_PICTURE_ALT: words?.picture?.alt ?? collegeName(app.config),
  });
}

/**
 * Whether a file is served as it is: the page and the worker are not, for their placeholders, nor
 * the playground where it is disabled.
 */
const isServed = (app: App, path: string): boolean =>
  !['/index.html', '/sw.js', '/sw-end.js'].includes(path) &&
  (app.config.playground || !path.startsWith('/playground'));

const isAsset = ({ url }: FastifyRequest): boolean => url.startsWith('/assets/');

/**
 * The built web app in `folder`, for every path that nothing else answers: its files, and its one
 * page for all other GETs (404 unless the app has a route for the path).
 * @param reads what its page says that stands in the database
 */
export async function webTransport(
  server: FastifyInstance,
  app: App,
  folder: string,
  reads: PageReads,
): Promise<void> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    server.setNotFoundHandler((_request, reply) =>
      reply.status(404).type('text/plain').send('The web app is not built. Run: npm run build\n'),
    );
    return;
  }
  const html = indexPage(app, index);
  const pageAt = (path: string): Promise<string> => filledPage(app, html, path, reads);
  const charge = (request: FastifyRequest) =>
    chargeAddress(app, request, isAsset(request) ? 'assetsPerIp' : 'filesPerIp');
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
    installedAppRoutes(scope, app, folder, html, reads);
    collegeWordsRoute(scope, app, reads.collegeWords);
    scope.get('/', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(await pageAt('/')),
    );
  });
  server.setNotFoundHandler({ preHandler: charge }, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const isFile = isAsset(request) || /\.\w+$/.test(path);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || isFile)
      return reply.status(404).send({ message: 'Not found' });
    const isMailed = pageEntryAt(path)?.isMailed === true;
    return reply
      .status(isWebPath(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .headers(isMailed ? { 'x-robots-tag': 'noindex, nofollow' } : {})
      .type('text/html; charset=utf-8')
      .send(await pageAt(path));
  });
}
