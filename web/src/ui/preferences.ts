import { useSyncExternalStore } from 'react';

/** How the product looks on this device. `public/theme.js` applies the same before the first paint: keep the two alike. */
export type Preferences = {
  scheme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'normal' | 'high';
  textSize: 'small' | 'normal' | 'large' | 'largest';
};

export const preferencesKey = 'experiencia.look';
const unset: Preferences = { scheme: 'auto', contrast: 'auto', textSize: 'normal' };
const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

const listeners = new Set<() => void>();
let current = read();

function read(): Preferences {
  try {
    return {
      ...unset,
      ...(JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as Partial<Preferences>),
    };
  } catch {
    return unset; // Storage may be shut off, or hold something else: the defaults do.
  }
}

const asks = (query: string): boolean =>
  typeof window !== 'undefined' &&
  typeof window.matchMedia === 'function' &&
  window.matchMedia(query).matches;

/** Whether these preferences come out dark, on a device that is asked where they leave it open. */
export const isDark = ({ scheme }: Preferences): boolean =>
  scheme === 'auto' ? asks('(prefers-color-scheme: dark)') : scheme === 'dark';
const isHighContrast = ({ contrast }: Preferences): boolean =>
  contrast === 'auto' ? asks('(prefers-contrast: more)') : contrast === 'high';

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
    // Not kept for the next visit, but seen now.
  }
  announce();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The system changed its mind, or another tab did. */
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

/** The preferences of this device, followed. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => unset,
  );
