import type { ReactNode } from 'react';
import { EmptyState, ErrorState, Page, RefusedState } from '@/ui';
import type { ReadError } from '../errors';
import { useLost } from './lost';

type Props = {
  /** Of the page. */
  title: string;
  refusal: ReadError;
  /** What is said of an item that is not there, or not any more. */
  gone: { title: string; text?: string };
  /** The title where it was closed to the reader while they read it. */
  closed?: string | false;
  /** Where to go from here. */
  away: ReactNode;
  onRetry: () => void;
};

/** There is nothing at the address, or not any more. */
export const isGone = ({ code }: ReadError): boolean =>
  code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';

function Gone({ away, ...words }: Props['gone'] & Pick<Props, 'away'>) {
  useLost();
  return <EmptyState drawing="lost" {...words} action={away} />;
}

/**
 * Within a page of its own frame: why an item is not shown, and where to go from here. What is not
 * there is not tried again.
 */
export function NotShown({ refusal, gone, closed, away, onRetry }: Omit<Props, 'title'>) {
  if (isGone(refusal)) return <Gone {...gone} away={away} />;
  if (refusal.code === 'FORBIDDEN' && closed)
    return <RefusedState title={closed} text={refusal.text} action={away} />;
  return <ErrorState title={refusal.text} onRetry={onRetry} />;
}

/** The page of an item that is not shown: why, and where to go from here. */
export const ItemRefused = ({ title, ...why }: Props) => (
  <Page title={title} titleHidden>
    <NotShown {...why} />
  </Page>
);
