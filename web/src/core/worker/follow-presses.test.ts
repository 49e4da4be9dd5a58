import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPresses, hearPresses } from './follow-presses';

const worker = new EventTarget();
const answered = vi.fn();
/** The worker asks this page to open something, and waits so long for an answer. */
const press = (open: string, waitsMs = 700, at = worker) =>
  at.dispatchEvent(
    Object.assign(new Event('message'), {
      data: { open, until: Date.now() + waitsMs },
      ports: [{ postMessage: answered }],
    }),
  );
const assign = vi.fn();
let isHeard = false;

beforeEach(() => {
  vi.useFakeTimers();
  answered.mockReset();
  assign.mockReset();
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('location', { assign });
  if (!isHeard) hearPresses();
  isHeard = true;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press while the page loads is answered at once, and opened once the page can', () => {
  press('/chat/1');
  expect(answered).toHaveBeenCalledTimes(1);
  const open = vi.fn();
  const end = followPresses(open);
  expect(open.mock.calls).toEqual([['/chat/1']]);
  press('/chat/2');
  expect(open.mock.calls).toEqual([['/chat/1'], ['/chat/2']]);
  vi.runAllTimers();
  expect(assign).not.toHaveBeenCalled();
  end();
});

test('a page that cannot be drawn is loaded anew, where the press leads', () => {
  press('/chat/3');
  vi.advanceTimersByTime(5000);
  expect(assign.mock.calls).toEqual([['/chat/3']]);
});

test('a press that is heard of too late is no longer this page’s', () => {
  const open = vi.fn();
  const end = followPresses(open);
  press('/chat/4', -1);
  expect(answered).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
  end();
});

describe('while the code is on its way', () => {
  const theme = readFileSync(join(import.meta.dirname, '../../../theme.js'), 'utf8');

  /** A page of which nothing but its first script is there, and its code, once that comes. */
  async function aPage() {
    const early = Object.assign(new EventTarget(), { startMessages: vi.fn() });
    vi.stubGlobal('navigator', { serviceWorker: early });
    vi.stubGlobal('location', { assign, pathname: '/about', search: '' });
    new Function(theme)();
    // Else browsers hand out what the worker says after the last script of the page alone.
    expect(early.startMessages).toHaveBeenCalledTimes(1);
    vi.resetModules();
    return { early, code: await import('./follow-presses') };
  }

  test('a press is answered at once, and opened once the page can; later ones are the code’s', async () => {
    const { early, code } = await aPage();
    press('/chat/5', 700, early);
    press('/chat/6', 700, early);
    expect(answered).toHaveBeenCalledTimes(2);
    code.hearPresses();
    const open = vi.fn();
    code.followPresses(open);
    expect(open.mock.calls).toEqual([['/chat/6']]);
    press('/chat/7', 700, early);
    expect(answered).toHaveBeenCalledTimes(3);
    expect(open).toHaveBeenLastCalledWith('/chat/7');
    vi.runAllTimers();
    expect(assign).not.toHaveBeenCalled();
  });

  test('that never comes, the page is loaded anew, where the press leads', async () => {
    const { early } = await aPage();
    press('/chat/8', -1, early);
    expect(answered).not.toHaveBeenCalled();
    press('/chat/9', 700, early);
    vi.advanceTimersByTime(5000);
    expect(assign.mock.calls).toEqual([['/chat/9']]);
  });
});
