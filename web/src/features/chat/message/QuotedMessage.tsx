import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { voiceWords } from '@schema/rules/chat/voice-texts';
import { fileFacts } from '@schema/rules/text/display';
import { VisuallyHidden } from '@/ui';
import { lineFor } from '../conversation-words';
import type { Quote } from '../unsent/unsent-message';
import classes from './Message.module.css';

/** What a quoted message said, in one line. */
function quoteLine(quote: Quote, viewerId: string): string {
  const { kind, fileName, filePages, voiceMilliseconds, senderId, isDeleted, isReadable } = quote;
  if (isDeleted) return chatPageTexts.deleted;
  if (!isReadable) return chatPageTexts.unreadableQuote;
  const words = lineFor(quote, senderId === viewerId);
  if (kind === 'image') return chatPageTexts.withCaption(chatPageTexts.picture, words);
  if (kind === 'voice') return chatPageTexts.withCaption(voiceWords(voiceMilliseconds), words);
  if (kind !== 'pdf') return words;
  const facts = fileFacts('application/pdf', { pages: filePages });
  return chatPageTexts.withCaption(`${fileName ?? chatPageTexts.document} (${facts})`, words);
}

type Props = {
  quote: Quote;
  viewerId: string;
  jumpTo?: ((number: number) => void) | undefined;
};

/** The message that another one answers; pressing it leads there, where the viewer reads it. */
export function QuotedMessage({ quote, viewerId, jumpTo }: Props) {
  const words = (
    <>
      {quote.isReadable && (
        <span className={classes.quoteName}>{quote.senderName ?? chatTexts.deletedAccount}</span>
      )}
      <span className={classes.quoteText}>{quoteLine(quote, viewerId)}</span>
    </>
  );
  if (!jumpTo || !quote.isReadable) return <div className={classes.quote}>{words}</div>;
  return (
    <button type="button" className={classes.quote} onClick={() => jumpTo(quote.number)}>
      <VisuallyHidden>{chatPageTexts.goToQuoted}:</VisuallyHidden> {words}
    </button>
  );
}
