import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatTexts } from '@schema/rules/chat-texts';
import { fileFacts } from '@schema/rules/display';
import type { Quote } from '../unsent/send-queue';
import classes from './Message.module.css';

/** What a quoted message said, in one line. */
function quoteLine({ kind, content, fileName, filePages, isDeleted, isReadable }: Quote): string {
  if (isDeleted) return chatPageTexts.deleted;
  if (!isReadable) return chatPageTexts.unreadableQuote;
  if (kind === 'image') return chatPageTexts.picture;
  if (kind !== 'pdf') return content;
  return `${fileName ?? chatPageTexts.document} (${fileFacts('application/pdf', { pages: filePages })})`;
}

type Props = { quote: Quote; jumpTo?: ((number: number) => void) | undefined };

/** The message that another one answers; pressing it leads there, where the viewer reads it. */
export function QuotedMessage({ quote, jumpTo }: Props) {
  const words = (
    <>
      {quote.isReadable && (
        <span className={classes.quoteName}>{quote.senderName ?? chatTexts.deletedAccount}</span>
      )}
      <span className={classes.quoteText}>{quoteLine(quote)}</span>
    </>
  );
  if (!jumpTo || !quote.isReadable) return <div className={classes.quote}>{words}</div>;
  return (
    <button
      type="button"
      className={classes.quote}
      aria-label={`${chatPageTexts.goToQuoted}: ${quoteLine(quote)}`}
      onClick={() => jumpTo(quote.number)}
    >
      {words}
    </button>
  );
}
