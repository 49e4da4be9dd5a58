import { useSyncExternalStore } from 'react';

/**
 * How the product looks on this device. `public/theme.js` applies the same before the first paint:
 * a change here is one there.
 */
export type Preferences = {
  scheme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'normal' | 'high';
  textSize: 'small' | 'normal' | 'large' | 'largest';
};

export const preferencesKey = 'experiencia.look';
const defaults: Preferences = { scheme: 'auto', contrast: 'auto', textSize: 'normal' };
const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

const listeners = new Set<() => void>();
let current = read();

function read(): Preferences {
  try {
    return {
      ...defaults,
      ...(JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as Partial<Preferences>),
    };
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
export const isDark = ({ scheme }: Preferences): boolean =>
  scheme === 'auto' ? matches('(prefers-color-scheme: dark)') : scheme === 'dark';
const isHighContrast = ({ contrast }: Preferences): boolean =>
  contrast === 'auto' ? matches('(prefers-contrast: more)') : contrast === 'high';

function apply(): void {
  const root = document.documentElement;
  root.dataset.mantineColorScheme = isDark(current) ? 'dark' : 'light';
  root.dataset.contrast = isHighContrast(current) ? 'high' : 'normal';
  root.dataset.textSize = current.textSize;
}

function announce(): void {
  current = { ...current };
  apply();
  for (const listener of listeners) listener();
}

/** Changes some preferences, at once and for this device. */
export function setPreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(current));
  } catch {
    // Not stored for the next visit, but applied now.
  }
  announce();
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
