import { blockTexts } from '@schema/rules/blocks/blocks';
import { useBlock } from '@/features/blocks';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Button, stickyFootRef } from '@/ui';
import classes from './Conversation.module.css';
import { useAskWhetherOpen } from './useAskWhetherOpen';

type Props = { conversation: OpenConversationFieldsFragment };

/** Takes one's own block back. */
function Unblock({ conversation: { id, others } }: Props) {
  const { unblock, isBusy } = useBlock(others[0]?.id ?? '', useAskWhetherOpen(id));
  return (
    <Button variant="default" loading={isBusy} onClick={() => void unblock()}>
      {blockTexts.unblock}
    </Button>
  );
}

/** Why nothing can be written, where one would write. */
export const Refusal = ({ conversation }: Props) => (
  // Toasts stand above it: "Person blocked" would cover what takes that back.
  <div ref={stickyFootRef} className={classes.refusal}>
    <p>{conversation.refusal}</p>
    {conversation.isBlocked && <Unblock conversation={conversation} />}
  </div>
);
