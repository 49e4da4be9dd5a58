import type { CSSProperties } from 'react';
import css from './BannerScene.module.css';
import type { SceneName } from './hackathons';
import { scenes } from './scenes';

/**
 * A drawn picture of a banner: by day in light themes, by dusk in dark ones. What matters stands in
 * the middle two thirds; phones cut the sides.
 */
export function BannerScene({ name }: { name: SceneName }) {
  const { tone, picture } = scenes[name];
  return (
    <svg
      viewBox="0 0 960 320"
      preserveAspectRatio="xMidYMid slice"
      className={css.scene}
      aria-hidden
      focusable="false"
      style={
        {
          '--scene-sky': `var(--x-tint-${tone})`,
          '--scene-deep': `var(--x-ink-${tone})`,
        } as CSSProperties
      }
    >
      <rect width="960" height="320" className={css.sky} />
      {picture}
    </svg>
  );
}
