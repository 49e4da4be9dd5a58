import { type RestRow, restRow } from '../../../core/feature.ts';
import { param } from '../../../core/rest/rest-input.ts';
import { RestPostMedia } from '../../../generated/documents.ts';

/** The documented call that reads the files of a post. */
export const postFileRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/auth/post-media/{id}',
    document: RestPostMedia,
    variables: (call) => ({ id: param(call, 'id') }),
    reply: (data) => ({ urls: data.postMedia }),
  }),
];
