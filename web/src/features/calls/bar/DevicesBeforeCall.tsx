import { outcomeText } from '@schema/rules/calls/calls-texts';
import { useEffect, useState } from 'react';
import {
  chosenMicrophone,
  chosenSpeaker,
  closeMicrophone,
  MicrophoneError,
  openMicrophone,
} from '@/core/sound/microphone';
import { DevicesDialog } from './DevicesDialog';

type Props = { opened: boolean; onClose: () => void };

/** Why the microphone is not there, in the words of a call that could not begin for it. */
const reasonOf = (error: unknown): string =>
  outcomeText(error instanceof MicrophoneError ? error.outcome : 'noDevice', {
    name: '',
    isOwn: true,
    note: null,
  });

/** The microphone while it is tried: it is open no longer than the dialog. */
function useTriedMicrophone(isTrying: boolean, chosen: string) {
  const [sound, setSound] = useState<MediaStream | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    if (!isTrying) return;
    let isOver = false;
    let stream: MediaStream | null = null;
    openMicrophone().then(
      (opened) => {
        if (isOver) return closeMicrophone(opened);
        stream = opened;
        setSound(opened);
        setReason(null);
      },
      (error: unknown) => {
        if (!isOver) setReason(reasonOf(error));
      },
    );
    return () => {
      isOver = true;
      closeMicrophone(stream);
      setSound(null);
    };
  }, [isTrying, chosen]);
  return { sound, reason };
}

/** Chooses microphone and speaker before a call, and shows whether one is heard. */
export default function DevicesBeforeCall({ opened, onClose }: Props) {
  const [chosen, setChosen] = useState(() => chosenMicrophone.read() ?? '');
  const { sound, reason } = useTriedMicrophone(opened, chosen);
  return (
    <DevicesDialog
      devices={{
        switchMicrophone: (deviceId) => {
          if (deviceId) chosenMicrophone.write(deviceId);
          else chosenMicrophone.remove();
          setChosen(deviceId);
          return Promise.resolve();
        },
        switchSpeaker: (deviceId) => {
          if (deviceId) chosenSpeaker.write(deviceId);
          else chosenSpeaker.remove();
          return Promise.resolve();
        },
      }}
      sound={sound}
      reason={reason}
      opened={opened}
      onClose={onClose}
    />
  );
}
