import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './bundle-files.ts';

/** What stands around a page, by its first screen. */
const around = { nothing: ['main'], shell: ['main', 'DataLayout', 'Shell'] } as const;

/** The pages that most people open, with what stands around them. */
const weighed: Record<string, keyof typeof around> = {
  LandingPage: 'nothing',
  FeedPage: 'shell',
  PostPage: 'shell',
  AddPostPage: 'shell',
  ProfilePage: 'shell',
  JobOpeningsPage: 'shell',
  CompanyPage: 'shell',
  ChatPage: 'shell',
  NotificationsPage: 'shell',
  SettingsPage: 'shell',
  JobPage: 'shell',
  SignInPage: 'nothing',
  SignUpPage: 'nothing',
};

/** The names of their components. */
export const weighedPages = Object.keys(weighed);

/** Whether it is a style sheet with a cascade layer. */
const isLayered = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
  file.type === 'asset' && file.fileName.endsWith('.css') && String(file.source).includes('@layer');

/**
 * Notes what a browser has to fetch before it can draw the most opened pages, in bytes as they are
 * sent: `scripts/page-weights.mjs` holds it against docs/page-weights.md.
 */
export const pageWeights = (): Plugin => ({
  name: 'page-weights',
  apply: 'build',
  writeBundle: {
    // After the files were compressed.
    order: 'post',
    sequential: true,
    handler({ dir = '' }, bundle) {
      const bytes = (files: string[], ending: string): number =>
        files
          .filter((file) => file.endsWith(ending))
          .reduce((sum, file) => sum + statSync(join(dir, `${file}.br`)).size, 0);
      const [landing = '', ...besides] = filesOf(['LandingPage'], bundle);
      // index.html names its style sheets for every page: see preloadFirstCode.
      const always = besides.filter((file) => file.endsWith('.css'));
      // Other pages take from the feed's file what they share with it.
      if (filesOf([...around.shell, 'FeedPage'], bundle).includes(landing))
        throw new Error('The feed needs the landing page: name what they share in `baseModules`.');
      const early = new Set([...filesOf(around.shell, bundle), ...besides]);
      for (const file of Object.values(bundle))
        if (isLayered(file) && !early.has(file.fileName))
          throw new Error(`${file.fileName} has a layer and arrives late: see \`isApp\`.`);
      const pages = Object.entries(weighed).map(([page, frame]) => {
        const files = filesOf([...around[frame], page], bundle);
        const styles = [...new Set([...files, ...always])];
        return { page, scripts: bytes(files, '.js'), styles: bytes(styles, '.css') };
      });
      writeFileSync(join(dir, '../page-weights.json'), JSON.stringify(pages));
    },
  },
});
