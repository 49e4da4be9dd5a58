import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { param, text, textOrNull } from '../../core/rest/rest-input.ts';
import {
  RestHideGratitude,
  RestSendGratitude,
  RestUpvoteGratitude,
} from '../../generated/documents.ts';

const ofGratitude = (call: RestCall) => ({ id: param(call, 'gratitudeId') });

/** The gratitude calls as documented. */
export const gratitudeRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/profile/{id}/gratitude',
    document: RestSendGratitude,
    variables: (call) => ({
      profileId: param(call, 'id'),
      text: text(call.body['text']),
      key: textOrNull(call.body['key']),
    }),
    reply: (data) => data.sendGratitude,
  }),
  restRow({
    method: 'POST',
    path: '/api/profile/gratitude/{gratitudeId}/upvote',
    document: RestUpvoteGratitude,
    variables: ofGratitude,
    reply: (data) => data.upvoteGratitude,
  }),
  restRow({
    method: 'POST',
    path: '/api/profile/gratitude/{gratitudeId}/hide',
    document: RestHideGratitude,
    variables: ofGratitude,
    reply: (data) => data.hideGratitude,
  }),
];
