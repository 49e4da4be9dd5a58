import { IconVersions } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
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

/** Of changes to a post that is published. */
const publishedWords = {
  ...words,
  'account-newer': {
    title: 'This experience was changed on another device meanwhile',
    use: 'Use the published version',
    keep: 'Keep what is here',
  },
  'device-newer': {
    title: 'What is here is newer than a change from another device',
    use: 'Use the published version',
    keep: 'Keep what is here',
  },
} as const;

type Props = {
  conflict: Conflict;
  /** The address of the post that is edited; none of a draft. */
  publishedAt: string | undefined;
  onUse: () => void;
  onKeep: () => void;
};

const sinceWords = (kind: Conflict['kind']): string =>
  kind === 'device-newer' ? 'The saved draft is from ' : 'It is from ';

/** Two versions of the same words: nothing is overwritten before the person has chosen one. */
export function ConflictBanner({ conflict, publishedAt, onUse, onKeep }: Props) {
  const { kind, at } = conflict;
  const { title, use, keep } = (publishedAt ? publishedWords : words)[kind];
  const box = useRef<HTMLDivElement>(null);
  // It may appear while the person writes far below.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [conflict]);
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
              {publishedAt && kind !== 'other-tab' ? (
                <>
                  <Link to={publishedAt} target="_blank" rel="noopener">
                    The published version
                  </Link>{' '}
                  is from{' '}
                </>
              ) : (
                sinceWords(kind)
              )}
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
