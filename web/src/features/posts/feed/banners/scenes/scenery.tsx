import type { ReactNode } from 'react';
import css from '../BannerScene.module.css';

/** A drawn picture, and the number of the tint of its sky. */
export type Scene = { tone: number; picture: ReactNode };

export const Hills = () => (
  <>
    <path d="M0 236c120-52 236-56 352-22s228 34 340-4 190-34 268-12v122H0z" className={css.far} />
    <path d="M0 274c150-40 300-34 470-12s320 14 490-22v80H0z" className={css.mid} />
  </>
);

export const Stars = () => (
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
export const Person = ({
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

export const Window = ({ x, y }: { x: number; y: number }) => (
  <rect x={x} y={y} width="10" height="12" rx="2" className={css.sun} />
);
