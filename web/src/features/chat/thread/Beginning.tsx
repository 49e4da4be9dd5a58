import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { replyTexts } from '@schema/rules/replies/replies-texts';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { useReplyTimeQuery } from '@/generated/hooks';
import classes from './MessageList.module.css';

type Props = {
  conversation: Pick<OpenConversationFieldsFragment, 'id' | 'type' | 'lastNumber' | 'canWrite'>;
};

/** Where a conversation begins; before the first message, how soon the other usually replies. */
export function Beginning({ conversation: { id, type, lastNumber, canWrite } }: Props) {
  const { data } = useReplyTimeQuery({
    variables: { id },
    skip: type !== 'dm' || lastNumber > 0 || !canWrite,
  });
  const [time] = data?.conversation.others.flatMap(({ repliesIn }) => repliesIn ?? []) ?? [];
  return (
    <p className={classes.begin}>
      {chatPageTexts.begins}
      {time && <span>{replyTexts.usually(time)}.</span>}
    </p>
  );
}
