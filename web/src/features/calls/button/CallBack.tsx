import { IconPhone } from '@tabler/icons-react';
import { callBarTexts, callWords } from '@schema/rules/calls-texts';
import { Button } from '@/ui';
import type { CallPerson } from '../state/call-state';
import { useCallButton } from './useCallButton';

type Props = {
  /** What the message says of the call. */
  words: string;
  /** Its conversation. */
  id: string;
  others: readonly (Omit<CallPerson, 'profilePic'> & { profilePic?: string | null })[];
  canWrite: boolean;
};

type ButtonProps = { conversationId: string; person: Props['others'][number]; disabled: boolean };

function CallBackButton({ conversationId, person, disabled }: ButtonProps) {
  const { isFree, press } = useCallButton(conversationId, person);
  return (
    <Button
      size="compact-sm"
      variant="light"
      leftSection={<IconPhone size={16} aria-hidden />}
      disabled={disabled || !isFree}
      onClick={press}
    >
      {callBarTexts.back}
    </Button>
  );
}

/** Below the message about a missed call: calls back. */
export function CallBack({ words, id, others: [other], canWrite }: Props) {
  if (!other || words !== callWords('missed', null)) return null;
  return <CallBackButton conversationId={id} person={other} disabled={!canWrite} />;
}
