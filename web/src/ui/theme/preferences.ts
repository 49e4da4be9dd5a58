import {
  type Contrast,
  contrasts,
  defaultSettings,
  type Motion,
  motions,
  type TextSize,
  type Theme,
  textSizes,
  themes,
} from '@schema/rules/settings/settings-texts';
import { useSyncExternalStore } from 'react';

/**
 * How the product looks on this device. `theme.js` applies the same before the first paint:
 * a change here is one there.
 */
export type Preferences = {
  theme: Theme;
  contrast: Contrast;
  textSize: TextSize;
  motion: Motion;
};

export const preferencesKey = 'experiencia.look';
const choices = {
  theme: themes,
  contrast: contrasts,
  textSize: textSizes,
  motion: motions,
} satisfies { [Name in keyof Preferences]: readonly Preferences[Name][] };
const defaults: Preferences = {
  theme: defaultSettings.theme,
  contrast: defaultSettings.contrast,
  textSize: defaultSettings.textSize,
  motion: defaultSettings.motion,
};
const queries = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(prefers-reduced-motion: reduce)',
];

const listeners = new Set<() => void>();
let current = read();

/** What is stored, as far as it is one of the choices. */
function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
    const known = Object.entries(stored ?? {}).filter(
      ([name, value]) =>
        name in choices &&
        choices[name as keyof Preferences].some((choice) => choice === (value as unknown)),
    );
    return { ...defaults, ...(Object.fromEntries(known) as Partial<Preferences>) };
  } catch {
    return defaults; // The storage is shut off, or holds something else.
  }
}

const matches = (query: string): boolean =>
  typeof window !== 'undefined' &&
  typeof window.matchMedia === 'function' &&
  window.matchMedia(query).matches;

/**
 * Whether these preferences make the product dark; where they leave it open, the device decides.
 */
export const isDark = ({ theme }: Preferences): boolean =>
  theme === 'system' ? matches('(prefers-color-scheme: dark)') : theme === 'dark';
const isHighContrast = ({ contrast }: Preferences): boolean =>
  contrast === 'system' ? matches('(prefers-contrast: more)') : contrast === 'high';
/** Whether nothing moves by itself: by choice, or as the system asks. */
const isStill = ({ motion }: Preferences): boolean =>
  motion === 'reduced' || matches('(prefers-reduced-motion: reduce)');

/** Writes only what is another: the browser need not look at styles for what stands there. */
function mark(name: 'mantineColorScheme' | 'contrast' | 'textSize' | 'motion', value: string) {
  const { dataset } = document.documentElement;
  if (dataset[name] !== value) dataset[name] = value;
}

function apply(): void {
  mark('mantineColorScheme', isDark(current) ? 'dark' : 'light');
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = bar.dataset[isDark(current) ? 'dark' : 'light'] ?? bar.content;
  mark('contrast', isHighContrast(current) ? 'high' : 'normal');
  mark('textSize', current.textSize);
  mark('motion', isStill(current) ? 'reduced' : 'normal');
}

function announce(): void {
  current = { ...current };
  apply();
  for (const listener of listeners) listener();
}

const isNews = (change: Partial<Preferences>): boolean =>
  Object.entries(change).some(([name, value]) => current[name as keyof Preferences] !== value);

/**
 * Changes some preferences, at once and for this device. What is chosen already draws nothing anew.
 */
export function setPreferences(change: Partial<Preferences>): void {
  const changes = isNews(change);
  if (changes) current = { ...current, ...change };
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(current));
  } catch {
    // Not stored for the next visit, but applied now.
  }
  if (changes) announce();
  else apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Applies the preferences, and again whenever the system or another tab changes them.
 * @returns a function that ends it
 */
export function followPreferences(): () => void {
  const media =
    typeof window.matchMedia === 'function' ? queries.map((query) => window.matchMedia(query)) : [];
  const onStorage = (event: StorageEvent) => {
    if (event.key !== preferencesKey) return;
    current = read();
    announce();
  };
  apply();
  media.forEach((list) => list.addEventListener('change', announce));
  window.addEventListener('storage', onStorage);
  return () => {
    media.forEach((list) => list.removeEventListener('change', announce));
    window.removeEventListener('storage', onStorage);
  };
}

/** The preferences of this device, as they are now. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => defaults,
  );

/** Whether the person asked for less motion, here or of the system. */
export const useReducedMotion = (): boolean => isStill(usePreferences());
