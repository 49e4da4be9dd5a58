import { callBarTexts } from '@schema/rules/calls/calls-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import { AboveHeader, Avatar, VisuallyHidden } from '@/ui';
import type { CallEngine } from '../engine/call-engine';
import type { CallState } from '../state/call-state';
import { useCallState } from '../state/call-store';
import classes from './CallBar.module.css';
import { CallControls } from './CallControls';
import { Duration } from './Duration';
import { EndedCall } from './EndedCall';
import { IncomingCall } from './IncomingCall';
import { useLineQuality } from './useLineQuality';

type Active = Exclude<CallState, { phase: 'idle' | 'incoming' | 'ended' }>;

/** Where the call stands, in a word that is also announced. */
function lineText(call: Active): string {
  if (call.phase === 'calling') return callBarTexts.calling;
  if (call.phase === 'ringing') return callBarTexts.ringing;
  if (call.phase !== 'inCall' || call.since === null) return callBarTexts.connecting;
  return call.isLineUp ? '' : callBarTexts.lost;
}

function ActiveCall({ call, engine }: { call: Active; engine: CallEngine }) {
  const quality = useLineQuality(engine.current);
  const text = lineText(call);
  const { person, conversationId } = call;
  return (
    <>
      <Avatar name={person.fullName} src={person.profilePic} size={36} />
      <p className={`${classes.words} ${classes.steady}`}>
        <Link to={pagePathOf.chat(conversationId)} className={classes.name}>
          {person.fullName}
        </Link>
        <span className={classes.line}>
          {call.phase === 'inCall' && call.since !== null && <Duration since={call.since} />}
          {text ||
            (quality && (
              <span data-quality={quality} className={classes.quality}>
                {callBarTexts.quality[quality]}
              </span>
            ))}
        </span>
      </p>
      <CallControls engine={engine} isMuted={call.isMuted} />
      <VisuallyHidden role="status">{text}</VisuallyHidden>
    </>
  );
}

/** The call of this page, above the header of whatever is open. */
export default function CallBar({ engine }: { engine: CallEngine }) {
  const call = useCallState();
  if (call.phase === 'idle') return null;
  return (
    <AboveHeader>
      <section aria-label={callBarTexts.region} className={classes.bar} data-phase={call.phase}>
        {call.phase === 'incoming' ? (
          <IncomingCall person={call.person} engine={engine} />
        ) : call.phase === 'ended' ? (
          <EndedCall call={call} engine={engine} />
        ) : (
          <ActiveCall call={call} engine={engine} />
        )}
      </section>
    </AboveHeader>
  );
}
