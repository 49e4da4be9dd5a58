import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { keptRecording } from '../voice/kept-recording';
import type { Recording } from '../voice/recording';
import classes from './Composer.module.css';

const RecordingBar = lazy(() => import('../voice/RecordingBar'));

type Options = {
  conversationId: string;
  userId: string;
  /** Something else stands in its place. */
  isAside: boolean;
  onSend: (recording: Recording) => void;
};

/**
 * The voice message of a conversation that is recorded, or waits here since the last visit.
 * @returns `bar`: what takes the place of the box; null without one
 */
export function useVoiceBar({ conversationId, userId, isAside, onSend }: Options): {
  bar: ReactNode;
  isBack: boolean;
  record: () => void;
} {
  const [state, setState] = useState<'closed' | 'new' | 'kept' | 'back'>('closed');
  useEffect(() => {
    let isOver = false;
    void keptRecording({ userId, conversationId }).then((kept) => {
      if (kept && !isOver) setState((now) => (now === 'closed' ? 'kept' : now));
    });
    return () => {
      isOver = true;
    };
  }, [userId, conversationId]);
  // What was recorded before it was put aside is kept.
  if (isAside && state === 'new') setState('kept');
  const isOpen = !isAside && (state === 'new' || state === 'kept');
  return {
    bar: isOpen ? (
      <Suspense fallback={<div className={classes.barShape} />}>
        <RecordingBar
          {...{ userId, conversationId, onSend }}
          isNew={state === 'new'}
          onClose={() => setState('back')}
        />
      </Suspense>
    ) : null,
    isBack: state === 'back',
    record: () => setState('new'),
  };
}
