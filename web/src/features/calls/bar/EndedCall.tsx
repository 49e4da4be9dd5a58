import { callBarTexts, callLength, outcomeText } from '@schema/rules/calls/calls-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { tellHere } from '@/core/live/told-here';
import { Avatar, Button, IconButton, notify } from '@/ui';
import type { CallEngine } from '../engine/call-engine';
import type { CallState } from '../state/call-state';
import { callStore } from '../state/call-store';
import classes from './CallBar.module.css';

type Props = { call: Extract<CallState, { phase: 'ended' }>; engine: CallEngine };

/** After these, calling again is what one wants. */
const againAfter = new Set(['missed', 'failed', 'lost', 'permission', 'noDevice', 'deviceBusy']);

/** Characters of what stands in two lines beside the buttons, on a phone. */
const shortText = 60;

/**
 * How a call went; after a failure why, and what to do. A call that was missed is told here alone:
 * no toast says it as well.
 */
export function EndedCall({ call, engine }: Props) {
  const { person, conversationId, outcome, isOwn, note, seconds, inTheWay } = call;
  const text = outcomeText(outcome, { name: person.fullName, isOwn, note });
  const isMissed = outcome === 'missed' && !isOwn;
  const path = pagePathOf.chat(conversationId);
  useEffect(() => (isMissed ? tellHere(path) : undefined), [isMissed, path]);
  useEffect(() => {
    if (isMissed) notify.closeNews((href) => href === path);
  }, [isMissed, path]);
  const canCall = againAfter.has(outcome) || outcome === 'reloaded' || outcome === 'busy';
  return (
    <>
      <Avatar name={person.fullName} src={person.profilePic} size={36} />
      <p
        className={text.length > shortText ? `${classes.words} ${classes.long}` : classes.words}
        role="alert"
      >
        {text}
        {seconds !== null && ` ${callLength(seconds)}`}
      </p>
      <div className={classes.buttons}>
        {inTheWay && (
          <Button size="sm" variant="light" onClick={() => void engine.callInstead()}>
            {callBarTexts.instead}
          </Button>
        )}
        {canCall && (
          <Button
            size="sm"
            variant="light"
            onClick={() => engine.start({ conversationId, person })}
          >
            {isOwn ? callBarTexts.again : callBarTexts.back}
          </Button>
        )}
        <IconButton
          label={callBarTexts.close}
          onClick={() => callStore.dispatch({ type: 'dismiss' })}
        >
          <IconX size={18} aria-hidden />
        </IconButton>
      </div>
    </>
  );
}
