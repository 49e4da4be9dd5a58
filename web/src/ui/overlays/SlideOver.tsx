import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { uiTexts } from '@schema/rules/ui-texts.ts';
import type { ReactNode } from 'react';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { useFocusRestore } from './dialog-focus.ts';
import css from './Modal.module.css';
import { useCloseOnBack } from './useCloseOnBack.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  side?: 'left' | 'right';
};

/**
 * A panel that slides over the page from its side: for menus, and for what is beside the page on
 * wider screens.
 */
export function SlideOver({ opened, onClose, title, children, side = 'right' }: Props) {
  // The element that has the focus is noted when the panel opens: one that mounts open would not
  // note it.
  const mounted = useMounted();
  useCloseOnBack(opened, onClose);
  useFocusRestore(opened && mounted);
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      title={title}
      position={side}
      size="min(22rem, 88vw)"
      transitionProps={{ duration: 160 }}
      closeButtonProps={{ 'aria-label': uiTexts.close }}
      // It is no banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ header: css.header ?? '', title: css.title ?? '', body: css.body ?? '' }}
    >
      {children}
    </Drawer>
  );
}
