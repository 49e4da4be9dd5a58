import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * The pages of members that most people open: the worker stores their code once the first page has
 * all that it needs. What a page loads later by itself is listed like a page.
 */
const storedPages = [
  'FeedPage',
  'PostPage',
  'AddPostPage',
  'CareerPathPage',
  'ProfilePage',
  'JobOpeningsPage',
  'JobPage',
  'CompaniesPage',
  'CompanyPage',
  'QuestionBankPage',
  'ChatPage',
  'BookmarksPage',
  'ConnectionsPage',
  'NotificationsPage',
  'SettingsPage',
  'NotFoundPage',
];

/** @returns the files that those modules need, style sheets included */
function filesOf(names: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    chunk.imports.forEach(take);
  };
  const isAsked = (id: string): boolean => names.some((name) => id.endsWith(`/${name}.tsx`));
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.some(isAsked)) take(file.fileName);
  return [...files].map((file) => `/${file}`).sort();
}

/**
 * Builds the service worker beside the app, as one script: it has to be told which files the app
 * consists of.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    await build({
      configFile: false,
      root: import.meta.dirname,
      publicDir: false,
      logLevel: 'warn',
      resolve: { alias: { '@schema': join(import.meta.dirname, '../../schema') } },
      define: {
        'process.env.NODE_ENV': '"production"',
        pageCode: JSON.stringify(filesOf(storedPages, bundle)),
      },
      build: {
        outDir: dir,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: join(import.meta.dirname, 'worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    });
  },
});
