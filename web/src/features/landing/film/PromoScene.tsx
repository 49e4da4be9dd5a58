import type { ReactNode } from 'react';
import type { SceneName } from './film.ts';
import css from './PromoScene.module.css';

/** A person, head and shoulders, at x, y. */
const Person = ({
  x,
  y,
  look,
}: {
  x: number;
  y: number;
  look: 'rose' | 'leaf' | 'sun' | 'ink';
}) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-26 70c0-30 10-46 26-46s26 16 26 46z" className={css[look]} />
    <circle cy="4" r="17" className={css.skin} />
    <path
      d="M-18 2c0-14 8-21 18-21s18 7 18 21c-6-8-12-10-18-10s-12 2-18 10z"
      className={css.hair}
    />
  </g>
);

const Tree = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 70V20" className={css.thick} />
    <ellipse cy="0" rx="26" ry="40" className={css.leaf} />
  </g>
);

const Sheet = ({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-44" y="-56" width="88" height="112" rx="10" className={css.paper} />
    <path d="M-28-34h40M-28-14h56M-28 6h56M-28 26h30" className={css.line} />
  </g>
);

const scenes: Record<SceneName, ReactNode> = {
  campus: (
    <>
      <circle cx="548" cy="84" r="40" className={css.sun} />
      <Tree x={60} y={238} />
      <Tree x={380} y={252} />
      <path d="M84 300V186h216v114z" className={css.paper} />
      <path d="M76 186l116-62 116 62z" className={css.ink} />
      <circle cx="192" cy="164" r="13" className={css.paper} />
      <path d="M104 204v82M140 204v82M244 204v82M280 204v82" className={css.thick} />
      <path d="M168 300v-62a24 24 0 0 1 48 0v62z" className={css.rose} />
      <path d="M72 300h240M62 312h260" className={css.thick} />
      <Person x={446} y={232} look="leaf" />
      <Person x={508} y={242} look="rose" />
      <Person x={570} y={232} look="sun" />
    </>
  ),
  alone: (
    <>
      <rect x="210" y="210" width="220" height="14" rx="7" className={css.ink} />
      <rect x="262" y="150" width="92" height="60" rx="8" className={css.paper} />
      <path d="M280 170h56M280 186h34" className={css.line} />
      <Person x={392} y={138} look="ink" />
      <path d="M228 224v80M412 224v80" className={css.thick} />
      <circle cx="150" cy="90" r="30" className={css.dim} />
      <path d="M142 82a9 9 0 1 1 11 9c-3 1-3 3-3 6M150 108v1" className={css.line} />
    </>
  ),
  letter: (
    <>
      <g className={css.drift}>
        <Sheet x={210} y={170} turn={-8} />
      </g>
      <g className={css.drift}>
        <Sheet x={320} y={150} turn={3} />
      </g>
      <g className={css.drift}>
        <Sheet x={430} y={176} turn={9} />
      </g>
      <circle cx="470" cy="240" r="22" className={css.sun} />
      <path d="m460 240 8 8 14-16" className={css.cut} />
    </>
  ),
  talk: (
    <>
      <Person x={190} y={220} look="rose" />
      <Person x={450} y={220} look="leaf" />
      <path
        d="M150 74h150a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14h-80l-24 24v-24h-46a14 14 0 0 1-14-14V88a14 14 0 0 1 14-14z"
        className={css.paper}
      />
      <path d="M166 100h112M166 120h70" className={css.line} />
      <path
        d="M350 116h140a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14h-24v22l-24-22h-92a14 14 0 0 1-14-14v-36a14 14 0 0 1 14-14z"
        className={css.ink}
      />
      <path d="M362 140h108M362 158h60" className={css.cut} />
    </>
  ),
  bridge: (
    <>
      <path d="M60 280c130-150 390-150 520 0" className={css.thick} />
      <path d="M60 280h520" className={css.thick} />
      <path d="M160 280v-70M260 280v-104M380 280v-104M480 280v-70" className={css.line} />
      <Person x={210} y={128} look="sun" />
      <Person x={430} y={128} look="leaf" />
      <circle cx="550" cy="84" r="34" className={css.rose} />
    </>
  ),
  circle: (
    <>
      <circle cx="320" cy="180" r="112" className={css.ring} />
      <Person x={320} y={46} look="sun" />
      <Person x={424} y={136} look="rose" />
      <Person x={382} y={232} look="leaf" />
      <Person x={258} y={232} look="ink" />
      <Person x={216} y={136} look="leaf" />
    </>
  ),
};

export function PromoScene({ scene }: { scene: SceneName }) {
  return (
    <svg
      viewBox="0 0 640 360"
      className={css.scene}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      <rect width="640" height="360" className={css.sky} />
      <path d="M0 300c120-26 220-18 330-4s210 10 310-14v78H0z" className={css.ground} />
      {scenes[scene]}
    </svg>
  );
}
