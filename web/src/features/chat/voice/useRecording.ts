import { useEffect, useEffectEvent, useState } from 'react';
import { useUnloadWarning } from '@/core/forms/leaving/useUnloadWarning';
import { useIsInCall } from '@/features/calls';
import { useStore } from '@/ui';
import type { Recording } from './recording';
import { type RecordingPlace, RecordingSession } from './recording-session';

type Options = RecordingPlace & {
  /** A press asked for a new one; else what is kept is looked for. */
  isNew: boolean;
  onSend: (recording: Recording) => void;
  onClose: () => void;
};

/** The recording of a conversation, for as long as its bar stands there. */
export function useRecording({ isNew, onSend, onClose, ...about }: Options) {
  const [session] = useState(() => new RecordingSession(about));
  const phase = useStore(session.phase);
  const isInCall = useIsInCall();
  const begin = useEffectEvent((isFound: boolean) => {
    if (isFound) return;
    if (isNew) void session.record(isInCall);
    else onClose();
  });
  useEffect(() => {
    let isOver = false;
    void session.open().then((isFound) => !isOver && begin(isFound));
    return () => {
      isOver = true;
      session.leave();
    };
  }, [session]);
  useEffect(() => {
    if (isInCall) session.stop('call');
  }, [isInCall, session]);
  useUnloadWarning(phase.name === 'recording' || (phase.name === 'kept' && !phase.isKept));
  return {
    phase,
    stop: () => session.stop(),
    again: () => void session.record(isInCall),
    send: async () => {
      const recording = await session.take();
      if (!recording) return;
      onSend(recording);
      onClose();
    },
    discard: async () => {
      await session.take();
      onClose();
    },
  };
}
