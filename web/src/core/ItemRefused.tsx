import type { ReactNode } from 'react';
import { EmptyState, ErrorState, Page, RefusedState } from '@/ui';
import type { ReadError } from './errors';

type Props = {
  /** Of the page. */
  title: string;
  refusal: ReadError;
  /** What is said of an item that is not there, or not any more. */
  gone: { title: string; text: string };
  /** The title where it was closed to the reader while they read it. */
  closed?: string | false;
  /** Where to go from here. */
  away: ReactNode;
  onRetry: () => void;
};

/** There is nothing at the address, or not any more. */
export const isGone = ({ code }: ReadError): boolean =>
  code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';

/** The page of an item that is not shown: why, and where to go from here. */
export function ItemRefused({ title, refusal, gone, closed, away, onRetry }: Props) {
  return (
    <Page title={title} titleHidden>
      {isGone(refusal) ? (
        <EmptyState drawing="lost" {...gone} action={away} />
      ) : refusal.code === 'FORBIDDEN' && closed ? (
        <RefusedState title={closed} text={refusal.text} action={away} />
      ) : (
        <ErrorState title={refusal.text} onRetry={onRetry} />
      )}
    </Page>
  );
}
