import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useScrollStrip } from '../viewport/useScrollStrip.ts';
import { Tabs } from './Tabs.ts';

type Props = {
  open: string | null;
  'aria-label': string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The row of tabs of a `Tabs`. On a narrow screen it scrolls sideways, instead of breaking or being
 * cut off.
 */
export function TabStrip({ open, className, ...props }: Props) {
  return (
    <Tabs.List
      ref={useScrollStrip<HTMLDivElement>(open)}
      className={cx('x-strip', className)}
      {...props}
    />
  );
}
