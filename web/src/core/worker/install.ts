import { useStore } from '@/ui';
import { parseText, sharedStore } from '../drafts/persisted.ts';
import { fieldsOf } from '../is-record.ts';
import { installPrompt } from './install-prompt.ts';

/** On how many days somebody came before it is offered: who comes once has no use for it. */
const daysBefore = 3;

type Visits = { days: number; last: string };
const parseVisits = (stored: unknown): Visits | undefined => {
  const { days, last } = fieldsOf(stored);
  return typeof days === 'number' && typeof last === 'string' ? { days, last } : undefined;
};
const visits = sharedStore('install.visits', { parse: parseVisits });
/** What was answered: it is asked once. */
const answer = sharedStore('install.answer', { parse: parseText });

/** Counts this day. */
export function noteVisit(now: Date): void {
  const today = now.toDateString();
  const { days, last } = visits.read() ?? { days: 0, last: '' };
  if (last !== today) visits.write({ days: days + 1, last: today });
}

/** Whether it may be offered on this device by now. */
export const isTimeToOffer = (): boolean =>
  answer.read() === null && (visits.read()?.days ?? 0) >= daysBefore;

/** It is not offered again. */
export const noteAnswer = (given: 'installed' | 'notNow'): boolean => answer.write(given);

/** Whether this page is the installed app. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Safari on iOS: only the person can install it there, by its menu. */
export const isIos = (): boolean => 'standalone' in navigator;

/** How it is installed here: by the browser's offer, by hand on iOS, or in no way known. */
export function useInstallWay(): 'prompt' | 'ios' | 'installed' | null {
  const prompt = useStore(installPrompt);
  if (isInstalled()) return 'installed';
  if (prompt) return 'prompt';
  return isIos() ? 'ios' : null;
}

/** Lets the browser ask. Each of its offers can be used once. */
export async function install(): Promise<void> {
  const prompt = installPrompt.get();
  if (!prompt) return;
  installPrompt.set(null);
  const { outcome } = await prompt.prompt();
  noteAnswer(outcome === 'accepted' ? 'installed' : 'notNow');
}
