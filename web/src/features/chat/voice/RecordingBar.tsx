import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { voiceTexts } from '@schema/rules/chat/voice-texts';
import { IconPlayerStopFilled, IconSend2, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton, VisuallyHidden } from '@/ui';
import { type Track, usePlaying } from './deck';
import type { Recorder } from './recorder';
import type { Recording } from './recording';
import { useRecording } from './useRecording';
import { VoiceControls } from './VoiceControls';
import classes from './voice.module.css';

type Props = {
  userId: string;
  conversationId: string;
  /** A press asked for a new one; else what is kept is shown. */
  isNew: boolean;
  onSend: (recording: Recording) => void;
  onClose: () => void;
};

/** Bars of what was just said. */
const liveBars = 40;

/** How long it is by now. */
function RecordedTime({ recorder }: { recorder: Recorder }) {
  const [milliseconds, setMilliseconds] = useState(recorder.milliseconds);
  useEffect(() => {
    const timer = setInterval(() => setMilliseconds(recorder.milliseconds), 250);
    return () => clearInterval(timer);
  }, [recorder]);
  return (
    <span role="timer" className={classes.time}>
      {voiceTexts.time(milliseconds)}
    </span>
  );
}

/**
 * What was recorded, to be heard before it is sent. Where the browser does not play what it made,
 * others may: it is told, and the device has it by a press.
 */
function Preview({ recording, src }: { recording: Recording; src: string }) {
  const { file, milliseconds, waveform } = recording;
  const { phase } = usePlaying(src);
  const track: Track = {
    ...{ id: src, src, milliseconds },
    renew: () => Promise.resolve(null),
    next: () => null,
  };
  if (phase === 'failed')
    return (
      <div className={classes.failed}>
        <p role="status">{voiceTexts.unheard}</p>
        <a href={src} download={file.name}>
          {chatPageTexts.download('')}
        </a>
      </div>
    );
  return <VoiceControls track={track} waveform={waveform} />;
}

/** Shows how loud it is, past React: ten times a second nothing else changes. */
function useLiveBars() {
  const bars = useRef<HTMLDivElement>(null);
  const levels = useRef<number[]>([]);
  const onLevel = (level: number) => {
    levels.current = [...levels.current, level].slice(-liveBars);
    const shown = bars.current?.children ?? [];
    levels.current.toReversed().forEach((one, place) => {
      const bar = shown[shown.length - 1 - place];
      if (bar instanceof HTMLElement) bar.style.setProperty('--level', String(one));
    });
  };
  const live = (
    <div ref={bars} className={classes.live} aria-hidden>
      {Array.from({ length: liveBars }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by their places
        <i key={place} />
      ))}
    </div>
  );
  return { onLevel, live };
}

const Bar = ({ children }: { children: ReactNode }) => (
  <div role="group" aria-label={voiceTexts.bar} className={classes.bar}>
    {children}
  </div>
);

/** A voice message while it is recorded, and until it is sent: in the place of the box. */
export default function RecordingBar({ onClose, ...about }: Props) {
  const { onLevel, live } = useLiveBars();
  const { phase, stop, again, send, discard } = useRecording({ ...about, onClose, onLevel });
  const main = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(about.isNew);
  useEffect(() => {
    if (isPressed.current && phase.name !== 'looking') main.current?.focus();
  }, [phase.name]);
  if (phase.name === 'looking' || phase.name === 'asking')
    return (
      <Bar>
        <p role="status" className={classes.words}>
          {phase.name === 'asking' && voiceTexts.asking}
        </p>
        <Button size="sm" variant="subtle" onClick={onClose}>
          {voiceTexts.close}
        </Button>
      </Bar>
    );
  if (phase.name === 'failed')
    return (
      <Bar>
        <p role="alert" className={classes.words}>
          {phase.text}
        </p>
        <Button ref={main} size="sm" variant="light" onClick={again}>
          {voiceTexts.again}
        </Button>
        <Button size="sm" variant="subtle" onClick={onClose}>
          {voiceTexts.close}
        </Button>
      </Bar>
    );
  return (
    <Bar>
      <VisuallyHidden role="status">
        {phase.name === 'recording' ? voiceTexts.recording : voiceTexts.kept}
      </VisuallyHidden>
      {phase.name === 'kept' && phase.note && <p className={classes.note}>{phase.note}</p>}
      <IconButton label={voiceTexts.delete} onClick={() => void discard()}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
      {phase.name === 'recording' ? (
        <>
          <RecordedTime recorder={phase.recorder} />
          {live}
          <IconButton ref={main} label={voiceTexts.stop} onClick={stop}>
            <IconPlayerStopFilled size={20} aria-hidden />
          </IconButton>
        </>
      ) : (
        <Preview recording={phase.recording} src={phase.src} />
      )}
      <IconButton
        ref={phase.name === 'kept' ? main : undefined}
        variant="soft"
        label={voiceTexts.send}
        onClick={() => void send()}
      >
        <IconSend2 size={22} aria-hidden />
      </IconButton>
    </Bar>
  );
}
