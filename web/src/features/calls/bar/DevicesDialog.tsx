import { useEffect, useState } from 'react';
import { callBarTexts } from '@schema/rules/calls-texts';
import { Modal, notify, SelectField } from '@/ui';
import type { CallSession } from '../engine/call-session';
import { chosenMicrophone, chosenSpeaker } from '../engine/microphone';
import { LevelMeter } from './LevelMeter';
import classes from './CallBar.module.css';

type Props = { session: CallSession; opened: boolean; onClose: () => void };

/** The microphones and speakers of this computer, as they come and go. */
function useDevices(opened: boolean): MediaDeviceInfo[] {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    if (!opened) return;
    const look = () =>
      void navigator.mediaDevices.enumerateDevices().then(setDevices, () => undefined);
    look();
    navigator.mediaDevices.addEventListener('devicechange', look);
    return () => navigator.mediaDevices.removeEventListener('devicechange', look);
  }, [opened]);
  return devices;
}

const optionsOf = (devices: MediaDeviceInfo[], kind: MediaDeviceKind) =>
  devices
    .filter((device) => device.kind === kind && device.deviceId !== 'default')
    .map(({ deviceId, label }, index) => ({
      value: deviceId,
      label: label || `${index + 1}`,
    }));

/** Chooses the microphone and, where the browser can, the speaker of a call; shows what it hears. */
export function DevicesDialog({ session, opened, onClose }: Props) {
  const devices = useDevices(opened);
  const [microphone, setMicrophone] = useState(() => chosenMicrophone.read() ?? '');
  const [speaker, setSpeaker] = useState(() => chosenSpeaker.read() ?? '');
  const [sound, setSound] = useState(session.sound);
  const choose = async (change: () => Promise<void>) => {
    await change().catch(() => notify.error(callBarTexts.switchFailed));
    setMicrophone(chosenMicrophone.read() ?? '');
    setSpeaker(chosenSpeaker.read() ?? '');
    setSound(session.sound);
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
            void choose(() => session.useMicrophone(value))
          }
        />
        <LevelMeter sound={sound} />
        <p className={classes.hint}>{callBarTexts.levelHint}</p>
        {'setSinkId' in HTMLMediaElement.prototype && (
          <SelectField
            label={callBarTexts.speaker}
            placeholder={callBarTexts.systemDefault}
            data={optionsOf(devices, 'audiooutput')}
            value={speaker}
            onChange={({ currentTarget: { value } }) =>
              void choose(() => session.useSpeaker(value))
            }
          />
        )}
      </div>
    </Modal>
  );
}
