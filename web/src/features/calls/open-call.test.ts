import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '@/testing/sign-in';
import { openCall } from './engine/open-call';
import type { CallState } from './state/call-state';

const person = { id: 'u1', fullName: 'Asha Rao', profilePic: null };
const about = { conversationId: 'c1', person, isOwn: true, isMuted: false, callId: 'k1' };
const talking: CallState = { ...about, phase: 'inCall', since: 1, isLineUp: true };
const idle: CallState = { phase: 'idle' };

/** Locks as the tabs of a browser share them: what is held, and by whom. */
let held = new Set<string>();
const locks = {
  async request(name: string, { signal }: { signal: AbortSignal }, work: () => unknown) {
    while (held.has(name)) {
      if (signal.aborted) throw new DOMException('', 'AbortError');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    held.add(name);
    try {
      return await work();
    } finally {
      held.delete(name);
    }
  },
};

beforeEach(() => {
  signIn('me');
  held = new Set();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    return controller.signal;
  });
});
afterEach(() => {
  openCall.note('me', idle);
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a page that is loaded again finds the call that it broke off', async () => {
  openCall.note('me', talking);
  // Browsers let the locks of a page go with it, in their own time.
  setTimeout(() => held.clear(), 20);
  expect(await openCall.takeBroken('me')).toMatchObject({ callId: 'k1', isOwn: true, person });
});

test('a duplicate of a tab that is in a call leaves it alone, also when it is loaded again', async () => {
  openCall.note('me', talking);
  expect(await openCall.takeBroken('me')).toBeNull();
  held.clear();
  expect(await openCall.takeBroken('me')).toBeNull();
});

test('a call that ended is broken off by nothing', async () => {
  openCall.note('me', talking);
  openCall.note('me', idle);
  await vi.waitFor(() => expect(held.size).toBe(0));
  expect(await openCall.takeBroken('me')).toBeNull();
});
