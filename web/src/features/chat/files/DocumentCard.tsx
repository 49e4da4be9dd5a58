import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { fileFacts } from '@schema/rules/text/display';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import type { ChatMessageFieldsFragment } from '@/generated/documents';
import { Button, IconButton, Modal, PdfPages, VisuallyHidden } from '@/ui';
import classes from './files.module.css';
import { useFreshFile } from './useFreshFile';

type Props = { messageId: string; file: NonNullable<ChatMessageFieldsFragment['file']> };

/** A PDF in a conversation: its name, pages and size, to read in the page or to keep. */
export function DocumentCard({ messageId, file }: Props) {
  const { fresh, download } = useFreshFile();
  const [address, setAddress] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const known = await fresh(messageId);
    if (known) setAddress(known.url);
    setOpening(false);
  };
  return (
    <div className={classes.document}>
      <button
        type="button"
        className={classes.open}
        aria-busy={isOpening}
        onClick={() => void open()}
      >
        <IconFileTypePdf size={32} stroke={1.5} aria-hidden />
        <span className={classes.fileWords}>
          <span className={classes.fileName}>
            <VisuallyHidden>{chatPageTexts.open}</VisuallyHidden> {file.name}
          </span>
          <span className={classes.fileSize}>{fileFacts('application/pdf', file)}</span>
        </span>
      </button>
      <IconButton
        label={chatPageTexts.download(file.name)}
        onClick={() => void download(messageId)}
      >
        <IconDownload size={20} aria-hidden />
      </IconButton>
      <Modal opened={address !== null} onClose={() => setAddress(null)} title={file.name} size="xl">
        {address !== null && (
          <PdfPages
            src={address}
            label={file.name}
            onRenew={() => void open()}
            beside={
              <Button size="sm" variant="default" onClick={() => void download(messageId)}>
                {chatPageTexts.download('')}
              </Button>
            }
          />
        )}
      </Modal>
    </div>
  );
}
