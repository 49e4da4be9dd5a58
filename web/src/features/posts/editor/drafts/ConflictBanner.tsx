import { IconVersions } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button, RelativeTime } from '@/ui';
import classes from './ConflictBanner.module.css';
import type { Conflict } from './versions';

const words = {
  'account-newer': {
    title: 'A newer version of this draft is in your account',
    use: 'Use the newer version',
    keep: 'Keep what is here',
  },
  'device-newer': {
    title: 'What is here is newer than the draft in your account',
    use: 'Use the saved draft',
    keep: 'Keep the newer version',
  },
  gone: {
    title: 'This draft was published or removed on another device',
    use: 'Discard what is here',
    keep: 'Keep it as a new draft',
  },
  'other-tab': {
    title: 'This draft was changed in another tab',
    use: 'Use the words of that tab',
    keep: 'Keep what is here',
  },
} as const;

type Props = { conflict: Conflict; onUse: () => void; onKeep: () => void };

/** Two versions of the same words: nothing is overwritten before the person has chosen one. */
export function ConflictBanner({ conflict: { kind, at }, onUse, onKeep }: Props) {
  const { title, use, keep } = words[kind];
  const box = useRef<HTMLDivElement>(null);
  // It may appear while the person writes far below.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  const buttons = [
    <Button
      key="use"
      variant={kind === 'device-newer' ? 'default' : 'filled'}
      size="compact-md"
      onClick={onUse}
    >
      {use}
    </Button>,
    <Button
      key="keep"
      variant={kind === 'device-newer' ? 'filled' : 'default'}
      size="compact-md"
      onClick={onKeep}
    >
      {keep}
    </Button>,
  ];
  return (
    <div ref={box} className={classes.banner} role="alert">
      <IconVersions size={22} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>
          {kind === 'gone' ? (
            'Your words are still here.'
          ) : (
            <>
              {kind === 'device-newer' ? 'The saved draft is from ' : 'It is from '}
              <RelativeTime at={new Date(at)} />.
            </>
          )}{' '}
          Until you choose, nothing is {kind === 'gone' ? 'saved' : 'overwritten'}.
        </p>
      </div>
      <div className={classes.buttons}>{kind === 'device-newer' ? buttons.reverse() : buttons}</div>
    </div>
  );
}
