import type { CollegeIcon } from '../college/college-logo.ts';
import { pagePaths } from '../pages/page-paths.ts';
import { pages } from '../pages/pages.ts';

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

/** The colour where the college has picked none: of the light theme. */
export const productAccent = '#504cce';

type ManifestIcon = Exclude<CollegeIcon, 'mail-96'>;
/** Where an icon of the college is; null: the product's stands there. */
type OwnIcon = (name: ManifestIcon) => string | null;

/** Where an icon of the app is. */
const appIconPath = (name: ManifestIcon, own: OwnIcon): string => own(name) ?? `/icons/${name}.png`;

const icon = (own: OwnIcon, name: ManifestIcon, pixels: number, purpose: 'any' | 'maskable') => ({
  src: appIconPath(name, own),
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
});

const shortcut = (own: OwnIcon, name: string, url: string) => ({
  name,
  url,
  icons: [icon(own, 'icon-192', 192, 'any')],
});

/**
 * The web app manifest: what systems show of the product once it is installed.
 * @param own where an icon is that the college has of its own
 */
export const appManifest = (collegeName: string, shortName: string, own: OwnIcon) => ({
  id: pagePaths.feed,
  name: `Experiencia · ${collegeName}`,
  short_name: shortName || 'Experiencia',
  description: `Interview experiences, answers and people of ${collegeName}.`,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: pagePaths.feed,
  scope: '/',
  display: 'standalone',
  // Pages of the dark theme say theirs.
  theme_color: productAccent,
  background_color: '#f7f8fb',
  categories: ['education', 'social'],
  icons: [
    icon(own, 'icon-192', 192, 'any'),
    icon(own, 'icon-512', 512, 'any'),
    icon(own, 'maskable-512', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut(own, pages.chats.title, pagePaths.chats),
    shortcut(own, 'Write an experience', pagePaths.addPost),
    shortcut(own, pages.jobs.title, pagePaths.jobs),
    shortcut(own, pages.questionBank.title, pagePaths.questionBank),
  ],
});
