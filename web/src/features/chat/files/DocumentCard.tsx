import { useApolloClient } from '@apollo/client/react';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { errorText } from '@/core/errors';
import { followAddress } from '@/core/follow-address';
import type { ChatMessageFieldsFragment } from '@/generated/documents';
import { IconButton, notify } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatTexts } from '@schema/rules/chat-texts';
import { freshMessage } from './fresh-message';
import classes from './files.module.css';

type Props = { messageId: string; file: NonNullable<ChatMessageFieldsFragment['file']> };

const kilobyte = 1024;
const sizeText = (bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} KB`
    : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;

/** A PDF in a conversation: its name and size, to open or to keep. */
export function DocumentCard({ messageId, file }: Props) {
  const client = useApolloClient();
  const use = async (how: 'open' | 'download') => {
    try {
      const fresh = (await freshMessage(client, messageId))?.file;
      if (!fresh) throw new Error(chatTexts.fileGone);
      if (how === 'open') followAddress(fresh.url, { target: '_blank' });
      else followAddress(fresh.downloadUrl, { download: fresh.name });
    } catch (error) {
      notify.error(errorText(error, chatTexts.downloadFailed));
    }
  };
  return (
    <div className={classes.document}>
      <button
        type="button"
        className={classes.open}
        aria-label={chatPageTexts.openFile(file.name)}
        onClick={() => void use('open')}
      >
        <IconFileTypePdf size={32} stroke={1.5} aria-hidden />
        <span className={classes.fileWords}>
          <span className={classes.fileName}>{file.name}</span>
          <span className={classes.fileSize}>PDF · {sizeText(file.size)}</span>
        </span>
      </button>
      <IconButton label={chatPageTexts.download(file.name)} onClick={() => void use('download')}>
        <IconDownload size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
