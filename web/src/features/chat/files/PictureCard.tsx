import { useApolloClient } from '@apollo/client/react';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { useRef } from 'react';
import type { Message } from '../thread/rows';
import classes from './files.module.css';
import { freshMessage } from './fresh-message';

type Props = { message: Message; file: NonNullable<Message['file']>; onShow: () => void };

/** A picture in a conversation; pressing it shows it whole. Its box has its size beforehand. */
export function PictureCard({ message, file, onShow }: Props) {
  const client = useApolloClient();
  const hasAsked = useRef(false);
  // Its address has run out: the cache gets a new one, once.
  const refresh = () => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void freshMessage(client, message.id).catch(() => undefined);
  };
  return (
    <button
      type="button"
      className={classes.picture}
      aria-label={chatPageTexts.showPicture(file.name)}
      onClick={onShow}
    >
      <img
        src={file.picture}
        srcSet={`${file.picture} 800w, ${file.largePicture} 1600w`}
        sizes="20rem"
        alt={file.name}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={refresh}
      />
    </button>
  );
}
