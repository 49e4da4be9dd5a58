import type { ReactNode, Ref } from 'react';
import css from './Chip.module.css';

type Props = {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad';
  icon?: ReactNode;
  /** With it, the chip is a toggle button. */
  onClick?: () => void;
  selected?: boolean;
  /** Of the toggle button. */
  ref?: Ref<HTMLButtonElement>;
};

/** A fact in a word or two. Green, amber and red are for meaning only. */
export function Chip({ children, tone = 'neutral', icon, onClick, selected = false, ref }: Props) {
  if (!onClick)
    return (
      <span className={css.chip} data-tone={tone}>
        {icon}
        {children}
      </span>
    );
  return (
    <button
      ref={ref}
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
