import css from '../BannerScene.module.css';
import { Hills, Person, type Scene, Stars } from './scenery';

export const camp: Scene = {
  tone: 5,
  picture: (
    <>
      <Stars />
      <circle cx="256" cy="80" r="36" className={css.paper} />
      <circle cx="272" cy="72" r="32" className={css.sky} />
      <Hills />
      <path
        d="M178 280l44-96 44 96zM204 238l38-84 38 84zM700 280l44-96 44 96zM744 246l36-80 36 80z"
        className={css.leaf}
      />
      <path d="M480 96 344 284h272z" className={css.rose} />
      <path d="M480 96 440 284h80z" className={css.deep} />
      <path d="M480 96l22 188h114z" className={css.sun} opacity="0.45" />
      <rect x="452" y="238" width="56" height="36" rx="4" className={css.paper} />
      <path
        d="m468 250-8 6 8 6M492 250l8 6-8 6M484 246l-8 20"
        className={css.line}
        strokeWidth="3"
      />
      <path d="M646 288c-26-20-8-40 2-58 4 14 30 30 10 58z" className={css.sun} />
      <path d="M640 288c-12-12-2-20 4-30 4 10 12 20 4 30z" className={css.rose} />
      <path d="m616 292 64-8M616 284l64 8" className={css.line} />
      <path d="M0 290h960v30H0z" className={css.mid} />
      <Person x={572} y={290} look="leaf" />
      <Person x={714} y={292} look="rose" />
    </>
  ),
};
