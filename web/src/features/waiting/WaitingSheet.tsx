import { waitingTexts as texts } from '@schema/rules/device/waiting-texts';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { sendsWhenClosed } from '@/core/outbox/kept-for-worker';
import { DraftsHere } from '@/features/careers';
import { IconButton, SlideOver } from '@/ui';
import type { Thing } from './things';
import css from './Waiting.module.css';

type Outbox = {
  retry: (key: string) => void;
  goOn: () => void;
  remove: (keys: readonly string[]) => void;
};

type Props = {
  userId: string;
  opened: boolean;
  onClose: () => void;
  things: readonly Thing[];
  outboxOf: (thing: Thing) => Outbox;
};

function Row({ thing, outbox, onLeave }: { thing: Thing; outbox: Outbox; onLeave: () => void }) {
  const { key, kind, words, path, place, refusal } = thing;
  const about = [kind, words || place].filter(Boolean).join(': ');
  return (
    <li className={css.row}>
      <div className={css.what}>
        <strong>{kind}</strong>
        {words && <p className={css.words}>{words}</p>}
        <Link to={path} onClick={onLeave}>
          {place || texts.toPlace}
        </Link>
        {refusal && <p className={css.refusal}>{refusal}</p>}
      </div>
      <IconButton
        label={`${texts.sendNow}: ${about}`}
        onClick={() => (refusal === null ? outbox.goOn() : outbox.retry(key))}
      >
        <IconRefresh size={18} aria-hidden />
      </IconButton>
      <IconButton label={`${texts.remove}: ${about}`} onClick={() => outbox.remove([key])}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

/** All that waits on this device for the line, each with its place, and the drafts here. */
export function WaitingSheet({ userId, opened, onClose, things, outboxOf }: Props) {
  return (
    <SlideOver opened={opened} onClose={onClose} title={texts.title}>
      <div className={css.sheet}>
        {things.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <p className={css.faint}>{texts.intro(sendsWhenClosed())}</p>
        )}
        <ul role="list" className={css.list}>
          {things.map((thing) => (
            <Row key={thing.key} thing={thing} outbox={outboxOf(thing)} onLeave={onClose} />
          ))}
        </ul>
        <DraftsHere userId={userId} />
      </div>
    </SlideOver>
  );
}
