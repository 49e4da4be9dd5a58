import { useApolloClient } from '@apollo/client/react';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, IconButton, Modal } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatTexts } from '@schema/rules/chat-texts';
import type { Message } from '../thread/rows';
import { freshMessage } from './fresh-message';
import { useFreshFile } from './useFreshFile';
import classes from './files.module.css';

type Props = { pictures: readonly Message[]; shownId: string | null; onClose: () => void };

type PictureProps = { messageId: string; file: NonNullable<Message['file']> };

/** A picture whole. Where its address has run out it gets a new one, once; then it says that it is gone. */
function WholePicture({ messageId, file }: PictureProps) {
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
  if (state === 'failed')
    return (
      <p role="alert" className={classes.failure}>
        {chatTexts.fileGone}
      </p>
    );
  return <img className={classes.whole} src={file.largePicture} alt={file.name} onError={renew} />;
}

/** The pictures of a conversation over the page, one at a time. Arrow keys lead on. */
export default function PictureViewer({ pictures, shownId, onClose }: Props) {
  const { download } = useFreshFile();
  const [steps, setSteps] = useState({ from: shownId, by: 0 });
  const by = steps.from === shownId ? steps.by : 0;
  const index = pictures.findIndex(({ id }) => id === shownId) + by;
  const shown = shownId === null ? undefined : pictures[index];
  const step = (more: number) => {
    if (pictures[index + more]) setSteps({ from: shownId, by: by + more });
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <Modal
      opened={shown !== undefined}
      onClose={onClose}
      title={shown?.file?.name ?? chatPageTexts.viewer}
      size="xl"
    >
      {shown?.file && (
        <>
          <WholePicture key={shown.id} messageId={shown.id} file={shown.file} />
          <div className={classes.viewerFoot}>
            <IconButton
              label={chatPageTexts.previous}
              disabled={!pictures[index - 1]}
              onClick={() => step(-1)}
            >
              <IconChevronLeft size={22} aria-hidden />
            </IconButton>
            <Button
              variant="subtle"
              leftSection={<IconDownload size={20} aria-hidden />}
              onClick={() => void download(shown.id)}
            >
              {chatPageTexts.download('')}
            </Button>
            <IconButton
              label={chatPageTexts.next}
              disabled={!pictures[index + 1]}
              onClick={() => step(1)}
            >
              <IconChevronRight size={22} aria-hidden />
            </IconButton>
          </div>
        </>
      )}
    </Modal>
  );
}
