import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, IconButton, Modal } from '@/ui';
import type { Message } from '../thread/rows';
import classes from './files.module.css';
import { useFreshFile } from './useFreshFile';
import { WholePicture } from './WholePicture';

type Props = { pictures: readonly Message[]; shownId: string | null; onClose: () => void };

/**
 * The pictures of a conversation over the page, one at a time. Arrow keys and swipes lead on; a
 * press shows a picture in its whole size.
 */
export default function PictureViewer({ pictures, shownId, onClose }: Props) {
  const { download } = useFreshFile();
  const [steps, setSteps] = useState({ from: shownId, by: 0 });
  const by = steps.from === shownId ? steps.by : 0;
  const index = pictures.findIndex(({ id }) => id === shownId) + by;
  const shown = shownId === null ? undefined : pictures[index];
  const [zoomedId, setZoomedId] = useState<string | null>(null);
  const isZoomed = shown !== undefined && zoomedId === shown.id;
  const zoom = () => setZoomedId(isZoomed || !shown ? null : shown.id);
  const step = (more: number) => {
    if (!pictures[index + more]) return;
    setZoomedId(null);
    setSteps({ from: shownId, by: by + more });
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    // They move what is larger than the screen.
    if (isZoomed) return;
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
      isFullScreen
    >
      {shown?.file && (
        <>
          <WholePicture
            key={shown.id}
            messageId={shown.id}
            file={shown.file}
            isZoomed={isZoomed}
            onZoom={zoom}
            onSwipe={step}
          />
          <div className={classes.viewerFoot}>
            <IconButton
              label={chatPageTexts.previous}
              disabled={!pictures[index - 1]}
              onClick={() => step(-1)}
            >
              <IconChevronLeft size={22} aria-hidden />
            </IconButton>
            <IconButton label={chatPageTexts.zoom} aria-pressed={isZoomed} onClick={zoom}>
              {isZoomed ? (
                <IconZoomOut size={22} aria-hidden />
              ) : (
                <IconZoomIn size={22} aria-hidden />
              )}
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
