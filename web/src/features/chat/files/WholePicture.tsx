import { useApolloClient } from '@apollo/client/react';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { useState } from 'react';
import { isOldAddress, ZoomablePicture } from '@/ui';
import type { Message } from '../thread/rows';
import classes from './files.module.css';
import { freshMessage } from './fresh-message';

type Props = {
  messageId: string;
  file: NonNullable<Message['file']>;
  /** In its own size, to be scrolled; else as large as fits. */
  isZoomed: boolean;
  onZoom: () => void;
  /** 1: to the next one, -1: to the one before. */
  onSwipe: (by: number) => void;
};

/**
 * A picture whole. Where its address has run out it gets a new one, once; then it says that it is
 * gone.
 */
export function WholePicture({ messageId, file, isZoomed, onZoom, onSwipe }: Props) {
  const client = useApolloClient();
  const [state, setState] = useState<'shown' | 'renewed' | 'failed'>('shown');
  const renew = () => {
    setState(state === 'shown' ? 'renewed' : 'failed');
    if (state === 'shown')
      freshMessage(client, messageId).then(
        (message) => {
          if (!message?.file) setState('failed');
        },
        () => setState('failed'),
      );
  };
  if (isOldAddress(file.largePicture))
    return (
      <p role="status" className={classes.failure}>
        {chatPageTexts.pictureWaits}
      </p>
    );
  if (state === 'failed')
    return (
      <p role="alert" className={classes.failure}>
        {chatTexts.fileGone}
      </p>
    );
  return (
    <ZoomablePicture
      src={file.largePicture}
      name={file.name}
      isZoomed={isZoomed}
      onZoom={onZoom}
      onSwipe={onSwipe}
      onError={renew}
    />
  );
}
