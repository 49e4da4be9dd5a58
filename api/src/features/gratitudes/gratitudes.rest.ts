import { type RestCall, type RestRow, restRow } from '../../core/feature.ts';
import { text, textOrNull } from '../../core/rest-input.ts';
import {
  RestHideGratitude,
  RestSendGratitude,
  RestUpvoteGratitude,
} from '../../generated/documents.ts';

const ofGratitude = ({ params }: RestCall) => ({ id: params['gratitudeId'] ?? '' });

/** The gratitude calls as documented. */
export const gratitudeRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/profile/{id}/gratitude',
    document: RestSendGratitude,
    variables: ({ params, body }) => ({
      profileId: params['id'] ?? '',
      text: text(body['text']),
      key: textOrNull(body['key']),
    }),
    reply: (d) => d.sendGratitude,
  }),
  restRow({
    method: 'POST',
    path: '/api/profile/gratitude/{gratitudeId}/upvote',
    document: RestUpvoteGratitude,
    variables: ofGratitude,
    reply: (d) => d.upvoteGratitude,
  }),
  restRow({
    method: 'POST',
    path: '/api/profile/gratitude/{gratitudeId}/hide',
    document: RestHideGratitude,
    variables: ofGratitude,
    reply: (d) => d.hideGratitude,
  }),
];
