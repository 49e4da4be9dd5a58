import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { createServer, defineConfig, type Plugin } from 'vite';

const api = process.env.API_URL ?? 'http://localhost:4000';

const resolve = { alias: { '@schema': `${import.meta.dirname}/../schema`, '@': `${import.meta.dirname}/src` } };

/** Importing a module of ours does nothing but define things, save the entry and style sheets: what a page does not use stays out of it. */
const hasSideEffects = (id: string): boolean => !/\/web\/src\/(?!app\/(main|auth|test-setup))[^?]*\.tsx?$/.test(id);

const base = /\/web\/src\/(ui\/(Avatar|Button|Card|Chip|CompanyLogo|LinkButton|Logo|TextField|VisuallyHidden|IconButton|cx|fields|tint|theme|tips|toasts|notify|preferences|use)|core\/(auth|site|Brand)|app\/(page|Root|router)\b)|\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//i;
const isBase = (id: string): boolean => base.test(id);

/** Tells theme.js which files the landing page is made of, so that they come beside the entry and not after it. */
const landingFirst = (): Plugin => ({
  name: 'landing-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = new Set<string>();
      const take = (name: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || files.has(name) || html.includes(name)) return;
        files.add(name);
        for (const css of chunk.viteMetadata?.importedCss ?? []) if (!html.includes(css)) files.add(css);
        chunk.imports.forEach(take);
      };
      Object.values(bundle).forEach((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/LandingPage.tsx') && take(file.fileName));
      const [styles, scripts] = [[...files].filter((file) => file.endsWith('.css')), [...files].filter((file) => file.endsWith('.js'))];
      return html
        .replace('src="/theme.js"', `src="/theme.js" data-landing="${scripts.map((file) => `/${file}`).join(' ')}"`)
        // The first screen stands in the page (below): its style sheet must be there before it is drawn.
        .replace('</head>', `${styles.map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n`).join('')}  </head>`);
    },
  },
});

/** Writes the landing page's first screen into index.html: a phone shows it before the code is there. */
const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const server = await createServer({ configFile: false, root: import.meta.dirname, plugins: [react()], resolve, appType: 'custom', logLevel: 'warn', server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true } });
      try {
        const { landingTop } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as { landingTop: () => string };
        return html.replace('<!--first-paint-->', () => `<div data-first-paint>${landingTop()}</div>`);
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
    const files = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => join(dir, name));
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
  plugins: [react(), landingFirst(), firstPaint(), compressed()],
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
      output: { codeSplitting: { groups: [{ name: 'base', test: isBase, priority: 1 }] } },
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
