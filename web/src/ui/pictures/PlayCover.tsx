import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import css from './PlayCover.module.css';

type Props = { label: string; onPlay: () => void; children: ReactNode };

/**
 * A picture that fills its frame and plays a video when it is pressed. The frame may say how large
 * the mark on it is (`--play-size`).
 */
export const PlayCover = ({ label, onPlay, children }: Props) => (
  <button type="button" className={css.cover} onClick={onPlay}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
    <span className={css.play}>
      <IconPlayerPlayFilled size={28} aria-hidden />
    </span>
  </button>
);
