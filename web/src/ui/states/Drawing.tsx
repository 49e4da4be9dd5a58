import type { ReactNode } from 'react';
import css from './Drawing.module.css';

/** Small line drawings for empty and failed states, in the colours of the theme. */
const drawings = {
  posts: (
    <>
      <rect x="34" y="22" width="52" height="66" rx="8" className={css.paper} />
      <path d="M46 40h28M46 52h28M46 64h16" className={css.line} />
      <circle cx="88" cy="80" r="16" className={css.sun} />
      <path d="M88 73v14M81 80h14" className={css.cut} />
    </>
  ),
  search: (
    <>
      <rect x="28" y="30" width="60" height="16" rx="8" className={css.paper} />
      <rect x="28" y="54" width="44" height="16" rx="8" className={css.paper} />
      <circle cx="78" cy="62" r="18" className={css.lens} />
      <path d="m92 76 14 14" className={css.thick} />
    </>
  ),
  people: (
    <>
      <circle cx="46" cy="44" r="13" className={css.rose} />
      <path d="M24 88c0-14 9-24 22-24s22 10 22 24z" className={css.rose} />
      <circle cx="78" cy="48" r="11" className={css.leaf} />
      <path d="M60 88c0-12 7-21 18-21s18 9 18 21z" className={css.leaf} />
    </>
  ),
  questions: (
    <>
      <path
        d="M28 26h52a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H52L38 80V68H28a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"
        className={css.paper}
      />
      <path d="M46 42a8 8 0 1 1 10 8c-2 1-2 2-2 4M54 60v.5" className={css.line} />
      <circle cx="92" cy="82" r="10" className={css.sun} />
    </>
  ),
  career: (
    <>
      <path d="M24 90h22V70h22V50h22V30h14" className={css.thick} />
      <circle cx="104" cy="26" r="10" className={css.sun} />
      <circle cx="35" cy="76" r="7" className={css.rose} />
      <circle cx="57" cy="56" r="7" className={css.leaf} />
    </>
  ),
  broken: (
    <>
      <path
        d="M24 64c0-10 8-16 16-16 3-11 13-18 24-18 14 0 24 10 25 23 8 0 14 6 14 14s-6 14-14 14H38c-8 0-14-7-14-17z"
        className={css.paper}
      />
      <path d="m56 50-8 14h14l-8 16" className={css.bolt} />
    </>
  ),
  locked: (
    <>
      <rect x="34" y="50" width="52" height="40" rx="9" className={css.paper} />
      <path d="M45 50V39a15 15 0 0 1 30 0v11" className={css.thick} />
      <circle cx="60" cy="67" r="5" className={css.sun} />
      <path d="M60 71v8" className={css.line} />
    </>
  ),
  lost: (
    <>
      <path d="M58 24v66" className={css.thick} />
      <path d="M58 30h34l10 9-10 9H58z" className={css.sun} />
      <path d="M58 54H30l-9 8 9 8h28z" className={css.leaf} />
      <path d="M40 92h40" className={css.thick} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

/** The drawing of an empty or failed state. It says nothing that the text beside it does not. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={css.drawing} viewBox="0 0 120 104" aria-hidden focusable="false">
      <path d="M60 6c28 0 50 18 50 46S88 100 58 100 8 82 8 54 32 6 60 6z" className={css.blob} />
      {drawings[name]}
    </svg>
  );
}
