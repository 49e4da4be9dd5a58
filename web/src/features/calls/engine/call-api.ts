import type { ApolloClient } from '@apollo/client';
import { isQuietAt } from '@schema/rules/settings/quiet-hours';
import { keepalive } from '@/core/data/keepalive';
import {
  mutateCallAnswer,
  mutateCallOffer,
  mutateDeclineCall,
  mutateEndCall,
  mutateIceCandidate,
  mutateKeepCall,
  queryIceServers,
  queryMissedCallSignals,
  queryNotificationSettings,
} from '@/generated/calls';
import {
  type CallFieldsFragment,
  type CallSignalFieldsFragment,
  type IceCandidateInput,
  type IceServersQuery,
} from '@/generated/documents';
import type { CallPlace } from '../state/call-state';

/** Which call is meant. */
type Which = { conversationId: string; callId: string };

/** The name of this tab among the devices of its person, for as long as it is open. */
export const tabId = crypto.randomUUID();

const fetchPolicy = 'no-cache';

/**
 * Whether the viewer wants to hear a call: sounds of chats, and at this hour. Where that can't be
 * asked, they do.
 */
export async function wantsSound(client: ApolloClient): Promise<boolean> {
  const asked = queryNotificationSettings(client, { fetchPolicy: 'cache-first' });
  const answer = await asked.catch(() => null);
  const settings = answer?.data?.notificationSettings;
  if (!settings) return true;
  const { sound, soundChat, quietHours, quietCalls } = settings;
  const mayBeHeard = quietCalls || !quietHours || !isQuietAt(quietHours, new Date());
  return sound && soundChat && mayBeHeard;
}

/** Whom a call is with, for one of the two. */
export function placeOf(call: CallFieldsFragment, viewerId: string): CallPlace {
  const other = call.caller.id === viewerId ? call.callee : call.caller;
  return {
    conversationId: call.conversationId,
    person: { id: other.id, fullName: other.fullName, profilePic: other.profilePic ?? null },
  };
}

/** What the server is asked and told of a call. Nothing of it is cached: it is over in a minute. */
export function callApi(client: ApolloClient) {
  const device = tabId;
  const required = <T>(data: T | null | undefined): T => {
    if (!data) throw new Error('an answer without data');
    return data;
  };
  return {
    async iceServers(): Promise<IceServersQuery> {
      const { data } = await queryIceServers(client, { fetchPolicy });
      return required(data);
    },
    /** @param callId of the call that another way is offered for; null: one begins */
    async offer(
      { conversationId, callId }: { conversationId: string; callId: string | null },
      sdp: string,
    ): Promise<CallFieldsFragment> {
      const variables = { conversationId, callId, offer: { sdp }, device };
      const { data } = await mutateCallOffer(client, { variables, fetchPolicy });
      return required(data).callOffer;
    },
    async answer(which: Which, sdp: string): Promise<CallFieldsFragment> {
      const variables = { ...which, answer: { sdp }, device };
      const { data } = await mutateCallAnswer(client, { variables, fetchPolicy });
      return required(data).callAnswer;
    },
    async candidate(which: Which, candidate: IceCandidateInput): Promise<void> {
      const variables = { ...which, candidate, device };
      await mutateIceCandidate(client, { variables, fetchPolicy });
    },
    async decline(which: Which): Promise<void> {
      await mutateDeclineCall(client, { variables: which, fetchPolicy });
    },
    /** @param isLeaving the page is being left: the browser sends it all the same */
    async end(
      which: { conversationId: string; callId: string | null },
      { hasFailed = false, isLeaving = false } = {},
    ): Promise<void> {
      await mutateEndCall(client, {
        variables: { ...which, hasFailed },
        fetchPolicy,
        ...(isLeaving && { context: keepalive }),
      });
    },
    async keep(which: Which): Promise<CallFieldsFragment> {
      const variables = { ...which, device };
      const { data } = await mutateKeepCall(client, { variables, fetchPolicy });
      return required(data).keepCall;
    },
    /** The call that there is, and what the other one told of it. */
    async missed(): Promise<(CallFieldsFragment & { signals: CallSignalFieldsFragment[] }) | null> {
      const { data } = await queryMissedCallSignals(client, {
        variables: { after: 0 },
        fetchPolicy,
      });
      return required(data).currentCall ?? null;
    },
  };
}

export type CallApi = ReturnType<typeof callApi>;
