import { personalStore } from '@/core/drafts/persisted';
import type { CallPlace, CallState } from '../state/call-state';

export type OpenCall = CallPlace & { callId: string; isOwn: boolean };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What an earlier page of this tab wrote; undefined for anything else. */
function parseOpenCall(value: unknown): OpenCall | undefined {
  if (!isRecord(value) || !isRecord(value['person'])) return undefined;
  const { conversationId, callId, isOwn } = value;
  const { id, fullName, profilePic } = value['person'];
  if (typeof conversationId !== 'string' || typeof callId !== 'string') return undefined;
  if (typeof id !== 'string' || typeof fullName !== 'string') return undefined;
  const picture = typeof profilePic === 'string' ? profilePic : null;
  return {
    conversationId,
    callId,
    isOwn: isOwn === true,
    person: { id, fullName, profilePic: picture },
  };
}

const openCallOf = (viewerId: string) =>
  personalStore(
    { kind: 'call', of: viewerId, name: 'open' },
    { parse: parseOpenCall, area: 'tab' },
  );

/** How long a page that is loaded again waits for the one before it to be gone. */
const waitMs = 1000;
const lockName = (callId: string): string => `a tab is in the call ${callId}`;
/** Pages without https have no locks: nor have they microphones. */
const browserLocks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** The lock of the call that this page is in: browsers let it go with the page. */
let held: { callId: string; release: AbortController } | null = null;

function hold(callId: string | null): void {
  if (held?.callId === callId) return;
  held?.release.abort();
  held = null;
  if (callId === null) return;
  const release = new AbortController();
  held = { callId, release };
  const { signal } = release;
  const untilReleased = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
  void browserLocks()
    ?.request(lockName(callId), { signal }, untilReleased)
    .catch(() => undefined);
}

/** Whether no tab is in a call any more, as far as this browser knows. */
async function isLeft(callId: string): Promise<boolean> {
  const locks = browserLocks();
  if (!locks) return true;
  const signal = AbortSignal.timeout(waitMs);
  return locks.request(lockName(callId), { signal }, () => true).catch(() => false);
}

/** The call that this tab is in: a page that is loaded again finds out what it broke off. */
export const openCall = {
  note(viewerId: string, state: CallState): void {
    const kept = openCallOf(viewerId);
    if (state.phase === 'ringing' || state.phase === 'answering' || state.phase === 'inCall') {
      const { conversationId, callId, isOwn, person } = state;
      kept.write({ conversationId, callId, isOwn, person });
      hold(callId);
    } else if (state.phase !== 'calling' && state.phase !== 'incoming') {
      kept.remove();
      hold(null);
    }
  },
  /**
   * The call that was broken off when the page was loaded again; null without one. A tab that was
   * duplicated has a copy of what the other noted: that one's call goes on.
   */
  async takeBroken(viewerId: string): Promise<OpenCall | null> {
    const kept = openCallOf(viewerId);
    const found = kept.read();
    if (!found) return null;
    if (await isLeft(found.callId)) return found;
    kept.remove();
    return null;
  },
};
