import { IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import type { PostFieldsFragment } from '@/generated/documents';
import { fileSize } from '@schema/rules/display';
import classes from './AttachmentList.module.css';

type Props = { postId: string; files: PostFieldsFragment['materialFiles']; label: string };

const isPdf = (contentType: string): boolean => contentType === 'application/pdf';

/** Files of a post: kind, name, size. */
export function AttachmentList({ files, label }: Props) {
  if (files.length === 0) return null;
  return (
    <ul role="list" className={classes.files} aria-label={label}>
      {files.map(({ id, name, size, contentType }) => {
        const Icon = isPdf(contentType) ? IconFileTypePdf : IconFileText;
        return (
          <li key={id} className={classes.file}>
            <Icon size={24} stroke={1.5} aria-hidden className={classes.icon} />
            <span className={classes.name}>{name}</span>
            <span className={classes.size}>{fileSize(size)}</span>
          </li>
        );
      })}
    </ul>
  );
}
