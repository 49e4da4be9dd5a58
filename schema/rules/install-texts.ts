import { pagePaths } from './page-paths.ts';
import { pages } from './pages.ts';

/** The product as an app on a phone. */
export const installTexts = {
  title: 'Keep it on your home screen',
  /** What one gets by it. */
  text: 'It opens at once, like an app.',
  install: 'Install',
  notNow: 'Not now',
  /** Where the browser lets nobody do it but the person. */
  ios: 'Press Share, then “Add to Home Screen”.',
  /** In the settings. */
  installed: 'You have it on this device as an app.',
  unavailable: 'Your browser has it in its menu, as “Install app” or “Add to Home screen”.',
} as const;

/** A new version waits for its person. */
export const updateTexts = {
  text: 'A new version is here.',
  reload: 'Reload',
  later: 'Later',
} as const;

const icon = (name: string, pixels: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [icon('icon-192', 192, 'any')],
});

/** The web app manifest: what systems show of the product once it is installed. */
export const appManifest = (collegeName: string, shortName: string) => ({
  id: pagePaths.feed,
  name: `Experiencia · ${collegeName}`,
  short_name: shortName || 'Experiencia',
  description: `Interview experiences, answers and people of ${collegeName}.`,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: pagePaths.feed,
  scope: '/',
  display: 'standalone',
  // Of the light theme; pages of the dark one say theirs.
  theme_color: '#504cce',
  background_color: '#f7f8fb',
  categories: ['education', 'social'],
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-512', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut(pages.chats.title, pagePaths.chats),
    shortcut('Write an experience', pagePaths.addPost),
    shortcut(pages.jobs.title, pagePaths.jobs),
    shortcut(pages.questionBank.title, pagePaths.questionBank),
  ],
});
