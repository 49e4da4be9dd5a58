import { persisted } from '@/core/persisted';
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
  persisted<OpenCall>(`call:${viewerId}:open`, {
    parse: parseOpenCall,
    area: 'tab',
  });

/** The call that this tab is in: a page that is loaded again finds out what it broke off. */
export const openCall = {
  note(viewerId: string, state: CallState): void {
    const kept = openCallOf(viewerId);
    if (state.phase === 'ringing' || state.phase === 'answering' || state.phase === 'inCall') {
      const { conversationId, callId, isOwn, person } = state;
      kept.write({ conversationId, callId, isOwn, person });
    } else if (state.phase !== 'calling' && state.phase !== 'incoming') kept.remove();
  },
  /** Whether there was one when the page was loaded. */
  read: (viewerId: string): OpenCall | null => openCallOf(viewerId).read(),
};
