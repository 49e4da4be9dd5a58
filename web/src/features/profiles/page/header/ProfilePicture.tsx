import { useState } from 'react';
import type { ProfilePictureFieldsFragment } from '@/generated/documents';
import { Avatar, isOldAddress, Modal } from '@/ui';
import classes from './ProfilePicture.module.css';

type Props = { name: string; user: ProfilePictureFieldsFragment['user'] };

const preventMenu = (event: { preventDefault: () => void }) => event.preventDefault();

/** The picture of a profile; pressing it opens it at full size. Initials do not open. */
export function ProfilePicture({ name, user: { picture, largePicture, wholePicture } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!picture || !wholePicture) return <Avatar name={name} size={112} />;
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={`Enlarge the picture of ${name}`}
        onClick={() => setOpen(true)}
        onContextMenu={preventMenu}
      >
        <Avatar name={name} src={picture} larger={largePicture} from="medium" size={112} />
      </button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={name} size="lg">
        <button
          type="button"
          className={classes.full}
          aria-label="Close the picture"
          onClick={() => setOpen(false)}
          onContextMenu={preventMenu}
        >
          {wholePicture === failedSrc || isOldAddress(wholePicture) ? (
            <Avatar name={name} size={288} />
          ) : (
            <img
              src={wholePicture}
              alt={name}
              className={classes.image}
              draggable={false}
              onError={() => setFailedSrc(wholePicture)}
            />
          )}
        </button>
      </Modal>
    </>
  );
}
