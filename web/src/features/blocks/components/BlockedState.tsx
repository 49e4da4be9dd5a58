import { blockTexts } from '@schema/rules/blocks/blocks';
import { Button, RefusedState } from '@/ui';
import { useBlock } from '../useBlock';

type Props = { userId: string; onUnblocked: () => void };

/** Instead of the profile of somebody whom the viewer blocks: that it is so, and the way back. */
export function BlockedState({ userId, onUnblocked }: Props) {
  const { unblock, isBusy } = useBlock(userId, onUnblocked);
  return (
    <RefusedState
      title={blockTexts.blocked}
      text={blockTexts.blockedHint}
      action={
        <Button loading={isBusy} onClick={unblock}>
          {blockTexts.unblock}
        </Button>
      }
    />
  );
}
