import { chatLimits } from '@schema/rules/chat/chat-texts';
import { useRef, useState } from 'react';

type Given = {
  /** The number of the message at this end of what is loaded. */
  edge: number | undefined;
  /** There are more behind it. */
  hasMore: boolean;
  fetchPage: (edge: number | undefined, first: number) => Promise<unknown>;
};

type State = { is: 'idle' | 'loading' | 'failed'; edge: number | undefined };

/** Loads the pages at one end of what is loaded, one at a time, and says how that stands. */
export function useMoreMessages({ edge, hasMore, fetchPage }: Given) {
  const [state, setState] = useState<State>({ is: 'idle', edge: undefined });
  const isLoading = useRef(false);
  const load = async (): Promise<void> => {
    if (!hasMore || isLoading.current) return;
    isLoading.current = true;
    setState({ is: 'loading', edge });
    const ended = await fetchPage(edge, chatLimits.page).then(
      () => 'idle' as const,
      () => 'failed' as const,
    );
    isLoading.current = false;
    setState({ is: ended, edge });
  };
  // What has come is shown a moment later.
  const isComing = state.is === 'idle' && hasMore && edge !== undefined && state.edge === edge;
  return {
    load,
    isLoading: state.is === 'loading' || isComing,
    hasFailed: state.is === 'failed' && state.edge === edge,
  };
}
