import css from '../BannerScene.module.css';
import { Person, type Scene, Window } from './scenery';

export const city: Scene = {
  tone: 9,
  picture: (
    <>
      <circle cx="642" cy="96" r="46" className={css.sun} />
      <circle cx="642" cy="96" r="78" className={css.glow} />
      <path
        d="M0 320V190h70v-40h60v60h60v-90h70v120h60v-60h60v-70h70v90h60V110h80v110h60v-60h70v40h60v-70h80v100h60v100z"
        className={css.far}
      />
      <path
        d="M190 320V180h84v-44h70v184zM372 320V96l44-26 44 26v224zM486 320V160h92v160zM604 320V128h66v192zM696 320V206h96v114z"
        className={css.deep}
      />
      <path d="M416 70V34" className={css.line} />
      <circle cx="416" cy="30" r="6" className={css.rose} />
      {[
        [208, 200],
        [236, 200],
        [208, 228],
        [292, 156],
        [316, 156],
        [292, 184],
        [316, 212],
        [390, 116],
        [416, 116],
        [390, 144],
        [416, 172],
        [434, 200],
        [504, 180],
        [532, 180],
        [554, 208],
        [504, 236],
        [620, 150],
        [644, 150],
        [644, 178],
        [620, 206],
        [714, 226],
        [742, 226],
        [766, 254],
      ].map(([x = 0, y = 0]) => (
        <Window key={`${x} ${y}`} x={x} y={y} />
      ))}
      <path d="M0 288c220-14 560-14 960 0v32H0z" className={css.mid} />
      <Person x={358} y={298} look="rose" />
      <Person x={473} y={300} look="sun" />
      <Person x={591} y={298} look="leaf" />
    </>
  ),
};
