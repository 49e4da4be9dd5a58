import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';
import { shellPaths } from '../../schema/rules/pages/pages.ts';
import { filesOf } from './bundle-files.ts';

/**
 * The pages whose code theme.js requests at once, by the name of the first screen or of the first
 * part of their address: those that most people open, also from a mail or a notification.
 */
const firstCode = {
  landing: ['LandingPage'],
  app: ['DataLayout', 'Shell'],
  feed: ['FeedPage'],
  post: ['PostPage'],
  company: ['CompanyPage'],
  chat: ['ChatPage'],
  'job-openings': ['JobOpeningsPage'],
};

/** The font of nearly all text. */
const textFont = /\/text-font.*\.woff2$/;

/** Where index.html has theme.js. */
export const themeTag = '<script data-theme';

/**
 * Writes theme.js into index.html: whatever it asks for leaves with the page, not a round trip
 * later. The server allows its text in the content security policy.
 * @param target what browsers have to know
 */
export const themeInPage = (target: string): Plugin => ({
  name: 'theme-in-page',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const file = join(import.meta.dirname, '..', 'theme.js');
      const { code } = await minify(file, await readFile(file, 'utf8'), {
        compress: { target },
      });
      return html.replace(`${themeTag}></script>`, () => `${themeTag}>${code.trim()}</script>`);
    },
  },
});

/**
 * Tells theme.js which pages are inside the shell, and which files the first screens and the most
 * opened pages consist of: the browser loads them beside the entry, not after it.
 */
export const preloadFirstCode = (): Plugin => ({
  name: 'preload-first-code',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const filesIn = (names: string[]) => filesOf(names, bundle, (file) => html.includes(file));
      const lists = Object.entries(firstCode).map(([name, modules]) => {
        const files = filesIn(modules).map((file) => `/${file}`);
        return `data-code-${name}="${files.join(' ')}"`;
      });
      const inShell = new Set(shellPaths.map((path) => path.split('/')[1]));
      // index.html contains the landing page's first screen (below): the browser needs its style
      // sheet before it draws it. It stands behind that of every page on all of them, for the order
      // of style sheets decides between their rules.
      const styles = filesIn(firstCode.landing)
        .filter((file) => file.endsWith('.css'))
        .map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n`);
      // What any page is seen with is asked for before what theme.js asks for. The style sheets
      // themselves stand behind it: it would wait for them.
      const sheets = `${html}${styles.join('')}`.matchAll(/rel="stylesheet"[^>]*href="([^"]+)"/g);
      const seenWith = [
        ...Array.from(sheets, ([, href = '']) => `as="style" crossorigin href="${href}"`),
        ...Object.keys(bundle)
          .filter((file) => textFont.test(file))
          .map((file) => `as="font" type="font/woff2" crossorigin href="/${file}"`),
      ].map((link) => `<link rel="preload" ${link}>\n    `);
      return html
        .replace(
          themeTag,
          `${seenWith.join('')}${themeTag} data-shell="${[...inShell].join(' ')}" ${lists.join(' ')}`,
        )
        .replace('</head>', `${styles.join('')}  </head>`);
    },
  },
});
