import { callBarTexts } from '@schema/rules/calls/calls-texts';
import { IconMicrophone, IconMicrophoneOff, IconPhoneOff, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton, useIsNarrow } from '@/ui';
import type { CallEngine } from '../engine/call-engine';
import classes from './CallBar.module.css';
import { DevicesDialog } from './DevicesDialog';
import { LevelMeter } from './LevelMeter';
import { useSessionSound } from './useSessionSound';

/** What one does inside of a call: mute, choose devices, end it. */
export function CallControls({ engine, isMuted }: { engine: CallEngine; isMuted: boolean }) {
  const [isChoosing, setChoosing] = useState(false);
  const isNarrow = useIsNarrow();
  const session = engine.current;
  const sound = useSessionSound(session);
  return (
    <>
      <div className={classes.level}>
        {isMuted ? (
          <span className={classes.hint}>{callBarTexts.muted}</span>
        ) : (
          <LevelMeter sound={sound} />
        )}
      </div>
      <div className={classes.buttons}>
        <IconButton
          label={isMuted ? callBarTexts.unmute : callBarTexts.mute}
          variant={isMuted ? 'marked' : 'soft'}
          aria-pressed={isMuted}
          disabled={!session}
          onClick={() => engine.mute(!isMuted)}
        >
          {isMuted ? (
            <IconMicrophoneOff size={20} aria-hidden />
          ) : (
            <IconMicrophone size={20} aria-hidden />
          )}
        </IconButton>
        <IconButton
          label={callBarTexts.devices}
          variant="soft"
          disabled={!session}
          onClick={() => setChoosing(true)}
        >
          <IconSettings size={20} aria-hidden />
        </IconButton>
        <Button
          size="sm"
          color="danger"
          {...(isNarrow
            ? { px: 'sm', 'aria-label': callBarTexts.end }
            : { leftSection: <IconPhoneOff size={18} aria-hidden /> })}
          onClick={() => engine.end()}
        >
          {isNarrow ? <IconPhoneOff size={20} aria-hidden /> : callBarTexts.end}
        </Button>
      </div>
      {session && (
        <DevicesDialog
          devices={session}
          sound={sound}
          opened={isChoosing}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
