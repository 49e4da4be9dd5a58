import { fileSize } from '@schema/rules/text/display';
import { IconDownload, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import type { PostFieldsFragment } from '@/generated/documents';
import { Button, IconButton } from '@/ui';
import classes from './AttachmentList.module.css';
import { useAttachment } from './useAttachment';

type Props = { postId: string; files: PostFieldsFragment['materialFiles']; label: string };

const isPdf = (contentType: string): boolean => contentType === 'application/pdf';

/**
 * Files of a post: kind, name, size, and the way to read them. What a browser can't show is handed
 * down.
 */
export function AttachmentList({ postId, files, label }: Props) {
  const { opened, open, download } = useAttachment(postId);
  if (files.length === 0) return null;
  return (
    <ul role="list" className={classes.files} aria-label={label}>
      {files.map(({ id, name, size, contentType }) => {
        const Icon = isPdf(contentType) ? IconFileTypePdf : IconFileText;
        const word = isPdf(contentType) ? 'Open' : 'Download';
        const here = opened?.fileId === id ? opened : null;
        return (
          <li key={id} className={classes.file}>
            <Icon size={24} stroke={1.5} aria-hidden className={classes.icon} />
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.size}>{fileSize(size)}</span>
            </span>
            {here?.state === 'blocked' ? (
              <a href={here.url} target="_blank" rel="noopener noreferrer" className={classes.link}>
                Press to open {name}
              </a>
            ) : (
              <span className={classes.ways}>
                {isPdf(contentType) && (
                  <IconButton label={`Download ${name}`} onClick={() => download(id)}>
                    <IconDownload size={20} aria-hidden />
                  </IconButton>
                )}
                <Button
                  variant="default"
                  aria-label={`${word} ${name}`}
                  loading={here?.state === 'fetching'}
                  onClick={() => open(id)}
                >
                  {word}
                </Button>
              </span>
            )}
            {here?.state === 'failed' && (
              <p role="alert" className={classes.failed}>
                {here.text}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
