import { Modal as Dialog } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { uiTexts } from '@schema/rules/ui-texts.ts';
import type { ReactNode } from 'react';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { cx } from '../cx.ts';
import { markFirstControl, useFocusRestore } from './dialog-focus.ts';
import css from './Modal.module.css';
import { useCloseOnBack } from './useCloseOnBack.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** It takes the whole screen: for a picture that is looked at. */
  isFullScreen?: boolean;
  /** Called once the dialog has left the screen, and has given the focus back. */
  onGone?: () => void;
};

/**
 * A dialog on wide screens, a sheet from the bottom on phones. It traps the focus, closes on
 * Escape, and gives the focus back to what opened it.
 */
export function Modal({
  opened,
  onClose,
  title,
  children,
  size = 'sm',
  isFullScreen = false,
  onGone,
}: Props) {
  // The element that has the focus is noted when the dialog opens: one that mounts open would not
  // note it.
  const mounted = useMounted();
  useCloseOnBack(opened, onClose);
  useFocusRestore(opened && mounted);
  return (
    <Dialog
      opened={opened && mounted}
      onClose={onClose}
      title={title}
      size={size}
      centered={!isFullScreen}
      fullScreen={isFullScreen}
      transitionProps={{ duration: 160, transition: 'fade-up' }}
      {...(onGone && { onExitTransitionEnd: onGone })}
      closeButtonProps={{ 'aria-label': uiTexts.close }}
      // It is no banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        inner: css.inner ?? '',
        content: cx(css.content, isFullScreen && css.full),
        header: css.header ?? '',
        title: css.title ?? '',
        body: cx(css.body, isFullScreen && css.fill),
      }}
    >
      <div ref={markFirstControl} className={cx(isFullScreen && css.fill)}>
        {children}
      </div>
    </Dialog>
  );
}
