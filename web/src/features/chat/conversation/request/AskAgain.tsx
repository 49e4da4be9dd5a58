import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { useState } from 'react';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { useAskAgainMutation } from '@/generated/hooks';
import { Button } from '@/ui';
import { placeInLists } from '../../conversation-cache';
import { RequestForm } from '../../starting/RequestForm';
import classes from './Request.module.css';

type Props = {
  conversationId: string;
  person: ConversationFieldsFragment['others'][number];
  /** From when the viewer may ask again. */
  from: string;
};

/** Asks somebody again who did not take up a request; before its time it says from when. */
export function AskAgain({ conversationId, person, from }: Props) {
  const [askAgain] = useAskAgainMutation();
  const [isAsking, setAsking] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const begins = new Date(from);
  if (begins.getTime() > openedAt)
    return <p className={classes.faint}>{chatTexts.askAgain(begins)}</p>;
  if (!isAsking)
    return (
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setAsking(true)}>
          {chatPageTexts.request.askAgain}
        </Button>
      </div>
    );
  return (
    <RequestForm
      person={person}
      onSend={async (note) => {
        await askAgain({
          variables: { conversationId, note },
          update: (cache, { data }) => {
            if (data) placeInLists(cache, data.askAgain);
          },
        });
      }}
    />
  );
}
