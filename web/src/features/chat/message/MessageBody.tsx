import { chatTexts, hasFile } from '@schema/rules/chat/chat-texts';
import { lazy, Suspense, useEffect } from 'react';
import { goneWords, wordsFor } from '../conversation-words';
import { DocumentCard } from '../files/DocumentCard';
import { PictureCard } from '../files/PictureCard';
import type { Message } from '../thread/rows';
import { nowPlaying } from '../voice/now-playing';
import classes from './Message.module.css';
import { Caption, MessageText } from './MessageText';

const VoicePlayer = lazy(() => import('../voice/VoicePlayer'));

type Props = { message: Message; isOwn: boolean; onShowPicture: (message: Message) => void };

/** A picture, a recording or a document, or why it can't be seen. */
function FileBody({ message, onShowPicture }: Omit<Props, 'isOwn'>) {
  const { kind, file, voice, isAccessible, errorMessage } = message;
  if (!isAccessible || !file)
    return <p className={classes.gone}>{errorMessage ?? chatTexts.fileGone}</p>;
  if (voice)
    return (
      <Suspense fallback={<div className={classes.voiceShape} />}>
        <VoicePlayer message={message} file={file} voice={voice} />
      </Suspense>
    );
  return kind === 'image' ? (
    <PictureCard message={message} file={file} onShow={() => onShowPicture(message)} />
  ) : (
    <DocumentCard messageId={message.id} file={file} />
  );
}

/** What a message says: words, or a file with the words that came with it. */
export function MessageBody({ message, isOwn, onShowPicture }: Props) {
  const { id, kind, content, isDeleted } = message;
  useEffect(() => {
    // Nobody hears to its end what was taken back.
    if (isDeleted) nowPlaying.stop(id);
  }, [id, isDeleted]);
  if (isDeleted) return <p className={classes.gone}>{goneWords(message)}</p>;
  if (!hasFile(kind)) return <MessageText text={wordsFor({ kind, content }, isOwn)} />;
  return (
    <>
      <FileBody message={message} onShowPicture={onShowPicture} />
      {content && <Caption text={content} />}
    </>
  );
}
