import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { useGivesBack } from './dialog-focus.ts';
import css from './Modal.module.css';
import { useBackCloses } from './useBackCloses.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  side?: 'left' | 'right';
};

/** A panel from the side, over the page: menus, panels that stand beside the page when there is room. */
export function SlideOver({ opened, onClose, title, children, side = 'right' }: Props) {
  // Who had the focus is noted when it opens: one that is born open would not give it back.
  const born = useMounted();
  useBackCloses(opened, onClose);
  useGivesBack(opened && born);
  return (
    <Drawer
      opened={opened && born}
      onClose={onClose}
      title={title}
      position={side}
      size="min(22rem, 88vw)"
      transitionProps={{ duration: 160 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ header: css.header ?? '', title: css.title ?? '', body: css.body ?? '' }}
    >
      {children}
    </Drawer>
  );
}
