import { blockTexts } from '../../../../schema/rules/blocks/blocks.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { text } from '../../core/rest/rest-input.ts';
import { RestBlockUser, RestUnblockUser } from '../../generated/documents.ts';

const ofBody = ({ body }: RestCall) => ({ userId: text(body['userId']) });

/** The blocking calls of `schema/rest.md`. */
export const blockRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/settings/block',
    document: RestBlockUser,
    variables: ofBody,
    reply: (data) => ({ message: blockTexts.done, ...data.blockUser }),
  }),
  restRow({
    method: 'POST',
    path: '/api/settings/unblock',
    document: RestUnblockUser,
    variables: ofBody,
    reply: (data) => ({ message: blockTexts.undone, ...data.unblockUser }),
  }),
];
