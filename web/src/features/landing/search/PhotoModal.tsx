import { Avatar, Modal } from '@/ui';
import css from './PhotoModal.module.css';

const size = 288;

/** A person's photo, large. */
export default function PhotoModal({
  name,
  src,
  opened,
  onClose,
}: {
  name: string;
  src: string | null | undefined;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <Modal opened={opened} onClose={onClose} title={name}>
      <div className={css.photo}>
        <Avatar name={name} src={src} size={size} />
      </div>
    </Modal>
  );
}
