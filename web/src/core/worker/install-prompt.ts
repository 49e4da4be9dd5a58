import { createStore } from '@/ui';

/** What browsers hand out where the product can be installed by a press. */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** The browser's offer, until it is used; null where it makes none. */
export const installPrompt = createStore<InstallPrompt | null>(null);

/** Keeps the browser's offer for a moment that makes sense to the person. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(null));
}
