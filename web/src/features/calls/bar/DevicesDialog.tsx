import { callBarTexts } from '@schema/rules/calls/calls-texts';
import { useEffect, useState } from 'react';
import { chosenMicrophone, chosenSpeaker } from '@/core/sound/microphone';
import { Modal, notify, SelectField } from '@/ui';
import type { CallSession } from '../engine/call-session';
import classes from './CallBar.module.css';
import { LevelMeter } from './LevelMeter';

type Props = {
  /** A call, or the microphone that is tried before one. */
  devices: Pick<CallSession, 'switchMicrophone' | 'switchSpeaker'>;
  /** What its microphone hears; null before it is open. */
  sound: MediaStream | null;
  /** Why there is no microphone. */
  reason?: string | null;
  opened: boolean;
  onClose: () => void;
};

/** The microphones and speakers of this computer, as they come and go. */
function useDevices(opened: boolean, heard: MediaStream | null): MediaDeviceInfo[] {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    // Pages without a certificate have no devices at all.
    if (!opened || !('mediaDevices' in navigator)) return;
    const look = () =>
      void navigator.mediaDevices.enumerateDevices().then(setDevices, () => undefined);
    look();
    navigator.mediaDevices.addEventListener('devicechange', look);
    return () => navigator.mediaDevices.removeEventListener('devicechange', look);
    // They have names once one of them may be used.
  }, [opened, heard]);
  return devices;
}

const optionsOf = (devices: MediaDeviceInfo[], kind: MediaDeviceKind) =>
  devices
    .filter((device) => device.kind === kind && device.deviceId !== 'default')
    .map(({ deviceId, label }, index) => ({
      value: deviceId,
      label: label || `${index + 1}`,
    }));

/**
 * Chooses the microphone and, where the browser can, the speaker; shows what the microphone hears.
 */
export function DevicesDialog({ devices: used, sound, reason = null, opened, onClose }: Props) {
  const [microphone, setMicrophone] = useState(() => chosenMicrophone.read() ?? '');
  const [speaker, setSpeaker] = useState(() => chosenSpeaker.read() ?? '');
  const devices = useDevices(opened, sound);
  const choose = async (change: () => Promise<void>) => {
    await change().catch(() => notify.error(callBarTexts.switchFailed));
    setMicrophone(chosenMicrophone.read() ?? '');
    setSpeaker(chosenSpeaker.read() ?? '');
  };
  return (
    <Modal opened={opened} onClose={onClose} title={callBarTexts.devices}>
      <div className={classes.devices}>
        <SelectField
          label={callBarTexts.microphone}
          placeholder={callBarTexts.systemDefault}
          data={optionsOf(devices, 'audioinput')}
          value={microphone}
          onChange={({ currentTarget: { value } }) =>
            void choose(() => used.switchMicrophone(value))
          }
        />
        <LevelMeter sound={sound} />
        {reason ? (
          <p role="alert">{reason}</p>
        ) : (
          <p className={classes.hint}>{callBarTexts.levelHint}</p>
        )}
        {'setSinkId' in HTMLMediaElement.prototype && (
          <SelectField
            label={callBarTexts.speaker}
            placeholder={callBarTexts.systemDefault}
            data={optionsOf(devices, 'audiooutput')}
            value={speaker}
            onChange={({ currentTarget: { value } }) =>
              void choose(() => used.switchSpeaker(value))
            }
          />
        )}
      </div>
    </Modal>
  );
}
