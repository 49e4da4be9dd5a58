import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { install, isTimeToOffer, noteAnswer, noteVisit } from './install';
import { type InstallPrompt, installPrompt, keepInstallPrompt } from './install-prompt';

beforeEach(() => localStorage.clear());
afterEach(() => installPrompt.set(null));

const come = (...days: number[]) => days.forEach((day) => noteVisit(new Date(2026, 10, day)));

test('is offered from the third day on, and never again after an answer', () => {
  come(1, 1, 1);
  expect(isTimeToOffer()).toBe(false);
  come(2, 5);
  expect(isTimeToOffer()).toBe(true);
  noteAnswer('notNow');
  come(6, 7);
  expect(isTimeToOffer()).toBe(false);
});

test('the offer of the browser waits for a press, and is used once', async () => {
  come(1, 2, 3);
  keepInstallPrompt();
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'dismissed' as const }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(installPrompt.get()).toBe(event satisfies InstallPrompt);
  expect(prompt).not.toHaveBeenCalled();
  await install();
  await install();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(isTimeToOffer()).toBe(false);
});
