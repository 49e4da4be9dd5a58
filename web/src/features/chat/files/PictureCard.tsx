import { useApolloClient } from '@apollo/client/react';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, isOldAddress } from '@/ui';
import type { Message } from '../thread/rows';
import classes from './files.module.css';
import { freshMessage } from './fresh-message';

type Props = { message: Message; file: NonNullable<Message['file']>; onShow: () => void };

/**
 * A picture in a conversation; pressing it shows it whole. Its box has its size beforehand. Where
 * its address has run out it gets a new one, once; what fails then is a placeholder with a retry,
 * and one stands there until the answer of the server is there.
 */
export function PictureCard({ message, file, onShow }: Props) {
  const client = useApolloClient();
  const [state, setState] = useState<'shown' | 'renewed' | 'failed'>('shown');
  // Each try is a picture of its own: the browser asks anew, also under the same address.
  const [tries, setTries] = useState(0);
  const renew = () => {
    setState('renewed');
    freshMessage(client, message.id).then(
      (fresh) => {
        if (fresh?.file) setTries((before) => before + 1);
        else setState('failed');
      },
      () => setState('failed'),
    );
  };
  if (isOldAddress(file.picture))
    return (
      <div role="group" aria-label={file.name} className={classes.missing}>
        <IconPhoto size={32} stroke={1.5} aria-hidden />
        <span>{chatPageTexts.pictureWaits}</span>
      </div>
    );
  if (state === 'failed')
    return (
      <div role="group" aria-label={file.name} className={classes.missing}>
        <IconPhotoOff size={32} stroke={1.5} aria-hidden />
        <span role="status">{chatPageTexts.pictureMissing}</span>
        <Button size="sm" variant="light" onClick={renew}>
          {chatPageTexts.retry}
        </Button>
      </div>
    );
  return (
    <button
      type="button"
      className={classes.picture}
      aria-label={chatPageTexts.showPicture(file.name)}
      onClick={onShow}
    >
      <img
        key={tries}
        src={file.picture}
        srcSet={`${file.picture} 800w, ${file.largePicture} 1600w`}
        sizes="20rem"
        alt={file.name}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => (state === 'shown' ? renew() : setState('failed'))}
      />
    </button>
  );
}
