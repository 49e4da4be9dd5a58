import { cx } from '../cx.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import css from './Skeletons.module.css';

type BarProps = {
  width?: string;
  height?: string;
  className?: string | undefined;
  'data-own'?: true | undefined;
};

/** For skeletons: a grey bar. */
export const Bar = ({ width = '100%', height = '0.75rem', className, ...rest }: BarProps) => (
  <span className={cx(css.bar, className)} style={{ width, height }} {...rest} />
);
/** For skeletons: what a screen reader hears. */
export const Loading = () => <VisuallyHidden role="status">Loading…</VisuallyHidden>;

/**
 * A line of text that loads, as high as its words will be: it stands in the element that will hold
 * them. For skeletons that are made of the style sheet of what they stand for.
 */
export const LineSkeleton = ({ width = '100%' }: { width?: string }) => (
  <span className={css.line}>
    <span className={css.bar} style={{ width }} />
  </span>
);

/**
 * Words that load, as wide as these and broken as they are. They are drawn by the style sheet:
 * nobody finds, hears or copies them.
 */
export const WordsSkeleton = ({ like }: { like: string }) => (
  <span className={css.words} data-like={like} aria-hidden />
);

/** The place of a logo, or of a face (`isRound`). @param size in pixels at the usual text size */
export const PictureSkeleton = ({ size, isRound }: { size: number; isRound?: boolean }) => (
  <span
    className={cx(css.bar, css.picture)}
    data-round={isRound || undefined}
    style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
  />
);

/** Grey lines of text, the last one shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={css.text} aria-hidden>
      {Array.from({ length: lines }, (_, i) => (
        <Bar key={i} width={i === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}

/**
 * The shape of a form while it loads: rows of so many fields, each as high as a label, a field and
 * a line about it, and with `hasFoot` its buttons and what is said of them.
 */
export function FieldsSkeleton({ rows, hasFoot }: { rows: readonly number[]; hasFoot?: boolean }) {
  return (
    <div className={css.fields} aria-hidden>
      {rows.map((count, row) => (
        <div key={row} className={css.row}>
          {Array.from({ length: count }, (_, i) => (
            <div key={i} className={css.field}>
              <Bar width="35%" />
              <Bar width="70%" height="0.625rem" />
              <Bar height="2.25rem" />
            </div>
          ))}
        </div>
      ))}
      {hasFoot && (
        <>
          <div className={css.foot}>
            <Bar width="11rem" height="2.25rem" />
            <Bar width="11rem" height="2.25rem" />
          </div>
          <Bar width="60%" height="1.25rem" />
        </>
      )}
    </div>
  );
}

/** The shape of a card: who, what, counters. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={css.card} aria-hidden>
      <div className={css.head}>
        <span className={cx(css.bar, css.round)} />
        <div className={css.text}>
          <Bar width="45%" />
          <Bar width="30%" height="0.625rem" />
        </div>
      </div>
      <TextSkeleton lines={lines} />
      <Bar width="35%" height="0.625rem" />
    </div>
  );
}

/** The shape of a list while it loads: `count` cards of so many lines. */
export function ListSkeleton({ count = 3, lines = 3 }: { count?: number; lines?: number }) {
  return (
    <div className={css.list}>
      <Loading />
      {Array.from({ length: count }, (_, i) => (
        <CardSkeleton key={i} lines={lines} />
      ))}
    </div>
  );
}

/** The shape of a list of people while it loads. */
export function RowsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={css.rows}>
      <Loading />
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={css.head} aria-hidden>
          <span className={cx(css.bar, css.round)} />
          <div className={css.text}>
            <Bar width="55%" />
            <Bar width="80%" height="0.625rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

type PageSkeletonProps = {
  aside?: boolean;
  /** On a phone the page has a head of its own, in place of the product's. */
  ownHead?: boolean;
};

/** The shape of a whole page while its code or its first data load. */
export function PageSkeleton({ aside = false, ownHead = false }: PageSkeletonProps) {
  return (
    <main
      id="main"
      className={css.page}
      data-aside={aside || undefined}
      data-own-head={ownHead || undefined}
      data-alone={ownHead || undefined}
      aria-busy="true"
    >
      <div className={css.column}>
        <Bar width="14rem" height="1.5rem" />
        <ListSkeleton />
      </div>
      {aside && (
        <div className={css.aside}>
          <CardSkeleton lines={4} />
        </div>
      )}
    </main>
  );
}
