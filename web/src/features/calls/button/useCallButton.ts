import { callTexts } from '@schema/rules/calls/calls-texts';
import { notify } from '@/ui';
import { type CallPerson, isFree } from '../state/call-state';
import { useCallState } from '../state/call-store';
import { useLoadCallEngine } from '../useCallEngine';

/** Whether a call goes on in a conversation, whether one may begin, and what a press does. */
export function useCallButton(
  conversationId: string,
  {
    id,
    fullName,
    profilePic = null,
  }: Omit<CallPerson, 'profilePic'> & { profilePic?: string | null },
): { isInCall: boolean; isFree: boolean; press: () => void } {
  const call = useCallState();
  const loadEngine = useLoadCallEngine();
  const isUnderWay = !isFree(call) && call.phase !== 'idle';
  const isInCall =
    isUnderWay && call.phase !== 'incoming' && call.conversationId === conversationId;
  const place = { conversationId, person: { id, fullName, profilePic } };
  const press = () =>
    void loadEngine().then(
      (engine) => (isInCall ? engine.end() : engine.start(place)),
      () => notify.error(callTexts.startFailed),
    );
  return { isInCall, isFree: !isUnderWay, press };
}
