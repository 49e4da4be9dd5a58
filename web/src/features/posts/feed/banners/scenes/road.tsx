import css from '../BannerScene.module.css';
import { Person, type Scene } from './scenery';

export const road: Scene = {
  tone: 4,
  picture: (
    <>
      <circle cx="480" cy="150" r="120" className={css.glow} />
      <circle cx="480" cy="150" r="74" className={css.sun} />
      <path
        d="M0 196c160-60 320-40 480-30s330-40 480 10v144H0z"
        className={css.leaf}
        opacity="0.55"
      />
      <path d="M0 232c200-56 330-30 480-34s300-26 480 14v108H0z" className={css.leaf} />
      <path d="M466 188h28c-30 34 150 60 140 132H300c-20-70 190-96 166-132z" className={css.deep} />
      <path
        d="M480 198c-4 14 6 18 8 30M490 246c4 14-2 22-10 30M474 296c-2 8-2 14-2 20"
        className={css.light}
      />
      <path d="M270 270v-96M706 262v-104" className={css.line} />
      <path d="M270 176h74l14 14-14 14h-74z" className={css.rose} />
      <path d="M706 160h-74l-14 14 14 14h74z" className={css.paper} />
      <path d="M270 214h-52l-12 12 12 12h52z" className={css.paper} />
      <path d="M160 250v-36M820 244v-40" className={css.line} />
      <ellipse cx="160" cy="190" rx="26" ry="38" className={css.mid} />
      <ellipse cx="820" cy="178" rx="28" ry="42" className={css.mid} />
      <Person x={226} y={292} look="rose" />
      <Person x={268} y={298} look="sun" />
    </>
  ),
};
