import css from '../BannerScene.module.css';
import { Hills, Person, type Scene } from './scenery';

export const tree: Scene = {
  tone: 2,
  picture: (
    <>
      <circle cx="700" cy="88" r="52" className={css.sun} />
      <circle cx="700" cy="88" r="84" className={css.glow} />
      <Hills />
      <path
        d="M480 300V120M480 250c-8-52-84-40-96-104M480 226c10-50 92-40 104-110M480 180c-2-40-46-46-52-96M480 168c4-36 40-44 46-84"
        className={css.line}
        strokeWidth="9"
      />
      {[
        [384, 136, 34, 'rose'],
        [584, 106, 38, 'sun'],
        [428, 74, 30, 'leaf'],
        [528, 70, 32, 'rose'],
        [480, 108, 36, 'leaf'],
        [346, 176, 18, 'sun'],
        [632, 150, 20, 'leaf'],
      ].map(([x, y, r, look]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} className={css[look as 'rose']} />
          <circle cx={x} cy={y} r={Number(r) / 3.4} className={css.paper} opacity="0.85" />
        </g>
      ))}
      <path
        d="M252 236c16-4 20 10 8 16M320 196c14 2 12 18 0 18M664 214c-14-2-16 14-4 18M742 250c-12-8-24 4-14 14"
        className={css.bright}
      />
      <path d="M0 296h960v24H0z" className={css.mid} />
      <Person x={404} y={300} look="leaf" />
      <Person x={556} y={302} look="rose" />
    </>
  ),
};
