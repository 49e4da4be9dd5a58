import css from '../BannerScene.module.css';
import { Person, type Scene } from './scenery';

export const bridge: Scene = {
  tone: 0,
  picture: (
    <>
      <circle cx="480" cy="110" r="58" className={css.sun} />
      <circle cx="480" cy="110" r="92" className={css.glow} />
      <path d="M0 214c180-60 330-10 480-20s320-40 480-4v130H0z" className={css.far} />
      <path d="M0 214h960" className={css.line} strokeWidth="10" />
      <path d="M300 260V70M660 260V70" className={css.line} strokeWidth="14" />
      <path
        d="M60 210C170 190 250 130 300 78c60 90 120 122 180 122s120-32 180-122c50 52 130 112 240 132"
        className={css.line}
      />
      <path
        d="M150 190v20M210 164v46M252 128v82M348 140v70M396 180v30M444 198v12M516 198v12M564 180v30M612 140v70M708 128v82M750 164v46M810 190v20"
        className={css.thin}
      />
      <Person x={410} y={194} look="leaf" />
      <Person x={450} y={194} look="rose" />
      <Person x={548} y={194} look="sun" />
      <path
        d="M0 252c80-14 160 14 240 0s160 14 240 0 160 14 240 0 160 14 240 0v68H0z"
        className={css.ink}
        opacity="0.75"
      />
      <path
        d="M120 284h70M260 296h90M420 280h60M560 298h100M720 282h70"
        className={css.light}
        opacity="0.5"
      />
    </>
  ),
};
