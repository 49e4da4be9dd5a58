import css from '../BannerScene.module.css';
import { Hills, type Scene } from './scenery';

export const crystal: Scene = {
  tone: 7,
  picture: (
    <>
      <Hills />
      <path
        d="M480 168 254 96M480 168l232-84M480 168l-282 70M480 168l276 78"
        className={css.thin}
      />
      {[
        [254, 96, 'rose'],
        [712, 84, 'sun'],
        [198, 238, 'leaf'],
        [756, 246, 'rose'],
      ].map(([x, y, look]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="26" className={css.paper} />
          <circle cx={x} cy={y} r="13" className={css[look as 'rose']} />
        </g>
      ))}
      <circle cx="480" cy="166" r="128" className={css.glow} />
      <path d="M480 34 382 172l98 56 98-56z" className={css.deep} />
      <path d="M480 34v194l98-56z" className={css.ink} />
      <path d="M480 34 382 172l98-40z" className={css.paper} opacity="0.35" />
      <path d="m382 192 98 118 98-118-98 56z" className={css.rose} />
      <path d="M480 310V248l98-56z" className={css.sun} />
    </>
  ),
};
