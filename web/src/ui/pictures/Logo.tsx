import css from './Logo.module.css';

/** The product's mark: a path with stops, which reads as an E. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden
      focusable="false"
      className={css.logo}
    >
      <rect width="32" height="32" rx="9" className={css.ground} />
      <path d="M22 9H13.500a4 4 0 0 0-4 4v6a4 4 0 0 0 4 4H22M10 16h7.500" className={css.line} />
      <circle cx="22" cy="16" r="2.300" className={css.dot} />
    </svg>
  );
}
