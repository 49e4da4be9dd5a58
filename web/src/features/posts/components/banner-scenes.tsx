import type { ReactNode } from 'react';
import type { SceneName } from '../hackathons';
import css from './BannerScene.module.css';

const Hills = () => (
  <>
    <path d="M0 236c120-52 236-56 352-22s228 34 340-4 190-34 268-12v122H0z" className={css.far} />
    <path d="M0 274c150-40 300-34 470-12s320 14 490-22v80H0z" className={css.mid} />
  </>
);

const Stars = () => (
  <g className={css.paper}>
    {[
      [88, 62],
      [176, 118],
      [262, 44],
      [356, 92],
      [604, 38],
      [688, 104],
      [770, 58],
      [862, 126],
      [226, 176],
      [742, 186],
    ].map(([x, y], i) => (
      <circle key={x} cx={x} cy={y} r={i % 3 === 0 ? 3.5 : 2} />
    ))}
  </g>
);

/** Somebody from behind, looking where you look. */
const Person = ({
  x,
  y,
  look,
}: {
  x: number;
  y: number;
  look: 'rose' | 'leaf' | 'sun' | 'deep';
}) => (
  <g transform={`translate(${x} ${y})`}>
    <circle cy="-34" r="11" className={css.deep} />
    <path d="M-17 18v-20c0-12 7-19 17-19s17 7 17 19v20z" className={css[look]} />
  </g>
);

const Window = ({ x, y }: { x: number; y: number }) => (
  <rect x={x} y={y} width="10" height="12" rx="2" className={css.sun} />
);

/** Each with the tint of its sky. */
export const scenes: Record<SceneName, { tone: number; picture: ReactNode }> = {
  capital: {
    tone: 1,
    picture: (
      <>
        <circle cx="480" cy="206" r="150" className={css.glow} />
        <circle cx="480" cy="206" r="96" className={css.sun} />
        <Hills />
        <path d="M372 276V146h216v130h-44v-58a64 64 0 0 0-128 0v58z" className={css.deep} />
        <path
          d="M356 146v-18h248v18zM376 128v-18h208v18zM412 110V96h136v14z"
          className={css.rose}
        />
        <path d="M392 166h44M524 166h44M392 182h28M540 182h28" className={css.light} />
        <path d="M180 276v-70M240 276v-92M720 276v-92M780 276v-70" className={css.line} />
        <path
          d="M180 206l26 12-26 12zM240 184l30 14-30 14zM720 184l-30 14 30 14zM780 206l-26 12 26 12z"
          className={css.rose}
        />
        <path d="M0 276h960v44H0z" className={css.mid} />
        <Person x={446} y={288} look="leaf" />
        <Person x={486} y={294} look="sun" />
        <Person x={526} y={288} look="rose" />
      </>
    ),
  },
  planet: {
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
  },
  crystal: {
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
  },
  tree: {
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
  },
  peaks: {
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
  },
  city: {
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
  },
  cup: {
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
        <path
          d="m480 88 12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3z"
          className={css.paper}
        />
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
  },
  camp: {
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
  },
  road: {
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
        <path
          d="M466 188h28c-30 34 150 60 140 132H300c-20-70 190-96 166-132z"
          className={css.deep}
        />
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
  },
  bridge: {
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
  },
};
