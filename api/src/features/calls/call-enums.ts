import {
  callEndReasons,
  callSignalKinds,
  callStates,
} from '../../../../schema/rules/calls/calls-texts.ts';
import { registerEnum } from '../../core/enums.ts';

export const CallStateEnum = registerEnum('CallState', callStates, {
  description: 'How far a call got.',
  values: {
    ringing: 'It rings on all devices of who is called, for 30 seconds.',
    ongoing: 'It was answered on one of them.',
    ended: 'It is over: nothing passes any more.',
  },
});

export const CallEndReasonEnum = registerEnum('CallEndReason', callEndReasons, {
  description: 'Why a call is over.',
  values: {
    hungUp: 'One of the two ended it.',
    declined: 'Who was called declined.',
    missed: 'Nobody answered in time, or the caller gave up before.',
    busy: 'Who was called was in another call.',
    failed: 'No way through, or a device fell silent.',
  },
});

export const CallSignalKindEnum = registerEnum('CallSignalKind', callSignalKinds, {
  description: 'What the browsers of a call tell each other.',
  values: {
    offer: 'A session description that offers a call, or another way to hold it.',
    answer: 'The session description that answers an offer.',
    candidate: 'A way to reach who sends it.',
  },
});
