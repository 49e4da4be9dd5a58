import css from '../BannerScene.module.css';
import { type Scene, Stars } from './scenery';

export const planet: Scene = {
  tone: 8,
  picture: (
    <>
      <path d="M0 0h960v320H0z" className={css.far} />
      <Stars />
      <circle cx="500" cy="172" r="92" className={css.rose} />
      <path
        d="M412 146c52-30 140-30 176 0M410 190c60 26 132 26 180 0M432 232c40 16 96 16 136 0"
        className={css.light}
        opacity="0.45"
      />
      <path
        d="M330 214c-26 26-8 40 60 26 84-18 216-80 276-130 46-38 40-58-16-48"
        className={css.bright}
      />
      <circle cx="700" cy="84" r="24" className={css.paper} />
      <circle cx="692" cy="78" r="6" className={css.far} />
      <circle cx="708" cy="92" r="4" className={css.far} />
      <g transform="translate(314 128) rotate(-32)">
        <path d="M0-58c22 18 28 44 22 84h-44c-6-40 0-66 22-84z" className={css.paper} />
        <circle cy="-14" r="10" className={css.ink} />
        <path d="M-22 6l-18 30h20zM22 6l18 30H20z" className={css.rose} />
        <path d="M-12 30c2 24 8 34 12 44 4-10 10-20 12-44z" className={css.sun} />
      </g>
      <path d="M0 292c200-34 400-34 520-16s300 18 440-8v52H0z" className={css.mid} />
    </>
  ),
};
