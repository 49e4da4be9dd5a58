import { SplitHead, SplitPage } from '../layout/SplitPage.tsx';
import { Bar, Loading, PictureSkeleton, RowsSkeleton, TextSkeleton } from './Skeletons.tsx';
import css from './SplitSkeleton.module.css';

/** Widths of messages, the lines of each, and whose they are. */
const messages = [
  { width: '60%', height: '2.75rem' },
  { width: '45%', height: '2.75rem' },
  { width: '70%', height: '4rem', isOwn: true },
  { width: '55%', height: '2.75rem' },
  { width: '40%', height: '2.75rem', isOwn: true },
] as const;

/** The shape of what people wrote to each other, while it loads. */
export const MessagesSkeleton = () => (
  <div className={css.messages}>
    <Loading />
    {messages.map(({ width, height, ...rest }) => (
      <Bar
        key={`${width} ${height}`}
        className={css.message}
        data-own={'isOwn' in rest || undefined}
        {...{ width, height }}
      />
    ))}
  </div>
);

type Props = {
  /** Of the list, in words: on a phone what is open begins with them. */
  title: string;
  isOpen: boolean;
};

/** The shape of a page with a list of conversations and what is open of it. */
export const SplitSkeleton = ({ title, isOpen }: Props) => (
  <SplitPage
    isOpen={isOpen}
    isBusy
    list={
      <>
        <div className={css.listHead} aria-hidden>
          <span className={css.listTitle}>{title}</span>
          <Bar height="2.75rem" />
          <Bar width="70%" height="1.25rem" />
        </div>
        <RowsSkeleton />
      </>
    }
    pane={
      isOpen && (
        <div className={css.open}>
          <SplitHead>
            <span className={css.title}>{title}</span>
            <div className={css.who} aria-hidden>
              <PictureSkeleton size={40} isRound />
              <TextSkeleton lines={1} />
            </div>
          </SplitHead>
          <MessagesSkeleton />
          <div className={css.foot} aria-hidden>
            <span className={css.field} />
          </div>
        </div>
      )
    }
  />
);
