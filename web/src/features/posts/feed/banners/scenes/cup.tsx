import css from '../BannerScene.module.css';
import { Hills, type Scene } from './scenery';

export const cup: Scene = {
  tone: 3,
  picture: (
    <>
      <path
        d="M480 130 120 0h150zM480 130 360 0h90zM480 130 540 0h110zM480 130 720 0h150z"
        className={css.glow}
      />
      <Hills />
      <path d="M396 60h168c0 92-26 148-84 148s-84-56-84-148z" className={css.sun} />
      <path d="M396 60h84v148c-58 0-84-56-84-148z" className={css.paper} opacity="0.28" />
      <path
        d="M398 84c-58-8-64 62 14 74M562 84c58-8 64 62-14 74"
        className={css.bright}
        strokeWidth="12"
      />
      <path d="M466 204h28l6 46h-40z" className={css.rose} />
      <path d="M416 250h128v24H416z" className={css.deep} />
      <path d="M396 274h168v26H396z" className={css.ink} />
      <path d="m480 88 12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3z" className={css.paper} />
      {[
        [300, 74, 'rose'],
        [350, 130, 'leaf'],
        [262, 166, 'sun'],
        [640, 90, 'leaf'],
        [690, 150, 'rose'],
        [610, 190, 'sun'],
        [330, 220, 'rose'],
        [660, 232, 'leaf'],
      ].map(([x, y, look], i) => (
        <rect
          key={x}
          x={x}
          y={y}
          width="14"
          height="14"
          rx="3"
          transform={`rotate(${i * 37} ${x} ${y})`}
          className={css[look as 'rose']}
        />
      ))}
      <path d="M0 298h960v22H0z" className={css.mid} />
    </>
  ),
};
