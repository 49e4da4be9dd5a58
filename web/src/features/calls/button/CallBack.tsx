import { callBarTexts, callWords } from '@schema/rules/calls/calls-texts';
import { IconPhone } from '@tabler/icons-react';
import { Button } from '@/ui';
import type { CallPerson } from '../state/call-state';
import { useCallButton } from './useCallButton';

type Props = {
  /** What the message says of the call. */
  words: string;
  /** The viewer called. */
  isOwn: boolean;
  /** Its conversation. */
  id: string;
  others: readonly (Omit<CallPerson, 'profilePic'> & { profilePic?: string | null })[];
  canWrite: boolean;
};

type ButtonProps = {
  conversationId: string;
  person: Props['others'][number];
  label: string;
  disabled: boolean;
};

function CallBackButton({ conversationId, person, label, disabled }: ButtonProps) {
  const { isFree, press } = useCallButton(conversationId, person);
  return (
    <Button
      size="compact-sm"
      variant="light"
      leftSection={<IconPhone size={16} aria-hidden />}
      disabled={disabled || !isFree}
      onClick={press}
    >
      {label}
    </Button>
  );
}

/** Below the message about a missed call: calls back, or again. */
export function CallBack({ words, isOwn, id, others: [other], canWrite }: Props) {
  if (!other || words !== callWords('missed', null)) return null;
  const label = isOwn ? callBarTexts.again : callBarTexts.back;
  return <CallBackButton conversationId={id} person={other} label={label} disabled={!canWrite} />;
}
