import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { filesOf } from '../build/bundle-files.ts';

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
  'SharePage',
  'BookmarksPage',
  'ConnectionsPage',
  'NotificationsPage',
  'SettingsPage',
  'NotFoundPage',
];
/** Code that is loaded when the line is lost, and by the page of what was shared. */
const storedParts = [
  'PageAge',
  'WaitingNotice',
  'ConversationPicker',
  'offline/kept-answers.ts',
  'idb-keyval/dist/index.js',
];

/**
 * Writes the service worker into a folder, as one script.
 * @param pageCode addresses of the code that it stores once the first page has all that it needs
 */
export async function buildWorker(outDir: string, pageCode: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@schema': join(import.meta.dirname, '../../schema') } },
    define: {
      'process.env.NODE_ENV': '"production"',
      pageCode: JSON.stringify(pageCode),
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Builds the service worker beside the app: it has to be told which files the app consists of. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = filesOf([...storedPages, ...storedParts], bundle);
    await buildWorker(dir, files.map((file) => `/${file}`).sort());
  },
});
