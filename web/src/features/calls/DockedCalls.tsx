import { useEffect } from 'react';
import DataProvider from '@/core/data/DataProvider';
import { persistentElement } from '@/core/live/persistent-element';
import { ViewerCalls } from './Calls';
import { useCallState } from './state/call-store';

/**
 * A call that goes on while its person reads a page outside of the data layout: gone with the call.
 */
export default function DockedCalls() {
  const isIdle = useCallState().phase === 'idle';
  useEffect(() => {
    if (isIdle) persistentElement.set(null);
  }, [isIdle]);
  return (
    <DataProvider>
      <ViewerCalls />
    </DataProvider>
  );
}
