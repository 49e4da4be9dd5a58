import { useState } from 'react';
import type { ProfilePicturesFragment } from '@/generated/documents';
import { Avatar, Modal } from '@/ui';
import classes from './ProfilePicture.module.css';

type Props = { name: string; user: ProfilePicturesFragment['user'] };

const noMenu = (event: { preventDefault: () => void }) => event.preventDefault();

/** The picture; pressed, it opens at full size. Initials have nothing to open. */
export function ProfilePicture({ name, user: { picture, largePicture, wholePicture } }: Props) {
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState<string>();
  if (!picture || !wholePicture) return <Avatar name={name} size={112} />;
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={`Enlarge the picture of ${name}`}
        onClick={() => setOpened(true)}
        onContextMenu={noMenu}
      >
        <Avatar name={name} src={picture} larger={largePicture} from="medium" size={112} />
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={name} size="lg">
        <button
          type="button"
          className={classes.full}
          aria-label="Close the picture"
          onClick={() => setOpened(false)}
          onContextMenu={noMenu}
        >
          {wholePicture === failed ? (
            <Avatar name={name} size={288} />
          ) : (
            <img
              src={wholePicture}
              alt={name}
              className={classes.image}
              draggable={false}
              onError={() => setFailed(wholePicture)}
            />
          )}
        </button>
      </Modal>
    </>
  );
}
