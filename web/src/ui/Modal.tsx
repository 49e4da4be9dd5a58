import { Modal as Dialog } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { beginAt, useGivesBack } from './dialog-focus.ts';
import css from './Modal.module.css';
import { useBackCloses } from './useBackCloses.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
};

/** A dialog on wide screens, a sheet from the bottom on narrow ones. Holds the focus, closes on Escape, gives the focus back. */
export function Modal({ opened, onClose, title, children, size = 'sm' }: Props) {
  // Who had the focus is noted when it opens: one that is born open would not give it back.
  const born = useMounted();
  useBackCloses(opened, onClose);
  useGivesBack(opened && born);
  return (
    <Dialog
      opened={opened && born}
      onClose={onClose}
      title={title}
      size={size}
      centered
      transitionProps={{ duration: 160, transition: 'fade-up' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{
        inner: css.inner ?? '',
        content: css.content ?? '',
        header: css.header ?? '',
        title: css.title ?? '',
        body: css.body ?? '',
      }}
    >
      <div ref={beginAt}>{children}</div>
    </Dialog>
  );
}
