import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { createServer, defineConfig, type Plugin } from 'vite';

const api = process.env.API_URL ?? 'http://localhost:4000';

const resolve = {
  alias: { '@schema': `${import.meta.dirname}/../schema`, '@': `${import.meta.dirname}/src` },
};

/** Importing a module of ours does nothing but define things, save the entry and style sheets: what a page does not use stays out of it. */
const hasSideEffects = (id: string): boolean =>
  !/\/web\/src\/(?!app\/(main|auth|test-setup))[^?]*\.tsx?$/.test(id);

const base =
  /\/web\/src\/(ui\/(UiProvider|Avatar|Button|Card|Chip|CompanyLogo|LinkButton|Logo|TextField|VisuallyHidden|IconButton|cx|fields|height-token|tint|theme|tips|toasts|notify|preferences|use)|core\/(auth|connection|site|Brand)|app\/(page|Root|LineBanner|router)\b)|\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//i;
const isBase = (id: string): boolean => base.test(id);

/** What theme.js asks for at once, by the name of the first screen or of the page. */
const firstCode = {
  landing: ['LandingPage'],
  app: ['DataLayout', 'Shell'],
  feed: ['FeedPage'],
  post: ['PostPage'],
};

/** Tells theme.js which files the first screens and the most opened pages are made of, so that they come beside the entry and not after it. */
const codeFirst = (): Plugin => ({
  name: 'code-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const filesOf = (modules: string[]): string[] => {
        const files = new Set<string>();
        const take = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || files.has(name) || html.includes(name)) return;
          files.add(name);
          for (const css of chunk.viteMetadata?.importedCss ?? [])
            if (!html.includes(css)) files.add(css);
          chunk.imports.forEach(take);
        };
        Object.values(bundle).forEach((file) => {
          if (
            file.type === 'chunk' &&
            file.moduleIds.some((id) => modules.some((name) => id.endsWith(`/${name}.tsx`)))
          )
            take(file.fileName);
        });
        return [...files];
      };
      const lists = Object.entries(firstCode).map(([name, modules]) => [
        name,
        filesOf(modules)
          .map((file) => `/${file}`)
          .join(' '),
      ]);
      // The landing page's first screen stands in the page (below): its style sheet must be there before it is drawn.
      const styles = filesOf(firstCode.landing).filter((file) => file.endsWith('.css'));
      return html
        .replace(
          'src="/theme.js"',
          `src="/theme.js" ${lists.map(([name, files]) => `data-code-${name}="${files}"`).join(' ')}`,
        )
        .replace(
          '</head>',
          `${styles.map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n`).join('')}  </head>`,
        );
    },
  },
});

/** Writes first screens into index.html: a phone shows them before the code is there. */
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
        const { firstScreens } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as {
          firstScreens: () => Record<string, string>;
        };
        const screens = Object.entries(firstScreens()).map(
          ([name, screen]) => `<div data-first-paint="${name}">${screen}</div>`,
        );
        return html.replace('<!--first-paint-->', () => screens.join(''));
      } finally {
        await server.close();
      }
    },
  },
});

/** Brotli and gzip of every text file, made once here instead of at each request; from what was written, when nothing changes it any more. */
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), codeFirst(), firstPaint(), compressed()],
  resolve,
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // No data: addresses in style sheets and pages, so that the content policy can do without them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id, external) => external || hasSideEffects(id) },
      // What every page begins with is one file, not twenty: on a phone each file is a journey.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: isBase, priority: 3 },
            // What landing page and shell share goes with the landing page, which is the smaller.
            { name: 'landing', test: /\/features\/landing\/pages\/LandingPage\.tsx$/, priority: 2 },
            { name: 'app', test: /\/app\/(DataLayout|shell\/Shell)\.tsx$/, priority: 1 },
            // Home in one piece; what other pages share with it they take from there.
            { name: 'feed', test: /\/features\/posts\/pages\/FeedPage\.tsx$/ },
          ],
        },
      },
    },
  },
  // Not the playground beside it, whose editor brings workers of its own.
  optimizeDeps: { entries: ['index.html', 'src/**/pages/*.tsx'] },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': api,
      '/files': api,
      '/socket.io': { target: api, ws: true },
    },
  },
});
