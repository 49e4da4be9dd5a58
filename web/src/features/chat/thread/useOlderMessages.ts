import { useRef, useState } from 'react';
import { chatLimits } from '@schema/rules/chat-texts';

type Given = {
  /** The number of the oldest that is loaded. */
  oldest: number | undefined;
  hasOlder: boolean;
  fetchOlder: (variables: { before: number | undefined; first: number }) => Promise<unknown>;
};

type State = { is: 'idle' | 'loading' | 'failed'; before: number | undefined };

/** Loads the pages before what is loaded, one at a time, and says how that stands. */
export function useOlderMessages({ oldest, hasOlder, fetchOlder }: Given) {
  const [state, setState] = useState<State>({ is: 'idle', before: undefined });
  const isLoading = useRef(false);
  const loadOlder = async (first: number = chatLimits.page): Promise<void> => {
    if (!hasOlder || isLoading.current) return;
    isLoading.current = true;
    setState({ is: 'loading', before: oldest });
    const ended = await fetchOlder({ before: oldest, first }).then(
      () => 'idle' as const,
      () => 'failed' as const,
    );
    isLoading.current = false;
    setState({ is: ended, before: oldest });
  };
  // What has come is shown a moment later.
  const isComing =
    state.is === 'idle' && hasOlder && oldest !== undefined && state.before === oldest;
  return {
    hasOlder,
    loadOlder,
    isLoadingOlder: state.is === 'loading' || isComing,
    hasOlderFailed: state.is === 'failed',
  };
}
