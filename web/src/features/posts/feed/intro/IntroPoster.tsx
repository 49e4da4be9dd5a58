import type { CSSProperties } from 'react';
import css from '../banners/BannerScene.module.css';

const Speaker = ({ x, look }: { x: number; look: 'rose' | 'leaf' }) => (
  <g transform={`translate(${x} 236)`}>
    <circle r="30" className={css.deep} />
    <path d="M-54 124V92c0-34 22-54 54-54s54 20 54 54v32z" className={css[look]} />
  </g>
);

/** The intro video's picture: two people, one evening, a question and its answer. */
export function IntroPoster() {
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className={css.scene}
      aria-hidden
      focusable="false"
      style={
        { '--scene-sky': 'var(--x-tint-8)', '--scene-deep': 'var(--x-ink-8)' } as CSSProperties
      }
    >
      <rect width="640" height="360" className={css.sky} />
      <circle cx="320" cy="214" r="150" className={css.glow} />
      <circle cx="320" cy="214" r="92" className={css.sun} />
      <path d="M0 262c110-44 210-40 320-20s220 6 320-26v144H0z" className={css.far} />
      <path d="M0 306c150-34 260-22 350-8s190 8 290-18v80H0z" className={css.mid} />
      <path d="M252 300v-72h136v72M240 228l80-48 80 48z" className={css.far} />
      <Speaker x={148} look="rose" />
      <Speaker x={492} look="leaf" />
      <path
        d="M92 62h150a18 18 0 0 1 18 18v42a18 18 0 0 1-18 18h-60l-26 28v-28H92a18 18 0 0 1-18-18V80a18 18 0 0 1 18-18z"
        className={css.paper}
      />
      <path d="M100 90h116M100 112h72" className={css.line} />
      <path
        d="M398 46h150a18 18 0 0 1 18 18v58a18 18 0 0 1-18 18h-38v28l-26-28h-86a18 18 0 0 1-18-18V64a18 18 0 0 1 18-18z"
        className={css.deep}
      />
      <path d="M406 74h116M406 94h90M406 114h104" className={css.light} />
    </svg>
  );
}
