import { type RestRow, restRow } from '../../../core/feature.ts';
import { text } from '../../../core/rest/rest-input.ts';
import { RestStopJobAlert } from '../../../generated/documents.ts';

/**
 * Mail programs call it by themselves (RFC 8058): everything is in the address, the body is
 * ignored.
 */
export const alertRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/jobs/alerts/unsubscribe',
    document: RestStopJobAlert,
    variables: ({ query }) => ({ token: text(query['token']) }),
    reply: (data) => data.stopJobAlert,
    multipart: {},
    form: 'ignored',
  }),
];
