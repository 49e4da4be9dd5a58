import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { fileSize } from '@schema/rules/text/display';
import { IconFileTypePdf, IconX } from '@tabler/icons-react';
import { IconButton } from '@/ui';
import classes from './FileTray.module.css';
import type { TrayFile } from './file-tray';

type Props = { files: readonly TrayFile[]; onRemove: (key: string) => void };

/** What was chosen and goes along with the next press of Send. */
export const FileTray = ({ files, onRemove }: Props) => (
  <ul role="list" className={classes.tray} aria-label={chatPageTexts.tray}>
    {files.map(({ key, file, url }) => (
      <li key={key} className={classes.file}>
        {url ? (
          <img src={url} alt="" className={classes.picture} />
        ) : (
          <IconFileTypePdf size={32} stroke={1.5} aria-hidden />
        )}
        <span className={classes.words}>
          <span className={classes.name}>{file.name}</span>
          <span className={classes.size}>{fileSize(file.size)}</span>
        </span>
        <IconButton label={chatPageTexts.removeFile(file.name)} onClick={() => onRemove(key)}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </li>
    ))}
  </ul>
);
