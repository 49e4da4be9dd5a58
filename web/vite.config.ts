import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import {
  createServer,
  defaultClientConditions,
  defineConfig,
  type Plugin,
  type UserConfig,
} from 'vite';
import { appIcons } from './build/app-icons.ts';
import { fileGroups } from './build/file-groups.ts';
import { preloadFirstCode, themeInPage, themeTag } from './build/first-code.ts';
import { pageWeights, weighedPages } from './build/page-weights.ts';
import { splitExports } from './build/split-exports.ts';
import { serviceWorker } from './worker/build.ts';

const api = process.env.API_URL ?? 'http://localhost:4000';

const resolve = {
  alias: { '@schema': `${import.meta.dirname}/../schema`, '@': `${import.meta.dirname}/src` },
};

/**
 * Importing a module of ours only defines things, save the entry and style sheets. So the bundler
 * may leave a module out of a page that imports it and uses nothing of it.
 */
const hasSideEffects = (id: string): boolean => !/\/web\/src\/(?!app\/main\.)[^?]*\.tsx?$/.test(id);

/**
 * What every page needs at once. Anything else here would make the landing page heavier. What the
 * landing page, the shell and the feed share is here too: the build fails where they would need the
 * landing page's file for it.
 */
const baseModules = [
  'ui/cx',
  'ui/theme/(UiProvider|theme|preferences)',
  'ui/buttons/\\w+',
  'ui/fields/(TextField|fields)',
  'ui/layout/(Card|VisuallyHidden|height-token|use\\w+)',
  'ui/overlays/(tooltips|use\\w+)',
  'ui/pictures/(Avatar|CompanyLogo|Logo|PlayCover|tint)',
  'ui/text/(Chip|page-clock)',
  'ui/toasts/\\w+',
  'ui/viewport/use\\w+',
  'core/(auth|site|college/Brand|drafts/persisted|data/DataProvider|live/connection|worker/(registration|install-prompt|follow-presses))',
  'app/(routes/(lazy-page|router)|Root|ConnectionBanner|worker/useWhenIdle)',
];
const baseIcons = ['ArrowDown', 'Briefcase2', 'Check', 'Quote', 'Search', 'PlayerPlayFilled'];
const baseRules = ['lists/lists', 'lists/counted', 'common-texts'];
const basePackages = ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'];
const base = new RegExp(
  [
    `/web/src/(${baseModules.join('|')})\\.`,
    `/schema/rules/(${baseRules.join('|')})\\.ts`,
    `/node_modules/(${basePackages.join('|')})/`,
    '/@mantine/hooks/.*/use-debounced-value\\.',
    `/@tabler/.*/Icon(${baseIcons.join('|')})\\.`,
  ].join('|'),
);
const isBase = (id: string): boolean => base.test(id);

/**
 * The shell, and all of Mantine's style sheets that are no part of the above. They stand in a
 * cascade layer, and where a sheet with a layer arrives late, the browser looks at all fonts again
 * and lays the whole page out anew: 140 ms on a slow phone, for each sheet.
 */
const app = /\/app\/(DataLayout|shell\/Shell)\.tsx$|\/@mantine\/.*\.layer\.css$/;
const isApp = (id: string): boolean => app.test(id);

/** What browsers have to know. */
const target = 'es2022';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Writes the first screens into index.html: a phone shows them before the code has arrived. And the
 * first requests, for theme.js.
 */
const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const server = await createServer({
        configFile: false,
        root: import.meta.dirname,
        plugins: [react()],
        resolve,
        appType: 'custom',
        logLevel: 'warn',
        server: { middlewareMode: true, ws: false },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const { firstScreens, pageShapes, drawnPages, firstRequests } = (await server.ssrLoadModule(
          '/src/app/first-screen/prerender.tsx',
        )) as {
          firstScreens: () => Record<string, string>;
          pageShapes: () => string;
          drawnPages: () => string;
          firstRequests: () => Promise<Record<string, string>>;
        };
        const screens = Object.entries(firstScreens()).map(
          ([name, screen]) => `<div data-first-paint="${name}">${screen}</div>`,
        );
        const requests = Object.entries(await firstRequests()).map(
          ([name, request]) => `data-request-${name}="${escapeAttribute(request)}"`,
        );
        return html
          .replace('<!--first-paint-->', () => `${screens.join('')}${pageShapes()}`)
          .replace(themeTag, (tag) => `${tag} ${drawnPages()} ${requests.join(' ')}`);
      } finally {
        await server.close();
      }
    },
  },
});

/**
 * Compresses every text file once, here, instead of at each request; after all other plugins have
 * changed it.
 */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle)
      .filter((name) => /\.(js|css|svg)$/.test(name))
      .map((name) => join(dir, name));
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
      }),
    );
  },
});

/** What most people open, and what every page of somebody signed in loads once it is drawn. */
const fewFiles = {
  ...Object.fromEntries(weighedPages.map((page) => [page, page.replace('Page', '')])),
  ...Object.fromEntries(
    ['WorkerNotices', 'OpenOutbox', 'waiting', 'calls'].map((name) => [name, 'Soon']),
  ),
};

/** What checks a form as the server does: whoever only reads needs none of it. */
const validation = /\/node_modules\/zod\//;

/** How the app is bundled, whatever else is made of it. */
export const bundling = {
  root: import.meta.dirname,
  plugins: [splitExports(), react()],
  // RxJS is written for old browsers otherwise: classes as functions, and what they are made with.
  resolve: { ...resolve, conditions: [...defaultClientConditions, 'es2015'] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target,
    modulePreload: { polyfill: false },
    // No data: addresses in style sheets and pages: the content security policy does not allow
    // them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id, external) => external || hasSideEffects(id) },
      // What every page needs is one file, not twenty: on a phone each file is a round trip.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: isBase, priority: 1003 },
            {
              name: 'landing',
              test: /\/features\/landing\/pages\/LandingPage\.tsx$/,
              priority: 1002,
            },
            { name: 'app', test: isApp, priority: 1001 },
            // The feed in one file; other pages take what they share with it from there.
            { name: 'feed', test: /\/features\/posts\/pages\/FeedPage\.tsx$/, priority: 1000 },
          ],
        },
      },
    },
  },
} satisfies UserConfig;

export default defineConfig({
  root: bundling.root,
  plugins: [
    ...bundling.plugins,
    fileGroups(fewFiles, validation, bundling),
    themeInPage(target),
    preloadFirstCode(),
    firstPaint(),
    appIcons(),
    compressed(),
    pageWeights(),
    serviceWorker(),
  ],
  resolve: bundling.resolve,
  build: bundling.build,
  // Without the playground, whose editor has workers of its own.
  optimizeDeps: { entries: ['index.html', 'src/**/pages/*.tsx'] },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': api,
      '/files': api,
      '/manifest.webmanifest': api,
      '/college.json': api,
      '/backups/': api,
      '/restore.json': api,
      '/logos.json': api,
      '/logos/': api,
      '/college-logo/': api,
      '/socket.io': { target: api, ws: true },
    },
  },
});
