import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton, Modal } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import type { Message } from '../thread/rows';
import classes from './files.module.css';

type Props = { pictures: readonly Message[]; shownId: string | null; onClose: () => void };

/** The pictures of a conversation over the page, one at a time. Arrow keys lead on. */
export default function PictureViewer({ pictures, shownId, onClose }: Props) {
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
          <img className={classes.whole} src={shown.file.largePicture} alt={shown.file.name} />
          <div className={classes.viewerFoot}>
            <IconButton
              label={chatPageTexts.previous}
              disabled={!pictures[index - 1]}
              onClick={() => step(-1)}
            >
              <IconChevronLeft size={22} aria-hidden />
            </IconButton>
            <a
              href={shown.file.downloadUrl}
              download={shown.file.name}
              className={classes.viewerLink}
            >
              <IconDownload size={20} aria-hidden /> {chatPageTexts.download('')}
            </a>
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
