import { useEffect } from 'react';
import { useIsInCall } from '@/features/calls';
import { nowPlaying } from './now-playing';

/** What is played ends where nothing shows it any more, and for a call. */
export function useQuietOnLeave(): void {
  const isInCall = useIsInCall();
  useEffect(() => {
    if (isInCall) nowPlaying.stop();
  }, [isInCall]);
  useEffect(() => () => nowPlaying.stop(), []);
}
