import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { persistentElement } from '@/core/live/persistent-element';
import { useViewer } from '@/features/identity';
import { useCallSignalsSubscription } from '@/generated/hooks';
import { openCall } from './engine/open-call';
import { callStore, useCallState } from './state/call-store';
import { useCallEngine, useLoadCallEngine } from './useCallEngine';

const CallBar = lazy(() => import('./bar/CallBar'));
const DockedCalls = lazy(() => import('./DockedCalls'));

/** Listens to the viewer's calls; the code that holds one is loaded when there is one. */
function MemberCalls({ viewerId }: { viewerId: string }) {
  const isIdle = useCallState().phase === 'idle';
  const engine = useCallEngine(!isIdle);
  const loadEngine = useLoadCallEngine();
  useCallSignalsSubscription({
    fetchPolicy: 'no-cache',
    onData: (data) => {
      const { callSignals: heard } = data;
      if (heard.call || heard.signal || !isIdle)
        void loadEngine().then(
          (loaded) => loaded.handleSignal(heard),
          () => undefined,
        );
    },
  });
  const tellReloaded = useEffectEvent(() => {
    if (isIdle)
      void openCall.takeBroken(viewerId).then(
        async (broken) => broken && (await loadEngine()).tellReloaded(broken),
        () => undefined,
      );
  });
  useEffect(() => tellReloaded(), []);
  if (isIdle || !engine) return null;
  return (
    <Suspense fallback={null}>
      <CallBar engine={engine} />
    </Suspense>
  );
}

/** The viewer's calls, for members alone. */
export function ViewerCalls() {
  const { me, status } = useViewer();
  return status === 'member' && me && <MemberCalls key={me.user.id} viewerId={me.user.id} />;
}

/**
 * The viewer's calls: they ring, go on and are told of wherever one is. Mounted once, above every
 * shell; a call that is under way when these pages are left goes on beside the others.
 */
export function Calls() {
  useEffect(() => {
    persistentElement.set(null);
    return () => {
      if (callStore.get().phase !== 'idle') persistentElement.set(<DockedCalls />);
    };
  }, []);
  return <ViewerCalls />;
}
