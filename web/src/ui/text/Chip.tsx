import type { ReactNode } from 'react';
import css from './Chip.module.css';

type Props = {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad';
  icon?: ReactNode;
  /** With it, the chip is a toggle button. */
  onClick?: () => void;
  selected?: boolean;
};

/** A fact in a word or two. Green, amber and red are for meaning only. */
export function Chip({ children, tone = 'neutral', icon, onClick, selected = false }: Props) {
  if (!onClick)
    return (
      <span className={css.chip} data-tone={tone}>
        {icon}
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className={css.chip}
      data-tone={selected ? 'accent' : tone}
      aria-pressed={selected}
      onClick={onClick}
    >
      {icon}
      {children}
    </button>
  );
}
