import {
  endorsementTexts,
  endorsementVisibilities,
} from '../../../../schema/rules/endorsements/endorsements.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import { param, requireOneOf, text } from '../../core/rest/rest-input.ts';
import { pagesOf } from '../../core/rest/rest-pages.ts';
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
    variables: (call) => ({
      userId: param(call, 'userId'),
      ...pagesOf(call, 'pending', 'endorsements'),
    }),
    lists: ({ profile }) => [profile.pending, profile.endorsements],
    reply: ({ profile: { pending, endorsements } }) => ({
      endorsements: [...(pending?.nodes ?? []), ...(endorsements?.nodes ?? [])],
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
    reply: (data) => data.submitEndorsement,
  }),
  restRow({
    method: 'DELETE',
    path: '/api/endorsement/{id}',
    document: RestRemoveEndorsement,
    variables: (call) => ({ id: param(call, 'id') }),
    reply: (data) => ({ _id: data.removeEndorsement }),
  }),
];
