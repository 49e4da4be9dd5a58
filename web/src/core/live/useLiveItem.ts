import type { DocumentNode } from '@apollo/client';
import { useRef } from 'react';
import { useCountView } from '../data/useCountView';
import { useHasNewerVersion } from '../data/useHasNewerVersion';
import type { ReadError } from '../errors';
import { useOnReconnect } from './reconnect';
import { useRefetchItem } from './useRefetchItem';

type Options = {
  id: string;
  /** The item, once it is loaded. */
  item: { editedAt: string | null } | undefined;
  /** What reads it, by its `id`. */
  query: DocumentNode;
  /** Its entry in the cache. */
  typename: string;
  /** Said where the server has no words for why it can't be read. */
  fallback: string;
  countView: (id: string) => Promise<unknown>;
};

type LiveItem = {
  /** Why it may not be read any more. */
  refusal: ReadError | null;
  /** Its words were changed since they were read: they wait until the reader wants them. */
  isOutdated: boolean;
  /** Takes the time of the latest change, as it is heard of. */
  noteVersion: (editedAt: string | null) => void;
  /** Reads it again. @returns whether it could be read */
  readAgain: () => Promise<boolean>;
  /** Whether the viewer is deleting it: that it is gone then is no news. */
  setDeleting: (isDeleting: boolean) => void;
  /** For the subscription to it, which is the caller's. */
  subscription: { skip: boolean; onRefused: () => void };
};

/**
 * An item that is open on a page of its own: it counts as viewed, an edit waits until the reader
 * wants it, that it is gone is told, and after a lost connection it is read again.
 */
export function useLiveItem({ id, item, query, typename, fallback, countView }: Options): LiveItem {
  const isLoaded = item !== undefined;
  useCountView(isLoaded ? id : undefined, countView);
  const { isOutdated, noteVersion } = useHasNewerVersion(item);
  const isDeleting = useRef(false);
  const { refusal, readAgain } = useRefetchItem({
    query,
    id,
    typename,
    fallback,
    isExpected: () => isDeleting.current,
  });
  useOnReconnect(() => {
    if (isLoaded) void readAgain();
  });
  return {
    refusal,
    isOutdated,
    noteVersion,
    readAgain,
    setDeleting: (isOwnDeletion) => {
      isDeleting.current = isOwnDeletion;
    },
    subscription: { skip: !isLoaded || refusal !== null, onRefused: () => void readAgain() },
  };
}
