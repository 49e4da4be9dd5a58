import { restRow } from '../../core/feature.ts';
import { RestVisionBoard } from '../../generated/documents.ts';

export const visionRows = [
  restRow({
    method: 'GET',
    path: '/api/visionBoard/mentee/{userId}',
    document: RestVisionBoard,
    variables: ({ params }) => ({ userId: params['userId'] ?? '' }),
    reply: (d) => d.profile.visionBoard.items,
  }),
];
