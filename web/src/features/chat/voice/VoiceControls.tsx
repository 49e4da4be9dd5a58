import { voiceSpeeds, voiceTexts, voiceTime } from '@schema/rules/chat/voice-texts';
import { clockText } from '@schema/rules/text/clock-text';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { IconButton } from '@/ui';
import { deck, type Track, usePlaying, useSpeed } from './deck';
import classes from './voice.module.css';
import { Waveform } from './Waveform';

type Props = { track: Track; waveform: readonly number[] };

/** How fast all of them are played: each press is the next speed. */
function SpeedButton() {
  const speed = useSpeed();
  const next = voiceSpeeds[(voiceSpeeds.indexOf(speed) + 1) % voiceSpeeds.length] ?? 1;
  return (
    <button
      type="button"
      className={classes.speed}
      aria-label={voiceTexts.speedLabel(speed)}
      onClick={() => deck.setSpeed(next)}
    >
      {voiceTexts.speed(speed)}
    </button>
  );
}

/** Plays something that was said: its place, its length, its speed. */
export function VoiceControls({ track, waveform }: Props) {
  const { phase, at } = usePlaying(track.id);
  const isOn = phase === 'playing' || phase === 'loading';
  const Icon = isOn ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <>
      <IconButton
        className={classes.play ?? ''}
        label={isOn ? voiceTexts.pause : voiceTexts.play}
        aria-busy={phase === 'loading'}
        onClick={() => deck.toggle(track)}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
      <div className={classes.middle}>
        <Waveform
          waveform={waveform}
          milliseconds={track.milliseconds}
          at={at}
          onSeek={(to) => deck.seek(track, to)}
        />
        {/* The slider says both. */}
        <p className={classes.times} aria-hidden>
          <span>{clockText(Math.floor(at / 1000))}</span>
          <span>{voiceTime(track.milliseconds)}</span>
        </p>
      </div>
      <SpeedButton />
    </>
  );
}
