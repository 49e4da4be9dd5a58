import { Avatar, Modal } from '@/ui';
import css from './PictureDialog.module.css';

const size = 288;

/** A person's picture, large. */
export default function PictureDialog({
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
      <div className={css.picture}>
        <Avatar name={name} src={src} size={size} />
      </div>
    </Modal>
  );
}
