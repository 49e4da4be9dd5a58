import css from '../BannerScene.module.css';
import type { Scene } from './scenery';

export const peaks: Scene = {
  tone: 6,
  picture: (
    <>
      <circle cx="290" cy="92" r="44" className={css.sun} />
      <circle cx="290" cy="92" r="74" className={css.glow} />
      <path d="M80 320 270 150l96 92 116-176 122 150 84-74 192 178z" className={css.far} />
      <path d="M150 320l166-128 82 64 116-164 128 138 70-56 168 146z" className={css.deep} />
      <path d="M514 92l-40 58 24-8 18 18 20-20 26 8z" className={css.paper} />
      <path d="m316 192-30 24 18-2 14 14 16-20z" className={css.paper} />
      <path d="M514 92V36" className={css.line} />
      <path d="M514 38h46l-12 14 12 14h-46z" className={css.rose} />
      <path d="m170 282 96-44 74 24 96-66 84 40 112-92 90 34" className={css.bright} />
      {[
        [170, 282],
        [266, 238],
        [340, 262],
        [436, 196],
        [520, 236],
        [632, 144],
        [722, 178],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="8" className={css.paper} />
      ))}
    </>
  ),
};
