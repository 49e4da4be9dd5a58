import { useState } from 'react';
import { Avatar, Modal } from '@/ui';
import classes from './ProfilePicture.module.css';

type Props = { name: string; src: string | null };

/** The picture; pressed, it opens at full size. Initials have nothing to open. */
export function ProfilePicture({ name, src }: Props) {
  const [opened, setOpened] = useState(false);
  if (!src) return <Avatar name={name} size={112} />;
  return (
    <>
      <button type="button" className={classes.open} aria-label={`Enlarge the picture of ${name}`} onClick={() => setOpened(true)}>
        <Avatar name={name} src={src} size={112} />
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={name} size="lg">
        <button type="button" className={classes.full} aria-label="Close the picture" onClick={() => setOpened(false)} onContextMenu={(event) => event.preventDefault()}>
          <img src={src} alt={name} className={classes.image} draggable={false} />
        </button>
      </Modal>
    </>
  );
}
