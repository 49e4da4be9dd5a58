import {
  endorsementTexts,
  endorsementVisibilities,
} from '../../../../schema/rules/endorsements.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import { requireOneOf, text } from '../../core/rest-input.ts';
import {
  RestEndorsements,
  RestRemoveEndorsement,
  RestSubmitEndorsement,
} from '../../generated/documents.ts';

/** The endorsement calls as documented. Those that wait come first, for who may see them. */
export const endorsementRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/endorsement/mentee/{userId}',
    document: RestEndorsements,
    variables: ({ params }) => ({ userId: params['userId'] ?? '' }),
    reply: ({ profile }) => ({
      endorsements: [...profile.pending.nodes, ...profile.endorsements.nodes],
    }),
  }),
  restRow({
    method: 'POST',
    path: '/api/endorsement/submit',
    document: RestSubmitEndorsement,
    variables: ({ body }) => ({
      menteeId: text(body['menteeId']),
      message: text(body['message']),
      visibility: requireOneOf(
        body['visibility'] ?? 'everyone',
        endorsementVisibilities,
        endorsementTexts.visibility,
      ),
    }),
    reply: (d) => d.submitEndorsement,
  }),
  restRow({
    method: 'DELETE',
    path: '/api/endorsement/{id}',
    document: RestRemoveEndorsement,
    variables: ({ params }) => ({ id: params['id'] ?? '' }),
    reply: (d) => ({ _id: d.removeEndorsement }),
  }),
];
