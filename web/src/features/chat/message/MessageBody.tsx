import { chatTexts } from '@schema/rules/chat-texts';
import { goneWords, wordsFor } from '../conversation-words';
import { DocumentCard } from '../files/DocumentCard';
import { PictureCard } from '../files/PictureCard';
import type { Message } from '../thread/rows';
import classes from './Message.module.css';
import { MessageText } from './MessageText';

type Props = { message: Message; isOwn: boolean; onShowPicture: (message: Message) => void };

/** What a message says: words, a picture or a document, or why it can't be seen. */
export function MessageBody({ message, isOwn, onShowPicture }: Props) {
  const { kind, content, file, isDeleted, isAccessible, errorMessage } = message;
  if (isDeleted) return <p className={classes.gone}>{goneWords(message)}</p>;
  if (kind !== 'image' && kind !== 'pdf')
    return <MessageText text={wordsFor({ kind, content }, isOwn)} />;
  if (!isAccessible || !file)
    return <p className={classes.gone}>{errorMessage ?? chatTexts.fileGone}</p>;
  return kind === 'image' ? (
    <PictureCard message={message} file={file} onShow={() => onShowPicture(message)} />
  ) : (
    <DocumentCard messageId={message.id} file={file} />
  );
}
