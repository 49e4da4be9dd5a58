import { restRow } from '../../core/feature.ts';
import { param } from '../../core/rest/rest-input.ts';
import { RestVisionBoard } from '../../generated/documents.ts';

export const visionRows = [
  restRow({
    method: 'GET',
    path: '/api/visionBoard/mentee/{userId}',
    document: RestVisionBoard,
    variables: (call) => ({ userId: param(call, 'userId') }),
    reply: (data) => data.profile.visionBoard.items,
  }),
];
