import { useApolloClient } from '@apollo/client/react';
import { pushTexts } from '@schema/rules/push/push-texts';
import { useEffect, useState } from 'react';
import { errorText } from '@/core/errors';
import { Button, notify, TextSkeleton } from '@/ui';
import { readStanding, type Standing, turnPushOff, turnPushOn } from './browser-push';
import css from './PushPart.module.css';

const reasons = {
  impossible: pushTexts.impossible,
  needsInstall: pushTexts.needsInstall,
  blocked: pushTexts.blocked,
} as const;

/** Turns notifications on and off on this device; where that can't be, says why and what to do. */
export function PushPart() {
  const client = useApolloClient();
  const [state, setState] = useState<Standing | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    void readStanding(client)
      .catch(() => 'failed' as const)
      .then((read) => {
        if (!isGone) setState(read);
      });
    return () => {
      isGone = true;
    };
  }, [client, tries]);

  const turn = async (work: () => Promise<Standing['standing']>, key: string) => {
    setBusy(true);
    try {
      const standing = await work();
      setState({ standing, key });
      if (standing === 'on') notify.success(pushTexts.turnedOn);
      if (standing === 'off') notify.success(pushTexts.turnedOff);
    } catch (error) {
      notify.error(errorText(error, pushTexts.failed));
    }
    setBusy(false);
  };

  const part = () => {
    if (!state) return <TextSkeleton lines={1} />;
    if (state === 'failed')
      return (
        <>
          <p className={css.about}>{pushTexts.failed}</p>
          <Button variant="default" onClick={() => setTries(tries + 1)}>
            {pushTexts.again}
          </Button>
        </>
      );
    const { standing, key } = state;
    if (key === null || standing === 'blocked' || standing in reasons)
      return <p className={css.about}>{reasons[standing as keyof typeof reasons]}</p>;
    return standing === 'on' ? (
      <>
        <p className={css.about}>{pushTexts.on}</p>
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void turn(() => turnPushOff(client), key)}
        >
          {pushTexts.turnOff}
        </Button>
      </>
    ) : (
      <>
        <p className={css.about}>{pushTexts.about}</p>
        <Button loading={isBusy} onClick={() => void turn(() => turnPushOn(client, key), key)}>
          {pushTexts.turnOn}
        </Button>
      </>
    );
  };
  return (
    <section className={css.part} aria-label={pushTexts.title}>
      <h3 className={css.title}>{pushTexts.title}</h3>
      {part()}
    </section>
  );
}
