import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Tabs } from './Tabs.ts';
import { useStrip } from './useStrip.ts';

type Props = {
  open: string | null;
  'aria-label': string;
  className?: string | undefined;
  children: ReactNode;
};

/** The row of tabs of a `Tabs`, however narrow the screen: it is pushed aside instead of breaking or being cut. */
export function TabStrip({ open, className, ...props }: Props) {
  return (
    <Tabs.List
      ref={useStrip<HTMLDivElement>(open)}
      className={cx('x-strip', className)}
      {...props}
    />
  );
}
